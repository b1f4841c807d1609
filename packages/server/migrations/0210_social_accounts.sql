-- The accounts at other providers by which somebody logs in.
create table social_accounts (
  user_id uuid not null references users (id) on delete cascade,
  provider text not null,
  -- The provider's id of the account; its name and e-mail may change.
  subject text not null,
  name text not null,
  linked_at timestamptz not null default now(),
  primary key (user_id, provider),
  constraint social_accounts_subject_key unique (provider, subject),
  constraint social_accounts_provider_check check (provider in ('FACEBOOK', 'GOOGLE', 'STEAM'))
);

-- Issued for Google's ID tokens and deleted by their use.
create table social_nonces (
  nonce_hash bytea primary key,
  expires_at timestamptz not null
);
create index social_nonces_expires_idx on social_nonces (expires_at);

-- Tokens of providers that set no nonce of ours: each is kept from its use until it expires, and refused again.
create table used_social_tokens (
  token_hash bytea primary key,
  expires_at timestamptz not null
);
create index used_social_tokens_expires_idx on used_social_tokens (expires_at);

-- Somebody who has logged in at a provider and has no account yet; only the token's SHA-256 is kept.
create table social_registrations (
  token_hash bytea primary key,
  provider text not null,
  subject text not null,
  name text,
  email citext,
  email_verified boolean not null,
  expires_at timestamptz not null,
  constraint social_registrations_provider_check check (provider in ('FACEBOOK', 'GOOGLE', 'STEAM'))
);
create index social_registrations_expires_idx on social_registrations (expires_at);
