import type { Db } from '../database/schema.ts'

export interface IdempotencyKey {
  /** The owner of the key: equal keys of two users are different. */
  scope: string
  operation: string
  key: string
}

const keyColumns = ['scope', 'operation', 'key'] as const

/** Stored responses of one account or network; older ones go before they expire. */
const MAX_KEYS = 1000

/** False when the key is in use; one from before `cutoff` has expired and is claimed anew. */
export async function claimKey(
  db: Db,
  { scope, operation, key }: IdempotencyKey,
  { requestHash, cutoff }: { requestHash: Buffer; cutoff: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('idempotency_keys')
    .values({ scope, operation, key, request_hash: requestHash })
    .onConflict((conflict) =>
      conflict
        .columns(keyColumns)
        .doUpdateSet({ request_hash: requestHash, status: null, body: null, created_at: new Date() })
        .where('idempotency_keys.created_at', '<', cutoff),
    )
    .returning('key')
    .executeTakeFirst()
  if (row !== undefined) await deleteOldestKeys(db, scope)
  return row !== undefined
}

async function deleteOldestKeys(db: Db, scope: string): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('scope', '=', scope)
    .where('created_at', '<', (eb) =>
      eb
        .selectFrom('idempotency_keys as kept')
        .select('kept.created_at')
        .where('kept.scope', '=', scope)
        .orderBy('kept.created_at', 'desc')
        .offset(MAX_KEYS - 1)
        .limit(1),
    )
    .execute()
}

export async function findKey(db: Db, { scope, operation, key }: IdempotencyKey) {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'body', 'created_at'])
    .where('scope', '=', scope)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirst()
  return row ?? null
}

export async function storeResponse(
  db: Db,
  { scope, operation, key }: IdempotencyKey,
  response: { status: number; body?: unknown },
): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({
      status: response.status,
      body: response.body === undefined ? null : JSON.stringify(response.body),
    })
    .where('scope', '=', scope)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .execute()
}

export async function deleteKeysBefore(db: Db, instant: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', instant).execute()
}
