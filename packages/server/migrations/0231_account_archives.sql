-- What is held about a person, as an archive for the person to take along; deleted when it expires and with the account.
create table account_archives (
  user_id uuid primary key references users (id) on delete cascade,
  requested_at timestamptz not null,
  -- Null while the job prepares it.
  archive bytea,
  expires_at timestamptz
);
create index account_archives_expires_idx on account_archives (expires_at);
