-- Of a championship and its matches, for links.
alter table notifications
  add column championship_id uuid references championships (id) on delete set null,
  add column match_id uuid references championship_matches (id) on delete set null;
create index notifications_championship_idx on notifications (championship_id) where championship_id is not null;
create index notifications_match_idx on notifications (match_id) where match_id is not null;
