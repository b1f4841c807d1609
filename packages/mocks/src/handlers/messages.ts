import { decodedLength, maxImageBytes, maxReactionKinds, messageEditWindow } from '@convoca/contract/rules'
import type { Schemas } from '@convoca/sdk'
import type { MockDatabase, UserRecord } from '../mock-database.ts'
import { toCursorPage } from '../paging.ts'
import { MockProblem } from '../problem.ts'
import type { ConversationRecord, MessageRecord } from '../content-tables.ts'
import { findById } from './access.ts'
import { findConversation, findLastChange, isBlocked, toMessage, findMessages } from './chat-mappers.ts'
import { requireUser, type Context, type Handlers } from './handler.ts'

type Ids =
  | 'listMessages'
  | 'sendMessage'
  | 'uploadAttachment'
  | 'listConversationImages'
  | 'readAttachment'
  | 'editMessage'
  | 'deleteMessage'
  | 'addReaction'
  | 'removeReaction'
  | 'reportMessage'
  | 'reportConversation'

const isPicture = ({ kind }: Schemas['Attachment']) => kind === 'IMAGE'

/** A message in one of the caller's conversations. */
export function findVisibleMessage(context: {
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

/** The owner of a group; owner and managers of the team moderate that of a team. */
export function isModerator(
  database: MockDatabase,
  user: UserRecord,
  { teamId, ownerId }: ConversationRecord,
): boolean {
  if (ownerId !== null) return ownerId === user.id
  const role = database.teams
    .find((team) => team.id === teamId)
    ?.members.find((one) => one.userId === user.id)?.role
  return role === 'OWNER' || role === 'MANAGER'
}

/** The caller's own message while it may still be changed. */
function findChangeableMessage(context: Context<'editMessage' | 'deleteMessage'>): MessageRecord {
  const message = findVisibleMessage(context)
  if (message.senderId !== requireUser(context).id) throw new MockProblem('FORBIDDEN')
  if (Date.parse(context.database.now()) - Date.parse(message.at) > messageEditWindow)
    throw new MockProblem('EDIT_WINDOW_CLOSED')
  return message
}

export function numberChange(database: MockDatabase, message: MessageRecord): void {
  message.change = findLastChange(findMessages(database, message.conversationId)) + 1
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
    change: findLastChange(findMessages(database, conversation.id)) + 1,
    senderId: user.id,
    content: body.content,
    at: database.now(),
    attachments,
    reactions: [],
    replyTo: body.replyTo,
    editedAt: null,
    deletedAt: null,
    pinnedAt: null,
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
    const { after, changedAfter, around } = input
    if (around !== undefined) {
      const middle = messages.findIndex((one) => one.id === around)
      if (middle === -1) throw new MockProblem('MESSAGE_NOT_FOUND')
      const end = middle + 1 + Math.floor((input.limit ?? 10) / 2)
      return toCursorPage(messages.slice(0, end).toReversed(), input)
    }
    // What a client has missed comes in its order, everything else newest first.
    if (changedAfter !== undefined) {
      const changed = messages.filter(({ change }) => change > changedAfter)
      return toCursorPage(
        changed.toSorted((a, b) => a.change - b.change),
        input,
      )
    }
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
    if (decodedLength(body.base64) > maxImageBytes) throw new MockProblem('FILE_TOO_LARGE')
    const id = database.nextId('attachment')
    const isImage = body.kind === 'IMAGE'
    database.attachmentBytes.set(id, body.base64)
    const size = isImage
      ? { width: 1200, height: 800, seconds: null }
      : { width: null, height: null, seconds: 12 }
    const attachment = { id, kind: body.kind, url: `/chat/attachments/${id}`, ...size }
    database.attachments.set(id, attachment)
    return attachment
  },
  listConversationImages(context) {
    const { database, input } = context
    const { id } = findConversation(database, requireUser(context), input.id)
    const found = findMessages(database, id)
      .toReversed()
      .map((message) => toMessage(database, message))
      .filter(({ attachments }) => attachments.some(isPicture))
    const total = found.flatMap(({ attachments }) => attachments.filter(isPicture)).length
    return { ...toCursorPage(found, input), total }
  },
  readAttachment(context) {
    const { database, input } = context
    requireUser(context)
    const found = database.attachments.get(input.id)
    const base64 = database.attachmentBytes.get(input.id)
    if (found === undefined || base64 === undefined) throw new MockProblem('FILE_NOT_FOUND')
    const contentType = found.kind === 'IMAGE' ? ('image/jpeg' as const) : ('audio/webm' as const)
    return { id: input.id, kind: found.kind, contentType, base64 }
  },
  editMessage(context) {
    const message = findChangeableMessage(context)
    message.content = context.input.body.content
    message.editedAt = context.database.now()
    numberChange(context.database, message)
    return toMessage(context.database, message)
  },
  deleteMessage(context) {
    const { database } = context
    const user = requireUser(context)
    const visible = findVisibleMessage(context)
    const conversation = findConversation(database, user, visible.conversationId)
    const message = isModerator(database, user, conversation) ? visible : findChangeableMessage(context)
    message.deletedAt = context.database.now()
    numberChange(context.database, message)
    return undefined
  },
  addReaction(context) {
    const message = findVisibleMessage(context)
    const { id } = requireUser(context)
    const { emoji } = context.input
    numberChange(context.database, message)
    const found = message.reactions.find((one) => one.emoji === emoji)
    if (found && !found.userIds.includes(id)) found.userIds.push(id)
    else if (!found && message.reactions.length < maxReactionKinds)
      message.reactions.push({ emoji, userIds: [id] })
    return toMessage(context.database, message)
  },
  removeReaction(context) {
    const message = findVisibleMessage(context)
    const { id } = requireUser(context)
    const { emoji } = context.input
    numberChange(context.database, message)
    message.reactions = message.reactions
      .map((one) => (one.emoji === emoji ? { ...one, userIds: one.userIds.filter((by) => by !== id) } : one))
      .filter((one) => one.userIds.length > 0)
    return toMessage(context.database, message)
  },
  reportMessage(context) {
    const message = findVisibleMessage(context)
    if (message.senderId === requireUser(context).id) throw new MockProblem('VALIDATION_FAILED')
    return undefined
  },
  reportConversation(context) {
    findConversation(context.database, requireUser(context), context.input.id)
    return undefined
  },
}
