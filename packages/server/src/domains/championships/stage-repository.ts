import type { Db } from '../../database/schema.ts'
import { MemoryStorage, type StageRows } from './stages/memory-storage.ts'
import type { Stage } from './stages/stage.ts'
import type { LogEntry, Outcome, Pair, StageSetup } from './stages/types.ts'

interface StageState {
  rows: StageRows
  rounds: Pair[][]
  outcomes: [number, Outcome][]
  forfeits: number[]
  withdrawn: string[]
}

/** The parts of a stage that are no functions of each other. */
const toState = ({ storage, rounds, outcomes, forfeits, withdrawn }: Stage) =>
  JSON.stringify({
    rows: storage.rows,
    rounds,
    outcomes: [...outcomes],
    forfeits: [...forfeits],
    withdrawn: [...withdrawn],
  })

export async function insertStage(db: Db, championshipId: string, stage: Stage): Promise<void> {
  await db
    .insertInto('championship_stages')
    .values({
      championship_id: championshipId,
      setup: JSON.stringify(stage.setup),
      state: toState(stage),
      log: JSON.stringify(stage.log),
    })
    .execute()
}

export async function updateStage(db: Db, championshipId: string, stage: Stage): Promise<void> {
  await db
    .updateTable('championship_stages')
    .set({ state: toState(stage), log: JSON.stringify(stage.log) })
    .where('championship_id', '=', championshipId)
    .execute()
}

/** The championship must be locked where the stage is to be changed. */
export async function findStage(db: Db, championshipId: string): Promise<Stage | null> {
  const row = await db
    .selectFrom('championship_stages')
    .select((eb) => [
      eb.ref('setup').$castTo<StageSetup>().as('setup'),
      eb.ref('state').$castTo<StageState>().as('state'),
      eb.ref('log').$castTo<LogEntry[]>().as('log'),
    ])
    .where('championship_id', '=', championshipId)
    .executeTakeFirst()
  if (row === undefined) return null
  const { rows, rounds, outcomes, forfeits, withdrawn } = row.state
  return {
    setup: row.setup,
    storage: new MemoryStorage(rows),
    rounds,
    outcomes: new Map(outcomes),
    forfeits: new Set(forfeits),
    withdrawn: new Set(withdrawn),
    log: row.log,
  }
}
