import { createHash } from 'node:crypto'
import type { SystemContext } from '../context.ts'
import type { Db } from '../database/schema.ts'
import { DomainError } from '../errors.ts'
import {
  type IdempotencyKey,
  claimKey,
  deleteKeysBefore,
  findKey,
  storeResponse,
} from './idempotency-repository.ts'

const LIFETIME = 24 * 60 * 60 * 1000

export interface IdempotentRequest extends IdempotencyKey {
  /** Everything the effect depends on: path, query and body. */
  input: unknown
}

/** The result of a handler. */
export interface HandlerResponse {
  status: number
  body?: unknown
}

/** Whether the request is a repeated one, whose response is stored. */
export async function isKeyUsed(db: Db, request: IdempotentRequest): Promise<boolean> {
  const stored = await findKey(db, request)
  return stored !== null && stored.created_at.getTime() >= Date.now() - LIFETIME
}

async function findStored(db: Db, request: IdempotentRequest, requestHash: Buffer): Promise<HandlerResponse> {
  const stored = await findKey(db, request)
  if (stored === null || stored.status === null)
    throw new DomainError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 })
  if (!stored.request_hash.equals(requestHash)) throw new DomainError('IDEMPOTENCY_KEY_REUSED')
  return stored.body === null ? { status: stored.status } : { status: stored.status, body: stored.body }
}

/**
 * Claims the key, runs the effect and stores its response, all in the transaction `db`. A second request with the same
 * key waits for the row lock, then replays the response unless `checkReplay` throws; a failing effect rolls its claim
 * back.
 */
export async function withIdempotency(
  db: Db,
  request: IdempotentRequest,
  effect: () => Promise<HandlerResponse>,
  checkReplay: (stored: HandlerResponse) => Promise<void>,
): Promise<HandlerResponse> {
  const requestHash = createHash('sha256').update(JSON.stringify(request.input)).digest()
  const cutoff = new Date(Date.now() - LIFETIME)
  if (!(await claimKey(db, request, { requestHash, cutoff }))) {
    const stored = await findStored(db, request, requestHash)
    await checkReplay(stored)
    return stored
  }
  const response = await effect()
  await storeResponse(db, request, response)
  return response
}

export async function deleteExpiredKeys({ db, now }: Pick<SystemContext, 'db' | 'now'>): Promise<void> {
  await deleteKeysBefore(db, new Date(now().getTime() - LIFETIME))
}
