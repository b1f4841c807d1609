import { NotificationBell, roleLabels } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { notificationsAtom, withoutRemovedAtom, unreadNotificationsAtom } from '../../atoms/notifications.ts'
import { userAtom } from '../../atoms/session.ts'
import { useNotificationActions } from '../../hooks/useNotificationActions.ts'
import { toNotificationItem } from '../../mappers/notification.ts'
import { toQueryProps } from '../../mappers/query-props.ts'

/** The top bar's bell: the newest page of notifications and the unread count. */
export function Bell() {
  const gender = useAtomValue(userAtom)?.gender
  const list = useAtomValue(notificationsAtom)
  const unread = useAtomValue(unreadNotificationsAtom)
  const withoutRemoved = useAtomValue(withoutRemovedAtom)
  const newest = withoutRemoved(list.data?.pages[0]?.data ?? [])
  const unreadItems = unread.data && withoutRemoved(unread.data)
  const actions = useNotificationActions(newest)
  return (
    <NotificationBell
      {...actions}
      texts={{ notificationCard: { roles: roleLabels(gender) } }}
      notifications={newest.map(toNotificationItem)}
      unreadCount={unreadItems?.length}
      newestUnreadAt={unreadItems?.[0]?.createAt}
      {...toQueryProps(list)}
    />
  )
}
