import { sql } from 'kysely'
import { UsageError, runCommand, withDatabase } from '../src/command-line.ts'

/**
 * The last word about a championship is long ago, on the database of the server that runs on DATA_DIR: its prizes are divided, and once they are, the time in which
 * teams agree on other parts is over.
 */
async function endPrizeWait([championshipId]: readonly string[]): Promise<void> {
  if (championshipId === undefined) throw new UsageError('Usage: end-prize-wait <id of the championship>')
  await withDatabase(async (db) => {
    await sql`
      update championship_match_log set created_at = created_at - interval '200 hours'
      where match_id in (select id from championship_matches where championship_id = ${championshipId})
    `.execute(db)
    await sql`update championships set updated_at = updated_at - interval '200 hours' where id = ${championshipId}`.execute(
      db,
    )
    await sql`
      update prize_teams set decides_until = decides_until - interval '200 hours' where championship_id = ${championshipId}
    `.execute(db)
  })
}

await runCommand(endPrizeWait)
