import type { Db } from '../../../database/schema.ts'

export interface NewLoginChallenge {
  challengeHash: Buffer
  userId: string
  deviceHash: Buffer | null
  expiresAt: Date
}

export async function insertChallenge(db: Db, challenge: NewLoginChallenge): Promise<void> {
  await db
    .insertInto('login_challenges')
    .values({
      challenge_hash: challenge.challengeHash,
      user_id: challenge.userId,
      device_hash: challenge.deviceHash,
      expires_at: challenge.expiresAt,
    })
    .execute()
}

interface ChallengeMatch {
  challengeHash: Buffer
  /** The device that asks; null only fits a challenge that a log-in without a device has begun. */
  deviceHash: Buffer | null
  now: Date
}

/** Counts one of the challenge's `most` codes; the user, or null where none is left or it is not valid for the device. */
export async function countCode(
  db: Db,
  { challengeHash, deviceHash, now, most }: ChallengeMatch & { most: number },
): Promise<string | null> {
  const row = await db
    .updateTable('login_challenges')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('challenge_hash', '=', challengeHash)
    .where('device_hash', 'is not distinct from', deviceHash)
    .where('expires_at', '>', now)
    .where('attempts', '<', most)
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id ?? null
}

/** Answers the challenge to one of several simultaneous uses. */
export async function deleteChallenge(
  db: Db,
  { challengeHash, now }: { challengeHash: Buffer; now: Date },
): Promise<boolean> {
  const row = await db
    .deleteFrom('login_challenges')
    .where('challenge_hash', '=', challengeHash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteChallengesOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('login_challenges').where('user_id', '=', userId).execute()
}

export async function deleteChallengesExpiredBefore(db: Db, instant: Date): Promise<void> {
  await db.deleteFrom('login_challenges').where('expires_at', '<=', instant).execute()
}
