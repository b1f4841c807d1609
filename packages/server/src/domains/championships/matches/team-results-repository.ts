import { sql } from 'kysely'
import { preparedMark } from '../../../database/prepared-statements.ts'
import type { Db } from '../../../database/schema.ts'

/** Teams in whose record one of the matches is, or will be. */
async function lockTeams(db: Db, matchIds: readonly string[]): Promise<void> {
  // The rows are locked in one order, so that two championships with the same teams cannot deadlock.
  await sql`${preparedMark}
    select teams.id from teams
    where teams.id in (
      select team_id from team_matches where match_id = any(${matchIds}::uuid[])
      union
      select registration.team_id
      from championship_matches match
      join championship_registrations registration on registration.id in (match.home_id, match.away_id)
      where match.id = any(${matchIds}::uuid[]) and match.state = 'CLOSED'
    )
    order by teams.id
    for no key update`.execute(db)
}

/**
 * Brings the records of the teams in line with these matches: those that are closed are in them, the others are not, and
 * wins and losses change by the difference. The championship is locked. Returns the teams whose record has changed.
 */
export async function saveTeamResults(db: Db, matchIds: readonly string[], now: Date): Promise<string[]> {
  if (matchIds.length === 0) return []
  await lockTeams(db, matchIds)
  const { rows } = await sql<{ id: string }>`${preparedMark}
    with sides as (
      select own.team_id, match.id as match_id, coalesce(rival.name, other.former_team ->> 'name', 'Time excluído') as opponent,
        rival.id as opponent_id, championships.name as championship,
        case
          when match.winner = side.name then 'WIN'
          when match.winner is null and not match.is_forfeit then 'DRAW'
          else 'LOSS'
        end as result,
        side.won || ' × ' || side.lost as score
      from championship_matches match
      join championships on championships.id = match.championship_id
      cross join lateral (values
        ('home', match.home_id, match.away_id, match.home_score, match.away_score),
        ('away', match.away_id, match.home_id, match.away_score, match.home_score)
      ) as side (name, own_id, other_id, won, lost)
      join championship_registrations own on own.id = side.own_id
      left join championship_registrations other on other.id = side.other_id
      left join teams rival on rival.id = other.team_id
      where match.id = any(${matchIds}::uuid[]) and match.state = 'CLOSED' and own.team_id is not null
    ),
    earlier as (
      select team_id, match_id, result from team_matches where match_id = any(${matchIds}::uuid[])
    ),
    removed as (
      delete from team_matches
      where match_id = any(${matchIds}::uuid[]) and (team_id, match_id) not in (select team_id, match_id from sides)
    ),
    saved as (
      insert into team_matches
        (id, team_id, match_id, opponent, opponent_id, championship, starts_at, result, score)
      select gen_random_uuid(), team_id, match_id, opponent, opponent_id, championship, ${now}, result, score
      from sides
      -- It was played when it was first closed.
      on conflict on constraint team_matches_match_key do update set
        opponent = excluded.opponent, opponent_id = excluded.opponent_id, result = excluded.result,
        score = excluded.score
    ),
    difference as (
      select team_id,
        sum(weight) filter (where result = 'WIN') as wins,
        sum(weight) filter (where result = 'LOSS') as losses
      from (
        select team_id, result, 1 as weight from sides
        union all
        select team_id, result, -1 from earlier
      ) counted
      group by team_id
    )
    update teams
    set wins = teams.wins + coalesce(difference.wins, 0), losses = teams.losses + coalesce(difference.losses, 0)
    from difference where teams.id = difference.team_id
    returning teams.id`.execute(db)
  return rows.map(({ id }) => id)
}
