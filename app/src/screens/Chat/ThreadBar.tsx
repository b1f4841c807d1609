import type { Conversation } from '../../atoms/chat/conversations.ts'
import { BlockedBar } from './BlockedBar.tsx'
import { RequestBar } from './RequestBar.tsx'

interface ThreadBarProps {
  conversation: Conversation
  isBlocked: boolean
  /** A stranger's request was refused, or its sender blocked. */
  onRefused: () => void
}

/** Above the messages, on the page as in a window: that the other one is blocked, or that a stranger asks to talk. */
export function ThreadBar({ conversation, isBlocked, onRefused }: ThreadBarProps) {
  if (isBlocked) return <BlockedBar conversation={conversation} />
  return conversation.isRequest ? <RequestBar conversation={conversation} onRefused={onRefused} /> : null
}
