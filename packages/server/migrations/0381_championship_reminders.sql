-- Which reminders were sent, so that of several processes one sends each. A match or a championship that gets another
-- time is reminded of again.
create table championship_match_reminders (
  match_id uuid not null references championship_matches (id) on delete cascade,
  scheduled_at timestamptz not null,
  kind text not null,
  primary key (match_id, scheduled_at, kind),
  constraint championship_match_reminders_kind_check check (kind in ('CHECK_IN', 'LAST_CALL'))
);
create table championship_reminders (
  championship_id uuid not null references championships (id) on delete cascade,
  starts_at timestamptz not null,
  primary key (championship_id, starts_at)
);
-- Those with something due before the start: few at any time.
create index championships_before_idx on championships (status, starts_at) where status in ('REGISTRATION', 'CHECK_IN');
