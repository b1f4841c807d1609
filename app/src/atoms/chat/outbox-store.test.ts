import { expect, test } from 'vitest'
import { createMemoryStore, withMemory } from './outbox-store.ts'
import type { OutboxItem, OutboxStore } from './outbox-store.ts'

const item = (clientId: string): OutboxItem => ({
  clientId,
  userId: 'u1',
  conversationId: 'c1',
  content: clientId,
  replyTo: null,
  createdAt: '2026-11-20T13:00:00.000Z',
  order: 1,
  state: 'sending',
})

const idsOf = async (store: OutboxStore) => (await store.list()).map(({ clientId }) => clientId)

const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))

test('what cannot be stored is kept as long as the page, beside what was stored before', async () => {
  const disk = createMemoryStore()
  const store = withMemory({ ...disk, put: (one) => (one.clientId === 'later' ? full() : disk.put(one)) })
  await store.put(item('before'))
  await store.put(item('later'))
  expect(await idsOf(store)).toEqual(['before', 'later'])
  await store.remove('later')
  expect(await idsOf(store)).toEqual(['before'])
})

test('what could not be stored at first is there once when it can be', async () => {
  const disk = createMemoryStore()
  let isFull = true
  const store = withMemory({ ...disk, put: (one) => (isFull ? full() : disk.put(one)) })
  await store.put(item('one'))
  isFull = false
  await store.put({ ...item('one'), state: 'unsent' })
  expect(await store.list()).toEqual([{ ...item('one'), state: 'unsent' }])
})

test('without a disk that answers messages are added, listed and removed; what was sent is not sent again', async () => {
  const store = withMemory({ list: full, put: full, remove: full, clear: full })
  await store.put(item('one'))
  expect(await idsOf(store)).toEqual(['one'])
  await store.remove('one')
  expect(await idsOf(store)).toEqual([])
  const disk = createMemoryStore()
  await disk.put(item('two'))
  const stuck = withMemory({ ...disk, remove: full })
  await stuck.remove('two')
  expect(await idsOf(stuck)).toEqual([])
})
