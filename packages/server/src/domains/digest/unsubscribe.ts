import { timingSafeEqual } from 'node:crypto'
import type { GuestContext, Secrets } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { endDigest } from './repository.ts'

const PURPOSE = 'unsubscribe from the weekly digest'
const ID_BYTES = 16

/** The user's id and its signature: nothing is stored, and the link of an old mail still works. */
function createToken(secrets: Secrets, userId: string): string {
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, secrets.hash(PURPOSE, userId)]).toString('base64url')
}

export function createUnsubscribeUrl(
  { secrets }: { secrets: Secrets },
  { origin, userId }: { origin: string; userId: string },
): string {
  return `${origin}/api/public/digest/unsubscribe?token=${createToken(secrets, userId)}`
}

/** The user for whom the token was signed; null for any other token. */
function readToken(secrets: Secrets, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url')
  const hex = bytes.subarray(0, ID_BYTES).toString('hex')
  const userId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const expected = Buffer.from(createToken(secrets, userId))
  const given = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected) ? userId : null
}

export async function unsubscribeFromDigest(
  { db, secrets }: Pick<GuestContext, 'db' | 'secrets'>,
  token: string,
): Promise<void> {
  const userId = readToken(secrets, token)
  if (userId === null) throw new DomainError('LINK_INVALID')
  await endDigest(db, userId)
}
