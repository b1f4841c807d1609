import { createHash } from 'node:crypto'
import type { Db } from '../database/schema.ts'
import { DomainError } from '../errors.ts'

export interface KeyedCall {
  /** Whose key it is: keys of two people never meet. */
  scope: string
  operation: string
  key: string
  /** Everything the effect depends on: path, query and body. */
  request: unknown
}

export interface Answer {
  status: number
  body?: unknown
}

function sameBytes(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && a.equals(b)
}

async function replay(db: Db, call: KeyedCall, requestHash: Buffer): Promise<Answer> {
  const known = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'body'])
    .where('scope', '=', call.scope)
    .where('operation', '=', call.operation)
    .where('key', '=', call.key)
    .executeTakeFirst()
  if (known === undefined || known.status === null)
    throw new DomainError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 })
  if (!sameBytes(known.request_hash, requestHash)) throw new DomainError('IDEMPOTENCY_KEY_REUSED')
  return known.body === null ? { status: known.status } : { status: known.status, body: known.body }
}

/**
 * Claims the key, runs the effect and keeps its answer, all in the caller's transaction `db`. A second call
 * with the same key waits on the row, then replays; an effect that fails takes its claim along.
 */
export async function once(db: Db, call: KeyedCall, effect: () => Promise<Answer>): Promise<Answer> {
  const requestHash = createHash('sha256').update(JSON.stringify(call.request)).digest()
  const cutoff = new Date(Date.now() - 24 * 60 * 60 * 1000)
  const claimed = await db
    .insertInto('idempotency_keys')
    .values({ scope: call.scope, operation: call.operation, key: call.key, request_hash: requestHash })
    // A key older than its lifetime is free again.
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'operation', 'key'])
        .doUpdateSet({ request_hash: requestHash, status: null, body: null, created_at: new Date() })
        .where('idempotency_keys.created_at', '<', cutoff),
    )
    .returning('key')
    .executeTakeFirst()
  if (claimed === undefined) return replay(db, call, requestHash)
  const answer = await effect()
  await db
    .updateTable('idempotency_keys')
    .set({ status: answer.status, body: answer.body === undefined ? null : JSON.stringify(answer.body) })
    .where('scope', '=', call.scope)
    .where('operation', '=', call.operation)
    .where('key', '=', call.key)
    .execute()
  return answer
}

/** Removes keys that nobody may replay any more. */
export async function forgetOldKeys(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', new Date(now.getTime() - 24 * 60 * 60 * 1000))
    .execute()
}
