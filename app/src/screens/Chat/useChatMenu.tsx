import type { ChatPanelProps } from '@convoca/ui'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { CheckCheck, Settings2 } from 'lucide-react'
import { conversationsAtom, markReadAtom } from '../../atoms/chat/conversations.ts'

type MenuItems = NonNullable<ChatPanelProps['menuItems']>

/** The menu of the conversations' head beside a new one; all is marked as read where something is not. */
export function useChatMenu(): MenuItems {
  const navigate = useNavigate()
  const rows = useAtomValue(conversationsAtom).data ?? []
  const markRead = useSetAtom(markReadAtom)
  const unread = rows.filter(({ unreadCount }) => unreadCount > 0)
  const readAll = {
    id: 'read',
    label: 'Marcar todas como lidas',
    icon: <CheckCheck aria-hidden size={16} />,
    onSelect: () => {
      // The list is read again where one fails.
      for (const { id, lastSequence } of unread)
        markRead({ id, sequence: lastSequence }).catch(() => undefined)
    },
  }
  const settings = {
    id: 'settings',
    label: 'Privacidade do chat',
    icon: <Settings2 aria-hidden size={16} />,
    onSelect: () => void navigate({ to: '/settings', search: { section: 'privacy' } }),
  }
  return unread.length === 0 ? [settings] : [readAll, settings]
}
