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
import { updateOptimistically } from './optimistic.ts'

export type Notification = Schemas['Notification']
type NotificationPage = Schemas['NotificationPage']
type Pages = InfiniteData<NotificationPage, number>

/** Notifications a page (part 1 §9). */
const notificationsPerPage = 8

export const notificationsAtom = atomWithInfiniteQuery<NotificationPage, Error, Pages, string[], number>(
  (get) => {
    const convoca = get(convocaAtom)
    const token = get(tokenAtom)
    return {
      queryKey: ['notifications', 'list'],
      queryFn: ({ pageParam, signal }) =>
        listNotifications(convoca, { page: pageParam, limit: notificationsPerPage }, { signal }),
      initialPageParam: 1,
      getNextPageParam: ({ page, totalPage }) => (page < totalPage ? page + 1 : undefined),
      enabled: token !== null,
    }
  },
)

const unreadQuery = (convoca: Convoca) => ({
  queryKey: ['notifications', 'unread'],
  queryFn: ({ signal }: { signal: AbortSignal }) => listUnreadNotifications(convoca, {}, { signal }),
})

export const unreadNotificationsAtom = atomWithQuery((get) => ({
  ...unreadQuery(get(convocaAtom)),
  enabled: get(tokenAtom) !== null,
}))

/** Those of a list that the page has not read. While it cannot read its own, it is told so and nothing is new. */
export const newNotificationsAtom = atom(null, async (get, _set, listed: readonly Notification[]) => {
  const read = get(queryClientAtom).ensureQueryData(unreadQuery(get(convocaAtom)))
  const known = await read.catch(() => listed)
  return listed.filter(({ id }) => known.every((one) => one.id !== id))
})

export const refreshNotificationsAtom = atom(null, (get) =>
  get(queryClientAtom).invalidateQueries({ queryKey: ['notifications'] }),
)

interface Change {
  list: (items: Notification[]) => Notification[]
  unread: (items: Notification[]) => Notification[]
}

/** Changes the pages and the unread ones at once, and takes it back if the server fails (part 1 §4). */
const changeAtom = atom(null, (get, _set, { list, unread }: Change, call: () => Promise<unknown>) =>
  updateOptimistically<Pages | Notification[], unknown>(
    get(queryClientAtom),
    ['notifications'],
    (cached) =>
      'pages' in cached
        ? { ...cached, pages: cached.pages.map((page) => ({ ...page, data: list(page.data) })) }
        : unread(cached),
    call,
  ),
)

const without = (id: string) => (items: Notification[]) => items.filter((item) => item.id !== id)

export const markReadAtom = atom(null, (get, set, id: string) =>
  set(
    changeAtom,
    {
      list: (items) => items.map((item) => (item.id === id ? { ...item, isRead: true } : item)),
      unread: without(id),
    },
    () => markNotificationRead(get(convocaAtom), { id }),
  ),
)

export const markAllReadAtom = atom(null, (get, set) =>
  set(
    changeAtom,
    { list: (items) => items.map((item) => ({ ...item, isRead: true })), unread: () => [] },
    () => markAllNotificationsRead(get(convocaAtom)),
  ),
)

/** Those on their way out: shown no more, whether or not the server knows it yet. */
const removedIdsAtom = atom<ReadonlySet<string>>(new Set<string>())

/** The one that was removed last and can still be put back. */
export const undoableRemovalAtom = atom<string | null>(null)

/** What of a list is shown. */
export const withoutRemovedAtom = atom((get) => {
  const leaving = get(removedIdsAtom)
  return (items: readonly Notification[]) => items.filter(({ id }) => !leaving.has(id))
})

const restoreAtom = atom(null, (get, set, id: string) =>
  set(removedIdsAtom, new Set([...get(removedIdsAtom)].filter((other) => other !== id))),
)

/** Takes it off the lists; `finishRemovalAtom` is what makes that final. */
export const removeNotificationAtom = atom(null, (get, set, id: string) => {
  set(removedIdsAtom, new Set([...get(removedIdsAtom), id]))
  set(undoableRemovalAtom, id)
})

export const undoRemovalAtom = atom(null, (get, set) => {
  const id = get(undoableRemovalAtom)
  set(undoableRemovalAtom, null)
  if (id !== null) set(restoreAtom, id)
})

/** Tells the server of the removal that could be undone until now; the notification is back when that fails. */
export const finishRemovalAtom = atom(null, async (get, set) => {
  const id = get(undoableRemovalAtom)
  set(undoableRemovalAtom, null)
  if (id === null) return
  try {
    await set(changeAtom, { list: without(id), unread: without(id) }, () =>
      deleteNotification(get(convocaAtom), { id }),
    )
  } catch (error) {
    set(restoreAtom, id)
    throw error
  }
})
