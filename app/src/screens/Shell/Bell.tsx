import { NotificationBell } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { notificationsAtom, stayingAtom, unreadNotificationsAtom } from '../../atoms/notifications.ts'
import { toNotificationItem } from '../Notifications/to-notification-item.ts'
import { useNotificationActions } from '../Notifications/useNotificationActions.ts'
import { readState } from '../read-state.ts'

/** The bell of the top bar: the newest page, and how many are unread. */
export function Bell() {
  const list = useAtomValue(notificationsAtom)
  const unread = useAtomValue(unreadNotificationsAtom)
  const staying = useAtomValue(stayingAtom)
  const newest = staying(list.data?.pages[0]?.data ?? [])
  const waiting = unread.data && staying(unread.data)
  const actions = useNotificationActions(newest)
  return (
    <NotificationBell
      {...actions}
      notifications={newest.map(toNotificationItem)}
      unreadCount={waiting?.length}
      newestUnreadAt={waiting?.[0]?.createAt}
      {...readState(list)}
    />
  )
}
