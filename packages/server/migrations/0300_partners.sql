-- Sites that may ask users for a grant; the key names a site in its pages and is no secret.
create table partner_sites (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  key text not null,
  name text not null,
  origins text[] not null,
  created_at timestamptz not null,
  constraint partner_sites_key_key unique (key)
);
create index partner_sites_user_idx on partner_sites (user_id, created_at desc);
create index partner_sites_origins_idx on partner_sites using gin (origins);

-- What a user lets a site do, from one of its origins.
create table partner_grants (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  site_id uuid not null references partner_sites (id) on delete cascade,
  origin text not null,
  scope text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  constraint partner_grants_user_site_origin_key unique (user_id, site_id, origin),
  constraint partner_grants_scope_check check (scope in ('notifications'))
);
create index partner_grants_site_idx on partner_grants (site_id);
create index partner_grants_origin_idx on partner_grants (origin);

-- Only hashes are kept. A used code stays until it expires, so that its second use is seen.
create table partner_codes (
  code_hash bytea primary key,
  grant_id uuid not null references partner_grants (id) on delete cascade,
  challenge text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index partner_codes_grant_idx on partner_codes (grant_id);
create index partner_codes_expires_idx on partner_codes (expires_at);

-- One for each open page: its token, and the renewal that replaces both.
create table partner_tokens (
  id uuid primary key,
  grant_id uuid not null references partner_grants (id) on delete cascade,
  token_hash bytea not null,
  token_expires_at timestamptz not null,
  renewal_hash bytea not null,
  expires_at timestamptz not null,
  constraint partner_tokens_token_key unique (token_hash),
  constraint partner_tokens_renewal_key unique (renewal_hash)
);
create index partner_tokens_grant_idx on partner_tokens (grant_id);
create index partner_tokens_expires_idx on partner_tokens (expires_at);

create table partner_used_renewals (
  renewal_hash bytea primary key,
  token_id uuid not null references partner_tokens (id) on delete cascade
);
create index partner_used_renewals_token_idx on partner_used_renewals (token_id);
