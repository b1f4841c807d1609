import { attachmentSizes } from '@convoca/contract/rules'
import type { Context } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { decodeNumber } from '../../database/cursor.ts'
import type { Db } from '../../database/schema.ts'
import { DomainError } from '../../errors.ts'
import { decodeImage } from '../files/rules.ts'
import {
  type PreparedAttachment,
  countImages,
  deleteUnsentAttachments,
  findAttachmentContent,
  insertAttachment,
} from './attachments-repository.ts'
import { toAttachment, toMessage } from './mappers.ts'
import { findMessagesWithImages } from './messages-repository.ts'
import { requireWritable } from './messages.ts'
import { findMemberIds, lockConversation } from './repository.ts'
import { readVoiceNote } from './voice-notes.ts'

const UNSENT_AGE = 24 * 60 * 60 * 1000

/** Refuses whoever may not write in the conversation. */
export async function requireAttachable(context: Context, conversationId: string): Promise<void> {
  const conversation = await lockConversation(context.db, context.actor.userId, conversationId)
  if (conversation === null) throw new DomainError('CONVERSATION_NOT_FOUND')
  await requireWritable(context, conversation)
}

/** Runs without a transaction, which would be open as long as the picture is decoded. */
export async function prepareAttachment(
  context: Context,
  conversationId: string,
  { kind, base64 }: Schemas['AttachmentInput'],
): Promise<PreparedAttachment> {
  await requireAttachable(context, conversationId)
  const bytes = decodeImage(base64)
  if (kind === 'VOICE') {
    return { kind, bytes, width: null, height: null, ...(await readVoiceNote(bytes)) }
  }
  const { jpeg, width, height } = await context.pictures.prepare(context.actor.userId, bytes, attachmentSizes)
  return { kind, contentType: 'image/jpeg', bytes: jpeg, width, height, seconds: null }
}

/** Checks the permission again: it may have been lost while the picture was decoded. */
export async function uploadAttachment(
  context: Context,
  conversationId: string,
  prepared: PreparedAttachment,
): Promise<Schemas['Attachment']> {
  await requireAttachable(context, conversationId)
  const owner = { conversationId, userId: context.actor.userId }
  return toAttachment(await insertAttachment(context.db, owner, prepared))
}

/** Messages with pictures, newest first. */
export async function listConversationImages(
  { db, actor }: Context,
  conversationId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Schemas['ConversationImages']> {
  if (!(await findMemberIds(db, conversationId)).includes(actor.userId))
    throw new DomainError('CONVERSATION_NOT_FOUND')
  const total = await countImages(db, conversationId)
  const rows = await findMessagesWithImages(db, conversationId, decodeNumber(cursor), limit + 1)
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    data: rows.slice(0, limit).map(toMessage),
    nextCursor: last === undefined ? null : String(last.sequence),
    total,
  }
}

export async function readAttachment(
  { db, actor }: Context,
  id: string,
): Promise<Schemas['AttachmentContent']> {
  const row = await findAttachmentContent(db, actor.userId, id)
  if (row === null) throw new DomainError('FILE_NOT_FOUND')
  const { kind, content_type: contentType, bytes } = row
  return { id: row.id, kind, contentType, base64: bytes.toString('base64') }
}

export async function deleteExpiredAttachments({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  await deleteUnsentAttachments(db, new Date(now().getTime() - UNSENT_AGE))
}
