-- The address that a user has asked for, until the link that is mailed to it is opened.
create table email_changes (
  user_id uuid primary key references users (id) on delete cascade,
  email citext not null,
  requested_at timestamptz not null
);
alter table mail_tokens drop constraint mail_tokens_purpose_check;
alter table mail_tokens add constraint mail_tokens_purpose_check
  check (purpose in ('RECOVERY', 'CONFIRMATION', 'EMAIL_CHANGE'));
