import { Button } from '@convoca/ui'
import { useSetAtom } from 'jotai'
import { Flag, MessagesSquare } from 'lucide-react'
import { openChatWindowAtom } from '../../atoms/chat-dock.ts'
import { forfeitMatchAtom } from '../../atoms/match.ts'
import type { MatchRoom, MatchTarget } from '../../atoms/match.ts'
import { useConfirm } from '../../hooks/useConfirm.tsx'
import { useMediaQuery } from '../../hooks/useMediaQuery.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { canAct } from '../../mappers/match-room.ts'
import { besideChat } from './beside-chat.ts'

interface MatchActionsProps {
  target: MatchTarget
  room: MatchRoom
}

/** The chat of the match, and giving it up. */
export function MatchActions({ target, room }: MatchActionsProps) {
  const forfeit = useWrite(forfeitMatchAtom)
  const openChat = useSetAtom(openChatWindowAtom)
  const { confirm, dialog } = useConfirm(forfeit.isPending)
  const { conversation_id: conversationId } = room
  const isBesideChat = useMediaQuery(besideChat)
  if (conversationId === null && !canAct(room)) return null
  return (
    <>
      {conversationId !== null && !isBesideChat && (
        <Button icon={<MessagesSquare aria-hidden />} onClick={() => openChat(conversationId)}>
          Chat da partida
        </Button>
      )}
      {canAct(room) && (
        <Button
          variant="ghost"
          icon={<Flag aria-hidden />}
          onClick={() =>
            confirm({
              title: 'Desistir da partida?',
              description: 'O adversário vence por W.O. Só a organização pode mudar isso depois.',
              confirmLabel: 'Desistir da partida',
              onConfirm: () => forfeit.run(target, { done: { title: 'Seu time desistiu da partida' } }),
            })
          }
        >
          Desistir
        </Button>
      )}
      {dialog}
    </>
  )
}
