import { createMockDatabase } from '@convoca/mocks'
import type { MockOptions } from '@convoca/mocks'
import { expect, test } from 'vitest'
import { mockApi, mountQuery } from '../../test/mock-api.ts'
import {
  finishRemovalAtom,
  notificationsAtom,
  removeNotificationAtom,
  withoutRemovedAtom,
  undoableRemovalAtom,
  undoRemovalAtom,
} from './notifications.ts'

const openStore = mockApi()

/** The list of the first demo player, with its first notification just removed. */
async function openWithRemoval(options: MockOptions = {}) {
  const database = createMockDatabase()
  const store = openStore({ database, ...options })
  const list = await mountQuery(store, notificationsAtom)
  const ids = () =>
    store
      .get(withoutRemovedAtom)(list().data?.pages.flatMap(({ data }) => data) ?? [])
      .map(({ id }) => id)
  const before = ids()
  const [id = ''] = before
  store.set(removeNotificationAtom, id)
  const isStored = () => database.notifications.some((notification) => notification.id === id)
  return { store, id, before, ids, isStored }
}

test('a removed notification leaves the list at once, and the server once undo has expired', async () => {
  const { store, id, ids, isStored } = await openWithRemoval()
  expect(ids()).not.toContain(id)
  expect(isStored()).toBe(true)
  await store.set(finishRemovalAtom)
  expect(isStored()).toBe(false)
  expect(ids()).not.toContain(id)
})

test('an undone removal never reaches the server', async () => {
  const { store, before, ids, isStored } = await openWithRemoval()
  store.set(undoRemovalAtom)
  expect(ids()).toEqual(before)
  expect(store.get(undoableRemovalAtom)).toBeNull()
  await store.set(finishRemovalAtom)
  expect(isStored()).toBe(true)
})

test.each([
  ['a server error', { status: 500, code: 'INTERNAL_ERROR' }],
  ['a lost connection', 'network'],
  ['a conflict', { status: 409, code: 'IDEMPOTENCY_KEY_REUSED' }],
] as const)('restores the notification after %s', async (_name, failure) => {
  const { store, before, ids } = await openWithRemoval({ fail: { deleteNotification: failure } })
  await expect(store.set(finishRemovalAtom)).rejects.toBeInstanceOf(Error)
  await expect.poll(ids).toEqual(before)
})
