-- What a team has won. Its parts are equal, or as who speaks for the team proposes and everybody agrees.
create table prize_teams (
  id uuid primary key,
  championship_id uuid not null references prize_divisions (championship_id),
  team_id uuid references teams (id) on delete set null,
  -- Changes with each proposal, so that nobody agrees to another one than they have seen.
  version integer not null default 1,
  proposed_by uuid references users (id),
  decides_until timestamptz not null,
  settled_at timestamptz,
  is_equal boolean not null default true,
  constraint prize_teams_proposal_check check (is_equal or proposed_by is not null)
);
create index prize_teams_championship_idx on prize_teams (championship_id);
create index prize_teams_team_idx on prize_teams (team_id);
create index prize_teams_open_idx on prize_teams (decides_until) where settled_at is null;

alter table prize_shares
  add column team_prize_id uuid references prize_teams (id),
  add column equal_amount integer,
  -- To the version of the team's prize that is proposed now.
  add column agreed_at timestamptz,
  add column refused_at timestamptz;

-- Parts from before were sent at once: they are settled.
insert into prize_teams (id, championship_id, team_id, decides_until, settled_at)
  select gen_random_uuid(), championship_id, team_id, min(created_at), min(created_at)
  from prize_shares group by championship_id, team_id, place;
update prize_shares share set equal_amount = share.amount, team_prize_id = (
  select prize.id from prize_teams prize
  where prize.championship_id = share.championship_id and prize.team_id is not distinct from share.team_id limit 1
);
alter table prize_shares
  alter column equal_amount set not null,
  alter column team_prize_id set not null,
  add constraint prize_shares_equal_check check (equal_amount > 0),
  add constraint prize_shares_answer_check check (agreed_at is null or refused_at is null);
create index prize_shares_prize_idx on prize_shares (team_prize_id);
