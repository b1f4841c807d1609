import { invalid } from '../errors.ts'

/**
 * The place where the next page begins, as one opaque text: after the row with this sort value and this id.
 */
export interface Position {
  at: Date
  id: string
}

export function encodePosition({ at, id }: Position): string {
  return Buffer.from(`${at.toISOString()} ${id}`).toString('base64url')
}

/** Throws 400 for what `encodePosition` has not made. */
export function decodePosition(cursor: string | undefined): Position | null {
  if (cursor === undefined) return null
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const position = { at: new Date(at), id }
  const isOwn = !Number.isNaN(position.at.getTime()) && encodePosition(position) === cursor
  if (!isOwn || !/^[0-9a-f-]{36}$/.test(id)) throw invalid('cursor', 'INVALID_FORMAT', 'is not a cursor')
  return position
}

/** A number given by a client, within what PostgreSQL's `integer` holds: no row has a larger one. */
export function limitInteger(given: number): number {
  return Math.min(given, 2_147_483_647)
}

/** A cursor that is the number after which the next page begins. */
export function decodeNumber(cursor: string | undefined): number | null {
  if (cursor === undefined) return null
  if (!/^\d{1,9}$/.test(cursor)) throw invalid('cursor', 'INVALID_FORMAT', 'is not a cursor')
  return Number(cursor)
}
