-- The authenticator app of an account. The secret is encrypted by a key outside the database; `enabled_at` is null until a code
-- confirms the set-up. `last_step` is the time step of the last accepted code: no code is accepted twice.
create table two_step (
  user_id uuid primary key references users (id) on delete cascade,
  secret bytea not null,
  last_step integer not null default 0,
  enabled_at timestamptz,
  created_at timestamptz not null
);

-- Unused ones only; each is an HMAC by a key outside the database.
create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- Log-ins whose first step is done.
create table login_challenges (
  challenge_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  device_hash bytea,
  attempts smallint not null default 0,
  expires_at timestamptz not null
);
create index login_challenges_user_idx on login_challenges (user_id);
create index login_challenges_expires_idx on login_challenges (expires_at);
