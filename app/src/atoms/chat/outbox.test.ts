import { ForbiddenError, RateLimitedError } from '@convoca/sdk/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
// The client brings the texts of its errors.
import '../api-client.ts'
import type { Message } from './messages.ts'
import { createOutbox } from './outbox.ts'
import type { OutboxItem, OutboxStore } from './outbox-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** The store that all tabs and visits share. */
function createStored(): OutboxStore {
  const items = new Map<string, OutboxItem>()
  return {
    list: async () => [...items.values()].toReversed(),
    put: async (item) => void items.set(item.clientId, item),
    remove: async (clientId) => void items.delete(clientId),
    clear: async () => items.clear(),
  }
}

const refusal = () =>
  new ForbiddenError({ code: 'USER_BLOCKED', message: 'blocked', operation: 'sendMessage', status: 403 })

const tooFast = () =>
  new RateLimitedError({
    code: 'RATE_LIMITED',
    message: 'slow down',
    operation: 'sendMessage',
    status: 429,
    retryAfter: 30_000,
  })

/** A page with a server behind it that answers as `answer` says. */
function openPage(store: OutboxStore, answer: (item: OutboxItem) => void = () => undefined) {
  const received: string[] = []
  let shown: readonly OutboxItem[] = []
  const outbox = createOutbox({
    store,
    userId: 'u1',
    send: async (item) => {
      answer(item)
      received.push(item.content)
      return { clientId: item.clientId } as Message
    },
    onSent: () => undefined,
    onChanged: () => undefined,
    onItems: (items) => {
      shown = items
    },
  })
  const write = async (content: string) => {
    await outbox.add({ conversationId: 'c1', content, replyTo: null })
    // Two messages of one page are never written at the same instant.
    vi.advanceTimersByTime(1)
  }
  const states = () => shown.map(({ content, state }) => `${content} ${state}`)
  return { outbox, received, write, states, items: () => shown }
}

test('messages go out in the order in which they were written, and are gone once the server has them', async () => {
  const { outbox, received, write, states } = openPage(createStored())
  for (const content of ['1', '2', '3']) await write(content)
  expect(states()).toEqual(['1 sending', '2 sending', '3 sending'])
  await outbox.send()
  expect([received, states()]).toEqual([['1', '2', '3'], []])
})

test('a lost request is sent again soon, an unreachable server less and less often', async () => {
  const attempts: number[] = []
  let lost = 1
  const { outbox, received, write } = openPage(createStored(), () => {
    attempts.push(Date.now())
    if (attempts.length <= lost) throw new Error('offline')
  })
  await write('1')
  await outbox.send()
  await vi.advanceTimersByTimeAsync(500)
  expect(received).toEqual(['1'])
  lost = attempts.length + 6
  await write('2')
  await outbox.send()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(received).toEqual(['1', '2'])
  const pauses = attempts.slice(3).map((attempt, index) => attempt - (attempts[index + 2] ?? 0))
  expect(pauses).toEqual([500, 1000, 2000, 5000, 5000, 5000])
})

test('without a connection they wait, and go out by themselves in order when it is back', async () => {
  let isOnline = false
  const { outbox, received, write, states } = openPage(createStored(), () => {
    if (!isOnline) throw new Error('offline')
  })
  for (const content of ['1', '2']) await write(content)
  await outbox.send()
  expect(states()).toEqual(['1 unsent', '2 unsent'])
  isOnline = true
  await vi.advanceTimersByTimeAsync(6000)
  expect([received, states()]).toEqual([['1', '2'], []])
})

test('who is too fast is told so, and the message goes out once the time is up', async () => {
  let isLimited = true
  const { outbox, received, write, items } = openPage(createStored(), () => {
    if (isLimited) throw tooFast()
  })
  await write('1')
  await outbox.send()
  expect(items()[0]).toMatchObject({
    state: 'unsent',
    reason: 'Muitas tentativas. Aguarde um pouco e tente novamente.',
  })
  isLimited = false
  await vi.advanceTimersByTimeAsync(30_000)
  expect([received, items()]).toEqual([['1'], []])
})

test('they survive the page', async () => {
  const store = createStored()
  const before = openPage(store)
  for (const content of ['1', '2']) await before.write(content)
  before.outbox.close()
  const after = openPage(store)
  await after.outbox.reload()
  expect(after.states()).toEqual(['1 sending', '2 sending'])
  await after.outbox.send()
  expect([before.received, after.received]).toEqual([[], ['1', '2']])
})

test('one that the server refuses stays and does not hold back the others; it goes when the user says so', async () => {
  let isBlocked = true
  const { outbox, received, write, states, items } = openPage(createStored(), ({ content }) => {
    if (content === '1' && isBlocked) throw refusal()
  })
  for (const content of ['1', '2']) await write(content)
  await outbox.send()
  expect([received, states()]).toEqual([['2'], ['1 refused']])
  expect(items()[0]?.reason).toBe('Não é possível entrar em contato com este usuário.')
  await outbox.send()
  expect(received).toEqual(['2'])
  isBlocked = false
  await outbox.retry(items()[0]?.clientId ?? '')
  expect(items()[0]?.reason).toBeUndefined()
  await outbox.send()
  expect([received, states()]).toEqual([['2', '1'], []])
})

test('what is written while others go out follows them', async () => {
  const page = openPage(createStored())
  await page.write('1')
  const going = page.outbox.send()
  await page.write('2')
  await page.outbox.send()
  await going
  expect([page.received, page.states()]).toEqual([['1', '2'], []])
})
