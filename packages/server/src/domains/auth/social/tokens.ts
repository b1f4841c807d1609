import { createHash, randomBytes } from 'node:crypto'
import type { SingleUse, SocialIdentity, SystemContext } from '../../../context.ts'
import type { SocialProvider } from '../../../database/tables/auth.ts'
import type { Schemas } from '../../../contract/types.ts'
import { refuseToken } from './provider.ts'
import { deleteExpiredRows, deleteNonce, insertNonce, insertUsedToken } from './repository.ts'

const NONCE_LIFETIME = 10 * 60 * 1000

export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Starts a log-in. The nonce of a provider that returns it in a signed token is valid once. */
export async function startSocialLogin(
  { db, now, socialProviders }: SystemContext,
  provider: SocialProvider,
): Promise<Schemas['SocialStart']> {
  const client = socialProviders.get(provider)
  const nonce = createToken()
  if (provider === 'GOOGLE')
    await insertNonce(db, hashToken(nonce), new Date(now().getTime() + NONCE_LIFETIME))
  return { url: client.startUrl(nonce), nonce }
}

async function spend(
  { db, now }: SystemContext,
  provider: SocialProvider,
  singleUse: SingleUse,
): Promise<boolean> {
  if ('nonce' in singleUse) return deleteNonce(db, hashToken(singleUse.nonce), now())
  return insertUsedToken(db, hashToken(`${provider} ${singleUse.token}`), singleUse.expiresAt)
}

/** The identity of a user at the provider. A token is accepted once; outside a transaction, so that it stays used. */
export async function verifyToken(
  context: SystemContext,
  provider: SocialProvider,
  token: string,
): Promise<SocialIdentity> {
  const { identity, singleUse } = await context.socialProviders.get(provider).verify(token)
  if (!(await spend(context, provider, singleUse))) throw refuseToken('the token was used before')
  return identity
}

export async function deleteExpiredSocialTokens({
  db,
  now,
}: Pick<SystemContext, 'db' | 'now'>): Promise<void> {
  await deleteExpiredRows(db, now())
}
