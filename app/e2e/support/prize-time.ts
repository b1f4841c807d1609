import { runDatabaseScript } from './database-script.ts'

/** Makes the last word about a championship long ago, on the database of the running server: the clock then divides its prizes. */
export const endPrizeWait = (server: { dataDir: string }, championshipId: string): Promise<void> =>
  runDatabaseScript(server, 'test/end-prize-wait.ts', championshipId)
