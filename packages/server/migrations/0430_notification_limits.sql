-- How often somebody has notified somebody else by operations of one kind, in the window that ends at `resets_at`. Unlogged: each row is
-- worth hours at most. Counted in the transaction that notifies, so that what is rolled back does not count.
create unlogged table notification_limits (
  sender_id uuid not null references users (id) on delete cascade,
  receiver_id uuid not null references users (id) on delete cascade,
  name text not null,
  count integer not null,
  resets_at timestamptz not null,
  primary key (sender_id, receiver_id, name)
);
create index notification_limits_receiver_idx on notification_limits (receiver_id);
create index notification_limits_resets_idx on notification_limits (resets_at);

-- What a notification is about, such as a match or an event: of one kind and subject only the newest unread one is shown. Null for
-- notifications of which each says something of its own.
alter table notifications add column subject text;
create unique index notifications_subject_key on notifications (user_id, type, subject)
  where subject is not null and read_at is null and deleted_at is null;
