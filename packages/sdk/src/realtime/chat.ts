import type { Socket } from 'socket.io-client'
import type { ChatEvent } from './events.ts'
import type { ClientEvents, OwnPresence, ServerEvents } from '../generated/events.ts'
import type { ConnectionState } from './reconnect.ts'
import { keepConnected, openSocket, type ConnectionOptions } from './socket.ts'

type ChatSocket = Socket<ServerEvents['/chat'], ClientEvents['/chat']>

export interface ChatOptions extends ConnectionOptions<ChatSocket> {
  /** An event in one of the user's conversations. Events can be missed: give them to `createChatFeed`. */
  onEvent: (event: ChatEvent) => void
  /** After every connection: what happened before it has to be read. */
  onConnected?: () => void
}

export interface ChatConnection {
  readonly state: ConnectionState
  /** Signals to the others who is typing; dropped while there is no connection. False after 5 seconds without a keystroke. */
  setTyping(conversationId: string, isTyping: boolean): void
  /** Whether the user is at the screen, and the conversation on it; sent again after every connection. */
  setPresence(presence: OwnPresence['presence'], conversationId?: string | null): void
  /** Connects at once, also after a rejection. */
  reconnect(): void
  /** Closes the connection; it cannot be reopened. */
  close(): void
}

/** Receives what happens in the user's conversations until `close()`, across reconnections. */
export function connectChat(options: ChatOptions): ChatConnection {
  const { onEvent, onConnected } = options
  const socket = openSocket('/chat', options)
  socket.on('message', (message) => onEvent({ kind: 'message', message }))
  socket.on('edited', (message) => onEvent({ kind: 'edited', message }))
  socket.on('deleted', (deleted) => onEvent({ kind: 'deleted', deleted }))
  socket.on('read', (read) => onEvent({ kind: 'read', read }))
  socket.on('typing', (typing) => onEvent({ kind: 'typing', typing }))
  socket.on('presence', (presence) => onEvent({ kind: 'presence', presence }))
  socket.on('conversation', (conversation) => onEvent({ kind: 'conversation', conversation }))
  let ownPresence: OwnPresence | undefined
  const connection = keepConnected(socket, options, {
    onConnected: () => {
      if (ownPresence !== undefined) socket.emit('presence', ownPresence)
      onConnected?.()
    },
    onDisconnected: () => undefined,
  })
  return {
    get state() {
      return connection.state
    },
    setTyping: (conversationId, isTyping) => {
      if (socket.connected) socket.emit('typing', { conversationId, isTyping })
    },
    setPresence: (presence, conversationId = null) => {
      ownPresence = { presence, conversationId }
      if (socket.connected) socket.emit('presence', ownPresence)
    },
    reconnect: () => connection.restart(),
    close: () => connection.close(),
  }
}
