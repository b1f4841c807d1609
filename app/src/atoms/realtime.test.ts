import { createMockDatabase } from '@convoca/mocks'
import { connectNotifications } from '@convoca/sdk/realtime'
import type { NotificationsOptions } from '@convoca/sdk/realtime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mockApi, mountQuery } from '../../test/mock-api.ts'
import { notificationsAtom, newNotificationsAtom, unreadNotificationsAtom } from './notifications.ts'
import { connectAtom } from './realtime.ts'
import { toastQueueAtom } from './toasts.ts'

vi.mock('@convoca/sdk/realtime')

const openStore = mockApi()

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'http://convoca.test' } })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** A page with loaded notifications, about to connect. */
async function opened() {
  const database = createMockDatabase()
  const store = openStore({ database })
  const unread = await mountQuery(store, unreadNotificationsAtom)
  const list = await mountQuery(store, notificationsAtom)
  const [known] = unread().data ?? []
  const stored = database.notifications.find(({ id }) => id === known?.id)
  if (!known || !stored) throw new Error('the demo data has no unread notification')
  let connection: NotificationsOptions | undefined
  vi.mocked(connectNotifications).mockImplementation((options) => {
    connection = options
    return { state: 'connected', lastId: undefined, reconnect: () => undefined, close: () => undefined }
  })
  store.set(connectAtom, stored.userId)
  return {
    store,
    known,
    /** Stores another notification that the page does not know of. */
    arrive: () => {
      const late = { ...stored, id: crypto.randomUUID(), at: new Date().toISOString() }
      database.notifications.push(late)
      return { ...known, id: late.id }
    },
    receiveList: (listed: readonly (typeof known)[]) => connection?.onList?.(listed),
    unread: () => unread().data?.map(({ id }) => id),
    listed: () => list().data?.pages.flatMap(({ data }) => data.map(({ id }) => id)),
    toasts: () => store.get(toastQueueAtom).toasts,
  }
}

test('notifications that arrived before the connection show without a toast', async () => {
  const { known, arrive, receiveList, unread, listed, toasts } = await opened()
  const late = arrive()
  receiveList([late, known])
  await expect.poll(unread).toContain(late.id)
  await expect.poll(listed).toContain(late.id)
  expect(toasts()).toEqual([])
})

test('nothing is new that the cache has, nor while the cache cannot be filled', async () => {
  const { store, known } = await opened()
  expect(await store.set(newNotificationsAtom, [known])).toEqual([])
  const failing = openStore({ fail: { listUnreadNotifications: { status: 500, code: 'INTERNAL_ERROR' } } })
  expect(await failing.set(newNotificationsAtom, [known])).toEqual([])
})
