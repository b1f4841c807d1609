-- The weekly digest by e-mail, off unless asked for; and the Monday of the last one, so that each week has one.
alter table user_preferences
  add column weekly_digest boolean not null default false,
  add column digest_week date;
create index user_preferences_digest_idx on user_preferences (digest_week) where weekly_digest;
