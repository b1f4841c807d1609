import { sql } from 'kysely'
import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'
import type { Db } from '../../database/schema.ts'

type ContentType = Schemas['AttachmentContent']['contentType']

/** A picture or a voice note as it is stored. */
export interface PreparedAttachment {
  kind: Schemas['Attachment']['kind']
  contentType: ContentType
  bytes: Buffer
  width: number | null
  height: number | null
  seconds: number | null
}

const columns = ['id', 'kind', 'width', 'height', 'seconds'] as const

export async function insertAttachment(
  db: Db,
  owner: { conversationId: string; userId: string },
  { contentType, ...prepared }: PreparedAttachment,
) {
  return db
    .insertInto('message_attachments')
    .values({
      id: newId(),
      conversation_id: owner.conversationId,
      user_id: owner.userId,
      message_id: null,
      position: null,
      content_type: contentType,
      ...prepared,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export type AttachmentRow = Awaited<ReturnType<typeof insertAttachment>>

/** The pictures of a conversation that were sent. */
export async function countImages(db: Db, conversationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('message_attachments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('conversation_id', '=', conversationId)
    .where('kind', '=', 'IMAGE')
    .where('message_id', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

/** An attachment of the user's conversations; one that is not sent yet is its uploader's alone. */
export async function findAttachmentContent(db: Db, userId: string, id: string) {
  const row = await db
    .selectFrom('message_attachments')
    .innerJoin('conversation_members', (join) =>
      join
        .onRef('conversation_members.conversation_id', '=', 'message_attachments.conversation_id')
        .on('conversation_members.user_id', '=', userId),
    )
    .select(['id', 'kind', 'content_type', 'bytes'])
    .where('id', '=', id)
    .where((eb) => eb.or([eb('message_id', 'is not', null), eb('message_attachments.user_id', '=', userId)]))
    .executeTakeFirst()
  return row ?? null
}

/** Joins what the sender has uploaded to this conversation to the message; false where one is not theirs or already sent. */
export async function attachToMessage(
  db: Db,
  message: { id: string; conversationId: string; senderId: string },
  attachmentIds: readonly string[],
): Promise<boolean> {
  if (attachmentIds.length === 0) return true
  const { numUpdatedRows } = await db
    .updateTable('message_attachments')
    .set({
      message_id: message.id,
      position: sql<number>`array_position(${attachmentIds}::uuid[], id)`,
    })
    .where('id', 'in', attachmentIds)
    .where('conversation_id', '=', message.conversationId)
    .where('user_id', '=', message.senderId)
    .where('message_id', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows) === attachmentIds.length
}

/** A deleted message has none. */
export async function deleteAttachments(db: Db, messageId: string): Promise<void> {
  await db.deleteFrom('message_attachments').where('message_id', '=', messageId).execute()
}

/** Uploads that were never sent. */
export async function deleteUnsentAttachments(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('message_attachments')
    .where('message_id', 'is', null)
    .where('created_at', '<', before)
    .execute()
}
