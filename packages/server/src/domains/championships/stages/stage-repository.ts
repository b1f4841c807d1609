import { sql } from 'kysely'
import type { Db } from '../../../database/schema.ts'
import type { Stage } from './stage.ts'
import { type StoredStage, decodeStage, encodeStage } from './stored-stage.ts'

export async function insertStage(db: Db, championshipId: string, stage: Stage): Promise<void> {
  const { setup, state, log } = encodeStage(stage)
  await db
    .insertInto('championship_stages')
    .values({
      championship_id: championshipId,
      setup: JSON.stringify(setup),
      state: JSON.stringify(state),
      log: JSON.stringify(log),
    })
    .execute()
}

/** PostgreSQL's own mark of the transaction that stored the row last, whichever process that was. */
const version = sql<string>`xmin::text`.as('version')

/** Returns its version. */
export async function updateStage(db: Db, championshipId: string, stage: Stage): Promise<string> {
  const { state, log } = encodeStage(stage)
  const row = await db
    .updateTable('championship_stages')
    .set({ state: JSON.stringify(state), log: JSON.stringify(log) })
    .where('championship_id', '=', championshipId)
    .returning(version)
    .executeTakeFirstOrThrow()
  return row.version
}

/** Null before the start. */
export async function findStageVersion(db: Db, championshipId: string): Promise<string | null> {
  const row = await db
    .selectFrom('championship_stages')
    .select(version)
    .where('championship_id', '=', championshipId)
    .executeTakeFirst()
  return row?.version ?? null
}

/** The championship must be locked where the stage is to be changed. */
export async function findStage(db: Db, championshipId: string): Promise<Stage | null> {
  const row = await db
    .selectFrom('championship_stages')
    .select((eb) => [
      eb.ref('setup').$castTo<StoredStage['setup']>().as('setup'),
      eb.ref('state').$castTo<StoredStage['state']>().as('state'),
      eb.ref('log').$castTo<StoredStage['log']>().as('log'),
    ])
    .where('championship_id', '=', championshipId)
    .executeTakeFirst()
  return row === undefined ? null : decodeStage(row)
}
