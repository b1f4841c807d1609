import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { conversationsAtom, ensureConversationAtom } from '../../atoms/chat/conversations.ts'
import type { Conversation } from '../../atoms/chat/conversations.ts'

/** The match's conversation, which may be older than those of the list. */
export function useMatchConversation(id: string | null): Conversation | undefined {
  const rows = useAtomValue(conversationsAtom).data
  const ensure = useSetAtom(ensureConversationAtom)
  useEffect(() => {
    // The page says itself that it is offline, and one that cannot be read is not shown.
    if (id !== null) ensure(id).catch(() => undefined)
  }, [id, ensure])
  return rows?.find((row) => row.id === id)
}
