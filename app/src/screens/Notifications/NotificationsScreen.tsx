import { NotificationList } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { notificationsAtom, unreadNotificationsAtom } from '../../atoms/notifications.ts'
import { useTitle } from '../useTitle.ts'
import { toNotificationItem } from './toNotificationItem.ts'
import { useNotificationActions } from './useNotificationActions.ts'

/** /notifications: everything that happened, eight at a time. */
export function NotificationsScreen() {
  useTitle('Notificações')
  const [filter, setFilter] = useState<'all' | 'unread'>('all')
  const list = useAtomValue(notificationsAtom)
  const unread = useAtomValue(unreadNotificationsAtom)
  const all = (list.data?.pages ?? []).flatMap(({ data }) => data)
  const shown = filter === 'all' ? all : (unread.data ?? [])
  const source = filter === 'all' ? list : unread
  const actions = useNotificationActions(shown)

  return (
    <NotificationList
      {...actions}
      notifications={shown.map(toNotificationItem)}
      status={source.isError ? 'error' : source.data ? 'ready' : 'loading'}
      filter={filter}
      onFilterChange={setFilter}
      unreadCount={unread.data?.length ?? 0}
      hasMore={filter === 'all' && list.hasNextPage}
      loadingMore={list.isFetchingNextPage}
      onLoadMore={() => void list.fetchNextPage()}
      onRetry={() => void source.refetch()}
    />
  )
}
