import { createStore } from 'jotai'
import { expect, test } from 'vitest'
import { createStorage } from '../../../test/memory-storage.ts'
import { storageAtom } from '../client.ts'
import { forgetChatAtom } from './forget.ts'
import { outboxStore } from './outbox-store.ts'

test('with the session go all drafts and unsent messages, and nothing else', async () => {
  const store = createStore()
  const storage = createStorage()
  for (const key of ['convoca.drafts.u1', 'convoca.theme', 'convoca.drafts.u2']) storage.setItem(key, '{}')
  store.set(storageAtom, storage)
  await outboxStore().put({
    clientId: 'k1',
    userId: 'u1',
    conversationId: 'c1',
    content: 'Oi',
    replyTo: null,
    createdAt: '2026-11-20T13:00:00.000Z',
    order: 1,
    state: 'unsent',
  })
  await store.set(forgetChatAtom)
  expect(await outboxStore().list()).toEqual([])
  expect(Array.from({ length: storage.length }, (_, index) => storage.key(index))).toEqual(['convoca.theme'])
})
