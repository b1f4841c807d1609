-- A team's side of its matches. A match without a result is still to come.
create table team_matches (
  id uuid primary key,
  team_id uuid not null references teams (id) on delete cascade,
  opponent text not null,
  championship text,
  starts_at timestamptz not null,
  result text,
  score text,
  constraint team_matches_result_check check (result in ('WIN', 'LOSS'))
);
create index team_matches_played_idx on team_matches (team_id, starts_at, id) where result is not null;
create index team_matches_upcoming_idx on team_matches (team_id, starts_at, id) where result is null;

create table badges (
  id uuid primary key,
  name text not null,
  description text not null
);

create table team_badges (
  team_id uuid not null references teams (id) on delete cascade,
  badge_id uuid not null references badges (id) on delete cascade,
  received_at timestamptz not null default now(),
  primary key (team_id, badge_id)
);
create index team_badges_received_idx on team_badges (team_id, received_at desc, badge_id);
create index team_badges_badge_idx on team_badges (badge_id);
