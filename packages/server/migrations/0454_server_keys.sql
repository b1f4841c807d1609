-- What tells the keys of this database from others: the public key of push messages, and a keyed hash of the encryption key.
create table server_keys (
  name text primary key,
  fingerprint text not null,
  created_at timestamptz not null default now()
);
