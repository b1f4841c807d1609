import { useAtomValue } from 'jotai'
import { blocksAtom } from '../../atoms/chat/conversations.ts'
import type { Conversation } from '../../atoms/chat/conversations.ts'

/** Whether the user has blocked the other one of a direct conversation. */
export function useIsBlocked({ isGroup, members }: Conversation): boolean {
  const blocked = useAtomValue(blocksAtom).data ?? []
  return !isGroup && blocked.some(({ id }) => id === members[0]?.id)
}
