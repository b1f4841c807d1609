import { decodedLength } from '@convoca/contract/rules'
import type { Schemas } from '@convoca/sdk'
import type { MockDatabase, UserRecord } from '../mock-database.ts'
import { toCursorPage } from '../paging.ts'
import { MockProblem } from '../problem.ts'
import type { ConversationRecord, MessageRecord } from '../content-tables.ts'
import { findById } from './access.ts'
import { findConversation, isBlocked, toMessage, findMessages } from './chat-mappers.ts'
import { requireUser, type Context, type Handlers } from './handler.ts'

type Ids =
  | 'listMessages'
  | 'sendMessage'
  | 'uploadAttachment'
  | 'editMessage'
  | 'deleteMessage'
  | 'addReaction'
  | 'removeReaction'
  | 'reportMessage'

/** Milliseconds during which a message may be changed (product §7). */
const editWindow = 15 * 60_000
/** Largest attachment in bytes (product §7). */
const maxAttachmentBytes = 5 * 1024 * 1024
const maxReactions = 50

/** A message in one of the caller's conversations. */
function findVisibleMessage(context: {
  database: MockDatabase
  user: UserRecord | null
  input: { id: string }
}): MessageRecord {
  const user = requireUser(context)
  const message = findById(context.database.messages, context.input.id, 'MESSAGE_NOT_FOUND')
  const inside = context.database.conversations.some(
    (one) => one.id === message.conversationId && one.userIds.includes(user.id),
  )
  if (!inside || message.deletedAt !== null) throw new MockProblem('MESSAGE_NOT_FOUND')
  return message
}

/** The caller's own message while it may still be changed. */
function findChangeableMessage(context: Context<'editMessage' | 'deleteMessage'>): MessageRecord {
  const message = findVisibleMessage(context)
  if (message.senderId !== requireUser(context).id) throw new MockProblem('FORBIDDEN')
  if (Date.parse(context.database.now()) - Date.parse(message.at) > editWindow)
    throw new MockProblem('EDIT_WINDOW_CLOSED')
  return message
}

function createMessage(
  database: MockDatabase,
  user: UserRecord,
  conversation: ConversationRecord,
  body: Schemas['MessageInput'],
): MessageRecord {
  const last = findMessages(database, conversation.id).at(-1)
  const attachments = body.attachmentIds.map((id) => {
    const found = database.attachments.get(id)
    if (!found) throw new MockProblem('FILE_NOT_FOUND')
    return found
  })
  return {
    id: database.nextId('message'),
    clientId: body.clientId,
    conversationId: conversation.id,
    sequence: (last?.sequence ?? 0) + 1,
    senderId: user.id,
    content: body.content,
    at: database.now(),
    attachments,
    reactions: [],
    replyTo: body.replyTo,
    editedAt: null,
    deletedAt: null,
  }
}

function assertNotBlocked(database: MockDatabase, user: UserRecord, conversation: ConversationRecord): void {
  if (conversation.name !== null) return
  const blocked = conversation.userIds.some((id) => id !== user.id && isBlocked(database, user.id, id))
  if (blocked) throw new MockProblem('USER_BLOCKED')
}

export const messageHandlers: Handlers<Ids> = {
  listMessages(context) {
    const { database, input } = context
    const { id } = findConversation(database, requireUser(context), input.id)
    const messages = findMessages(database, id).map((message) => toMessage(database, message))
    const { after } = input
    // Messages after a sequence come oldest first, all others newest first.
    if (after === undefined) return toCursorPage(messages.toReversed(), input)
    return toCursorPage(
      messages.filter((message) => message.sequence > after),
      input,
    )
  },
  sendMessage(context) {
    const { database } = context
    const { body, id } = context.input
    const user = requireUser(context)
    const conversation = findConversation(database, user, id)
    assertNotBlocked(database, user, conversation)
    // Idempotent by the client's id.
    const known = findMessages(database, id).find(
      (one) => one.clientId === body.clientId && one.senderId === user.id,
    )
    if (known) return toMessage(database, known)
    const made = createMessage(database, user, conversation, body)
    database.messages.push(made)
    conversation.readUpTo.set(user.id, made.sequence)
    return toMessage(database, made)
  },
  uploadAttachment(context) {
    const { database } = context
    const { body, id: conversationId } = context.input
    findConversation(database, requireUser(context), conversationId)
    if (decodedLength(body.base64) > maxAttachmentBytes) throw new MockProblem('FILE_TOO_LARGE')
    const id = database.nextId('attachment')
    const isImage = body.kind === 'IMAGE'
    const name = `attachment-${id}.${isImage ? 'jpg' : 'webm'}`
    database.uploads.set(name, body.base64)
    const size = isImage
      ? { width: 1200, height: 800, seconds: null }
      : { width: null, height: null, seconds: 12 }
    const attachment = { id, kind: body.kind, url: `/files/mock/${name}`, ...size }
    database.attachments.set(id, attachment)
    return attachment
  },
  editMessage(context) {
    const message = findChangeableMessage(context)
    message.content = context.input.body.content
    message.editedAt = context.database.now()
    return toMessage(context.database, message)
  },
  deleteMessage(context) {
    const message = findChangeableMessage(context)
    message.deletedAt = context.database.now()
    return undefined
  },
  addReaction(context) {
    const message = findVisibleMessage(context)
    const { id } = requireUser(context)
    const { emoji } = context.input
    const found = message.reactions.find((one) => one.emoji === emoji)
    if (found && !found.userIds.includes(id)) found.userIds.push(id)
    else if (!found && message.reactions.length < maxReactions)
      message.reactions.push({ emoji, userIds: [id] })
    return toMessage(context.database, message)
  },
  removeReaction(context) {
    const message = findVisibleMessage(context)
    const { id } = requireUser(context)
    const { emoji } = context.input
    message.reactions = message.reactions
      .map((one) => (one.emoji === emoji ? { ...one, userIds: one.userIds.filter((by) => by !== id) } : one))
      .filter((one) => one.userIds.length > 0)
    return toMessage(context.database, message)
  },
  reportMessage(context) {
    findVisibleMessage(context)
    return undefined
  },
}
