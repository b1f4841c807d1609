alter table championships
  add column seeding_method text,
  -- Published with the draw, so that anybody can repeat it.
  add column draw_seed text,
  add constraint championships_seeding_check check (seeding_method in ('RANKING', 'MANUAL', 'DRAW'));

-- A stage as its functions work on it; `setup` and `log` are enough to make it again. Entrants are registrations.
create table championship_stages (
  championship_id uuid primary key references championships (id) on delete cascade,
  setup jsonb not null,
  state jsonb not null,
  log jsonb not null
);

-- What everybody reads of it.
create table championship_matches (
  id uuid primary key,
  championship_id uuid not null references championships (id) on delete cascade,
  number integer not null,
  phase integer not null,
  bracket text not null,
  group_number integer not null,
  round integer not null,
  position integer not null,
  best_of integer not null,
  home_id uuid references championship_registrations (id) on delete set null,
  away_id uuid references championship_registrations (id) on delete set null,
  state text not null,
  home_score integer,
  away_score integer,
  winner text,
  is_forfeit boolean not null default false,
  is_disputed boolean not null default false,
  constraint championship_matches_number_key unique (championship_id, number),
  constraint championship_matches_winner_check check (winner in ('home', 'away'))
);
create index championship_matches_home_idx on championship_matches (home_id) where home_id is not null;
create index championship_matches_away_idx on championship_matches (away_id) where away_id is not null;

-- What each side says of an open match.
create table championship_reports (
  match_id uuid not null references championship_matches (id) on delete cascade,
  side text not null,
  home_score integer not null,
  away_score integer not null,
  reporter_id uuid references users (id) on delete set null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (match_id, side),
  constraint championship_reports_side_check check (side in ('home', 'away'))
);
create index championship_reports_reporter_idx on championship_reports (reporter_id) where reporter_id is not null;

-- Everything that was said and decided about a match, in order; nothing is ever changed.
create table championship_match_log (
  id uuid primary key,
  match_id uuid not null references championship_matches (id) on delete cascade,
  actor_id uuid references users (id) on delete set null,
  action text not null,
  home_score integer,
  away_score integer,
  reason text,
  created_at timestamptz not null default clock_timestamp(),
  constraint championship_match_log_action_check
    check (action in ('REPORTED', 'AGREED', 'DISPUTED', 'RULED', 'CORRECTED'))
);
create index championship_match_log_match_idx on championship_match_log (match_id, created_at, id);
create index championship_match_log_actor_idx on championship_match_log (actor_id) where actor_id is not null;
