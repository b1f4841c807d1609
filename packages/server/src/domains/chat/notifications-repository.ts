import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'
import { isUnreadOf } from '../notifications/unread-queries.ts'

export interface MessageAudience {
  conversationId: string
  messageId: string
  senderId: string
  /** Only who is called so, in lower case; null for everybody. */
  nicks: readonly string[] | null
  now: Date
}

export interface Notified {
  userId: string
  senderNick: string
  /** The name of the conversation in a sentence; null for a direct one. */
  name: string | null
  /** The unread notification of a message of the conversation that was deleted, if there is one. */
  withdrawnId: string | null
}

/** People of the conversation to whom a message may be notified. */
export async function findNotified(
  db: Db,
  { conversationId, messageId, senderId, nicks, now }: MessageAudience,
): Promise<Notified[]> {
  const { rows } = await sql<Notified>`
    select member.user_id as "userId", sender.nick::text as "senderNick", coalesce(teams.name, conversations.name) as name,
      unread.id as "withdrawnId"
    from conversation_members member
    join conversations on conversations.id = member.conversation_id
    left join teams on teams.id = conversations.team_id
    join users on users.id = member.user_id
    join users sender on sender.id = ${senderId}
    left join lateral (
      select notifications.id, messages.id is null or messages.deleted_at is not null as is_withdrawn
      from notifications left join messages on messages.id = notifications.message_id
      where notifications.conversation_id = ${conversationId} and ${isUnreadOf(sql<string>`member.user_id`)}
      order by is_withdrawn
      limit 1
    ) unread on true
    where member.conversation_id = ${conversationId} and member.user_id <> ${senderId}
      and (${nicks}::text[] is null or lower(users.nick::text) = any(${nicks}::text[]))
      and (member.muted_until is null or member.muted_until <= ${now})
      and (member.request is null or (member.request = 'PENDING' and conversations.kind = 'DIRECT'))
      and not exists (
        select 1 from user_blocks
        where (user_blocks.user_id = member.user_id and blocked_id = ${senderId})
          or (user_blocks.user_id = ${senderId} and blocked_id = member.user_id)
      )
      and unread.is_withdrawn is not false
      and not exists (
        select 1 from notifications
        where notifications.message_id = ${messageId} and notifications.user_id = member.user_id
      )
    order by member.user_id
  `.execute(db)
  return rows
}

/** The notification of a deleted message becomes that of a later one. */
export async function replaceWithdrawn(
  db: Db,
  id: string,
  { title, messageId }: { title: string; messageId: string },
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ title, message_id: messageId, created_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Those of the users who have the conversation on an active screen. */
export async function findOnScreen(
  db: Db,
  conversationId: string,
  userIds: readonly string[],
): Promise<Set<string>> {
  if (userIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('chat_connections')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .where('conversation_id', '=', conversationId)
    .where('is_active', '=', true)
    .execute()
  return new Set(rows.map(({ user_id: userId }) => userId))
}

/** A reader of a conversation has read what was notified of it; the result says whether anything was. */
export async function markConversationNotificationsRead(
  db: Db,
  userId: string,
  conversationId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ read_at: new Date() })
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
