-- What the bounds of the contract count by.
create index files_creator_idx on files (created_by) where created_by is not null;
create index conversations_creator_idx on conversations (created_by) where created_by is not null;
create index idempotency_keys_scope_idx on idempotency_keys (scope, created_at desc);
