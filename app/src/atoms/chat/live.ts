import { listMessages, sendMessage } from '@convoca/sdk/core'
import { connectChat, createChatFeed } from '@convoca/sdk/realtime'
import type { ChatConnection, ChatEvent, ChatFeed, ChatOptions } from '@convoca/sdk/realtime'
import type { QueryClient } from '@tanstack/query-core'
import { atom } from 'jotai'
import { convocaAtom, queryClientAtom } from '../client.ts'
import { createSocketSessionAtom, userAtom } from '../session.ts'
import { followPresence } from './activity.ts'
import { forgetUploads, uploadAttachmentsAtom } from './attachments.ts'
import { applyToConversations, refreshConversations } from './conversations.ts'
import { applyToMessages, threadsKey } from './messages.ts'
import type { Thread } from './messages.ts'
import { createItem, createOutbox } from './outbox.ts'
import type { Outbox, OutboxMessage, OutboxOptions } from './outbox.ts'
import { outboxStore } from './outbox-store.ts'
import type { OutboxItem } from './outbox-store.ts'
import { joinTabs } from './tabs.ts'
import { receiveTypingAtom } from './typing.ts'

/** Changes per call after a connection. */
const changesPerPage = 80

/** The messages that tabs send one another: the one with the connection posts events, the others what it should do. */
type TabMessage =
  | { kind: 'event'; event: ChatEvent }
  | { kind: 'connected' | 'outbox' }
  | { kind: 'typing'; conversationId: string; isTyping: boolean }
  | { kind: 'active'; conversationId: string | null }

interface LiveChat {
  outbox: Outbox
  setTyping: (conversationId: string, isTyping: boolean) => void
  /** The conversation on screen, for which nothing is notified. */
  show: (conversationId: string | null) => void
}

const liveAtom = atom<LiveChat | null>(null)

/** A conversation may be on screen before the chat is connected. */
const shownIdAtom = atom<string | null>(null)

/** Own messages that the server does not have yet, in the order in which they go out. */
export const outboxItemsAtom = atom<readonly OutboxItem[]>([])

const toLastChange = ({ messages }: Thread) => Math.max(0, ...messages.map(({ change }) => change))

/** Follows each thread in the cache from its first page on, and as long as it is there. */
function followThreads(queries: QueryClient, feed: ChatFeed): () => void {
  const cache = queries.getQueryCache()
  const follow = (id: unknown, thread: unknown) => {
    if (thread !== undefined) feed.follow(String(id), toLastChange(thread as Thread))
  }
  for (const query of cache.findAll({ queryKey: threadsKey })) follow(query.queryKey[2], query.state.data)
  return cache.subscribe(({ type, query }) => {
    const [area, kind, id] = query.queryKey
    if (area !== threadsKey[0] || kind !== threadsKey[1]) return
    if (type === 'removed') feed.unfollow(String(id))
    else if (type === 'updated') follow(id, query.state.data)
  })
}

/** Applies what happens in the user's conversations to the cache. */
const createFeedAtom = atom(null, (get, set, userId: string) => {
  const queries = get(queryClientAtom)
  const convoca = get(convocaAtom)
  const feed = createChatFeed({
    listChanges: (query) => listMessages(convoca, { ...query, limit: changesPerPage }),
    onChange: (event) => {
      applyToMessages(queries, event)
      applyToConversations(queries, event, userId)
    },
    onLost: (id) => {
      queries.removeQueries({ queryKey: [...threadsKey, id] })
      void refreshConversations(queries)
    },
  })
  const receive = (event: ChatEvent) => {
    if (event.kind === 'message') {
      const { conversationId, sender } = event.message
      set(receiveTypingAtom, { conversationId, userId: sender.id, isTyping: false })
    }
    if (feed.receive(event)) return
    if (event.kind === 'typing') set(receiveTypingAtom, event.typing)
    else applyToConversations(queries, event, userId)
  }
  const catchUp = () => {
    feed.catchUp()
    void refreshConversations(queries)
  }
  return { feed, receive, catchUp, unfollow: followThreads(queries, feed) }
})

/** The socket of the tab that leads. */
const openConnectionAtom = atom(
  null,
  (_get, set, userId: string, on: Pick<ChatOptions, 'onEvent' | 'onConnected'>) => {
    const { token, refuse } = set(createSocketSessionAtom)
    return connectChat({ ...on, baseUrl: window.location.origin, token, userId, onRefused: refuse })
  },
)

/** The sender of this tab, and the connection while it leads. */
const createSenderAtom = atom(
  null,
  (get, set, userId: string, on: Pick<OutboxOptions, 'onSent' | 'onChanged'>) =>
    createOutbox({
      ...on,
      store: outboxStore(),
      send: async (item) => {
        const { conversationId: id, clientId, content, replyTo } = item
        const attachmentIds = await set(uploadAttachmentsAtom, item)
        const body = { clientId, content, replyTo, attachmentIds }
        const message = await sendMessage(get(convocaAtom), { id, body })
        forgetUploads(clientId)
        return message
      },
      userId,
      onItems: (items) => set(outboxItemsAtom, items),
    }),
)

/** Connects the chat: one tab holds the connection and sends for all. Returns the cleanup. */
export const connectChatAtom = atom(null, (get, set, userId: string) => {
  const { feed, receive, catchUp, unfollow } = set(createFeedAtom, userId)
  let connection: ChatConnection | undefined
  const share = (event: ChatEvent) => {
    receive(event)
    tabs.post({ kind: 'event', event })
  }
  const sendAsLeader = () => void (connection && outbox.send())
  const outbox = set(createSenderAtom, userId, {
    onSent: (message) => share({ kind: 'message', message }),
    onChanged: () => {
      tabs.post({ kind: 'outbox' })
      sendAsLeader()
    },
  })
  const presence = followPresence({
    send: (activity, shownId) => connection?.setPresence(activity, shownId),
    postToTabs: (conversationId) => tabs.post({ kind: 'active', conversationId }),
  })
  const tabs = joinTabs<TabMessage>({
    name: `convoca.chat.${userId}`,
    onLead: () => {
      connection = set(openConnectionAtom, userId, {
        onEvent: share,
        onConnected: () => {
          catchUp()
          tabs.post({ kind: 'connected' })
          sendAsLeader()
        },
      })
      presence.send()
      sendAsLeader()
      return () => connection?.close()
    },
    onMessage: (message) => {
      if (message.kind === 'event') receive(message.event)
      else if (message.kind === 'connected') catchUp()
      else if (message.kind === 'active') presence.activeElsewhere(message.conversationId)
      else if (message.kind === 'typing') connection?.setTyping(message.conversationId, message.isTyping)
      else void outbox.reload().then(sendAsLeader)
    },
  })
  const setTyping = (conversationId: string, isTyping: boolean) => {
    if (connection) connection.setTyping(conversationId, isTyping)
    else tabs.post({ kind: 'typing', conversationId, isTyping })
  }
  window.addEventListener('online', sendAsLeader)
  // Messages written here before there was a connection: the tab that leads knows nothing of them yet.
  void outbox.reload().then(() => tabs.post({ kind: 'outbox' }))
  set(liveAtom, { outbox, setTyping, show: presence.show })
  presence.show(get(shownIdAtom))
  return () => {
    window.removeEventListener('online', sendAsLeader)
    set(liveAtom, null)
    presence.stop()
    tabs.leave()
    outbox.close()
    unfollow()
    feed.close()
  }
})

/** Shows a message at once and sends it as soon as it can. */
export const sendChatMessageAtom = atom(null, async (get, set, message: OutboxMessage) => {
  const live = get(liveAtom)
  const userId = get(userAtom)?.id
  if (live) await live.outbox.add(message)
  else if (userId !== undefined) {
    // The chat is not connected yet: it sends what it finds, or what is stored a moment later.
    const item = createItem(message, userId)
    set(outboxItemsAtom, [...get(outboxItemsAtom), item])
    await outboxStore().put(item)
    await get(liveAtom)?.outbox.retry(item.clientId)
  }
})

export const retryChatMessageAtom = atom(null, (get, _set, clientId: string) =>
  get(liveAtom)?.outbox.retry(clientId),
)

export const discardChatMessageAtom = atom(null, (get, _set, clientId: string) =>
  get(liveAtom)?.outbox.remove(clientId),
)

/** The conversation that has come on screen; null for none. */
export const showConversationAtom = atom(null, (get, set, conversationId: string | null) => {
  set(shownIdAtom, conversationId)
  get(liveAtom)?.show(conversationId)
})

export const setTypingAtom = atom(null, (get, _set, conversationId: string, isTyping: boolean) =>
  get(liveAtom)?.setTyping(conversationId, isTyping),
)
