-- The last sequence given to each user. Its row lock makes one user's notifications commit in the
-- order of their sequence, so "everything after n" never skips one that commits late.
create table notification_counters (
  user_id uuid primary key references users (id) on delete cascade,
  last_sequence bigint not null
);

create table notifications (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  sequence bigint not null,
  type text not null,
  context_type text not null,
  title text not null,
  -- Text or lines of text. A notification of an invitation shows the invitation itself while it lives.
  body jsonb not null,
  team_id uuid references teams (id) on delete set null,
  invitation_id uuid references invitations (id) on delete set null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  -- Kept as an anchor: a client may ask for everything after one that it has deleted.
  deleted_at timestamptz,
  constraint notifications_sequence_key unique (user_id, sequence)
);
create index notifications_unread_idx on notifications (user_id, sequence desc)
  where read_at is null and deleted_at is null;
create index notifications_invitation_idx on notifications (invitation_id) where invitation_id is not null;
create index notifications_created_idx on notifications (created_at);

-- What was put into the store once, such as the demo data.
create table seeds (
  name text primary key,
  done_at timestamptz not null default now()
);
