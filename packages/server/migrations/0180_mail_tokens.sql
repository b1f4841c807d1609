-- The tokens of mailed links; only their SHA-256 is kept. A link belongs to the address that it was mailed to.
create table mail_tokens (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null,
  email citext not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint mail_tokens_purpose_check check (purpose in ('RECOVERY', 'CONFIRMATION'))
);
create index mail_tokens_user_idx on mail_tokens (user_id, purpose);
create index mail_tokens_expires_idx on mail_tokens (expires_at);
