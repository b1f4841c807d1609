import { muteAtom } from '../../atoms/chat/conversations.ts'
import type { Conversation } from '../../atoms/chat/conversations.ts'
import { useWrite } from '../../hooks/useWrite.ts'

/** Muted until somebody unmutes it. */
const forGood = '9999-12-31T00:00:00.000Z'

/** Whether a conversation is quiet, and what changes it. */
export function useMute({ id, mutedUntil }: Conversation) {
  const mute = useWrite(muteAtom)
  return {
    isMuted: mutedUntil !== null,
    isPending: mute.isPending,
    onMute: (isMuted: boolean) => void mute.run({ id, until: isMuted ? forGood : null }),
  }
}
