import { createHash, randomBytes } from 'node:crypto'
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import { passkeyChallengeLifetime } from '@convoca/contract/rules'
import type { SystemContext } from '../../../context.ts'
import { DomainError } from '../../../errors.ts'
import { deleteChallenge, deleteChallengesExpiredBefore, insertChallenge } from './repository.ts'

type ChallengeContext = Pick<SystemContext, 'db' | 'now'>

const hashOf = (challenge: string): Buffer => createHash('sha256').update(challenge).digest()

/** Creates a challenge for the user who adds a passkey, or for a log-in (null). */
export async function createChallenge({ db, now }: ChallengeContext, userId: string | null): Promise<string> {
  const challenge = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now().getTime() + passkeyChallengeLifetime)
  await insertChallenge(db, { challengeHash: hashOf(challenge), userId, expiresAt })
  return challenge
}

function readChallenge(clientDataJSON: string): string {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON)
    if (typeof challenge === 'string') return challenge
  } catch (cause) {
    throw new DomainError('PASSKEY_INVALID', { cause })
  }
  throw new DomainError('PASSKEY_INVALID')
}

/** Uses the response's challenge up, whatever else is wrong with it; not in a transaction, which could roll that back. */
export async function consumeChallenge(
  { db, now }: ChallengeContext,
  clientDataJSON: string,
  userId: string | null,
): Promise<string> {
  const challenge = readChallenge(clientDataJSON)
  const isValid = await deleteChallenge(db, { challengeHash: hashOf(challenge), userId, now: now() })
  if (!isValid) throw new DomainError('CHALLENGE_INVALID')
  return challenge
}

export async function deleteExpiredPasskeyChallenges({ db, now }: ChallengeContext): Promise<void> {
  await deleteChallengesExpiredBefore(db, now())
}
