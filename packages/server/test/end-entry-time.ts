import { UsageError, runCommand, withDatabase } from '../src/command-line.ts'

/** The time in which a championship's unpaid entries can be paid is over, on the database of the server that runs on DATA_DIR. */
async function endEntryTime([championshipId]: readonly string[]): Promise<void> {
  if (championshipId === undefined) throw new UsageError('Usage: end-entry-time <id of the championship>')
  await withDatabase(async (db) => {
    await db
      .updateTable('championship_registrations')
      .set({ pay_until: new Date(Date.now() - 1000) })
      .where('championship_id', '=', championshipId)
      .where('status', '=', 'PENDING_PAYMENT')
      .execute()
  })
}

await runCommand(endEntryTime)
