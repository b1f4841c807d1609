import {
  deleteNotification,
  listNotifications,
  listUnreadNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from '@convoca/sdk/core'
import type { Convoca, Schemas } from '@convoca/sdk/core'
import type { InfiniteData } from '@tanstack/query-core'
import { atom } from 'jotai'
import { atomWithInfiniteQuery, atomWithQuery } from 'jotai-tanstack-query'
import { convocaAtom, queryClientAtom, tokenAtom } from './client.ts'
import { markReadOnDashboard } from './dashboard-cache.ts'
import { atomWithWrite, cacheUpdate, noRuns, optimistic } from './mutation.ts'
import type { WriteAtom } from './mutation.ts'
import { pagedQueryOptions, queryOptions } from './query.ts'
import { notificationsKey } from './refresh-notifications.ts'

export type Notification = Schemas['Notification']

/** Notifications per page (docs/product.md#notifications). */
const notificationsPerPage = 8

export const notificationsQuery = (convoca: Convoca, isSignedIn: boolean) =>
  pagedQueryOptions({
    queryKey: [...notificationsKey, 'list'],
    queryFn: ({ pageParam, signal }) =>
      listNotifications(convoca, { page: pageParam, limit: notificationsPerPage }, { signal }),
    enabled: isSignedIn,
  })
export const notificationsAtom = atomWithInfiniteQuery((get) =>
  notificationsQuery(get(convocaAtom), get(tokenAtom) !== null),
)

export const unreadNotificationsQuery = (convoca: Convoca) =>
  queryOptions({
    queryKey: [...notificationsKey, 'unread'],
    queryFn: ({ signal }) => listUnreadNotifications(convoca, {}, { signal }),
  })
export const unreadNotificationsAtom = atomWithQuery((get) => ({
  ...unreadNotificationsQuery(get(convocaAtom)),
  enabled: get(tokenAtom) !== null,
}))

/** The notifications that the cache does not have yet; none while the cache cannot be filled. */
export const newNotificationsAtom = atom(null, async (get, _set, listed: readonly Notification[]) => {
  const unread = get(queryClientAtom).ensureQueryData(unreadNotificationsQuery(get(convocaAtom)))
  const known = await unread.catch(() => listed)
  return listed.filter(({ id }) => known.every((notification) => notification.id !== id))
})

type Change = (items: Notification[]) => Notification[]
type Cached = InfiniteData<Schemas['NotificationPage'], number> | Notification[]

/** Updates the pages and the list of unread ones (docs/product.md#notifications). */
const updateCached = (changePage: Change, changeUnread: Change) =>
  cacheUpdate<Cached>(notificationsKey, (cached) =>
    'pages' in cached
      ? { ...cached, pages: cached.pages.map((page) => ({ ...page, data: changePage(page.data) })) }
      : changeUnread(cached),
  )

const without =
  (id: string): Change =>
  (items) =>
    items.filter((item) => item.id !== id)

export const markReadAtom = atomWithWrite(
  'markNotificationRead',
  (convoca, id: string) => markNotificationRead(convoca, { id }),
  optimistic((id: string) => [
    updateCached(
      (items) => items.map((item) => (item.id === id ? { ...item, isRead: true } : item)),
      without(id),
    ),
    markReadOnDashboard((notification) => notification.id === id),
  ]),
)

export const markAllReadAtom = atomWithWrite(
  'markAllNotificationsRead',
  (convoca, _none: void) => markAllNotificationsRead(convoca),
  optimistic(() => [
    updateCached(
      (items) => items.map((item) => ({ ...item, isRead: true })),
      () => [],
    ),
    markReadOnDashboard(() => true),
  ]),
)

const deleteNotificationAtom = atomWithWrite(
  'deleteNotification',
  (convoca, id: string) => deleteNotification(convoca, { id }),
  optimistic((id: string) => [
    updateCached(without(id), without(id)),
    markReadOnDashboard((notification) => notification.id === id),
  ]),
)

/** Removed by the user, whether or not the server knows yet. */
const removedIdsAtom = atom<ReadonlySet<string>>(new Set<string>())

/** The latest removal, which can still be undone. */
export const undoableRemovalAtom = atom<string | null>(null)

/** Filters removed notifications out of a list. */
export const withoutRemovedAtom = atom((get) => {
  const removed = get(removedIdsAtom)
  return (items: readonly Notification[]) => items.filter(({ id }) => !removed.has(id))
})

const restoreAtom = atom(null, (get, set, id: string) =>
  set(removedIdsAtom, new Set([...get(removedIdsAtom)].filter((removedId) => removedId !== id))),
)

/** Hides a notification; `finishRemovalAtom` deletes it for good. */
export const removeNotificationAtom = atom(null, (get, set, id: string) => {
  set(removedIdsAtom, new Set([...get(removedIdsAtom), id]))
  set(undoableRemovalAtom, id)
})

export const undoRemovalAtom = atom(null, (get, set) => {
  const id = get(undoableRemovalAtom)
  set(undoableRemovalAtom, null)
  if (id !== null) set(restoreAtom, id)
})

/** Deletes the notification whose removal could be undone until now; restores it when that fails. */
export const finishRemovalAtom: WriteAtom<void, void> = atom(noRuns, async (get, set) => {
  const id = get(undoableRemovalAtom)
  set(undoableRemovalAtom, null)
  if (id === null) return
  try {
    await set(deleteNotificationAtom, id)
  } catch (error) {
    set(restoreAtom, id)
    throw error
  }
})
