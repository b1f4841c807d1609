-- Who administers a group that users have made, and its picture by the hash of its bytes.
alter table conversations
  add column owner_id uuid references users (id) on delete set null,
  add column picture_hash text;
update conversations set owner_id = coalesce(
  (select user_id from conversation_members where conversation_id = conversations.id and user_id = created_by),
  (select user_id from conversation_members where conversation_id = conversations.id order by joined_at, user_id limit 1)
) where kind = 'GROUP';
create index conversations_picture_idx on conversations (picture_hash) where picture_hash is not null;

-- A group whose owner goes, in whatever way, is handed over to whoever has been in it for longest.
create function hand_conversation_over() returns trigger language plpgsql as $$
begin
  update conversations
  set owner_id = (
    select user_id from conversation_members
    where conversation_id = old.conversation_id
    order by joined_at, user_id
    limit 1
  )
  where id = old.conversation_id and owner_id = old.user_id;
  return null;
end
$$;
create trigger conversation_members_hand_over after delete on conversation_members
  for each row execute function hand_conversation_over();

alter table messages
  add column pinned_at timestamptz,
  -- What is pinned and then deleted is no longer pinned.
  add constraint messages_pinned_check check (pinned_at is null or deleted_at is null);
create index messages_pinned_idx on messages (conversation_id, pinned_at desc) where pinned_at is not null;
