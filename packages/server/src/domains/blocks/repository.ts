import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'
import { type Viewer, visibleName } from '../users/visibility-queries.ts'

const MAX_BLOCKED = 500

/** The latest first. */
export async function findBlocked(db: Db, userId: string, viewer: Viewer) {
  return db
    .selectFrom('user_blocks')
    .innerJoin('users', 'users.id', 'user_blocks.blocked_id')
    .select((eb) => [
      'users.id',
      sql<string>`users.nick::text`.as('nick'),
      visibleName(eb, viewer).as('name'),
    ])
    .where('user_blocks.user_id', '=', userId)
    .orderBy('user_blocks.created_at', 'desc')
    .orderBy('users.id')
    .limit(MAX_BLOCKED)
    .execute()
}

/** Repeated calls change nothing. */
export async function insertBlock(db: Db, userId: string, blockedId: string): Promise<void> {
  await db
    .insertInto('user_blocks')
    .values({ user_id: userId, blocked_id: blockedId })
    .onConflict((conflict) => conflict.columns(['user_id', 'blocked_id']).doNothing())
    .execute()
}

export async function deleteBlock(db: Db, userId: string, blockedId: string): Promise<void> {
  await db
    .deleteFrom('user_blocks')
    .where('user_id', '=', userId)
    .where('blocked_id', '=', blockedId)
    .execute()
}
