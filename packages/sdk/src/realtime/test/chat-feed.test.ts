import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createChatFeed, type MessageEvent } from '../chat-feed.ts'
import type { Message } from '../events.ts'

const id = '01989d2e-0014-7000-8000-000000000000'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function message(sequence: number, change: number, content = `${sequence}`): Message {
  return {
    id: `m${sequence}`,
    clientId: `c${sequence}`,
    conversationId: id,
    sequence,
    change,
    sender: { id: 'u1', name: 'ana_bia', avatar: null },
    content,
    attachments: [],
    reactions: [],
    replyTo: null,
    created_at: '2026-11-20T22:00:00.000Z',
    edited_at: null,
    deleted_at: null,
    pinned_at: null,
  }
}

/** The store of a server: the messages as they are now, read in pages of three in the order of their changes. */
function createStored() {
  const messages = new Map<number, Message>()
  let change = 0
  const store = (sequence: number, content?: string): MessageEvent => {
    change += 1
    const isNew = !messages.has(sequence)
    const stored = message(sequence, change, content)
    messages.set(sequence, stored)
    return { kind: isNew ? 'message' : 'edited', message: stored }
  }
  const read = (after: number) => {
    const changed = [...messages.values()].filter((one) => one.change > after)
    const sorted = changed.toSorted((a, b) => a.change - b.change)
    return { data: sorted.slice(0, 3), nextCursor: sorted.length > 3 ? 'more' : null }
  }
  return { messages, store, read }
}

function createClient(stored: ReturnType<typeof createStored>, fetchPage = stored.read) {
  const view = new Map<number, Message>()
  const changes: number[] = []
  const feed = createChatFeed({
    listChanges: ({ changedAfter }) => Promise.resolve().then(() => fetchPage(changedAfter)),
    onChange: (event) => {
      if (event.kind === 'deleted') return
      changes.push(event.message.change)
      view.set(event.message.sequence, event.message)
    },
  })
  return { feed, view, changes }
}

const settle = () => vi.advanceTimersByTimeAsync(10_000)

test('delivers what arrives live at once and in order, and doubled events once', async () => {
  const stored = createStored()
  const { feed, changes } = createClient(stored)
  feed.follow(id, 0)
  await settle()
  const [first, second] = [stored.store(1), stored.store(2)]
  for (const event of [first, first, second, first]) feed.receive(event)
  expect(changes).toEqual([1, 2])
})

test('reads what is missing before an event that came too early', async () => {
  const stored = createStored()
  const { feed, changes, view } = createClient(stored)
  feed.follow(id, 0)
  await settle()
  const events = [1, 2, 3, 4, 5].map((sequence) => stored.store(sequence))
  feed.receive(events[4]!)
  feed.receive(events[0]!)
  await settle()
  expect(changes).toEqual([1, 2, 3, 4, 5])
  expect(view).toEqual(stored.messages)
})

test('after a week without a connection has every edit, once and as it is now', async () => {
  const stored = createStored()
  for (const sequence of [1, 2, 3, 4]) stored.store(sequence)
  const { feed, changes, view } = createClient(stored)
  feed.follow(id, 4)
  for (const turn of ['a', 'b', 'c']) for (const sequence of [1, 3]) stored.store(sequence, turn)
  stored.store(5)
  feed.catchUp()
  await settle()
  expect(changes).toEqual([9, 10, 11])
  expect([view.get(1)?.content, view.get(3)?.content, view.get(5)?.content]).toEqual(['c', 'c', '5'])
})

test('tries again where the changes could not be read', async () => {
  const stored = createStored()
  const failures = [new Error('offline'), new Error('offline')]
  const { feed, changes } = createClient(stored, (after) => {
    const error = failures.pop()
    if (error) throw error
    return stored.read(after)
  })
  stored.store(1)
  feed.follow(id, 0)
  await settle()
  expect([changes, failures]).toEqual([[1], []])
})

test('a conversation that the user may no longer read is lost, not asked for again', async () => {
  const stored = createStored()
  const lost: string[] = []
  const listChanges = vi.fn(() => Promise.reject(Object.assign(new Error('gone'), { status: 404 })))
  const feed = createChatFeed({ listChanges, onChange: () => undefined, onLost: (one) => lost.push(one) })
  feed.follow(id, 0)
  await settle()
  feed.catchUp()
  feed.receive(stored.store(1))
  await settle()
  expect([lost, listChanges.mock.calls.length]).toEqual([[id], 1])
})

test('delivers the live events of conversations that are not followed as they come, and is no judge of others', () => {
  const stored = createStored()
  const { feed, changes } = createClient(stored)
  stored.store(1)
  expect(feed.receive(stored.store(2))).toBe(true)
  expect(feed.receive({ kind: 'read', read: { conversationId: id, userId: 'u1', sequence: 1 } })).toBe(false)
  expect(changes).toEqual([2])
})

test('reads nothing more once it is closed', async () => {
  const stored = createStored()
  const fetchPage = vi.fn(stored.read)
  const { feed, changes } = createClient(stored, fetchPage)
  feed.follow(id, 0)
  feed.close()
  stored.store(1)
  feed.catchUp()
  await settle()
  expect([changes, fetchPage.mock.calls.length]).toEqual([[], 1])
})

/** Numbers between 0 and 1 that are the same in every run (mulberry32). */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'agrees with the server after 1,000 changes that were lost, doubled, delayed and reordered (%i)',
  async (seed) => {
    const random = createRandom(seed)
    const stored = createStored()
    const feeds = [1, 2, 3].map(() =>
      createClient(stored, (after) => {
        if (random() < 0.1) throw new Error('cut')
        return stored.read(after)
      }),
    )
    for (const { feed } of feeds) feed.follow(id, 0)
    let last = 0
    for (let turn = 0; turn < 1000; turn += 1) {
      const sequence = random() < 0.7 || last === 0 ? (last += 1) : 1 + Math.floor(random() * last)
      const event = stored.store(sequence, `turn ${turn}`)
      for (const { feed } of feeds) {
        for (let copy = 0; copy < Math.floor(random() * 3); copy += 1)
          setTimeout(() => feed.receive(event), random() * 50)
      }
      if (random() < 0.05) await vi.advanceTimersByTimeAsync(20)
      else await vi.advanceTimersByTimeAsync(1)
    }
    await settle()
    for (const { feed } of feeds) feed.catchUp()
    await vi.advanceTimersByTimeAsync(60_000)
    for (const { view, changes } of feeds) {
      expect(view).toEqual(stored.messages)
      expect(changes).toEqual([...new Set(changes)].toSorted((a, b) => a - b))
    }
  },
)
