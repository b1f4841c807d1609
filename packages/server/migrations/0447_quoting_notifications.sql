-- A notification of a message, a communication or an announcement shows the text as it is when it is read, instead of a copy
-- that would outlast an edit or a deletion. Its own body is shown once the text is gone.
alter table notifications
  add column message_id uuid references messages (id) on delete set null,
  add column communication_id uuid references communications (id) on delete set null,
  add column announcement_id uuid references championship_announcements (id) on delete set null;
create index notifications_message_idx on notifications (message_id) where message_id is not null;
create index notifications_communication_idx on notifications (communication_id) where communication_id is not null;
create index notifications_announcement_idx on notifications (announcement_id) where announcement_id is not null;

-- Earlier ones are tied to their text where it still is what they have copied, and lose the copy otherwise.
update notifications set message_id = (
  select messages.id from messages
  where messages.conversation_id = notifications.conversation_id
    and messages.deleted_at is null
    and messages.created_at <= notifications.created_at
    and to_jsonb(left(messages.content, 200)) = notifications.body
  order by messages.sequence desc
  limit 1
)
where conversation_id is not null;
update notifications set body = '"A mensagem não está mais disponível."'
where conversation_id is not null
  or (type = 'ANNOUNCE_NEW' and context_type = 'USER' and title ~ '^(Mensagem de |[\w-]{3,20} mencionou você em )');

update notifications set communication_id = (
  select communications.id from communications
  where communications.team_id = notifications.team_id
    and communications.created_at <= notifications.created_at
    and to_jsonb(communications.title) = notifications.body
    and (communications.recipient_id is null or communications.recipient_id = notifications.user_id)
  order by communications.created_at desc
  limit 1
)
where type = 'ANNOUNCE_NEW' and context_type = 'TEAM' and team_id is not null;
update notifications set body = '"O comunicado não está mais disponível."'
where type = 'ANNOUNCE_NEW' and context_type = 'TEAM';

update notifications set announcement_id = (
  select championship_announcements.id from championship_announcements
  where championship_announcements.championship_id = notifications.championship_id
    and championship_announcements.created_at <= notifications.created_at
    and championship_announcements.title = notifications.body ->> 0
  order by championship_announcements.created_at desc
  limit 1
)
where type = 'ANNOUNCE_NEW' and championship_id is not null and jsonb_typeof(body) = 'array';
update notifications set body = '"O aviso não está mais disponível."'
where type = 'ANNOUNCE_NEW' and championship_id is not null and jsonb_typeof(body) = 'array';
