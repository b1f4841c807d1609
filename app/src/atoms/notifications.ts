import {
  deleteNotification,
  listNotifications,
  listUnreadNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from '@convoca/sdk/core'
import type { Schemas } from '@convoca/sdk/core'
import type { InfiniteData } from '@tanstack/query-core'
import { atom } from 'jotai'
import { atomWithInfiniteQuery, atomWithQuery } from 'jotai-tanstack-query'
import { convocaAtom, queryClientAtom, tokenAtom } from './client.ts'

export type Notification = Schemas['Notification']
type NotificationPage = Schemas['NotificationPage']
type Pages = InfiniteData<NotificationPage, number>

/** Notifications a page (part 1 §9). */
const notificationsPerPage = 8
const listKey = ['notifications', 'list']
const unreadKey = ['notifications', 'unread']

export const notificationsAtom = atomWithInfiniteQuery<NotificationPage, Error, Pages, string[], number>(
  (get) => {
    const convoca = get(convocaAtom)
    const token = get(tokenAtom)
    return {
      queryKey: listKey,
      queryFn: ({ pageParam, signal }) =>
        listNotifications(convoca, { page: pageParam, limit: notificationsPerPage }, { signal }),
      initialPageParam: 1,
      getNextPageParam: ({ page, totalPage }) => (page < totalPage ? page + 1 : undefined),
      enabled: token !== null,
    }
  },
)

export const unreadNotificationsAtom = atomWithQuery((get) => {
  const convoca = get(convocaAtom)
  const token = get(tokenAtom)
  return {
    queryKey: unreadKey,
    queryFn: ({ signal }) => listUnreadNotifications(convoca, {}, { signal }),
    enabled: token !== null,
  }
})

export const refreshNotificationsAtom = atom(null, (get) =>
  get(queryClientAtom).invalidateQueries({ queryKey: ['notifications'] }),
)

/** Applies a change to both lists at once, and takes it back if the server fails (part 1 §4). */
const optimisticallyAtom = atom(null, async (get, set, { list, unread, call }: OptimisticChange) => {
  const queries = get(queryClientAtom)
  await queries.cancelQueries({ queryKey: ['notifications'] })
  const before = {
    list: queries.getQueryData<Pages>(listKey),
    unread: queries.getQueryData<Notification[]>(unreadKey),
  }
  queries.setQueryData<Pages>(
    listKey,
    (pages) => pages && { ...pages, pages: pages.pages.map((page) => ({ ...page, data: list(page.data) })) },
  )
  queries.setQueryData<Notification[]>(unreadKey, (items) => items && unread(items))
  try {
    await call()
  } catch (error) {
    queries.setQueryData(listKey, before.list)
    queries.setQueryData(unreadKey, before.unread)
    throw error
  } finally {
    await set(refreshNotificationsAtom)
  }
})

interface OptimisticChange {
  list: (items: Notification[]) => Notification[]
  unread: (items: Notification[]) => Notification[]
  call: () => Promise<unknown>
}

const without = (id: string) => (items: Notification[]) => items.filter((item) => item.id !== id)

export const markReadAtom = atom(null, (get, set, id: string) =>
  set(optimisticallyAtom, {
    list: (items) => items.map((item) => (item.id === id ? { ...item, isRead: true } : item)),
    unread: without(id),
    call: () => markNotificationRead(get(convocaAtom), { id }),
  }),
)

export const markAllReadAtom = atom(null, (get, set) =>
  set(optimisticallyAtom, {
    list: (items) => items.map((item) => ({ ...item, isRead: true })),
    unread: () => [],
    call: () => markAllNotificationsRead(get(convocaAtom)),
  }),
)

export const removeNotificationAtom = atom(null, (get, set, id: string) =>
  set(optimisticallyAtom, {
    list: without(id),
    unread: without(id),
    call: () => deleteNotification(get(convocaAtom), { id }),
  }),
)
