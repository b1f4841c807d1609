import { sql } from 'kysely'
import type { Schemas } from '../../../contract/types.ts'
import type { Db } from '../../../database/schema.ts'

/**
 * False where it is the score already, and where the match is not being played. Locks the match alone: a result that is
 * being written goes first, and is not replaced.
 */
export async function setRunningScore(
  db: Db,
  matchId: string,
  score: { homeScore: number; awayScore: number; games: readonly Schemas['MatchGame'][] },
): Promise<boolean> {
  const games = JSON.stringify(score.games)
  const { rows } = await sql`
    update championship_matches as match
    set home_score = ${score.homeScore}, away_score = ${score.awayScore}, games = ${games}
    from championships
    where match.id = ${matchId} and championships.id = match.championship_id and championships.status = 'ONGOING'
      and match.state = 'READY' and match.home_checked_in_at is not null and match.away_checked_in_at is not null
      and (match.home_score, match.away_score, match.games)
        is distinct from (${score.homeScore}::integer, ${score.awayScore}::integer, ${games}::jsonb)
    returning match.id`.execute(db)
  return rows.length > 0
}
