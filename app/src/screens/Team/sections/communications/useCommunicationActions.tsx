import { Button } from '@convoca/ui'
import type { TeamCommunication } from '@convoca/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { readCommunicationAtom, removeCommunicationAtom } from '../../../../atoms/communications.ts'
import type { Communication } from '../../../../atoms/communications.ts'
import { userAtom } from '../../../../atoms/session.ts'
import type { Team } from '../../../../atoms/teams.ts'
import { runWithToastAtom } from '../../../../atoms/toasts.ts'
import { RowActions } from '../../../../components/RowActions.tsx'

interface Acts {
  team: Team
  communications: readonly Communication[]
  onEdit: (communication: Communication) => void
  /** Opens the thread with somebody; not offered within it. */
  onThread?: (userId: string) => void
}

/** Reading, editing and removing: what both the list and a thread offer. */
export function useCommunicationActions({ team, communications, onEdit, onThread }: Acts) {
  const me = useAtomValue(userAtom)
  const read = useSetAtom(readCommunicationAtom)
  const remove = useSetAtom(removeCommunicationAtom)
  const tell = useSetAtom(runWithToastAtom)
  const find = (id: string) => communications.find((one) => one.id === id)

  async function markRead({ id }: TeamCommunication) {
    const communication = find(id)
    if (!communication) return
    await tell({ failure: 'Não foi possível marcar o comunicado como lido' }, () =>
      read({ teamId: team.id, communication }),
    )
  }

  function mayChange({ sender, isGlobal }: Communication) {
    const isOwn = sender.id === me?.id
    const { communicate, editTeam } = team.permissions
    return isGlobal ? editTeam || (isOwn && communicate) : isOwn
  }

  function renderActions({ id }: TeamCommunication) {
    const communication = find(id)
    if (!communication) return null
    const { sender, recipient } = communication
    const other = sender.id === me?.id ? recipient : sender
    return (
      <>
        {onThread && recipient && other && (
          <Button size="small" onClick={() => onThread(other.id)}>
            Ver conversa com {other.nick}
          </Button>
        )}
        {mayChange(communication) && (
          <RowActions
            name={communication.title}
            onEdit={() => onEdit(communication)}
            removal={{
              title: 'Excluir comunicado',
              description: `“${communication.title}” deixa de existir para todos que o receberam.`,
              done: { title: 'Sucesso', message: 'Comunicado excluído com sucesso.' },
              failure: 'Não foi possível excluir o comunicado',
              run: () => remove({ teamId: team.id, communication }),
            }}
          />
        )}
      </>
    )
  }

  return { onRead: (one: TeamCommunication) => void markRead(one), renderActions }
}
