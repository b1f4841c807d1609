-- When an account will be erased, and when it was. The row of an erased account stays, for what its person wrote to others:
-- it has a placeholder for a name, and nothing of the person.
alter table users
  add column erase_at timestamptz,
  add column erased_at timestamptz,
  alter column email drop not null,
  alter column cpf drop not null,
  alter column phone drop not null,
  alter column birth drop not null;
create index users_erase_at_idx on users (erase_at) where erase_at is not null;
create index users_erased_at_idx on users (erased_at) where erased_at is not null;
