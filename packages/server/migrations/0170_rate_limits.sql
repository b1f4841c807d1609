-- Counters of rate-limiter-flexible, which inserts by position and keeps `expire` in milliseconds since 1970. Unlogged: each
-- counter is worth minutes, is written by every limited request and needs neither WAL nor a backup. A crash of the database
-- empties the table.
create unlogged table rate_limits (
  key text primary key,
  points integer not null,
  expire bigint
);
create index rate_limits_expire_idx on rate_limits (expire);
