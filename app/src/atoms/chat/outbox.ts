import { getVisibleErrorText, isCallError } from '../errors.ts'
import type { Message } from './messages.ts'
import type { OutboxItem, OutboxStore } from './outbox-store.ts'

export interface OutboxOptions {
  store: OutboxStore
  send: (item: OutboxItem) => Promise<Message>
  userId: string
  /** The items of this user in their order, after every change. */
  onItems: (items: readonly OutboxItem[]) => void
  /** A message was stored by the server. Called before it leaves the outbox. */
  onSent: (message: Message) => void
  /** The stored items have changed: other tabs read them again. */
  onChanged: () => void
}

export type OutboxMessage = Pick<OutboxItem, 'conversationId' | 'content' | 'replyTo' | 'attachments'>

export interface Outbox {
  add(message: OutboxMessage): Promise<void>
  /** Sends an item again that was refused. */
  retry(clientId: string): Promise<void>
  remove(clientId: string): Promise<void>
  /** Reads the items, which another tab has changed. */
  reload(): Promise<void>
  /** Sends what waits, in order. Only one tab may. */
  send(): Promise<void>
  close(): void
}

/** Milliseconds until the server is tried again that could not be reached: a lost packet costs little, an outage no rush. */
const retryDelays = [500, 1000, 2000, 5000]

/** Whether the server has said no for good; anything else passes. */
const isRefusal = (error: unknown) =>
  isCallError(error) &&
  error.status !== undefined &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 408, 425, 429].includes(error.status)

/** The reason that the server has given; nothing where it was not reached, which the page says anyway. */
const toReason = (error: unknown) =>
  isCallError(error) && error.status !== undefined ? getVisibleErrorText(error) : undefined

const retryAfter = (error: unknown, failures: number) =>
  isCallError(error) && error.retryAfter !== undefined
    ? error.retryAfter
    : (retryDelays[failures] ?? retryDelays.at(-1))

/** The user's items: every change is announced. */
function openItems({ store, userId, onItems, onChanged }: OutboxOptions) {
  let isClosed = false

  async function list(): Promise<OutboxItem[]> {
    const items = (await store.list()).filter((item) => item.userId === userId)
    return items.toSorted((a, b) => a.order - b.order)
  }
  async function reload(): Promise<void> {
    const items = await list()
    if (!isClosed) onItems(items)
  }
  async function change(write: () => Promise<void>): Promise<void> {
    await write()
    await reload()
    onChanged()
  }
  return {
    list,
    reload,
    put: (item: OutboxItem) => change(() => store.put(item)),
    remove: (clientId: string) => change(() => store.remove(clientId)),
    /** The waiting messages cannot be sent now. */
    suspend: (reason: string | undefined) =>
      change(async () => {
        for (const item of await list()) {
          if (item.state === 'sending') await store.put({ ...item, state: 'unsent', reason })
        }
      }),
    isClosed: () => isClosed,
    close: () => {
      isClosed = true
    },
  }
}

type Items = ReturnType<typeof openItems>

/** Sends the items one after the other, so that they keep their order; tries again where the server is out of reach. */
function createSender(items: Items, options: OutboxOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  /** Something was added while the items were read. */
  let isStale = false
  /** Failures in a row. */
  let failures = 0

  async function sendOne(item: OutboxItem): Promise<void> {
    if (item.state !== 'sending') await items.put({ ...item, state: 'sending', reason: undefined })
    options.onSent(await options.send(item))
    await items.remove(item.clientId)
  }

  /** Resolves to whether the next one may follow. */
  async function tryOne(item: OutboxItem): Promise<boolean> {
    try {
      await sendOne(item)
      failures = 0
      return true
    } catch (error) {
      if (items.isClosed()) return false
      if (isRefusal(error)) {
        await items.put({ ...item, state: 'refused', reason: toReason(error) })
        return true
      }
      await items.suspend(toReason(error))
      clearTimeout(timer)
      timer = setTimeout(() => void send(), retryAfter(error, failures))
      failures += 1
      return false
    }
  }

  async function sendAll(): Promise<void> {
    let isGoing = true
    while (isGoing && !items.isClosed()) {
      isStale = false
      const next = (await items.list()).find(({ state }) => state !== 'refused')
      isGoing = next === undefined ? isStale : await tryOne(next)
    }
    running = undefined
  }

  function send(): Promise<void> {
    isStale = true
    running ??= sendAll()
    return running
  }

  return { send, stop: () => clearTimeout(timer) }
}

export const createItem = (message: OutboxMessage, userId: string): OutboxItem => ({
  ...message,
  clientId: crypto.randomUUID(),
  userId,
  createdAt: new Date().toISOString(),
  order: performance.timeOrigin + performance.now(),
  state: 'sending',
})

/** Keeps messages until the server has them. */
export function createOutbox(options: OutboxOptions): Outbox {
  const items = openItems(options)
  const { send, stop } = createSender(items, options)
  return {
    reload: items.reload,
    send,
    add: (message) => items.put(createItem(message, options.userId)),
    retry: async (clientId) => {
      const item = (await items.list()).find((queued) => queued.clientId === clientId)
      if (item) await items.put({ ...item, state: 'sending', reason: undefined })
    },
    remove: items.remove,
    close: () => {
      items.close()
      stop()
    },
  }
}
