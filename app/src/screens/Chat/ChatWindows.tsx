import { ChatWindow } from '@convoca/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import {
  chatPanelOpenAtom,
  chatWindowsAtom,
  closeChatWindowAtom,
  minimizeChatWindowAtom,
  openChatWindowAtom,
} from '../../atoms/chat-dock.ts'
import type { ChatWindowState } from '../../atoms/chat-dock.ts'
import { conversationsAtom, ensureConversationAtom } from '../../atoms/chat/conversations.ts'
import type { Conversation } from '../../atoms/chat/conversations.ts'
import { sidebarCollapsedAtom } from '../../atoms/layout.ts'
import { userAtom } from '../../atoms/session.ts'
import type { OwnProfile } from '../../atoms/session.ts'
import { phone, useMediaQuery } from '../../hooks/useMediaQuery.ts'
import { toChatSummary } from '../../mappers/chat.ts'
import { ThreadBar } from './ThreadBar.tsx'
import { useThread } from './useThread.ts'
import { useWriting } from './useWriting.ts'
import styles from './ChatWindows.module.css'

/** The floating conversations at the bottom right (docs/product.md#chat). */
export function ChatWindows() {
  const me = useAtomValue(userAtom)
  const windows = useAtomValue(chatWindowsAtom)
  const isPanelOpen = useAtomValue(chatPanelOpenAtom)
  // A phone shows one at a time, over the whole screen.
  const isPhone = useMediaQuery(phone)
  const shown = isPhone ? windows.slice(0, 1) : windows
  const isMenuCollapsed = useAtomValue(sidebarCollapsedAtom)
  if (me === null) return null
  const bars = shown.filter(({ isMinimized }) => isMinimized)
  return (
    <div
      className={styles.windows}
      data-beside-panel={isPanelOpen || undefined}
      data-collapsed={isMenuCollapsed || undefined}
    >
      <div className={styles.pile}>
        {shown.map((window) => (
          <OneWindow key={window.id} window={window} me={me} barNumber={bars.indexOf(window) + 1} />
        ))}
      </div>
    </div>
  )
}

interface OneWindowProps {
  window: ChatWindowState
  me: OwnProfile['entity']
  /** Counted from the bottom; 0 while it is not minimised. */
  barNumber: number
}

function OneWindow({ window, me, barNumber }: OneWindowProps) {
  const rows = useAtomValue(conversationsAtom).data
  const ensure = useSetAtom(ensureConversationAtom)
  const close = useSetAtom(closeChatWindowAtom)
  const { id } = window
  useEffect(() => {
    // One that cannot be read any more has no window.
    ensure(id).catch(() => close(id))
  }, [id, ensure, close])
  const conversation = rows?.find((row) => row.id === id)
  return conversation ? <LoadedWindow {...{ window, me, barNumber, conversation }} /> : null
}

type LoadedWindowProps = OneWindowProps & { conversation: Conversation }

function LoadedWindow({ window, me, barNumber, conversation }: LoadedWindowProps) {
  const { id, isMinimized } = window
  const { list, composer, typing, dialog, viewer, isBlocked } = useThread(conversation, me, !isMinimized)
  const writing = useWriting(conversation, composer)
  const open = useSetAtom(openChatWindowAtom)
  const minimize = useSetAtom(minimizeChatWindowAtom)
  const close = useSetAtom(closeChatWindowAtom)
  return (
    <>
      <ChatWindow
        className={styles.window}
        style={isMinimized ? { gridRow: 5 - barNumber } : undefined}
        chat={toChatSummary(conversation, { meId: me.id })}
        chatHref={`/chat?conversation=${id}`}
        notice={<ThreadBar conversation={conversation} isBlocked={isBlocked} onRefused={() => close(id)} />}
        list={{ ...list, named: conversation.isGroup }}
        composer={writing}
        typing={typing}
        minimized={isMinimized}
        onMinimizedChange={(isSmall) => (isSmall ? minimize(id) : open(id))}
        onClose={() => close(id)}
      />
      {dialog}
      {viewer}
    </>
  )
}
