-- Pictures and voice notes of messages. Private: they are not among the files that everybody with the address may read.
create table message_attachments (
  id uuid primary key,
  conversation_id uuid not null references conversations (id) on delete cascade,
  -- Whoever has uploaded it; the attachments of an account are erased with it.
  user_id uuid not null references users (id) on delete cascade,
  -- Null until it is sent.
  message_id uuid references messages (id) on delete cascade,
  position smallint,
  kind text not null,
  content_type text not null,
  bytes bytea not null,
  width integer,
  height integer,
  seconds smallint,
  created_at timestamptz not null default now(),
  constraint message_attachments_kind_check check (
    case kind
      when 'IMAGE' then width > 0 and height > 0 and seconds is null
      when 'VOICE' then seconds between 1 and 60 and width is null and height is null
      else false
    end
  ),
  constraint message_attachments_sent_check check ((message_id is null) = (position is null))
);
-- Encoded already: compressing again costs time and saves nothing.
alter table message_attachments alter column bytes set storage external;
create index message_attachments_message_idx on message_attachments (message_id, position) where message_id is not null;
create index message_attachments_unsent_idx on message_attachments (created_at) where message_id is null;
create index message_attachments_user_idx on message_attachments (user_id);
create index message_attachments_conversation_idx on message_attachments (conversation_id);
