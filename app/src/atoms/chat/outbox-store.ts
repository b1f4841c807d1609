import { clear, createStore, del, entries, set } from 'idb-keyval'

/** A picture or recording that goes with a message. */
export interface OutboxAttachment {
  kind: 'IMAGE' | 'VOICE'
  file: Blob
  /** The size of a picture, in pixels. */
  width: number
  height: number
  /** The length of a recording. */
  seconds: number
}

/** A message that the server has not confirmed. */
export interface OutboxItem {
  /** Chosen here: the server stores a message once however often it is sent. */
  clientId: string
  userId: string
  conversationId: string
  content: string
  replyTo: string | null
  /** Absent from what an earlier version has stored. */
  attachments?: readonly OutboxAttachment[] | undefined
  createdAt: string
  /** The items go out in this order. */
  order: number
  /** `unsent` goes out by itself once there is a connection, `refused` only when the user says so. */
  state: 'sending' | 'unsent' | 'refused'
  /** The server's reason, where there was one, for not taking the message. */
  reason?: string | undefined
}

export interface OutboxStore {
  list(): Promise<OutboxItem[]>
  put(item: OutboxItem): Promise<void>
  remove(clientId: string): Promise<void>
  clear(): Promise<void>
}

/** Keeps the messages in memory if the browser has no storage. */
export function createMemoryStore(): OutboxStore {
  const items = new Map<string, OutboxItem>()
  return {
    list: () => Promise.resolve([...items.values()]),
    put: async (item) => void items.set(item.clientId, item),
    remove: async (clientId) => void items.delete(clientId),
    clear: async () => items.clear(),
  }
}

function createIndexedStore(): OutboxStore {
  const database = createStore('convoca.outbox', 'messages')
  return {
    list: async () => (await entries<string, OutboxItem>(database)).map(([, item]) => item),
    put: (item) => set(item.clientId, item, database),
    remove: (clientId) => del(clientId, database),
    clear: () => clear(database),
  }
}

/** Keeps in memory what cannot be stored: a full or broken disk loses nothing that was written while the page is open. */
export function withMemory(stored: OutboxStore): OutboxStore {
  const memory = createMemoryStore()
  const removed = new Set<string>()
  return {
    list: async () => {
      const kept = await memory.list()
      const known = new Set([...removed, ...kept.map(({ clientId }) => clientId)])
      const items = await stored.list().catch(() => [])
      return [...items.filter(({ clientId }) => !known.has(clientId)), ...kept]
    },
    put: (item) =>
      stored.put(item).then(
        () => memory.remove(item.clientId),
        () => memory.put(item),
      ),
    remove: async (clientId) => {
      removed.add(clientId)
      await memory.remove(clientId)
      await stored.remove(clientId).catch(() => undefined)
    },
    clear: async () => {
      await memory.clear()
      await stored.clear()
    },
  }
}

let opened: OutboxStore | undefined

/** Survives a reload, and is shared by all tabs; where nothing can be stored, it lives as long as the page. */
export const outboxStore = (): OutboxStore =>
  (opened ??= 'indexedDB' in globalThis ? withMemory(createIndexedStore()) : createMemoryStore())
