create extension if not exists citext;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- unaccent() is only STABLE because its dictionary may change; an index needs an immutable function,
-- so the dictionary is named outright.
create function convoca_fold(value text) returns text
  language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent'::regdictionary, value));

-- Portuguese order ("Ágata" beside "agata"), whatever the cluster's own locale is.
create collation convoca_pt (provider = icu, locale = 'pt-BR');

create table users (
  id uuid primary key,
  email citext not null,
  nick citext not null,
  name text not null,
  cpf text not null,
  phone text not null,
  gender text,
  birth date not null,
  about text,
  password_hash text,
  platform_role text not null default 'USER',
  profile_visibility text not null default 'PUBLIC',
  email_verified_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (convoca_fold(nick::text || ' ' || name)) stored,
  constraint users_email_key unique (email),
  constraint users_nick_key unique (nick),
  constraint users_cpf_key unique (cpf),
  constraint users_cpf_check check (cpf ~ '^[0-9]{11}$'),
  constraint users_phone_check check (phone ~ '^[0-9]{10,11}$'),
  constraint users_gender_check check (gender in ('MALE', 'FEMALE', 'OTHER', 'NOT_INFORMED')),
  constraint users_role_check check (platform_role in ('USER', 'ORGANIZER', 'ADMIN')),
  constraint users_visibility_check check (profile_visibility in ('PUBLIC', 'MEMBERS', 'NOBODY'))
);
create index users_search_text_idx on users using gin (search_text gin_trgm_ops);
create index users_nick_order_idx on users ((nick::text) collate convoca_pt, id);

-- A token is 256 random bits; only its SHA-256 is kept, so a stolen dump opens no session.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  token_hash bytea not null,
  device text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint sessions_token_hash_key unique (token_hash)
);
create index sessions_user_idx on sessions (user_id, last_used_at desc);
create index sessions_expires_idx on sessions (expires_at);

create table idempotency_keys (
  scope text not null,
  operation text not null,
  key text not null,
  request_hash bytea not null,
  status integer,
  body jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, operation, key)
);
create index idempotency_keys_created_idx on idempotency_keys (created_at);
