import { IconButton } from '@convoca/ui'
import { useAtom, useAtomValue } from 'jotai'
import { MessagesSquare } from 'lucide-react'
import { chatPanelOpenAtom, unreadChatsAtom } from '../../atoms/chat-dock.ts'
import { phone, useMediaQuery } from '../../hooks/useMediaQuery.ts'
import { Bell } from './Bell.tsx'

/** What the top bar has for a user, beside the account: the chats and the notifications. */
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
