import { NotificationList } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { notificationsAtom, stayingAtom, unreadNotificationsAtom } from '../../atoms/notifications.ts'
import { readState } from '../readState.ts'
import { useTitle } from '../useTitle.ts'
import { toNotificationItem } from './toNotificationItem.ts'
import { useNotificationActions } from './useNotificationActions.ts'
import { useRemoval } from './useRemoval.tsx'

/** /notifications: everything that happened, eight at a time. */
export function NotificationsScreen() {
  useTitle('Notificações')
  const [filter, setFilter] = useState<'all' | 'unread'>('all')
  const list = useAtomValue(notificationsAtom)
  const unread = useAtomValue(unreadNotificationsAtom)
  const staying = useAtomValue(stayingAtom)
  const all = staying((list.data?.pages ?? []).flatMap(({ data }) => data))
  const waiting = staying(unread.data ?? [])
  const shown = filter === 'all' ? all : waiting
  const source = filter === 'all' ? list : unread
  const actions = useNotificationActions(shown)
  const { remove, bar } = useRemoval()

  return (
    <>
      <NotificationList
        {...actions}
        onDelete={remove}
        notifications={shown.map(toNotificationItem)}
        {...readState(source)}
        filter={filter}
        onFilterChange={setFilter}
        unreadCount={waiting.length}
        hasMore={filter === 'all' && list.hasNextPage}
        loadingMore={list.isFetchingNextPage}
        onLoadMore={() => void list.fetchNextPage()}
      />
      {bar}
    </>
  )
}
