-- Championships (product.md §8). Lists are read by the day on which they start; drafts are in none of them.
create table championships (
  id uuid primary key,
  url text not null,
  name text not null,
  game_id uuid not null references games (id),
  -- Stays when the account is erased: the row is then a placeholder.
  organizer_id uuid references users (id) on delete set null,
  description text not null,
  rules text not null,
  format text not null,
  best_of jsonb not null,
  group_count integer,
  qualifiers_per_group integer,
  swiss_rounds integer,
  team_size integer not null,
  max_substitutes integer not null,
  min_age integer,
  min_teams integer not null,
  max_teams integer not null,
  entry_fee integer not null,
  prizes jsonb not null,
  registration_opens_at timestamptz not null,
  registration_closes_at timestamptz not null,
  check_in_opens_at timestamptz not null,
  starts_at timestamptz not null,
  status text not null default 'DRAFT',
  cancel_reason text,
  -- Registrations with a place; kept with them in one transaction.
  teams_count integer not null default 0,
  winner_team_id uuid references teams (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (convoca_fold(name)) stored,
  constraint championships_url_key unique (url),
  constraint championships_format_check
    check (format in ('SINGLE_ELIMINATION', 'DOUBLE_ELIMINATION', 'ROUND_ROBIN', 'GROUPS_THEN_PLAYOFFS', 'SWISS')),
  constraint championships_status_check
    check (status in ('DRAFT', 'REGISTRATION', 'CHECK_IN', 'ONGOING', 'FINISHED', 'CANCELLED')),
  constraint championships_teams_check check (teams_count between 0 and max_teams and min_teams <= max_teams),
  constraint championships_fee_check check (entry_fee >= 0)
);
create index championships_start_idx on championships (starts_at, id) where status <> 'DRAFT';
create index championships_status_idx on championships (status, starts_at, id) where status <> 'DRAFT';
create index championships_game_idx on championships (game_id, starts_at, id) where status <> 'DRAFT';
create index championships_organizer_idx on championships (organizer_id, created_at desc) where organizer_id is not null;
create index championships_winner_idx on championships (winner_team_id) where winner_team_id is not null;
create index championships_search_idx on championships using gin (search_text gin_trgm_ops) where status <> 'DRAFT';

-- Who helps the organiser.
create table championship_staff (
  championship_id uuid not null references championships (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  role text not null,
  created_at timestamptz not null default now(),
  primary key (championship_id, user_id),
  constraint championship_staff_role_check check (role in ('CO_ORGANIZER', 'REFEREE'))
);
create index championship_staff_user_idx on championship_staff (user_id);

-- Pictures hang on no foreign key: their rows go with the championship, their bytes with the last row.
create function drop_championship_files() returns trigger language plpgsql as $$
begin
  delete from files where entity_type = 'CHAMPIONSHIP' and entity_id = old.id;
  return null;
end
$$;
create trigger championships_files after delete on championships
  for each row execute function drop_championship_files();
