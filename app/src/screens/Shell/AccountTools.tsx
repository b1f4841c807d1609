import { IconButton, NotificationBell, roleLabels } from '@convoca/ui'
import { useAtom, useAtomValue } from 'jotai'
import { MessagesSquare } from 'lucide-react'
import { chatPanelOpenAtom, unreadChatsAtom } from '../../atoms/chat-dock.ts'
import { phone, useMediaQuery } from '../../hooks/useMediaQuery.ts'
import { notificationsAtom, withoutRemovedAtom, unreadNotificationsAtom } from '../../atoms/notifications.ts'
import { userAtom } from '../../atoms/session.ts'
import { useNotificationActions } from '../../hooks/useNotificationActions.ts'
import { toNotificationItem } from '../../mappers/notification.ts'
import { toQueryProps } from '../../mappers/query-props.ts'

/** The top bar's bell: the newest page of notifications and the unread count. */
function Bell() {
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

/** The tools of a user in the top bar, beside the account: the chats and the notifications. */
export function AccountTools({ hasChat }: { hasChat: boolean }) {
  // There the menu leads to the chat's page.
  const isPhone = useMediaQuery(phone)
  return (
    <>
      {hasChat && !isPhone && <ChatButton />}
      <Bell />
    </>
  )
}

/** Opens and closes the panel of conversations. */
function ChatButton() {
  const [isOpen, setIsOpen] = useAtom(chatPanelOpenAtom)
  const unread = useAtomValue(unreadChatsAtom)
  const count = unread === 1 ? '1 mensagem não lida' : `${unread} mensagens não lidas`
  return (
    <IconButton
      label={unread > 0 ? `Chats, ${count}` : 'Chats'}
      title="Chats"
      dot={unread > 0}
      aria-expanded={isOpen}
      onClick={() => setIsOpen(!isOpen)}
    >
      <MessagesSquare aria-hidden />
    </IconButton>
  )
}
