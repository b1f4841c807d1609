import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'

/** Fewer teams are rated neither against each other nor with a trophy. */
export const RATED_TEAMS = 4

/** Whether three quarters of the players of teams with a place have confirmed their e-mail; the query has `championships`. */
export const hasConfirmedPlayers = sql<boolean>`(
  select count(*) > 0 and 4 * count(users.email_verified_at) >= 3 * count(*)
  from championship_registrations registration
  join championship_players player on player.registration_id = registration.id and player.is_active
  join users on users.id = player.user_id
  where registration.championship_id = championships.id and registration.status in ('CONFIRMED', 'PENDING_PAYMENT')
)`

/** Decides at the start, once it is known who plays. */
export async function decideRated(db: Db, championshipId: string, now: Date): Promise<void> {
  await sql`
    update championships set is_rated = starts_at <= ${now} and teams_count >= ${RATED_TEAMS} and ${hasConfirmedPlayers}
    where id = ${championshipId}`.execute(db)
}

/**
 * Whether a win of the championship is worth a trophy: its results count, and the winner played a match of it against a roster
 * that theirs had met less than twice in the thirty days before. Read from the results themselves, as ratings follow later.
 */
export async function earnsTrophy(db: Db, championshipId: string, winnerId: string): Promise<boolean> {
  const { rows } = await sql<{ is_earned: boolean }>`
    with starters as (
      select user_id from championship_players where registration_id = ${winnerId} and role = 'STARTER'
    ),
    met as (
      select match.id, match.championship_id,
        (select played_at from played_matches where played_matches.match_id = match.id) as played_at,
        convoca_pairing(
          array(select user_id from championship_players where registration_id = home_id and role = 'STARTER' order by 1),
          array(select user_id from championship_players where registration_id = away_id and role = 'STARTER' order by 1)
        ) as pairing
      from championship_matches match
      join championships on championships.id = match.championship_id
      where match.id in (
        select played.id from championship_players player
        join championship_matches played on player.registration_id in (played.home_id, played.away_id)
        where player.user_id in (select user_id from starters)
      ) and championships.is_rated and match.state = 'CLOSED' and not match.is_forfeit
        and championships.game_id = (select game_id from championships own where own.id = ${championshipId})
    )
    select exists (
      select from met
      where met.championship_id = ${championshipId} and (
        select count(*) from met earlier
        where earlier.pairing = met.pairing and earlier.played_at < met.played_at
          and earlier.played_at >= met.played_at - interval '30 days'
      ) < 2
    ) as is_earned`.execute(db)
  return rows[0]?.is_earned ?? false
}
