import { sql } from 'kysely'
import { UsageError, runCommand, withDatabase } from '../src/command-line.ts'

/** The time of a match was more than a quarter of an hour ago, on the database of the server that runs on DATA_DIR: the clock then closes it. */
async function missMatch([matchId]: readonly string[]): Promise<void> {
  if (matchId === undefined) throw new UsageError('Usage: miss-match <id of the match>')
  await withDatabase(async (db) => {
    await sql`
      update championship_matches
      set scheduled_at = now() - interval '16 minutes', changed_at = now() - interval '16 minutes'
      where id = ${matchId}
    `.execute(db)
  })
}

await runCommand(missMatch)
