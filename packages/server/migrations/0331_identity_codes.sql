-- A code that is mailed to confirm what cannot be taken back, and is typed by the user.
alter table mail_tokens drop constraint mail_tokens_purpose_check;
alter table mail_tokens add constraint mail_tokens_purpose_check
  check (purpose in ('RECOVERY', 'CONFIRMATION', 'EMAIL_CHANGE', 'IDENTITY'));
