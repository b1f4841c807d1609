import { type Json, type JsonObject, isObject, listAt, textAt } from './json.ts'

/** `x-rate-limit`: so many calls of an account or, without a session, of a network. */
export interface RateLimit {
  /** Operations of one name count together. */
  name: string
  max: number
  /** Seconds. */
  per: number
}

/** `x-notifies`: the operation notifies other people, and each of them only so often for one caller. */
export interface NotifyLimit extends RateLimit {
  /**
   * The effect of a block between the caller and somebody who would be notified: the call is refused, that person is not notified, or
   * the notification passes, because it is about a match or an event that both take part in.
   */
  blocks: 'refuse' | 'silence' | 'pass'
}

/** `x-bound`: so many rows exist at most. */
export interface Bound {
  /** The thing that is counted; the server knows how. */
  of: string
  max: number
  /**
   * The limit in bytes where rows are files: it counts what is stored already, without the new file. Null for
   * others.
   */
  bytes: number | null
  /** The keys by which the limit is counted: `account`, or names of path parameters and of the body's fields. */
  per: readonly string[]
}

const blockRules = ['refuse', 'silence', 'pass'] as const

function countAt(node: JsonObject, key: string): number {
  const value = node[key]
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1)
    throw new Error(`${key} must be a whole number from 1`)
  return value
}

function nameAt(node: JsonObject, key: string): string {
  const name = textAt(node, key)
  if (name === '') throw new Error(`a limit needs ${key}`)
  return name
}

export function readRateLimit(value: Json | undefined): RateLimit | null {
  if (!isObject(value)) return null
  return { name: nameAt(value, 'name'), max: countAt(value, 'max'), per: countAt(value, 'per') }
}

export function readNotifyLimit(value: Json | undefined): NotifyLimit | null {
  const limit = readRateLimit(value)
  if (limit === null) return null
  const blocks = blockRules.find((rule) => rule === textAt(value, 'blocks'))
  if (blocks === undefined) throw new Error(`blocks must be one of ${blockRules.join(', ')}`)
  return { ...limit, blocks }
}

export function readBound(value: Json | undefined): Bound | null {
  if (!isObject(value)) return null
  const per = listAt(value, 'per').filter((key) => typeof key === 'string')
  if (per.length === 0) throw new Error('a bound needs per')
  const bytes = value['bytes'] === undefined ? null : countAt(value, 'bytes')
  return { of: nameAt(value, 'of'), max: countAt(value, 'max'), bytes, per }
}
