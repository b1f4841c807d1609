import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { openChatWindowAtom } from '../../atoms/chat-dock.ts'
import { openDirectAtom } from '../../atoms/chat/conversations.ts'
import { runWithToastAtom } from '../../atoms/toasts.ts'

export interface OpenDirectProps {
  userId: string
  /** The chat's own page shows no windows. */
  isChatPage: boolean
  onClose: () => void
}

/** Opens the conversation with a user; shows nothing itself. */
export function OpenDirect({ userId, isChatPage, onClose }: OpenDirectProps) {
  const openDirect = useSetAtom(openDirectAtom)
  const openWindow = useSetAtom(openChatWindowAtom)
  const runWithToast = useSetAtom(runWithToastAtom)
  const navigate = useNavigate()
  useEffect(() => {
    let isWanted = true
    const open = async () => {
      const { id } = await openDirect(userId)
      if (!isWanted) return
      if (isChatPage) await navigate({ to: '/chat', search: { conversation: id } })
      else openWindow(id)
    }
    void runWithToast({ failure: 'Não foi possível abrir a conversa' }, open).then(() => {
      if (isWanted) onClose()
    })
    return () => {
      isWanted = false
    }
    // Opened once for each user, not with each render of the caller.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [userId])
  return null
}
