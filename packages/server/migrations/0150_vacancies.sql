-- Places that a team wants to fill (product.md §5). What the public list asks of the team lies beside the
-- vacancy, so that a page is read from one index: the triggers below keep it true.
create table vacancies (
  id uuid primary key,
  team_id uuid not null references teams (id) on delete cascade,
  title text not null,
  position text not null,
  number_of_vacancies integer not null,
  min_ranking integer not null,
  description text not null,
  is_active boolean not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  game_id uuid not null references games (id),
  team_name text not null,
  team_recruits boolean not null,
  position_text text not null generated always as (convoca_fold(position)) stored,
  search_text text not null generated always as (
    convoca_fold(title || ' ' || position || ' ' || team_name || ' ' || description)
  ) stored,
  constraint vacancies_places_check check (number_of_vacancies >= 1),
  constraint vacancies_ranking_check check (min_ranking >= 0)
);
create index vacancies_team_idx on vacancies (team_id, created_at desc, id desc);
create index vacancies_open_idx on vacancies (created_at desc, id desc) where is_active and team_recruits;
create index vacancies_game_idx on vacancies (game_id, created_at desc, id desc)
  where is_active and team_recruits;
create index vacancies_position_idx on vacancies (position_text, created_at desc, id desc)
  where is_active and team_recruits;
create index vacancies_search_text_idx on vacancies using gin (search_text gin_trgm_ops)
  where is_active and team_recruits;

-- Holds the team until the vacancy is written: a change of the team then finds the vacancy and brings it up to date.
create function vacancies_take_team() returns trigger language plpgsql as $$
begin
  select t.game_id, t.name, t.is_recruiting into new.game_id, new.team_name, new.team_recruits
    from teams t where t.id = new.team_id for share;
  return new;
end
$$;
create trigger vacancies_take_team before insert on vacancies
  for each row execute function vacancies_take_team();

create function vacancies_follow_team() returns trigger language plpgsql as $$
begin
  update vacancies set game_id = new.game_id, team_name = new.name, team_recruits = new.is_recruiting
    where team_id = new.id;
  return null;
end
$$;
create trigger vacancies_follow_team after update of game_id, name, is_recruiting on teams
  for each row
  when (old.game_id <> new.game_id or old.name <> new.name or old.is_recruiting <> new.is_recruiting)
  execute function vacancies_follow_team();
