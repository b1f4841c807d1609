import { ChatPanel } from '@convoca/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { PanelRightClose } from 'lucide-react'
import { useRef, useState } from 'react'
import { chatPanelOpenAtom, chatWindowsAtom, openChatWindowAtom } from '../../atoms/chat-dock.ts'
import { NewChat } from './NewChat.tsx'
import { useChatList } from './useChatList.ts'
import { useChatMenu } from './useChatMenu.tsx'
import { usePanelFocus } from './usePanelFocus.ts'

/** The panel of conversations beside every page. */
export function ChatSide() {
  const open = useAtomValue(chatWindowsAtom).find(({ isMinimized }) => !isMinimized)
  const list = useChatList(open?.id)
  const menu = useChatMenu()
  const setIsOpen = useSetAtom(chatPanelOpenAtom)
  const openWindow = useSetAtom(openChatWindowAtom)
  const [isChoosing, setIsChoosing] = useState(false)
  const panel = useRef<HTMLElement>(null)
  usePanelFocus(panel)
  return (
    <>
      <ChatPanel
        ref={panel}
        tabIndex={-1}
        {...list}
        onSelect={({ id }) => openWindow(id)}
        onNewChat={() => setIsChoosing(true)}
        menuItems={[
          ...menu,
          {
            id: 'close',
            label: 'Fechar painel',
            icon: <PanelRightClose aria-hidden size={16} />,
            onSelect: () => setIsOpen(false),
          },
        ]}
      />
      {isChoosing && (
        <NewChat
          onClose={() => setIsChoosing(false)}
          onOpened={(id) => {
            setIsChoosing(false)
            openWindow(id)
          }}
        />
      )}
    </>
  )
}
