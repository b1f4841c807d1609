-- Conversations: direct ones, the group of each team, and groups that users make.
create table conversations (
  id uuid primary key,
  kind text not null,
  -- Of a team's group, which is named as the team is.
  team_id uuid references teams (id) on delete cascade,
  -- Of a group that users have made.
  name text,
  -- The users of a direct one, the smaller id first: each pair has one.
  first_user_id uuid references users (id) on delete cascade,
  second_user_id uuid references users (id) on delete cascade,
  created_by uuid references users (id) on delete set null,
  -- Counted up under the row's lock, so that both are without gaps and in the order of the commits.
  last_sequence integer not null default 0,
  last_change integer not null default 0,
  -- As precise as the instants that pages are cut at.
  last_message_at timestamptz (3),
  created_at timestamptz (3) not null default now(),
  constraint conversations_team_key unique (team_id),
  constraint conversations_pair_key unique (first_user_id, second_user_id),
  constraint conversations_kind_check check (
    case kind
      when 'DIRECT' then first_user_id < second_user_id and team_id is null and name is null
      when 'TEAM' then team_id is not null and name is null and first_user_id is null and second_user_id is null
      when 'GROUP' then name is not null and team_id is null and first_user_id is null and second_user_id is null
      else false
    end
  )
);

create table conversation_members (
  conversation_id uuid not null references conversations (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  last_read_sequence integer not null default 0,
  muted_until timestamptz,
  joined_at timestamptz not null default now(),
  primary key (conversation_id, user_id)
);
create index conversation_members_user_idx on conversation_members (user_id, conversation_id);

create table messages (
  id uuid primary key,
  conversation_id uuid not null references conversations (id) on delete cascade,
  sequence integer not null,
  -- Of the conversation's changes, the latest that touched this message.
  change integer not null,
  -- Chosen by the client: a message sent twice is stored once.
  client_id uuid not null,
  sender_id uuid not null references users (id) on delete cascade,
  content text not null,
  reply_to uuid references messages (id) on delete set null,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  deleted_at timestamptz,
  constraint messages_sequence_key unique (conversation_id, sequence),
  constraint messages_change_key unique (conversation_id, change),
  constraint messages_client_key unique (conversation_id, sender_id, client_id)
);
create index messages_sender_idx on messages (sender_id);
create index messages_reply_idx on messages (reply_to) where reply_to is not null;

create table message_reactions (
  message_id uuid not null references messages (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  emoji text not null,
  created_at timestamptz not null default now(),
  primary key (message_id, emoji, user_id)
);
create index message_reactions_user_idx on message_reactions (user_id);

create table user_blocks (
  user_id uuid not null references users (id) on delete cascade,
  blocked_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, blocked_id),
  constraint user_blocks_self_check check (user_id <> blocked_id)
);
create index user_blocks_blocked_idx on user_blocks (blocked_id);

-- A team's group has the team's members, whichever way they come and go. Who joins has read what was written before.
create function create_team_conversation() returns trigger language plpgsql as $$
begin
  insert into conversations (id, kind, team_id) values (gen_random_uuid(), 'TEAM', new.id);
  return null;
end
$$;
create trigger teams_create_conversation after insert on teams
  for each row execute function create_team_conversation();

create function join_team_conversation() returns trigger language plpgsql as $$
begin
  insert into conversation_members (conversation_id, user_id, last_read_sequence)
  select id, new.user_id, last_sequence from conversations where team_id = new.team_id
  on conflict do nothing;
  return null;
end
$$;
create trigger team_members_join_conversation after insert on team_members
  for each row execute function join_team_conversation();

create function leave_team_conversation() returns trigger language plpgsql as $$
begin
  delete from conversation_members
  using conversations
  where conversations.id = conversation_members.conversation_id
    and conversations.team_id = old.team_id
    and conversation_members.user_id = old.user_id;
  return null;
end
$$;
create trigger team_members_leave_conversation after delete on team_members
  for each row execute function leave_team_conversation();

insert into conversations (id, kind, team_id) select gen_random_uuid(), 'TEAM', id from teams;
insert into conversation_members (conversation_id, user_id)
select conversations.id, team_members.user_id
from conversations join team_members on team_members.team_id = conversations.team_id;
