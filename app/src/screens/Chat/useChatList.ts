import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { conversationsAtom } from '../../atoms/chat/conversations.ts'
import { chatDraftsAtom } from '../../atoms/chat/drafts.ts'
import { toChatSummary } from '../../mappers/chat.ts'
import { toQueryProps } from '../../mappers/query-props.ts'

/** The conversations as props of the panel; one with a draft shows it, unless it is the one that is open. */
export function useChatList(selectedId: string | undefined) {
  const query = useAtomValue(conversationsAtom)
  const drafts = useAtomValue(chatDraftsAtom)
  const rows = query.data
  const chats = useMemo(
    () => (rows ?? []).map((row) => toChatSummary(row, row.id === selectedId ? '' : drafts[row.id])),
    [rows, drafts, selectedId],
  )
  const { status, onRetry } = toQueryProps(query)
  return { chats, status, onRetry, selectedId }
}
