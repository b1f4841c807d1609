import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { closeChatAtom, unreadChatsAtom } from '../../atoms/chat-dock.ts'
import { unreadMessagesAtom } from '../../atoms/chat/conversations.ts'
import { connectChatAtom } from '../../atoms/chat/live.ts'

/** Keeps the chat connected and its badges right while the user is signed in; shows nothing itself. */
export function ChatBackground({ userId }: { userId: string }) {
  const connect = useSetAtom(connectChatAtom)
  const unread = useAtomValue(unreadMessagesAtom)
  const setUnread = useSetAtom(unreadChatsAtom)
  const close = useSetAtom(closeChatAtom)
  useEffect(() => connect(userId), [connect, userId])
  useEffect(() => setUnread(unread), [setUnread, unread])
  useEffect(() => () => close(), [close])
  return null
}
