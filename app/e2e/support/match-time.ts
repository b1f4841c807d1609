import { runDatabaseScript } from './database-script.ts'

/** Makes the time of a match pass, on the database of the running server: the clock then closes it by walk-over. */
export const missMatch = (server: { dataDir: string }, matchId: string): Promise<void> =>
  runDatabaseScript(server, 'test/miss-match.ts', matchId)

/** The clock of the championships looks every 30 seconds. */
export const ofTheClock = { timeout: 60_000 }
