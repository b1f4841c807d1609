import { NotificationBell } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { notificationsAtom, withoutRemovedAtom, unreadNotificationsAtom } from '../../atoms/notifications.ts'
import { useNotificationActions } from '../../hooks/useNotificationActions.ts'
import { toNotificationItem } from '../../mappers/notification.ts'
import { toQueryProps } from '../../mappers/query-props.ts'

/** The top bar's bell: the newest page of notifications and the unread count. */
export function Bell() {
  const list = useAtomValue(notificationsAtom)
  const unread = useAtomValue(unreadNotificationsAtom)
  const withoutRemoved = useAtomValue(withoutRemovedAtom)
  const newest = withoutRemoved(list.data?.pages[0]?.data ?? [])
  const unreadItems = unread.data && withoutRemoved(unread.data)
  const actions = useNotificationActions(newest)
  return (
    <NotificationBell
      {...actions}
      notifications={newest.map(toNotificationItem)}
      unreadCount={unreadItems?.length}
      newestUnreadAt={unreadItems?.[0]?.createAt}
      {...toQueryProps(list)}
    />
  )
}
