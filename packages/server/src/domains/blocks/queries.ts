import type { Db } from '../../database/schema.ts'
import { isTeammate } from '../users/visibility-queries.ts'

/** The others whom the user has blocked, or who have blocked the user. */
export async function findBlockedAmong(
  db: Db,
  userId: string,
  otherIds: readonly string[],
): Promise<Set<string>> {
  if (otherIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('user_blocks')
    .select(['user_id', 'blocked_id'])
    .where((eb) =>
      eb.or([
        eb.and([eb('user_id', '=', userId), eb('blocked_id', 'in', otherIds)]),
        eb.and([eb('blocked_id', '=', userId), eb('user_id', 'in', otherIds)]),
      ]),
    )
    .execute()
  return new Set(rows.map((row) => (row.user_id === userId ? row.blocked_id : row.user_id)))
}

/** Whether the user has blocked one of the others, or one of them the user. */
export async function isBlocked(db: Db, userId: string, otherIds: readonly string[]): Promise<boolean> {
  return (await findBlockedAmong(db, userId, otherIds)).size > 0
}

/** Whether one of the others takes no message that begins a conversation with the user: minors from teammates only. */
export async function isRefusing(
  db: Db,
  userId: string,
  otherIds: readonly string[],
  latestBirth: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .leftJoin('user_preferences', 'user_preferences.user_id', 'users.id')
    .select('users.id')
    .where('users.id', 'in', otherIds)
    .where((eb) =>
      eb.or([
        eb('user_preferences.chat', '=', 'NOBODY'),
        eb.and([
          eb.or([eb('user_preferences.chat', '=', 'TEAMMATES'), eb('users.birth', '>', latestBirth)]),
          eb.not(isTeammate(eb, userId)),
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
