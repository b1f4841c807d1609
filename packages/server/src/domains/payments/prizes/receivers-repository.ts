import { sql } from 'kysely'
import type { Db } from '../../../database/schema.ts'

export interface Adult {
  id: string
  nick: string
}

const selectAdults = (db: Db, adultBirth: string) =>
  db
    .selectFrom('users')
    .select(['users.id', sql<string>`users.nick::text`.as('nick')])
    .where('users.birth', '<=', adultBirth)
    .where('users.erased_at', 'is', null)

/** The adults of a team. */
export async function findAdultsOf(db: Db, teamId: string, adultBirth: string): Promise<Adult[]> {
  return selectAdults(db, adultBirth)
    .innerJoin('team_members as member', 'member.user_id', 'users.id')
    .where('member.team_id', '=', teamId)
    .orderBy('users.nick')
    .limit(200)
    .execute()
}

/** The adult with this nick. */
export async function findAdult(db: Db, nick: string, adultBirth: string): Promise<Adult | null> {
  return (await selectAdults(db, adultBirth).where('users.nick', '=', nick).executeTakeFirst()) ?? null
}

/** Names who is asked; what the staff had approved was another receiver. False where the part is on its way, or theirs. */
export async function setReceiver(
  db: Db,
  { shareId, receiverId, namedBy }: { shareId: string; receiverId: string; namedBy: string },
): Promise<boolean> {
  const row = await db
    .updateTable('prize_shares')
    .set({ receiver_id: receiverId, receiver_named_by: namedBy, receiver_agreed_at: null })
    .where('id', '=', shareId)
    .where('status', 'in', ['DUE', 'FAILED'])
    .where('user_id', '<>', receiverId)
    .returning('id')
    .executeTakeFirst()
  if (row === undefined) return false
  await db.deleteFrom('prize_approvals').where('share_id', '=', shareId).execute()
  return true
}

/** False where they are not asked any more, or the part is on its way. */
export async function setAnswer(
  db: Db,
  { shareId, receiverId, agreedAt }: { shareId: string; receiverId: string; agreedAt: Date | null },
): Promise<boolean> {
  const row = await db
    .updateTable('prize_shares')
    .set(
      agreedAt === null
        ? { receiver_id: null, receiver_named_by: null, receiver_agreed_at: null }
        : { receiver_agreed_at: agreedAt },
    )
    .where('id', '=', shareId)
    .where('receiver_id', '=', receiverId)
    .where('status', 'in', ['DUE', 'FAILED'])
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
