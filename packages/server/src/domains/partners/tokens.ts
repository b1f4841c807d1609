import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Actor, Context, GuestContext, SystemContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { DomainError } from '../../errors.ts'
import { isGranted, upsertGrant } from './grants-repository.ts'
import { endGrants } from './grants.ts'
import { codeLifetime, MAX_TOKENS, renewalLifetime, tokenLifetime } from './rules.ts'
import { findSiteByKey } from './sites-repository.ts'
import {
  type TokenHashes,
  deleteExpired,
  deleteOldTokens,
  deleteToken,
  findByRenewal,
  findCode,
  findToken,
  insertCode,
  insertToken,
  rotateToken,
  touchGrant,
  consumeCode,
} from './tokens-repository.ts'

/** The last use is written at most this often, so that most requests stay read-only. */
const TOUCH_INTERVAL = 10 * 60 * 1000
const TOKEN_PREFIX = 'cvp_'
const RENEWAL_PREFIX = 'cvr_'

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()
const newSecret = (): string => randomBytes(32).toString('base64url')
const after = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds)

interface Asked {
  key: string
  origin: string
  scope: Schemas['PartnerScope']
}

/** The grant that a site asks for, where the key and the origin belong together. */
export async function readPartnerRequest(
  { db, actor }: Context,
  { key, origin, scope }: Asked,
): Promise<Schemas['PartnerRequest']> {
  const site = await findSiteByKey(db, key, origin)
  if (site === null) throw new DomainError('PARTNER_SITE_NOT_FOUND')
  const granted = await isGranted(db, { userId: actor.userId, siteId: site.id, origin })
  return { name: site.name, origin, scope, isGranted: granted }
}

export async function authorizePartner(
  { db, actor, now }: Context,
  { key, origin, challenge }: Schemas['PartnerAuthorizationInput'],
): Promise<Schemas['PartnerCode']> {
  const site = await findSiteByKey(db, key, origin)
  if (site === null) throw new DomainError('PARTNER_SITE_NOT_FOUND')
  const grantId = await upsertGrant(db, { userId: actor.userId, siteId: site.id, origin }, now())
  const code = newSecret()
  const expiresAt = after(now(), codeLifetime)
  await insertCode(db, { codeHash: hashOf(code), grantId, challenge, expiresAt })
  return { code, expires_at: expiresAt.toISOString() }
}

function createToken(now: Date): { answer: Schemas['PartnerToken']; hashes: TokenHashes } {
  const token = TOKEN_PREFIX + newSecret()
  const renewal = RENEWAL_PREFIX + newSecret()
  return {
    answer: { token, renewal, expires_in: tokenLifetime / 1000, scope: 'notifications' },
    hashes: {
      tokenHash: hashOf(token),
      tokenExpiresAt: after(now, tokenLifetime),
      renewalHash: hashOf(renewal),
      expiresAt: after(now, renewalLifetime),
    },
  }
}

function isAnswerTo(challenge: string, verifier: string): boolean {
  const answer = hashOf(verifier)
  const asked = Buffer.from(challenge, 'base64url')
  return asked.length === answer.length && timingSafeEqual(asked, answer)
}

/**
 * Uses the code up and returns its grant. Outside of the exchange's transaction: a code that comes again ends the grant
 * although the request is refused.
 */
export async function redeemCode(
  context: GuestContext,
  { key, code, verifier }: Schemas['PartnerCodeInput'],
  origin: string | null,
): Promise<string> {
  const { db, now } = context
  const found = await findCode(db, hashOf(code))
  if (found === null || found.key !== key) throw new DomainError('GRANT_INVALID')
  if (found.origin !== origin) throw new DomainError('FORBIDDEN')
  // One try: whoever has the code without its verifier cannot guess on.
  if (!(await consumeCode(db, hashOf(code), now()))) {
    await endGrants(context, { id: found.grant_id })
    throw new DomainError('GRANT_INVALID')
  }
  if (found.expires_at <= now() || !isAnswerTo(found.challenge, verifier))
    throw new DomainError('GRANT_INVALID')
  return found.grant_id
}

export async function issueToken(context: GuestContext, grantId: string): Promise<Schemas['PartnerToken']> {
  const { answer, hashes } = createToken(context.now())
  if (!(await insertToken(context.db, grantId, hashes))) throw new DomainError('GRANT_INVALID')
  const ended = await deleteOldTokens(context.db, grantId, MAX_TOKENS)
  for (const id of ended) await context.realtime.disconnectSession(context, id)
  return answer
}

/**
 * Replaces a token and its renewal. Outside of a transaction: a renewal that comes again, or from elsewhere, was stolen, and
 * the grant ends although the request is refused.
 */
export async function renewPartnerToken(
  context: GuestContext,
  renewal: string,
  origin: string | null,
): Promise<Schemas['PartnerToken']> {
  const renewalHash = hashOf(renewal)
  const found = await findByRenewal(context.db, renewalHash)
  if (found === null || found.expires_at <= context.now()) throw new DomainError('GRANT_INVALID')
  const { answer, hashes } = createToken(context.now())
  const isElsewhere = found.origin !== origin
  if (
    !found.is_used &&
    !isElsewhere &&
    (await rotateToken(context.db, { id: found.id, renewalHash }, hashes))
  )
    return answer
  await endGrants(context, { id: found.grant_id })
  throw new DomainError(isElsewhere ? 'FORBIDDEN' : 'GRANT_INVALID')
}

export async function endPartnerToken(
  context: GuestContext,
  renewal: string,
  origin: string | null,
): Promise<void> {
  const id = origin === null ? null : await deleteToken(context.db, hashOf(renewal), origin)
  if (id !== null) await context.realtime.disconnectSession(context, id)
}

export const isPartnerToken = (token: string): boolean => token.startsWith(TOKEN_PREFIX)

/** The user of a grant's token, for pages of the grant's origin alone. */
export async function authenticatePartner(
  { db, now }: Pick<SystemContext, 'db' | 'now'>,
  token: string,
  { origin, scope }: { origin: string | undefined; scope: string | null },
): Promise<Actor> {
  const found = await findToken(db, hashOf(token), now())
  if (found === null) throw new DomainError('TOKEN_INVALID')
  if (found.token_expires_at <= now()) throw new DomainError('TOKEN_EXPIRED')
  if (found.origin !== origin || found.scope !== scope) throw new DomainError('FORBIDDEN')
  if (now().getTime() - found.last_used_at.getTime() > TOUCH_INTERVAL)
    await touchGrant(db, found.grant_id, now())
  return { userId: found.user_id, sessionId: found.id, isPartner: true }
}

export async function deleteExpiredPartnerTokens({
  db,
  now,
}: Pick<SystemContext, 'db' | 'now'>): Promise<void> {
  await deleteExpired(db, now())
}
