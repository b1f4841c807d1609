import { setTimeout as wait } from 'node:timers/promises'
import { createConvoca, listMessages, markConversationRead, sendMessage } from '@convoca/sdk/core'
import { type ChatEvent, connectChat, createChatFeed } from '@convoca/sdk/realtime'
import { type Socket, io } from 'socket.io-client'
import { createOutbox } from '../src/atoms/chat/outbox.ts'
import { createMemoryStore } from '../src/atoms/chat/outbox-store.ts'

/** Milliseconds by which an answer or an event may come late. */
const MAX_DELAY = 150

interface ChatClientOptions {
  url: string
  token: string
  userId: string
  conversationId: string
  /** Returns a number between 0 and 1. */
  random: () => number
}

/** One device of the chat, on a bad network: the app's outbox, and the SDK's feed and connection. */
export interface ChatClient {
  readonly userId: string
  /** Sequences and texts in the order in which they were delivered. */
  readonly received: readonly { sequence: number; content: string; senderId: string }[]
  readonly waiting: number
  add(content: string): Promise<void>
  /** Marks what has arrived as read. Fails as the network does. */
  markRead(): Promise<void>
  /** Cuts the connection: nobody says goodbye. */
  cut(): void
  close(): void
}

/** A network that loses one request of ten, sends one twice, loses the answer of one, and delays all. */
function createBadNetwork(random: () => number): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const fate = random()
    await wait(random() * MAX_DELAY)
    if (fate < 0.1) throw new TypeError('The request was lost')
    const twin = fate < 0.2 ? fetch(request.clone()).catch(() => undefined) : undefined
    const response = await fetch(request)
    await twin?.then((answer) => answer?.arrayBuffer())
    if (fate > 0.9) throw new TypeError('The answer was lost')
    return response
  }
}

export function openChatClient({
  url,
  token,
  userId,
  conversationId,
  random,
}: ChatClientOptions): ChatClient {
  const convoca = createConvoca({ baseUrl: `${url}/api`, token, fetch: createBadNetwork(random) })
  const received: { sequence: number; content: string; senderId: string }[] = []
  const waiting = { count: 0 }
  let socket: Socket | undefined

  const feed = createChatFeed({
    listChanges: (query) => listMessages(convoca, { ...query, limit: 80 }),
    onChange: (event) => {
      if (event.kind !== 'message') return
      const { sequence, content, sender } = event.message
      received.push({ sequence, content, senderId: sender.id })
    },
  })
  feed.follow(conversationId, 0)

  const outbox = createOutbox({
    store: createMemoryStore(),
    userId,
    send: ({ conversationId: id, clientId, content, replyTo }) =>
      sendMessage(convoca, { id, body: { clientId, content, replyTo, attachmentIds: [] } }),
    onItems: (items) => {
      waiting.count = items.length
    },
    onSent: (message) => feed.receive({ kind: 'message', message }),
    onChanged: () => void outbox.send(),
  })

  /** Events come late, in another order, and one of ten twice. */
  const receive = (event: ChatEvent): void => {
    setTimeout(() => feed.receive(event), random() * MAX_DELAY)
    if (random() < 0.1) setTimeout(() => feed.receive(event), random() * MAX_DELAY)
  }
  const connection = connectChat({
    baseUrl: url,
    token,
    userId,
    onEvent: receive,
    onConnected: () => {
      feed.catchUp()
      void outbox.send()
    },
    io: (uri, options) => {
      socket = io(uri, options)
      return socket
    },
  })

  return {
    userId,
    received,
    get waiting() {
      return waiting.count
    },
    add: (content) => outbox.add({ conversationId, content, replyTo: null, attachments: [] }),
    markRead: async () => {
      const sequence = received.at(-1)?.sequence
      if (sequence !== undefined)
        await markConversationRead(convoca, { id: conversationId, body: { sequence } })
    },
    cut: () => socket?.io.engine?.close(),
    close: () => {
      connection.close()
      outbox.close()
      feed.close()
    },
  }
}
