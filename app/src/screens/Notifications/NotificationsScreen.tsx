import { NotificationList } from '@convoca/ui'
import type { NotificationListProps } from '@convoca/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { notificationsAtom, withoutRemovedAtom, unreadNotificationsAtom } from '../../atoms/notifications.ts'
import { toQueryProps } from '../../mappers/query-props.ts'
import { useTitle } from '../../hooks/useTitle.ts'
import { toNotificationItem } from '../../mappers/notification.ts'
import { useNotificationActions } from '../../hooks/useNotificationActions.ts'
import { useUndoableRemoval } from './useUndoableRemoval.tsx'

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
  const staying = useAtomValue(withoutRemovedAtom)
  const all = staying((list.data?.pages ?? []).flatMap(({ data }) => data))
  const waiting = staying(unread.data ?? [])
  const shown = filter === 'all' ? all : waiting
  const source = filter === 'all' ? list : unread
  const actions = useNotificationActions(shown)
  const { remove, bar } = useUndoableRemoval()

  return (
    <>
      <NotificationList
        {...choice}
        {...actions}
        onDelete={remove}
        notifications={shown.map(toNotificationItem)}
        {...toQueryProps(source)}
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
