import {
  addReaction,
  deleteMessage,
  editMessage,
  listMessages,
  listPinnedMessages,
  pinMessage,
  removeReaction,
  searchMessages,
  unpinMessage,
} from '@convoca/sdk/core'
import type { Convoca, Schemas } from '@convoca/sdk/core'
import type { MessageEvent } from '@convoca/sdk/realtime'
import type { QueryClient } from '@tanstack/query-core'
import { atom } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'
import { convocaAtom, queryClientAtom } from '../client.ts'
import { atomWithWrite } from '../mutation.ts'
import { queryOptions } from '../query.ts'
import { refreshImages } from './images.ts'

export type Message = Schemas['Message']

/** The part of a conversation that has been read: its newest messages, without gaps once the feed has caught up. */
export interface Thread {
  /** Oldest first. */
  messages: readonly Message[]
  /** The cursor of what is before them; null where nothing is. */
  before: string | null
  /** The reader has asked for older ones, which then stay. */
  isExtended?: boolean | undefined
}

export const threadsKey = ['chat', 'messages'] as const
const threadKey = (id: string) => [...threadsKey, id] as const

const perPage = 40

/** A page that is open for hours keeps this many of what arrives, once there are more than `MAX_LIVE`. */
const keptLive = 400
const MAX_LIVE = 600

/** Leaves out the oldest messages, which come back as older pages do. */
function trim(thread: Thread): Thread {
  if (thread.isExtended === true || thread.messages.length <= MAX_LIVE) return thread
  const messages = thread.messages.slice(-keptLive)
  return { ...thread, messages, before: String(messages[0]?.sequence ?? 0) }
}

/** Every message once, in its latest state. */
function mergeMessages(cached: readonly Message[], received: readonly Message[]): Message[] {
  const bySequence = new Map(cached.map((message) => [message.sequence, message]))
  for (const message of received) {
    const known = bySequence.get(message.sequence)
    if (known === undefined || known.change < message.change) bySequence.set(message.sequence, message)
  }
  return [...bySequence.values()].toSorted((a, b) => a.sequence - b.sequence)
}

/** The newest page, with what is known already where the two meet. */
export function mergeNewest(thread: Thread | undefined, page: Schemas['MessagePage']): Thread {
  const newest = page.data.toReversed()
  const last = thread?.messages.at(-1)?.sequence ?? 0
  const meets = thread !== undefined && last + 1 >= (newest[0]?.sequence ?? 0)
  if (!meets) return { messages: newest, before: page.nextCursor }
  return { ...thread, messages: mergeMessages(thread.messages, newest) }
}

function applyMessage(thread: Thread, message: Message): Thread {
  const first = thread.messages[0]?.sequence ?? 0
  // It comes with its page when the reader gets there.
  if (thread.before !== null && message.sequence < first) return thread
  return trim({ ...thread, messages: mergeMessages(thread.messages, [message]) })
}

/** A thread after a change of one of its messages. */
export function applyToThread(thread: Thread, event: MessageEvent): Thread {
  if (event.kind !== 'deleted') return applyMessage(thread, event.message)
  const { sequence, change, deleted_at: deletedAt } = event.deleted
  const known = thread.messages.find((message) => message.sequence === sequence)
  if (known === undefined) return thread
  return applyMessage(thread, {
    ...known,
    change,
    deleted_at: deletedAt,
    content: '',
    attachments: [],
    reactions: [],
  })
}

export function applyToMessages(queries: QueryClient, event: MessageEvent): void {
  refreshPins(queries, event)
  refreshImages(queries, event)
  const { conversationId } = event.kind === 'deleted' ? event.deleted : event.message
  queries.setQueryData<Thread>(threadKey(conversationId), (thread) => thread && applyToThread(thread, event))
}

/**
 * A conversation's messages. One list and not pages: what arrives while a page is read must not be lost when the page
 * is added. What is missed without a connection is read by `changedAfter` (docs/decisions/0107).
 */
export const threadQuery = (convoca: Convoca, id: string) =>
  queryOptions<Thread>({
    queryKey: threadKey(id),
    queryFn: async ({ client, signal }) => {
      const page = await listMessages(convoca, { id, limit: perPage }, { signal })
      return mergeNewest(client.getQueryData<Thread>(threadKey(id)), page)
    },
    staleTime: Infinity,
  })

export const threadAtom = (id: string) => atomWithQuery((get) => threadQuery(get(convocaAtom), id))

/** Reads the page before the oldest message that is known. */
export const loadOlderAtom = atom(null, async (get, _set, id: string) => {
  const queries = get(queryClientAtom)
  const before = queries.getQueryData<Thread>(threadKey(id))?.before
  if (before === null || before === undefined) return
  const page = await listMessages(get(convocaAtom), { id, cursor: before, limit: perPage })
  queries.setQueryData<Thread>(
    threadKey(id),
    (thread) =>
      thread && {
        messages: mergeMessages(page.data, thread.messages),
        before: page.nextCursor,
        isExtended: true,
      },
  )
})

/** The largest page, how many are read at once, and how far back a message may be that is jumped to. */
const jumpPage = 80
const pagesAtOnce = 6
const farthestJump = 20_000

/** The messages between two sequence numbers. */
async function readBetween(convoca: Convoca, id: string, from: number, until: number): Promise<Message[]> {
  const starts: number[] = []
  for (let after = from; after < until - 1; after += jumpPage) starts.push(after)
  const messages: Message[] = []
  for (let index = 0; index < starts.length; index += pagesAtOnce) {
    const part = starts.slice(index, index + pagesAtOnce)
    const pages = await Promise.all(
      part.map((after) => listMessages(convoca, { id, after, limit: jumpPage })),
    )
    messages.push(...pages.flatMap(({ data }) => data))
  }
  return messages
}

/** Reads what is around a message, and what is between that and the part that is known; resolves to whether it is there. */
export const loadUntilAtom = atom(null, async (get, _set, id: string, messageId: string) => {
  const queries = get(queryClientAtom)
  const convoca = get(convocaAtom)
  const known = queries.getQueryData<Thread>(threadKey(id))
  if (known === undefined) return false
  if (known.messages.some((message) => message.id === messageId)) return true
  const around = await listMessages(convoca, { id, around: messageId, limit: jumpPage })
  const newest = around.data[0]?.sequence ?? 0
  const oldest = known.messages[0]?.sequence ?? 0
  if (oldest - newest > farthestJump) return false
  // Messages that arrive meanwhile must not shorten the part that is known.
  queries.setQueryData<Thread>(threadKey(id), (thread) => thread && { ...thread, isExtended: true })
  const between = await readBetween(convoca, id, newest, oldest)
  queries.setQueryData<Thread>(
    threadKey(id),
    (thread) =>
      thread && {
        messages: mergeMessages([...between, ...around.data], thread.messages),
        before: around.nextCursor,
        isExtended: true,
      },
  )
  return true
})

const pinsKey = (id: string) => ['chat', 'pins', id] as const

/** The pinned messages of a conversation, the latest pin first. */
export const pinsAtom = (id: string) =>
  atomWithQuery((get) => {
    const convoca = get(convocaAtom)
    return queryOptions({
      queryKey: pinsKey(id),
      queryFn: ({ signal }) => listPinnedMessages(convoca, { id }, { signal }),
    })
  })

/** A change of a message may have pinned it, or changed a pinned one. */
function refreshPins(queries: QueryClient, event: MessageEvent): void {
  if (event.kind === 'message') return
  const [conversationId, id, isPinned] =
    event.kind === 'deleted'
      ? [event.deleted.conversationId, event.deleted.messageId, false]
      : [event.message.conversationId, event.message.id, event.message.pinned_at !== null]
  const wasPinned = queries.getQueryData<Message[]>(pinsKey(conversationId))?.some((pin) => pin.id === id)
  if (isPinned || wasPinned) void queries.invalidateQueries({ queryKey: pinsKey(conversationId) })
}

export const pinAtom = atomWithWrite(
  'pinMessage',
  (convoca, { id, isPinned }: { id: string; isPinned: boolean }) =>
    isPinned ? pinMessage(convoca, { id }) : unpinMessage(convoca, { id }),
  { onSuccess: (message, _variables, _result, { client }) => putMessage(message, client) },
)

interface SearchOptions {
  conversationId: string
  /** Two characters at least. */
  search: string
}

/** The latest messages of a conversation with the words. */
export const messageSearchAtom = ({ conversationId, search }: SearchOptions) =>
  atomWithQuery((get) => {
    const convoca = get(convocaAtom)
    return queryOptions({
      queryKey: ['chat', 'search', conversationId, search],
      queryFn: async ({ signal }) =>
        (await searchMessages(convoca, { conversationId, search, limit: perPage }, { signal })).data,
      enabled: search.length >= 2,
    })
  })

const putMessage = (message: Message, client: QueryClient) =>
  applyToMessages(client, { kind: 'edited', message })

export const editMessageAtom = atomWithWrite(
  'editMessage',
  (convoca, { id, content }: { id: string; content: string }) =>
    editMessage(convoca, { id, body: { content } }),
  { onSuccess: (message, _variables, _result, { client }) => putMessage(message, client) },
)

/** After the socket's event that it is deleted. */
export const deleteMessageAtom = atomWithWrite('deleteMessage', (convoca, id: string) =>
  deleteMessage(convoca, { id }),
)

export const reactAtom = atomWithWrite(
  'reactToMessage',
  (convoca, { id, emoji, isAdded }: { id: string; emoji: string; isAdded: boolean }) =>
    isAdded ? addReaction(convoca, { id, emoji }) : removeReaction(convoca, { id, emoji }),
  { onSuccess: (message, _variables, _result, { client }) => putMessage(message, client) },
)
