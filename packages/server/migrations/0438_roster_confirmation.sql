-- Players confirm the place that their team has given them; only then are they kept from another team. Places from before this
-- rule count as confirmed.
alter table championship_players add column confirmed_at timestamptz;
update championship_players set confirmed_at = now();
drop index championship_players_user_key;
create unique index championship_players_user_key on championship_players (championship_id, user_id)
  where is_active and confirmed_at is not null;

alter table notifications
  add column registration_id uuid references championship_registrations (id) on delete set null;
create index notifications_registration_idx on notifications (registration_id) where registration_id is not null;
