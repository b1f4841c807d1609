-- Who left a group is not put back without being asked: `conversation_members.request` is theirs until they answer.
create table conversation_departures (
  conversation_id uuid not null references conversations (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  left_at timestamptz not null default now(),
  declined_at timestamptz,
  primary key (conversation_id, user_id)
);
create index conversation_departures_user_idx on conversation_departures (user_id);

-- Somebody who has not answered becomes the owner only where nobody else is left.
create or replace function hand_conversation_over() returns trigger language plpgsql as $$
begin
  update conversations
  set owner_id = (
    select user_id from conversation_members
    where conversation_id = old.conversation_id
    order by request is not null, joined_at, user_id
    limit 1
  )
  where id = old.conversation_id and owner_id = old.user_id;
  return null;
end
$$;
