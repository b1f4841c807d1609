import type { ChatEvent } from '../context.ts'
import { sendNotify } from '../database/notify.ts'
import type { Db } from '../database/schema.ts'
import { toMessage } from '../domains/chat/mappers.ts'
import { findMessage } from '../domains/chat/messages-repository.ts'
import { findWithoutReadMarks } from '../domains/chat/presence-repository.ts'
import { findTeamConversation } from '../domains/chat/repository.ts'
import { findListeners, findWitnesses } from '../domains/chat/requests-repository.ts'
import type { ChatSockets } from './chat-sockets.ts'

export const CHAT_CHANNEL = 'convoca_chat'

/** Bytes of a NOTIFY's payload, of which PostgreSQL takes fewer than 8,000. */
const MAX_PAYLOAD = 7999

/** The event as it travels: a message that is too long is read again by whoever delivers it. */
type SentEvent = ChatEvent | { kind: 'sent'; conversationId: string; messageId: string }

/** This process listens too. */
export async function sendChatEvent(db: Db, event: ChatEvent): Promise<void> {
  const whole = JSON.stringify(event)
  const { conversationId } = event
  const short =
    event.kind === 'sent' && Buffer.byteLength(whole) > MAX_PAYLOAD
      ? JSON.stringify({ kind: 'sent', conversationId, messageId: event.message.id } satisfies SentEvent)
      : whole
  await sendNotify(db, CHAT_CHANNEL, [short])
}

/** A team's group has its name, its logo and its members; sent to these users as well, who have left. */
export async function sendTeamConversation(
  db: Db,
  teamId: string,
  userIds: readonly string[],
): Promise<void> {
  const conversationId = await findTeamConversation(db, teamId)
  if (conversationId !== null) await sendChatEvent(db, { kind: 'conversation', conversationId, userIds })
}

type MessageEvent = Extract<SentEvent, { kind: 'sent' | 'changed' }>

async function emitMessage(db: Db, chat: ChatSockets, event: MessageEvent): Promise<void> {
  // Delivery waits for both: they are read at once.
  const [members, message] = await Promise.all([
    findListeners(db, event.conversationId),
    'message' in event ? event.message : findMessage(db, event.messageId).then(toMessage),
  ])
  const recipients = members.filter((userId) => chat.has(userId))
  const { id: messageId, conversationId, sequence, change, deleted_at: deletedAt } = message
  if (deletedAt === null) chat.emit(recipients, event.kind === 'sent' ? 'message' : 'edited', message)
  else {
    const deleted = { conversationId, messageId, sequence, change, deleted_at: deletedAt }
    chat.emit(recipients, 'deleted', deleted)
  }
}

async function emitEvent(db: Db, chat: ChatSockets, event: SentEvent): Promise<void> {
  if ('message' in event || 'messageId' in event) return emitMessage(db, chat, event)
  const { conversationId } = event
  const concerned =
    event.kind === 'conversation'
      ? [...(await findListeners(db, conversationId)), ...event.userIds]
      : await findWitnesses(db, conversationId, event.userId)
  const recipients = [...new Set(concerned)].filter((userId) => chat.has(userId))
  if (recipients.length === 0) return
  if (event.kind === 'conversation') chat.emit(recipients, 'conversation', { conversationId })
  else if (event.kind === 'read') {
    const { userId, sequence } = event
    const silent = await findWithoutReadMarks(db, [...recipients, userId])
    // Users who have turned the marks off neither show nor see them; their own pages agree all the same.
    const readers = recipients.filter((id) => id === userId || !(silent.has(userId) || silent.has(id)))
    chat.emit(readers, 'read', { conversationId, userId, sequence })
  } else {
    const { userId, isTyping } = event
    const others = recipients.filter((id) => id !== userId)
    chat.emit(others, 'typing', { conversationId, userId, isTyping })
  }
}

/** Emits the events of a conversation one after the other: what they need is read from the database first. */
export function createChatEmitter(db: Db): (chat: ChatSockets, payload: string) => Promise<void> {
  const latest = new Map<string, Promise<void>>()
  return async (chat, payload) => {
    if (chat.isEmpty()) return
    const event: SentEvent = JSON.parse(payload)
    const { conversationId } = event
    const before = latest.get(conversationId) ?? Promise.resolve()
    const emitted = before.then(() => emitEvent(db, chat, event))
    const settled = emitted.catch(() => undefined)
    latest.set(conversationId, settled)
    await settled
    if (latest.get(conversationId) === settled) latest.delete(conversationId)
    await emitted
  }
}
