import { useAtom, useAtomValue } from 'jotai'
import {
  chatPanelOpenAtom,
  chatPartnerAtom,
  chatWindowsAtom,
  unreadChatsAtom,
} from '../../atoms/chat-dock.ts'
import { ListSkeleton } from '../../components/ListSkeleton.tsx'
import { lazyPart } from '../../hooks/lazy-part.ts'

const { Part: ChatBackground } = lazyPart(() =>
  import('../Chat/ChatBackground.tsx').then((loaded) => loaded.ChatBackground),
)
const { Part: ChatSide } = lazyPart(() => import('../Chat/ChatSide.tsx').then((loaded) => loaded.ChatSide))
const { Part: ChatWindows } = lazyPart(() =>
  import('../Chat/ChatWindows.tsx').then((loaded) => loaded.ChatWindows),
)
const { Part: OpenDirect } = lazyPart(() =>
  import('../Chat/OpenDirect.tsx').then((loaded) => loaded.OpenDirect),
)

/** The list's skeleton with the panel's own margin. */
const PanelSkeleton = () => (
  <div style={{ padding: 14 }}>
    <ListSkeleton />
  </div>
)

/** The chat around the page: its connection, the panel and the windows, each loaded when it is opened first. */
export function useChatDock(userId: string | undefined, pathname: string) {
  const [isOpen, setIsOpen] = useAtom(chatPanelOpenAtom)
  const [partner, setPartner] = useAtom(chatPartnerAtom)
  const windows = useAtomValue(chatWindowsAtom)
  const unread = useAtomValue(unreadChatsAtom)
  // The chat's own page shows the same.
  const isChatPage = pathname === '/chat'
  const hasPanel = userId !== undefined && isOpen && !isChatPage
  return {
    isChatPage,
    unread,
    sidePanel: hasPanel ? (
      <ChatSide isUsed onFailure={() => setIsOpen(false)} fallback={<PanelSkeleton />} />
    ) : undefined,
    background: userId !== undefined && (
      <>
        <ChatBackground isUsed={isOpen || isChatPage || windows.length > 0} userId={userId} />
        {partner !== null && (
          <OpenDirect
            isUsed
            onFailure={() => setPartner(null)}
            userId={partner}
            isChatPage={isChatPage}
            onClose={() => setPartner(null)}
          />
        )}
        {windows.length > 0 && !isChatPage && <ChatWindows isUsed />}
      </>
    ),
  }
}
