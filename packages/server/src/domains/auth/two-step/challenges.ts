import { createHash, randomBytes } from 'node:crypto'
import { loginChallengeLifetime } from '@convoca/contract/rules'
import type { SystemContext } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { DomainError } from '../../../errors.ts'
import {
  countCode,
  deleteChallenge,
  deleteChallengesExpiredBefore,
  insertChallenge,
} from './challenges-repository.ts'

const MAX_CODES = 5

type ChallengeContext = Pick<SystemContext, 'db' | 'now'>

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
const hashDevice = (device: string | null): Buffer | null => (device === null ? null : hashOf(device))

/** Creates the challenge of a user whose first step is done, on this device. */
export async function createChallenge(
  { db, now }: ChallengeContext,
  userId: string,
  device: string | null,
): Promise<Schemas['SecondStep']> {
  const challenge = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now().getTime() + loginChallengeLifetime)
  await insertChallenge(db, {
    challengeHash: hashOf(challenge),
    userId,
    deviceHash: hashDevice(device),
    expiresAt,
  })
  return { challenge, expires_at: expiresAt.toISOString() }
}

/** Counts a code that is tried on the challenge, before it is checked; returns the user. */
export async function countChallenge(
  { db, now }: ChallengeContext,
  challenge: string,
  device: string | null,
): Promise<string> {
  const match = { challengeHash: hashOf(challenge), deviceHash: hashDevice(device), now: now() }
  const userId = await countCode(db, { ...match, most: MAX_CODES })
  if (userId === null) throw new DomainError('CHALLENGE_INVALID')
  return userId
}

/** Uses the challenge up. */
export async function consumeChallenge({ db, now }: ChallengeContext, challenge: string): Promise<void> {
  const isValid = await deleteChallenge(db, { challengeHash: hashOf(challenge), now: now() })
  if (!isValid) throw new DomainError('CHALLENGE_INVALID')
}

export async function deleteExpiredChallenges({ db, now }: ChallengeContext): Promise<void> {
  await deleteChallengesExpiredBefore(db, now())
}
