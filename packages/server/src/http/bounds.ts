import type { Bound } from '@convoca/contract'
import type { Db } from '../database/schema.ts'
import { DomainError } from '../errors.ts'
import { hasReached } from './bounds-repository.ts'

export interface BoundedRequest {
  accountId: string
  path: Record<string, unknown>
  body: unknown
}

function keyOf(name: string, { accountId, path, body }: BoundedRequest): string {
  if (name === 'account') return accountId
  const inBody: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
  const value = path[name] ?? inBody
  if (typeof value !== 'string') throw new Error(`a bound counts by ${name}, which the request does not have`)
  // Ids from addresses may be in capitals.
  return value.toLowerCase()
}

/** Refuses where the rows that the operation would add to are as many as its `x-bound` allows; in the operation's transaction. */
export async function requireRoom(
  db: Db,
  { of, max, bytes, per }: Bound,
  request: BoundedRequest,
): Promise<void> {
  const keys = per.map((name) => keyOf(name, request))
  if (await hasReached(db, { of, keys, max, bytes })) throw new DomainError('LIMIT_REACHED')
}
