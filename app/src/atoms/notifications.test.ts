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
async function removed(options: MockOptions = {}) {
  const database = createMockDatabase()
  const store = openStore({ database, ...options })
  const list = await mountQuery(store, notificationsAtom)
  const shown = () =>
    store
      .get(withoutRemovedAtom)(list().data?.pages.flatMap(({ data }) => data) ?? [])
      .map(({ id }) => id)
  const before = shown()
  const [id = ''] = before
  store.set(removeNotificationAtom, id)
  const isStored = () => database.notifications.some((one) => one.id === id)
  return { store, id, before, shown, isStored }
}

test('a removed notification leaves the list at once, and the server once undo has expired', async () => {
  const { store, id, shown, isStored } = await removed()
  expect(shown()).not.toContain(id)
  expect(isStored()).toBe(true)
  await store.set(finishRemovalAtom)
  expect(isStored()).toBe(false)
  expect(shown()).not.toContain(id)
})

test('an undone removal never reaches the server', async () => {
  const { store, before, shown, isStored } = await removed()
  store.set(undoRemovalAtom)
  expect(shown()).toEqual(before)
  expect(store.get(undoableRemovalAtom)).toBeNull()
  await store.set(finishRemovalAtom)
  expect(isStored()).toBe(true)
})

test.each([
  ['an error of the server', { status: 500, code: 'INTERNAL_ERROR' }],
  ['a cut connection', 'network'],
  ['a conflict', { status: 409, code: 'IDEMPOTENCY_KEY_REUSED' }],
] as const)('it is there again after %s', async (_name, failure) => {
  const { store, before, shown } = await removed({ fail: { deleteNotification: failure } })
  await expect(store.set(finishRemovalAtom)).rejects.toBeInstanceOf(Error)
  await expect.poll(shown).toEqual(before)
})
