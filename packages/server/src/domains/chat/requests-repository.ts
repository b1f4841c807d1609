import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'
import { findBlockedAmong } from '../blocks/queries.ts'

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

/** The number of messages that the user has sent to somebody who has not answered the request; 0 where it is none. */
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
 * The users who are told what the user types and has read: the listeners, but nobody who has blocked the user
 * or was blocked.
 */
export async function findWitnesses(db: Db, conversationId: string, userId: string): Promise<string[]> {
  const listeners = await findListeners(db, conversationId)
  const blocked = await findBlockedAmong(db, userId, listeners)
  return listeners.filter((id) => !blocked.has(id))
}

/**
 * The users who receive the events of the conversation: not those who have declined it, nor those who have
 * left the group and not answered yet.
 */
export async function findListeners(db: Db, conversationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('conversation_members')
    .innerJoin('conversations', 'conversations.id', 'conversation_members.conversation_id')
    .select('user_id')
    .where('conversation_id', '=', conversationId)
    .where(sql<boolean>`(request is null or (request = 'PENDING' and conversations.kind = 'DIRECT'))`)
    .execute()
  return rows.map(({ user_id: userId }) => userId)
}
