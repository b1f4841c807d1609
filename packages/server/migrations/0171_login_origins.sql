-- The networks and devices that an account was logged in to from, each hashed with the account's id. Somebody else's wrong
-- guesses do not keep the owner out there.
create table login_origins (
  user_id uuid not null references users (id) on delete cascade,
  origin bytea not null,
  last_used_at timestamptz not null,
  primary key (user_id, origin)
);
create index login_origins_last_used_idx on login_origins (last_used_at);
