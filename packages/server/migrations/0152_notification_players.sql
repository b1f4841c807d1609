-- Somebody else whom a notification concerns, such as who joined: it leads to their page.
alter table notifications add column player_id uuid references users (id) on delete set null;
create index notifications_player_idx on notifications (player_id) where player_id is not null;
