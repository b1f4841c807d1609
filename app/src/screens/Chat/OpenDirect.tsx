import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { openChatWindowAtom } from '../../atoms/chat-dock.ts'
import { openDirectAtom } from '../../atoms/chat/conversations.ts'
import { useWrite } from '../../hooks/useWrite.ts'

export interface OpenDirectProps {
  userId: string
  /** The chat's own page shows no windows. */
  isChatPage: boolean
  onClose: () => void
}

/** Opens the conversation with a user; shows nothing itself. */
export function OpenDirect({ userId, isChatPage, onClose }: OpenDirectProps) {
  const openDirect = useWrite(openDirectAtom)
  const openWindow = useSetAtom(openChatWindowAtom)
  const navigate = useNavigate()
  useEffect(() => {
    let isWanted = true
    const open = async ({ id }: { id: string }) => {
      if (!isWanted) return
      if (isChatPage) await navigate({ to: '/chat', search: { conversation: id } })
      else openWindow(id)
    }
    void openDirect.run(userId, { failure: 'Não foi possível abrir a conversa', onDone: open }).then(() => {
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
