import { MAX_REACTION_KINDS, MAX_REQUEST_MESSAGES } from '@convoca/contract/rules'
import { messageEditWindow } from '@convoca/sdk/rules'
import type { Context } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { decodeNumber, limitInteger } from '../../database/cursor.ts'
import { DomainError, invalid } from '../../errors.ts'
import { latestBirth } from '../auth/rules.ts'
import { findRole } from '../teams/queries.ts'
import { refreshQuoting } from '../notifications/quotes.ts'
import { fullAge } from '../users/rules.ts'
import { attachToMessage, deleteAttachments } from './attachments-repository.ts'
import { isBlocked, isRefusing } from '../blocks/queries.ts'
import { deleteDeparture } from './departures-repository.ts'
import { hasMinorAmongStrangers } from './groups-repository.ts'
import { toMessage } from './mappers.ts'
import {
  type MessageRow,
  changeMessage,
  deleteReaction,
  findMessage,
  findMessagesAfter,
  findMessagesAround,
  findMessagesBefore,
  findSent,
  findVisibleMessage,
  hasWritten,
  insertMessage,
  insertReaction,
  isInConversation,
} from './messages-repository.ts'
import { findMentioned, notifyMessage, notifyOfNewMentions } from './notifications.ts'
import { acceptRequest, findUnanswered } from './requests-repository.ts'
import { type LockedConversation, findMemberIds, isOpenConversation, lockConversation } from './repository.ts'
import { checkContent, checkEmoji } from './rules.ts'

type Message = Schemas['Message']

export interface MessageQuery {
  cursor?: string | undefined
  after?: number | undefined
  changedAfter?: number | undefined
  around?: string | undefined
  limit: number
}

/** Newest first; in the order of their numbers, or of their changes, where the client asks for what it has missed. */
export async function listMessages(
  { db, actor }: Context,
  conversationId: string,
  { cursor, after, changedAfter, around, limit }: MessageQuery,
): Promise<Schemas['MessagePage']> {
  if (!(await findMemberIds(db, conversationId)).includes(actor.userId))
    throw new DomainError('CONVERSATION_NOT_FOUND')
  const from = decodeNumber(cursor)
  const by = changedAfter === undefined ? 'sequence' : 'change'
  const number = changedAfter ?? (after === undefined ? undefined : limitInteger(after))
  const rows =
    number !== undefined
      ? await findMessagesAfter(db, conversationId, { by, number: from ?? number, limit: limit + 1 })
      : around === undefined || from !== null
        ? await findMessagesBefore(db, conversationId, from, limit + 1)
        : await findMessagesAround(db, conversationId, { messageId: around, limit: limit + 1 })
  if (rows === null) throw new DomainError('MESSAGE_NOT_FOUND')
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    data: rows.slice(0, limit).map(toMessage),
    nextCursor: last === undefined ? null : String(last[by]),
  }
}

async function requireLocked({ db, actor }: Context, id: string): Promise<LockedConversation> {
  const conversation = await lockConversation(db, actor.userId, id)
  if (conversation === null) throw new DomainError('CONVERSATION_NOT_FOUND')
  return conversation
}

/** Milliseconds in which players still write to each other once their championship is over. */
const matchChatAfterEnd = 24 * 60 * 60 * 1000

/**
 * Requires that the actor may write: neither does so in a direct conversation after a block, and those who
 * have not written yet need what the preference allows.
 */
export async function requireWritable(
  { db, actor, now }: Context,
  conversation: LockedConversation,
): Promise<void> {
  if (conversation.kind === 'MATCH') {
    const since = new Date(now().getTime() - matchChatAfterEnd)
    if (!(await isOpenConversation(db, conversation.id, since))) throw new DomainError('FORBIDDEN')
  }
  if (conversation.kind !== 'DIRECT') return
  const others = (await findMemberIds(db, conversation.id)).filter((id) => id !== actor.userId)
  const [otherId] = others
  if (otherId === undefined) throw new DomainError('USER_BLOCKED')
  if (await isBlocked(db, actor.userId, others)) throw new DomainError('USER_BLOCKED')
  // Minors only with people of their teams, whoever has written.
  if (await hasMinorAmongStrangers(db, [actor.userId, otherId], latestBirth(fullAge, now())))
    throw new DomainError('MESSAGES_NOT_ACCEPTED')
  if (await hasWritten(db, conversation.id, otherId)) return
  if (await isRefusing(db, actor.userId, others, latestBirth(fullAge, now())))
    throw new DomainError('MESSAGES_NOT_ACCEPTED')
}

/** A stranger writes a few messages, and then waits for an answer. */
async function requireAnswered({ db, actor }: Context, { id, kind }: LockedConversation): Promise<void> {
  if (kind === 'DIRECT' && (await findUnanswered(db, id, actor.userId)) >= MAX_REQUEST_MESSAGES)
    throw new DomainError('REQUEST_PENDING')
}

/** The row of the conversation changes for whoever has answered. */
export async function publishAnswer(context: Context, conversationId: string): Promise<void> {
  await context.realtime.publishChat(context, { kind: 'conversation', conversationId, userIds: [] })
}

/** An answer accepts a request; only direct conversations, and groups that somebody had left, are requests. */
async function acceptByWriting(context: Context, { id, kind }: LockedConversation): Promise<void> {
  const { db, actor } = context
  if (kind !== 'DIRECT' && kind !== 'GROUP') return
  if (!(await acceptRequest(db, id, actor.userId))) return
  await deleteDeparture(db, { conversationId: id, userId: actor.userId })
  await publishAnswer(context, id)
}

/** Sends under the conversation's lock, so that numbers follow the order of the commits. */
export async function sendMessage(
  context: Context,
  conversationId: string,
  input: Schemas['MessageInput'],
): Promise<Message> {
  const { db, actor } = context
  const attachmentIds = input.attachmentIds.map((id) => id.toLowerCase())
  const content = checkContent(input.content, { isOptional: attachmentIds.length > 0 })
  const conversation = await requireLocked(context, conversationId)
  const clientId = input.clientId.toLowerCase()
  const sent = await findSent(db, conversation.id, actor.userId, clientId)
  if (sent !== null) return toMessage(await findMessage(db, sent))
  await requireWritable(context, conversation)
  await requireAnswered(context, conversation)
  if (input.replyTo !== null && !(await isInConversation(db, conversation.id, input.replyTo)))
    throw invalid('replyTo', 'INVALID_VALUE', 'must be a message of the conversation')
  await acceptByWriting(context, conversation)
  const id = await insertMessage(db, {
    conversationId: conversation.id,
    senderId: actor.userId,
    clientId,
    content,
    replyTo: input.replyTo,
  })
  const key = { id, conversationId: conversation.id, senderId: actor.userId }
  if (!(await attachToMessage(db, key, attachmentIds))) throw new DomainError('FILE_NOT_FOUND')
  const message = toMessage(await findMessage(db, id))
  await context.realtime.publishChat(context, { kind: 'sent', conversationId: conversation.id, message })
  await notifyMessage(context, { conversation, messageId: id, mentioned: findMentioned(content) })
  return message
}

type VisibleMessage = NonNullable<Awaited<ReturnType<typeof findVisibleMessage>>>

/** Locks the conversation of a message that the caller may see. */
export async function requireVisible(
  context: Context,
  id: string,
): Promise<{ message: VisibleMessage; conversation: LockedConversation }> {
  const { db, actor } = context
  const message = await findVisibleMessage(db, actor.userId, id)
  if (message === null) throw new DomainError('MESSAGE_NOT_FOUND')
  const conversation = await lockConversation(db, actor.userId, message.conversation_id)
  if (conversation === null) throw new DomainError('MESSAGE_NOT_FOUND')
  return { message, conversation }
}

export async function publishChange(context: Context, message: VisibleMessage): Promise<void> {
  const { id: messageId, conversation_id: conversationId } = message
  await context.realtime.publishChat(context, { kind: 'changed', conversationId, messageId })
}

function requireRecent({ created_at: createdAt }: VisibleMessage, now: Date): void {
  if (now.getTime() - createdAt.getTime() > messageEditWindow) throw new DomainError('EDIT_WINDOW_CLOSED')
}

export async function editMessage(
  context: Context,
  id: string,
  input: Schemas['MessageEdit'],
): Promise<Message> {
  const { db, actor, now } = context
  const content = checkContent(input.content)
  const { message, conversation } = await requireVisible(context, id)
  if (message.sender_id !== actor.userId) throw new DomainError('FORBIDDEN')
  requireRecent(message, now())
  await requireWritable(context, conversation)
  if (!(await changeMessage(db, message, { content, edited_at: now() })))
    throw new DomainError('MESSAGE_NOT_FOUND')
  await publishChange(context, message)
  await refreshQuoting(context, { messageId: message.id })
  await notifyOfNewMentions(
    context,
    { conversation, messageId: message.id },
    { from: message.content, to: content },
  )
  return toMessage(await findMessage(db, id))
}

/** The owner of a group; owner and managers of the team moderate that of a team. */
export async function isModerator(
  { db, actor }: Context,
  { team_id: teamId, owner_id: ownerId }: LockedConversation,
): Promise<boolean> {
  if (ownerId !== null) return ownerId === actor.userId
  const role = teamId === null ? null : await findRole(db, teamId, actor.userId)
  return role === 'OWNER' || role === 'MANAGER'
}

export async function deleteMessage(context: Context, id: string): Promise<void> {
  const { db, actor, now } = context
  const { message, conversation } = await requireVisible(context, id)
  if (!(await isModerator(context, conversation))) {
    if (message.sender_id !== actor.userId) throw new DomainError('FORBIDDEN')
    requireRecent(message, now())
  }
  if (!(await changeMessage(db, message, { content: '', deleted_at: now(), pinned_at: null })))
    throw new DomainError('MESSAGE_NOT_FOUND')
  await deleteAttachments(db, message.id)
  await publishChange(context, message)
  await refreshQuoting(context, { messageId: message.id })
}

async function react(
  context: Context,
  id: string,
  write: (message: VisibleMessage) => Promise<boolean>,
): Promise<Message> {
  const { message, conversation } = await requireVisible(context, id)
  await requireWritable(context, conversation)
  if (await write(message)) await publishChange(context, message)
  const row: MessageRow = await findMessage(context.db, id)
  return toMessage(row)
}

export function addReaction(context: Context, id: string, emoji: string): Promise<Message> {
  checkEmoji(emoji)
  const reaction = { userId: context.actor.userId, emoji, most: MAX_REACTION_KINDS }
  return react(context, id, (message) => insertReaction(context.db, message, reaction))
}

export function removeReaction(context: Context, id: string, emoji: string): Promise<Message> {
  const reaction = { userId: context.actor.userId, emoji }
  return react(context, id, (message) => deleteReaction(context.db, message, reaction))
}
