import { sql } from 'kysely'
import { newId } from '../../database/id.ts'
import type { Db } from '../../database/schema.ts'
import { fileUrl } from '../files/mappers.ts'
import type { AttachmentRow } from './attachments-repository.ts'

/** Emoji in the order in which they were first used. */
const reactions = sql<MessageReaction[]>`coalesce((
  select json_agg(json_build_object('emoji', emoji, 'userIds', user_ids) order by first_at, emoji)
  from (
    select emoji, array_agg(user_id order by created_at) as user_ids, min(created_at) as first_at
    from message_reactions
    where message_id = messages.id
    group by emoji
  ) by_emoji
), '[]')`

/** The attachments in the order in which they were sent. */
const attachments = sql<AttachmentRow[]>`coalesce((
  select json_agg(
    json_build_object('id', id, 'kind', kind, 'width', width, 'height', height, 'seconds', seconds) order by position
  )
  from message_attachments
  where message_id = messages.id
), '[]')`

/** Messages with everything that is shown of them, in one statement: each delivery waits for it. */
export function selectMessages(db: Db) {
  return db
    .selectFrom('messages')
    .innerJoin('users as sender', 'sender.id', 'messages.sender_id')
    .leftJoin('files', (join) =>
      join
        .onRef('files.entity_id', '=', 'messages.sender_id')
        .on('files.entity_type', '=', 'USER')
        .on('files.business_type', '=', 'USER_PROFILE_PHOTO'),
    )
    .select([
      'messages.id',
      'messages.client_id',
      'messages.conversation_id',
      'messages.sequence',
      'messages.change',
      'messages.sender_id',
      'messages.content',
      'messages.reply_to',
      'messages.created_at',
      'messages.edited_at',
      'messages.deleted_at',
      'messages.pinned_at',
      sql<string>`sender.nick::text`.as('sender_nick'),
      'files.hash as sender_photo',
      reactions.as('reactions'),
      attachments.as('attachments'),
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof selectMessages>['executeTakeFirstOrThrow']>>

export interface MessageReaction {
  emoji: string
  userIds: string[]
}

export interface MessageRow extends Omit<Row, 'sender_photo'> {
  sender_avatar: string | null
}

export function toMessageRows(rows: readonly Row[]): MessageRow[] {
  return rows.map(({ sender_photo: hash, ...row }) => ({
    ...row,
    sender_avatar: hash === null ? null : fileUrl(hash),
  }))
}

/** Newest first, before `sequence`. */
export async function findMessagesBefore(
  db: Db,
  conversationId: string,
  sequence: number | null,
  limit: number,
): Promise<MessageRow[]> {
  const rows = await selectMessages(db)
    .where('messages.conversation_id', '=', conversationId)
    .$if(sequence !== null, (query) => query.where('messages.sequence', '<', sequence ?? 0))
    .orderBy('messages.sequence', 'desc')
    .limit(limit)
    .execute()
  return toMessageRows(rows)
}

/** The messages with pictures before `sequence`, newest first. */
export async function findMessagesWithImages(
  db: Db,
  conversationId: string,
  sequence: number | null,
  limit: number,
): Promise<MessageRow[]> {
  const rows = await selectMessages(db)
    .where('messages.conversation_id', '=', conversationId)
    .where('messages.id', 'in', (eb) =>
      eb
        .selectFrom('message_attachments')
        .select('message_attachments.message_id')
        .where('message_attachments.conversation_id', '=', conversationId)
        .where('message_attachments.kind', '=', 'IMAGE')
        .where('message_attachments.message_id', 'is not', null)
        .$narrowType<{ message_id: string }>(),
    )
    .$if(sequence !== null, (query) => query.where('messages.sequence', '<', sequence ?? 0))
    .orderBy('messages.sequence', 'desc')
    .limit(limit)
    .execute()
  return toMessageRows(rows)
}

/** The message with those before and after it, newest first; null where it is of another conversation. */
export async function findMessagesAround(
  db: Db,
  conversationId: string,
  { messageId, limit }: { messageId: string; limit: number },
): Promise<MessageRow[] | null> {
  const middle = await db
    .selectFrom('messages')
    .select('sequence')
    .where('id', '=', messageId)
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst()
  if (middle === undefined) return null
  return findMessagesBefore(db, conversationId, middle.sequence + Math.ceil(limit / 2), limit)
}

/** After a sequence number or a change, in the order of it. */
export async function findMessagesAfter(
  db: Db,
  conversationId: string,
  { by, number, limit }: { by: 'sequence' | 'change'; number: number; limit: number },
): Promise<MessageRow[]> {
  const rows = await selectMessages(db)
    .where('messages.conversation_id', '=', conversationId)
    .where(`messages.${by}`, '>', number)
    .orderBy(`messages.${by}`)
    .limit(limit)
    .execute()
  return toMessageRows(rows)
}

export async function findMessage(db: Db, id: string): Promise<MessageRow> {
  const [row] = toMessageRows(await selectMessages(db).where('messages.id', '=', id).execute())
  if (row === undefined) throw new Error('No such message')
  return row
}

/** A message that is not deleted, with its conversation; null for a user who is not in it. */
export async function findVisibleMessage(db: Db, userId: string, id: string) {
  const row = await db
    .selectFrom('messages')
    .innerJoin('conversation_members', (join) =>
      join
        .onRef('conversation_members.conversation_id', '=', 'messages.conversation_id')
        .on('conversation_members.user_id', '=', userId),
    )
    .select([
      'messages.id',
      'messages.conversation_id',
      'messages.sender_id',
      'messages.sequence',
      'messages.created_at',
      'messages.content',
    ])
    .where('messages.id', '=', id)
    .where('messages.deleted_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** The message that this sender has sent with this client id, if any. */
export async function findSent(
  db: Db,
  conversationId: string,
  senderId: string,
  clientId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('sender_id', '=', senderId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return row?.id ?? null
}

export async function isInConversation(db: Db, conversationId: string, messageId: string): Promise<boolean> {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('id', '=', messageId)
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst()
  return row !== undefined
}

export interface NewMessage {
  conversationId: string
  senderId: string
  clientId: string
  content: string
  replyTo: string | null
}

/** Its sender has read everything up to it. The caller has locked the conversation; returns the message's id. */
export async function insertMessage(db: Db, message: NewMessage): Promise<string> {
  const { conversationId, senderId, clientId, content, replyTo } = message
  const id = newId()
  await sql`
    with numbered as (
      update conversations
      set last_sequence = last_sequence + 1, last_change = last_change + 1, last_message_at = now()
      where id = ${conversationId}
      returning last_sequence, last_change
    ),
    read_up_to as (
      update conversation_members set last_read_sequence = numbered.last_sequence
      from numbered
      where conversation_id = ${conversationId} and user_id = ${senderId}
    )
    insert into messages (id, conversation_id, sequence, change, client_id, sender_id, content, reply_to)
    select ${id}::uuid, ${conversationId}::uuid, last_sequence, last_change, ${clientId}::uuid, ${senderId}::uuid,
      ${content}, ${replyTo}::uuid
    from numbered
  `.execute(db)
  return id
}

/** Numbers a change of the message; the caller has locked the conversation. */
export async function numberChange(db: Db, conversationId: string, messageId: string): Promise<void> {
  const { last_change: change } = await db
    .updateTable('conversations')
    .set((eb) => ({ last_change: eb('last_change', '+', 1) }))
    .where('id', '=', conversationId)
    .returning('last_change')
    .executeTakeFirstOrThrow()
  await db.updateTable('messages').set({ change }).where('id', '=', messageId).execute()
}

export interface MessageKey {
  id: string
  conversation_id: string
}

/** False where it was deleted in the meantime. */
export async function changeMessage(
  db: Db,
  { id, conversation_id: conversationId }: MessageKey,
  change: { content: string; edited_at: Date } | { content: ''; deleted_at: Date; pinned_at: null },
): Promise<boolean> {
  const row = await db
    .updateTable('messages')
    .set(change)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (row === undefined) return false
  await numberChange(db, conversationId, id)
  return true
}

/** Once for each user and emoji, and whether it is new; a further kind of emoji only while there are fewer than `most`. */
export async function insertReaction(
  db: Db,
  { id, conversation_id: conversationId }: MessageKey,
  { userId, emoji, most }: { userId: string; emoji: string; most: number },
): Promise<boolean> {
  const row = await db
    .insertInto('message_reactions')
    .columns(['message_id', 'user_id', 'emoji'])
    .expression((eb) =>
      eb
        .selectFrom('messages')
        .select([
          'messages.id',
          sql<string>`${userId}::uuid`.as('user_id'),
          sql<string>`${emoji}`.as('emoji'),
        ])
        .where('messages.id', '=', id)
        .where('messages.deleted_at', 'is', null)
        .where(
          sql<boolean>`(select count(distinct emoji) from message_reactions
            where message_id = ${id} and emoji <> ${emoji}) < ${most}`,
        ),
    )
    .onConflict((conflict) => conflict.columns(['message_id', 'emoji', 'user_id']).doNothing())
    .returning('message_id')
    .executeTakeFirst()
  if (row === undefined) return false
  await numberChange(db, conversationId, id)
  return true
}

export async function deleteReaction(
  db: Db,
  { id, conversation_id: conversationId }: MessageKey,
  { userId, emoji }: { userId: string; emoji: string },
): Promise<boolean> {
  const row = await db
    .deleteFrom('message_reactions')
    .where('message_id', '=', id)
    .where('user_id', '=', userId)
    .where('emoji', '=', emoji)
    .returning('message_id')
    .executeTakeFirst()
  if (row === undefined) return false
  await numberChange(db, conversationId, id)
  return true
}

/** Whether one of the users of a conversation has sent anything in it. */
export async function hasWritten(db: Db, conversationId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('sender_id', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
