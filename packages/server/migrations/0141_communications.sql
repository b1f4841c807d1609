-- To the whole team, or from one member to another. Which of the two it is never changes.
create table communications (
  id uuid primary key,
  team_id uuid not null references teams (id) on delete cascade,
  sender_id uuid not null references users (id) on delete cascade,
  recipient_id uuid references users (id) on delete cascade,
  message_type text not null,
  title text not null,
  body text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint communications_type_check check (message_type in ('INFO', 'WARNING', 'URGENT', 'PRIVATE')),
  constraint communications_private_check check ((message_type = 'PRIVATE') = (recipient_id is not null)),
  constraint communications_two_check check (sender_id <> recipient_id)
);
create index communications_team_idx on communications (team_id, created_at desc, id desc)
  where recipient_id is null;
create index communications_recipient_idx on communications (recipient_id, team_id, created_at desc)
  where recipient_id is not null;
create index communications_sender_idx on communications (sender_id, team_id, created_at desc)
  where recipient_id is not null;

-- One row for each reader: made with the communication for everybody it went to, and on reading for who
-- joined later. So what was said before somebody joined is nothing that they have yet to read.
create table communication_readers (
  communication_id uuid not null references communications (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  team_id uuid not null references teams (id) on delete cascade,
  read_at timestamptz,
  primary key (communication_id, user_id)
);
create index communication_readers_unread_idx on communication_readers (user_id, team_id)
  where read_at is null;
create index communication_readers_team_idx on communication_readers (team_id);
