create table sponsors (
  id uuid primary key,
  team_id uuid not null references teams (id) on delete cascade,
  name text not null,
  url text,
  description text,
  is_active boolean not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint sponsors_url_check check (url like 'https://%')
);
create index sponsors_team_idx on sponsors (team_id, created_at, id);

-- A sponsor that goes with its team takes its logo along; the sweep then finds the bytes without a row.
create function sponsors_drop_files() returns trigger language plpgsql as $$
begin
  delete from files where entity_type = 'TEAM_SPONSOR' and entity_id = old.id;
  return null;
end
$$;
create trigger sponsors_drop_files after delete on sponsors
  for each row execute function sponsors_drop_files();
