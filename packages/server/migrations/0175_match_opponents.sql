-- The opposing team, where it is one of the platform: a match links to it. Names are unique.
alter table team_matches add column opponent_id uuid references teams (id) on delete set null;
create index team_matches_opponent_idx on team_matches (opponent_id) where opponent_id is not null;
update team_matches set opponent_id = teams.id from teams where teams.name = team_matches.opponent;
