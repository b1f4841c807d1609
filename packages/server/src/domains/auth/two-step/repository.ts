import { sql } from 'kysely'
import type { Db } from '../../../database/schema.ts'

export async function findTwoStep(db: Db, userId: string) {
  const row = await db
    .selectFrom('two_step')
    .select(['secret', 'last_step', 'enabled_at', 'created_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** Replaces a set-up that is running; false where two-step log-in is on. */
export async function upsertSetup(
  db: Db,
  userId: string,
  { secret, createdAt }: { secret: Buffer; createdAt: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('two_step')
    .values({ user_id: userId, secret, created_at: createdAt, enabled_at: null })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, created_at: createdAt, last_step: 0 })
        .where('two_step.enabled_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Enables two-step log-in for one of several simultaneous confirmations. */
export async function enableSetup(
  db: Db,
  userId: string,
  { secret, step, now }: { secret: Buffer; step: number; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('two_step')
    .set({ enabled_at: now, last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('enabled_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Uses a code's time step up, and with it the earlier ones; false where it or a later one was used. */
export async function consumeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const row = await db
    .updateTable('two_step')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('enabled_at', 'is not', null)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteRecoveryCode(db: Db, userId: string, codeHash: Buffer): Promise<boolean> {
  const row = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function replaceRecoveryCodes(db: Db, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash })))
    .execute()
}

/** Deletes it with its recovery codes and the log-ins that wait for a code. */
export async function deleteTwoStep(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .deleteFrom('two_step')
    .where('user_id', '=', userId)
    .where('enabled_at', 'is not', null)
    .returning('user_id')
    .executeTakeFirst()
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  return row !== undefined
}
