import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'

/** Answers the user's request; false where there is none. */
export async function answerRequest(
  db: Db,
  conversationId: string,
  userId: string,
  answer: 'DECLINED' | null,
): Promise<boolean> {
  const row = await db
    .updateTable('conversation_members')
    .set({ request: answer })
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', userId)
    .where('request', 'is not', null)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Makes a request of a stranger a conversation; false where it is one already. */
export function acceptRequest(db: Db, conversationId: string, userId: string): Promise<boolean> {
  return answerRequest(db, conversationId, userId, null)
}

/** How many messages the user has sent to somebody who has not answered the request; 0 where it is none. */
export async function findUnanswered(db: Db, conversationId: string, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from messages
    where conversation_id = ${conversationId} and sender_id = ${userId}
      and exists (
        select 1 from conversation_members
        where conversation_members.conversation_id = ${conversationId} and user_id <> ${userId} and request is not null
      )
  `.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Who is told what the user types and how far they have read: the people of the conversation, but nobody before a request is
 * answered, nor where one has blocked the other. The user's own pages are.
 */
export async function findWitnesses(db: Db, conversationId: string, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select user_id as id from conversation_members member
    where conversation_id = ${conversationId} and (
      user_id = ${userId} or (
        not exists (
          select 1 from conversation_members asked
          where asked.conversation_id = ${conversationId} and asked.request is not null
        )
        and not exists (
          select 1 from user_blocks
          where (user_blocks.user_id = ${userId} and blocked_id = member.user_id)
            or (user_blocks.user_id = member.user_id and blocked_id = ${userId})
        )
      )
    )
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Who receives the events of the conversation: not who has declined it. */
export async function findListeners(db: Db, conversationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('conversation_members')
    .select('user_id')
    .where('conversation_id', '=', conversationId)
    .where(sql<boolean>`request is distinct from 'DECLINED'`)
    .execute()
  return rows.map(({ user_id: userId }) => userId)
}
