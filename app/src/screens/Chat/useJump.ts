import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { loadUntilAtom } from '../../atoms/chat/messages.ts'
import type { Message } from '../../atoms/chat/messages.ts'
import { showToastAtom } from '../../atoms/toasts.ts'
import { toKey } from '../../mappers/chat.ts'

/** Shows a message of a conversation, for which older ones may have to be loaded. */
export function useJump(conversationId: string, stored: readonly Message[], meId: string) {
  const loadUntil = useSetAtom(loadUntilAtom)
  const showToast = useSetAtom(showToastAtom)
  const [target, setTarget] = useState<{ messageId: string }>()
  const [jump, setJump] = useState<{ target: typeof target; id: string }>()
  const found = target && stored.find(({ id }) => id === target.messageId)
  // A new object for each jump, also to the message that was the last one's.
  if (found && jump?.target !== target) setJump({ target, id: toKey(found, meId) })
  const onJump = async (messageId: string) => {
    const isThere = await loadUntil(conversationId, messageId).catch(() => false)
    if (isThere) setTarget({ messageId })
    else
      showToast({
        type: 'warning',
        title: 'Mensagem fora de alcance',
        message: 'Ela é antiga demais ou não existe mais.',
      })
  }
  return { jump, onJump: (messageId: string) => void onJump(messageId) }
}
