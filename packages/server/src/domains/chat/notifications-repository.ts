import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'

export interface MessageAudience {
  conversationId: string
  senderId: string
  /** Only who is called so, in lower case; null for everybody. */
  nicks: readonly string[] | null
  now: Date
}

/** People of the conversation to whom a message may be notified, and how the conversation is called in a sentence. */
export async function findNotified(
  db: Db,
  { conversationId, senderId, nicks, now }: MessageAudience,
): Promise<{ userId: string; senderNick: string; name: string | null }[]> {
  const { rows } = await sql<{ userId: string; senderNick: string; name: string | null }>`
    select member.user_id as "userId", sender.nick::text as "senderNick", coalesce(teams.name, conversations.name) as name
    from conversation_members member
    join conversations on conversations.id = member.conversation_id
    left join teams on teams.id = conversations.team_id
    join users on users.id = member.user_id
    join users sender on sender.id = ${senderId}
    where member.conversation_id = ${conversationId} and member.user_id <> ${senderId}
      and (${nicks}::text[] is null or lower(users.nick::text) = any(${nicks}::text[]))
      and (member.muted_until is null or member.muted_until <= ${now})
      and member.request is distinct from 'DECLINED'
      and not exists (
        select 1 from user_blocks
        where (user_blocks.user_id = member.user_id and blocked_id = ${senderId})
          or (user_blocks.user_id = ${senderId} and blocked_id = member.user_id)
      )
      and not exists (
        select 1 from notifications
        where notifications.conversation_id = ${conversationId} and notifications.user_id = member.user_id
          and read_at is null and deleted_at is null
      )
    order by member.user_id
  `.execute(db)
  return rows
}

/** Of these users, who have the conversation on an active screen. */
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

/** Whoever has read a conversation has read what was notified of it; whether anything was. */
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
