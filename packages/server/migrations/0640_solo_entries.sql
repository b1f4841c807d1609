-- Championships of players who take part without a team.
alter table championships
  add column participant text not null default 'TEAM',
  add constraint championships_participant_check check (participant in ('TEAM', 'PLAYER')),
  add constraint championships_alone_check check (participant = 'TEAM' or (team_size = 1 and max_substitutes = 0));

-- An entry is a team's, a player's, or one that a deleted team has left. Name and photo of a player are read from the account; an erased
-- account keeps its row, without a name.
alter table championship_registrations
  add column player_id uuid references users (id),
  drop constraint championship_registrations_former_check,
  add constraint championship_registrations_entrant_check check (num_nonnulls(team_id, player_id, former_team) = 1);
create unique index championship_registrations_player_key on championship_registrations (championship_id, player_id)
  where status <> 'WITHDRAWN';
create index championship_registrations_of_player_idx on championship_registrations (player_id, created_at desc, id)
  where player_id is not null;

-- Who belongs to an entry and with which role: the members of its team, or the player.
create view championship_members as
select registration.id as registration_id, registration.championship_id, member.user_id, member.team_id, member.role
from championship_registrations registration
join team_members member on member.team_id = registration.team_id
union all
select registration.id, registration.championship_id, registration.player_id, null::uuid, 'CAPTAIN'
from championship_registrations registration
where registration.player_id is not null;

-- What a player has played without a team; as `team_matches` is for teams.
create table player_matches (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  match_id uuid not null references championship_matches (id) on delete cascade,
  -- Null where the opponent's account is erased.
  opponent_id uuid references users (id) on delete set null,
  championship text not null,
  starts_at timestamptz not null,
  result text not null,
  score text not null,
  constraint player_matches_match_key unique (user_id, match_id),
  constraint player_matches_result_check check (result in ('WIN', 'LOSS'))
);
create index player_matches_of_user_idx on player_matches (user_id, starts_at desc, id desc);
create index player_matches_match_idx on player_matches (match_id);

-- Championships that a player has won without a team.
create table player_trophies (
  championship_id uuid primary key references championships (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  won_at timestamptz not null
);
create index player_trophies_of_user_idx on player_trophies (user_id, won_at desc);

-- When each match of a championship was first closed, by either kind of record.
create view played_matches as
select match_id, min(starts_at) as played_at
from (
  select match_id, starts_at from team_matches where match_id is not null
  union all
  select match_id, starts_at from player_matches
) as record
group by match_id;

-- Matches of players alone rate nobody but them.
alter table rated_matches
  alter column home_team_id drop not null,
  alter column away_team_id drop not null;
alter table rating_entries alter column team_id drop not null;

-- Whose entry a payment is for, and whose prize: a team's or a player's.
alter table payment_charges add column player_id uuid references users (id),
  add constraint payment_charges_entrant_check check (num_nonnulls(team_id, player_id) <= 1);
