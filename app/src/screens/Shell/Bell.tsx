import { NotificationBell } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { notificationsAtom, unreadNotificationsAtom } from '../../atoms/notifications.ts'
import { toNotificationItem } from '../Notifications/toNotificationItem.ts'
import { useNotificationActions } from '../Notifications/useNotificationActions.ts'

/** The bell of the top bar: the newest page, and how many are unread. */
export function Bell() {
  const list = useAtomValue(notificationsAtom)
  const unread = useAtomValue(unreadNotificationsAtom)
  const newest = list.data?.pages[0]?.data ?? []
  const { onDelete: _, ...actions } = useNotificationActions(newest)
  return (
    <NotificationBell
      {...actions}
      notifications={newest.map(toNotificationItem)}
      unreadCount={unread.data?.length ?? 0}
      status={list.isError ? 'error' : list.data ? 'ready' : 'loading'}
      onRetry={() => void list.refetch()}
    />
  )
}
