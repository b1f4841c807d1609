create table achievements (
  id uuid primary key,
  team_id uuid not null references teams (id) on delete cascade,
  title text not null,
  description text,
  placement integer,
  date date not null,
  game_id uuid references games (id) on delete set null,
  championship text,
  created_at timestamptz not null default now(),
  constraint achievements_placement_check check (placement between 1 and 10000)
);
create index achievements_team_idx on achievements (team_id, date desc, created_at desc);

-- Pictures belong to entities of many tables and hang on no foreign key. Their rows go with the achievement,
-- also when the team goes; the bytes go with the last row, by the sweep at the latest.
create function drop_achievement_files() returns trigger language plpgsql as $$
begin
  delete from files where entity_type = 'AWARD' and entity_id = old.id;
  return null;
end
$$;
create trigger achievements_files after delete on achievements
  for each row execute function drop_achievement_files();
