import { NotificationBell } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { notificationsAtom, withoutRemovedAtom, unreadNotificationsAtom } from '../../atoms/notifications.ts'
import { toNotificationItem } from '../../mappers/notification.ts'
import { useNotificationActions } from '../../hooks/useNotificationActions.ts'
import { toQueryProps } from '../../mappers/query-props.ts'

/** The bell of the top bar: the newest page, and how many are unread. */
export function Bell() {
  const list = useAtomValue(notificationsAtom)
  const unread = useAtomValue(unreadNotificationsAtom)
  const staying = useAtomValue(withoutRemovedAtom)
  const newest = staying(list.data?.pages[0]?.data ?? [])
  const waiting = unread.data && staying(unread.data)
  const actions = useNotificationActions(newest)
  return (
    <NotificationBell
      {...actions}
      notifications={newest.map(toNotificationItem)}
      unreadCount={waiting?.length}
      newestUnreadAt={waiting?.[0]?.createAt}
      {...toQueryProps(list)}
    />
  )
}
