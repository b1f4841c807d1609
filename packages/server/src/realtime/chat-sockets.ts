import type { DefaultEventsMap, Namespace, Server, Socket } from 'socket.io'
import type { Actor } from '../context.ts'
import type { Schemas } from '../contract/types.ts'
import { isId } from '../database/id.ts'
import type { Activity } from '../domains/chat/presence-repository.ts'
import { findMemberIds } from '../domains/chat/repository.ts'
import { sendChatEvent } from './chat-events.ts'
import { type SocketData, type SocketOptions, type LetIn, sessionRoom, userRoom } from './socket-handshake.ts'

/** Milliseconds between two events of one socket about typing; those in between are dropped. */
const TYPING_INTERVAL = 500

interface ServerEvents {
  message: (message: Schemas['Message']) => void
  edited: (message: Schemas['Message']) => void
  deleted: (message: {
    conversationId: string
    messageId: string
    sequence: number
    change: number
    deleted_at: string
  }) => void
  conversation: (change: { conversationId: string }) => void
  read: (position: { conversationId: string; userId: string; sequence: number }) => void
  typing: (typing: { conversationId: string; userId: string; isTyping: boolean }) => void
  presence: (change: { userId: string; presence: Schemas['Presence'] }) => void
}

interface ClientEvents {
  typing: (typing: unknown) => void
  presence: (presence: unknown) => void
}

type Chat = Namespace<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>
type ChatSocket = Socket<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>

/** The sockets in `/chat` of this process. */
export interface ChatSockets {
  isEmpty(): boolean
  has(userId: string): boolean
  userIds(): string[]
  actors(): Actor[]
  emit<E extends keyof ServerEvents>(
    userIds: readonly string[],
    event: E,
    ...payload: Parameters<ServerEvents[E]>
  ): void
  /** Closes every socket of the session. */
  disconnect(sessionId: string): void
  disconnectAll(): void
}

function parseTyping(typing: unknown): { conversationId: string; isTyping: boolean } | null {
  if (typeof typing !== 'object' || typing === null) return null
  const { conversationId, isTyping } = typing as Record<string, unknown>
  if (typeof conversationId !== 'string' || !isId(conversationId) || typeof isTyping !== 'boolean')
    return null
  return { conversationId, isTyping }
}

/** Passes on who is typing, to the people of the conversation and from one of them only. */
function registerTyping(socket: ChatSocket, { db, log }: SocketOptions): void {
  const { userId } = socket.data.actor
  let lastAt = 0
  socket.on('typing', (given) => {
    const typing = parseTyping(given)
    if (typing === null || (typing.isTyping && Date.now() - lastAt < TYPING_INTERVAL)) return
    if (socket.data.busy) return
    lastAt = Date.now()
    socket.data.busy = true
    const pass = async (): Promise<void> => {
      const members = await findMemberIds(db, typing.conversationId)
      if (members.includes(userId)) await sendChatEvent(db, { kind: 'typing', userId, ...typing })
    }
    pass()
      .catch((error: unknown) => log.warn({ err: error }, 'typing could not be passed on'))
      .finally(() => {
        socket.data.busy = false
      })
  })
}

function parseActivity(given: unknown): Activity | null {
  if (typeof given !== 'object' || given === null) return null
  const { presence, conversationId = null } = given as Record<string, unknown>
  if (presence !== 'online' && presence !== 'away') return null
  if (conversationId !== null && (typeof conversationId !== 'string' || !isId(conversationId))) return null
  return { isActive: presence === 'online', conversationId }
}

/** Keeps the socket among those of all processes. */
function registerPresence(socket: ChatSocket, { presence }: SocketOptions): void {
  presence.join(socket.id, socket.data.actor.userId)
  socket.on('presence', (given) => {
    const activity = parseActivity(given)
    if (activity !== null) presence.update(socket.id, activity)
  })
  socket.once('disconnect', () => presence.leave(socket.id))
}

/** Adds the namespace `/chat`. Messages are sent over HTTP; what a client misses it reads there, too. */
export function openChat(io: Server, letIn: LetIn, options: SocketOptions): ChatSockets {
  const chat: Chat = io.of('/chat')
  letIn(chat)
  chat.on('connection', (socket) => {
    registerTyping(socket, options)
    registerPresence(socket, options)
  })
  return {
    isEmpty: () => chat.sockets.size === 0,
    has: (userId) => chat.adapter.rooms.has(userRoom(userId)),
    userIds: () => [...new Set([...chat.sockets.values()].map((socket) => socket.data.actor.userId))],
    actors: () => [...chat.sockets.values()].map((socket) => socket.data.actor),
    emit: (userIds, event, ...payload) => {
      // The event would go to everybody if there were no room.
      if (userIds.length > 0) chat.to(userIds.map(userRoom)).emit(event, ...payload)
    },
    disconnect: (sessionId) => chat.in(sessionRoom(sessionId)).disconnectSockets(true),
    disconnectAll: () => chat.disconnectSockets(),
  }
}
