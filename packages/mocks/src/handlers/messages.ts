import type { Schemas } from '@convoca/sdk'
import { MockProblem } from '../problem.ts'
import type { World, WorldUser } from '../world.ts'
import type { WorldConversation, WorldMessage } from '../world-pages.ts'
import { oneById } from './access.ts'
import { conversationOf, cursorPage, isBlocked, messageShape, messagesOf } from './chat-shapes.ts'
import { signedIn, type Context, type Handlers } from './handler.ts'

type Ids =
  | 'listMessages'
  | 'sendMessage'
  | 'uploadAttachment'
  | 'editMessage'
  | 'deleteMessage'
  | 'addReaction'
  | 'removeReaction'
  | 'reportMessage'

/** How long a message may be changed, in milliseconds (product §7). */
const editWindow = 15 * 60_000
/** Largest attachment in bytes (product §7). */
const largest = 5 * 1024 * 1024
const mostReactions = 50

/** A message in one of the caller's conversations. */
function visibleMessage(context: {
  world: World
  user: WorldUser | null
  input: { id: string }
}): WorldMessage {
  const user = signedIn(context)
  const message = oneById(context.world.messages, context.input.id, 'MESSAGE_NOT_FOUND')
  const inside = context.world.conversations.some(
    (one) => one.id === message.conversationId && one.userIds.includes(user.id),
  )
  if (!inside || message.deletedAt !== null) throw new MockProblem(404, 'MESSAGE_NOT_FOUND')
  return message
}

/** The caller's own message while it may still be changed. */
function changeable(context: Context<'editMessage' | 'deleteMessage'>): WorldMessage {
  const message = visibleMessage(context)
  if (message.senderId !== signedIn(context).id) throw new MockProblem(403, 'FORBIDDEN')
  if (Date.parse(context.world.now()) - Date.parse(message.at) > editWindow)
    throw new MockProblem(409, 'EDIT_WINDOW_CLOSED')
  return message
}

function newMessage(
  world: World,
  user: WorldUser,
  conversation: WorldConversation,
  body: Schemas['MessageInput'],
): WorldMessage {
  const last = messagesOf(world, conversation.id).at(-1)
  const attachments = body.attachmentIds.map((id) => {
    const found = world.attachments.get(id)
    if (!found) throw new MockProblem(404, 'FILE_NOT_FOUND')
    return found
  })
  return {
    id: world.nextId('message'),
    clientId: body.clientId,
    conversationId: conversation.id,
    sequence: (last?.sequence ?? 0) + 1,
    senderId: user.id,
    content: body.content,
    at: world.now(),
    attachments,
    reactions: [],
    replyTo: body.replyTo,
    editedAt: null,
    deletedAt: null,
  }
}

function refuseBlocked(world: World, user: WorldUser, conversation: WorldConversation): void {
  if (conversation.name !== null) return
  const blocked = conversation.userIds.some((id) => id !== user.id && isBlocked(world, user.id, id))
  if (blocked) throw new MockProblem(403, 'USER_BLOCKED')
}

export const messageHandlers: Handlers<Ids> = {
  listMessages(context) {
    const { world, input } = context
    const { id } = conversationOf(world, signedIn(context), input.id)
    const messages = messagesOf(world, id).map((message) => messageShape(world, message))
    const { after } = input
    // What a client that was away missed comes oldest first, everything else newest first.
    if (after === undefined) return cursorPage(messages.toReversed(), input)
    return cursorPage(
      messages.filter((message) => message.sequence > after),
      input,
    )
  },
  sendMessage(context) {
    const { world } = context
    const { body, id } = context.input
    const user = signedIn(context)
    const conversation = conversationOf(world, user, id)
    refuseBlocked(world, user, conversation)
    // Sent twice, stored once.
    const known = messagesOf(world, id).find(
      (one) => one.clientId === body.clientId && one.senderId === user.id,
    )
    if (known) return messageShape(world, known)
    const made = newMessage(world, user, conversation, body)
    world.messages.push(made)
    conversation.readUpTo.set(user.id, made.sequence)
    return messageShape(world, made)
  },
  uploadAttachment(context) {
    const { world } = context
    const { body, id: conversationId } = context.input
    conversationOf(world, signedIn(context), conversationId)
    if (body.base64.length * 0.75 > largest) throw new MockProblem(413, 'FILE_TOO_LARGE')
    const id = world.nextId('attachment')
    const isImage = body.kind === 'IMAGE'
    const name = `attachment-${id}.${isImage ? 'jpg' : 'webm'}`
    world.uploads.set(name, body.base64)
    const size = isImage
      ? { width: 1200, height: 800, seconds: null }
      : { width: null, height: null, seconds: 12 }
    const attachment = { id, kind: body.kind, url: `/files/mock/${name}`, ...size }
    world.attachments.set(id, attachment)
    return attachment
  },
  editMessage(context) {
    const message = changeable(context)
    message.content = context.input.body.content
    message.editedAt = context.world.now()
    return messageShape(context.world, message)
  },
  deleteMessage(context) {
    const message = changeable(context)
    message.deletedAt = context.world.now()
    return undefined
  },
  addReaction(context) {
    const message = visibleMessage(context)
    const { id } = signedIn(context)
    const { emoji } = context.input
    const found = message.reactions.find((one) => one.emoji === emoji)
    if (found && !found.userIds.includes(id)) found.userIds.push(id)
    else if (!found && message.reactions.length < mostReactions)
      message.reactions.push({ emoji, userIds: [id] })
    return messageShape(context.world, message)
  },
  removeReaction(context) {
    const message = visibleMessage(context)
    const { id } = signedIn(context)
    const { emoji } = context.input
    message.reactions = message.reactions
      .map((one) => (one.emoji === emoji ? { ...one, userIds: one.userIds.filter((by) => by !== id) } : one))
      .filter((one) => one.userIds.length > 0)
    return messageShape(context.world, message)
  },
  reportMessage(context) {
    visibleMessage(context)
    return undefined
  },
}
