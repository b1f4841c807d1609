import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { conversationsAtom } from '../../atoms/chat/conversations.ts'
import { chatDraftsAtom } from '../../atoms/chat/drafts.ts'
import { typingAtom } from '../../atoms/chat/typing.ts'
import { useMinute } from '../../hooks/useMinute.ts'
import { toChatSummary } from '../../mappers/chat.ts'
import { toQueryProps } from '../../mappers/query-props.ts'
import { useMask } from './useMask.ts'

/** The conversations as props of the panel; one with a draft shows it, unless it is the one that is open. */
export function useChatList(selectedId: string | undefined) {
  const query = useAtomValue(conversationsAtom)
  const drafts = useAtomValue(chatDraftsAtom)
  const mask = useMask()
  const typing = useAtomValue(typingAtom)
  const now = useMinute()
  const rows = query.data
  const chats = useMemo(
    () =>
      (rows ?? []).map((row) =>
        toChatSummary(row, {
          draft: row.id === selectedId ? '' : drafts[row.id],
          mask,
          now,
          isTyping: (typing[row.id] ?? []).length > 0,
        }),
      ),
    [rows, drafts, selectedId, mask, typing, now],
  )
  const { status, onRetry } = toQueryProps(query)
  return { chats, status, onRetry, selectedId }
}
