import { NotificationList } from '@convoca/ui'
import type { NotificationListProps } from '@convoca/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { notificationsAtom, stayingAtom, unreadNotificationsAtom } from '../../atoms/notifications.ts'
import { readState } from '../read-state.ts'
import { useTitle } from '../useTitle.ts'
import { toNotificationItem } from './to-notification-item.ts'
import { useNotificationActions } from './useNotificationActions.ts'
import { useRemoval } from './useRemoval.tsx'

/** /notifications: the address holds the kind. */
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

/** Everything that happened, eight at a time. */
export function Notifications(choice: Pick<NotificationListProps, 'kind' | 'onKindChange'>) {
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
        {...choice}
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
