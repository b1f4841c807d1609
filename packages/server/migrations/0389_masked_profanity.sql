-- Whether inappropriate words of others are hidden from the user in the chat.
alter table user_preferences
  add column mask_profanity boolean not null default false;
