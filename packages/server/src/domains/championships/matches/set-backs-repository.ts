import { sql } from 'kysely'
import type { Db } from '../../../database/schema.ts'

/** Nothing stays of a match as it was played: reports, games, check-ins, and a time that has passed, which would bring a walk-over. */
export async function forgetResult(db: Db, matchId: string): Promise<void> {
  await sql`
    with reports as (delete from championship_reports where match_id = ${matchId}),
    proposals as (delete from championship_match_proposals where match_id = ${matchId})
    update championship_matches
    set games = '[]', is_disputed = false, disputed_at = null, home_checked_in_at = null, away_checked_in_at = null,
      scheduled_at = null
    where id = ${matchId}`.execute(db)
}
