import { runDatabaseScript } from './database-script.ts'

/** Ends the time in which the unpaid entries of a championship can be paid, on the database of the running server. */
export const endEntryTime = (server: { dataDir: string }, championshipId: string): Promise<void> =>
  runDatabaseScript(server, 'test/end-entry-time.ts', championshipId)
