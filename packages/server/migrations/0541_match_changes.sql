-- Nobody loses by walk-over sooner than 15 minutes after the time or the teams of the match changed.
alter table championship_matches add column changed_at timestamptz;
