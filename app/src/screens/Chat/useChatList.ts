import { useAtomValue } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { useMemo } from 'react'
import { conversationsAtom } from '../../atoms/chat/conversations.ts'
import { chatDraftsAtom } from '../../atoms/chat/drafts.ts'
import { typingAtom } from '../../atoms/chat/typing.ts'
import { userAtom } from '../../atoms/session.ts'
import { useMinute } from '../../hooks/useMinute.ts'
import { toChatSummary } from '../../mappers/chat.ts'
import { toQueryProps } from '../../mappers/query-props.ts'
import { useMask } from './useMask.ts'

type Drafts = Readonly<Record<string, string>>

const areSame = (a: Drafts, b: Drafts) =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([id, text]) => b[id] === text)

function withoutOne(drafts: Drafts, id: string): Drafts {
  const { [id]: _removed, ...others } = drafts
  return others
}

/** The drafts of all conversations but the open one, so that the list is not rendered with each key. */
function useOtherDrafts(selectedId = ''): Drafts {
  const othersAtom = useMemo(
    () => selectAtom(chatDraftsAtom, (drafts) => withoutOne(drafts, selectedId), areSame),
    [selectedId],
  )
  return useAtomValue(othersAtom)
}

/** The conversations as props of the panel; one with a draft shows it, unless it is the one that is open. */
export function useChatList(selectedId: string | undefined) {
  const query = useAtomValue(conversationsAtom)
  const drafts = useOtherDrafts(selectedId)
  const mask = useMask()
  const typing = useAtomValue(typingAtom)
  const now = useMinute()
  const rows = query.data
  const meId = useAtomValue(userAtom)?.id ?? ''
  const chats = useMemo(
    () =>
      (rows ?? []).map((row) =>
        toChatSummary(row, {
          meId,
          draft: drafts[row.id],
          mask,
          now,
          isTyping: (typing[row.id] ?? []).length > 0,
        }),
      ),
    [rows, meId, drafts, mask, typing, now],
  )
  const { status, onRetry } = toQueryProps(query)
  return { chats, status, onRetry, selectedId }
}
