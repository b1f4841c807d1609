-- Results of championship matches in the records of both teams. Those that were agreed otherwise have no such match.
alter table team_matches
  add column match_id uuid references championship_matches (id) on delete set null,
  add constraint team_matches_match_key unique (team_id, match_id);
create index team_matches_match_idx on team_matches (match_id) where match_id is not null;

insert into team_matches
  (id, team_id, match_id, opponent, opponent_id, championship, starts_at, result, score)
select gen_random_uuid(), own.team_id, match.id, coalesce(rival.name, 'Time excluído'), rival.id, championships.name,
  coalesce(
    (select max(entry.created_at) from championship_match_log entry where entry.match_id = match.id),
    match.scheduled_at, championships.starts_at),
  case when match.winner = side.name then 'WIN' else 'LOSS' end,
  side.won || ' × ' || side.lost
from championship_matches match
join championships on championships.id = match.championship_id
cross join lateral (values
  ('home', match.home_id, match.away_id, match.home_score, match.away_score),
  ('away', match.away_id, match.home_id, match.away_score, match.home_score)
) as side (name, own_id, other_id, won, lost)
join championship_registrations own on own.id = side.own_id
left join championship_registrations other on other.id = side.other_id
left join teams rival on rival.id = other.team_id
where match.state = 'CLOSED';

update teams set wins = teams.wins + played.wins, losses = teams.losses + played.losses
from (
  select team_id, count(*) filter (where result = 'WIN') as wins, count(*) filter (where result = 'LOSS') as losses
  from team_matches where match_id is not null group by team_id
) played
where teams.id = played.team_id;
