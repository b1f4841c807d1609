-- What a stranger begins is a request until it is answered: PENDING, or DECLINED without the stranger being told. Null: a conversation.
alter table conversation_members
  add column request text,
  add constraint conversation_members_request_check check (request in ('PENDING', 'DECLINED'));

alter table notifications add column conversation_id uuid references conversations (id) on delete set null;
create index notifications_conversation_idx on notifications (conversation_id, user_id)
  where conversation_id is not null and read_at is null and deleted_at is null;
