import { NotificationList, roleLabels } from '@convoca/ui'
import type { NotificationListProps } from '@convoca/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { convocaAtom, queryClientAtom } from '../../atoms/client.ts'
import {
  notificationsAtom,
  notificationsQuery,
  unreadNotificationsAtom,
  unreadNotificationsQuery,
  withoutRemovedAtom,
} from '../../atoms/notifications.ts'
import { userAtom } from '../../atoms/session.ts'
import type { AppStore } from '../../atoms/store.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { useNotificationActions } from '../../hooks/useNotificationActions.ts'
import { toNotificationItem } from '../../mappers/notification.ts'
import { toQueryProps } from '../../mappers/query-props.ts'
import { useUndoableRemoval } from './useUndoableRemoval.tsx'

/** Reads what the screen shows. */
export async function prefetch(store: AppStore) {
  const convoca = store.get(convocaAtom)
  const queries = store.get(queryClientAtom)
  await Promise.all([
    queries.prefetchInfiniteQuery(notificationsQuery(convoca, true)),
    queries.prefetchQuery(unreadNotificationsQuery(convoca)),
  ])
}

/** /notifications, with the kind in the URL. */
export function NotificationsScreen() {
  const { kind = 'all' } = useSearch({ from: '/shell/guarded/notifications' })
  const navigate = useNavigate({ from: '/notifications' })
  return (
    <Notifications
      kind={kind}
      onKindChange={(next) => void navigate({ search: next === 'all' ? {} : { kind: next } })}
    />
  )
}

/** The notifications, eight per page. */
export function Notifications(choice: Pick<NotificationListProps, 'kind' | 'onKindChange'>) {
  const [filter, setFilter] = useState<'all' | 'unread'>('all')
  const gender = useAtomValue(userAtom)?.gender
  const list = useAtomValue(notificationsAtom)
  const unread = useAtomValue(unreadNotificationsAtom)
  const withoutRemoved = useAtomValue(withoutRemovedAtom)
  const all = withoutRemoved((list.data?.pages ?? []).flatMap(({ data }) => data))
  const unreadItems = withoutRemoved(unread.data ?? [])
  const items = filter === 'all' ? all : unreadItems
  const source = filter === 'all' ? list : unread
  const actions = useNotificationActions(items)
  const { remove, bar } = useUndoableRemoval()

  return (
    <>
      <PageHead title="Notificações" />
      <NotificationList
        {...choice}
        texts={{ notificationCard: { roles: roleLabels(gender) } }}
        {...actions}
        onDelete={remove}
        notifications={items.map(toNotificationItem)}
        {...toQueryProps(source)}
        filter={filter}
        onFilterChange={setFilter}
        unreadCount={unreadItems.length}
        hasMore={filter === 'all' && list.hasNextPage}
        loadingMore={list.isFetchingNextPage}
        onLoadMore={() => void list.fetchNextPage()}
      />
      {bar}
    </>
  )
}
