create table championship_registrations (
  id uuid primary key,
  championship_id uuid not null references championships (id) on delete cascade,
  team_id uuid not null references teams (id) on delete cascade,
  status text not null,
  reason text,
  seed integer,
  checked_in_at timestamptz,
  -- Written under the championship's row lock, unlike the start of the transaction: the order of the waiting list.
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default now(),
  constraint championship_registrations_status_check
    check (status in ('PENDING_PAYMENT', 'CONFIRMED', 'REJECTED', 'WITHDRAWN', 'WAITING'))
);
-- A team that withdrew may come back, one that was rejected may not.
create unique index championship_registrations_team_key on championship_registrations (championship_id, team_id)
  where status <> 'WITHDRAWN';
create index championship_registrations_order_idx on championship_registrations (championship_id, status, created_at, id);
create index championship_registrations_team_idx on championship_registrations (team_id, created_at desc, id);

create table championship_players (
  registration_id uuid not null references championship_registrations (id) on delete cascade,
  championship_id uuid not null references championships (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  role text not null,
  -- False once the team was rejected or has withdrawn.
  is_active boolean not null default true,
  primary key (registration_id, user_id),
  constraint championship_players_role_check check (role in ('STARTER', 'SUBSTITUTE'))
);
-- Nobody plays for two teams.
create unique index championship_players_user_key on championship_players (championship_id, user_id) where is_active;
create index championship_players_of_user_idx on championship_players (user_id);

-- The place of a team that is deleted is free.
create function leave_championship() returns trigger language plpgsql as $$
begin
  if old.status in ('CONFIRMED', 'PENDING_PAYMENT') then
    update championships set teams_count = teams_count - 1 where id = old.championship_id and teams_count > 0;
  end if;
  return null;
end
$$;
create trigger championship_registrations_place after delete on championship_registrations
  for each row execute function leave_championship();
