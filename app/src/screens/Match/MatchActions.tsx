import { Button } from '@convoca/ui'
import { useSetAtom } from 'jotai'
import { Flag, MessagesSquare } from 'lucide-react'
import { openChatWindowAtom } from '../../atoms/chat-dock.ts'
import { forfeitMatchAtom } from '../../atoms/match.ts'
import type { MatchRoom, MatchTarget } from '../../atoms/match.ts'
import { useConfirm } from '../../hooks/useConfirm.tsx'
import { phone, useMediaQuery } from '../../hooks/useMediaQuery.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import { canAct } from '../../mappers/match-room.ts'
import { besideChat } from './window-widths.ts'

interface MatchActionsProps {
  target: MatchTarget
  room: MatchRoom
}

/** The chat of the match, and giving it up. On phones both are in the room's tabs. */
export function MatchActions({ target, room }: MatchActionsProps) {
  const openChat = useSetAtom(openChatWindowAtom)
  const { conversation_id: conversationId } = room
  const isBesideChat = useMediaQuery(besideChat)
  const isPhone = useMediaQuery(phone)
  if (isPhone) return null
  return (
    <>
      {conversationId !== null && !isBesideChat && (
        <Button icon={<MessagesSquare aria-hidden />} onClick={() => openChat(conversationId)}>
          Chat da partida
        </Button>
      )}
      <Forfeit target={target} room={room} />
    </>
  )
}

export function Forfeit({ target, room }: MatchActionsProps) {
  const forfeit = useWrite(forfeitMatchAtom)
  const { confirm, dialog } = useConfirm(forfeit.isPending)
  if (!canAct(room)) return null
  return (
    <>
      <Button
        variant="ghost"
        icon={<Flag aria-hidden />}
        onClick={() =>
          confirm({
            title: 'Desistir da partida?',
            description: 'O adversário vence por W.O. Só a organização pode mudar isso depois.',
            confirmLabel: 'Desistir da partida',
            onConfirm: () => forfeit.run(target, { done: { title: 'Desistência informada' } }),
          })
        }
      >
        Desistir
      </Button>
      {dialog}
    </>
  )
}
