-- The sockets in the chat of all processes. Nothing of it outlives a crash: a process that no longer says that its sockets are open has none.
create unlogged table chat_connections (
  id text primary key,
  user_id uuid not null references users (id) on delete cascade,
  process_id uuid not null,
  -- Not idle, as the client says.
  is_active boolean not null default true,
  -- What the client has on screen, for which nothing is notified.
  conversation_id uuid,
  seen_at timestamptz not null
);
create index chat_connections_user_idx on chat_connections (user_id);
create index chat_connections_process_idx on chat_connections (process_id);
create index chat_connections_seen_idx on chat_connections (seen_at);

alter table user_preferences
  add column presence boolean not null default true,
  add column read_marks boolean not null default true;
