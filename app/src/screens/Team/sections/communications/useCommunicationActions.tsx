import { Button } from '@convoca/ui'
import type { TeamCommunication } from '@convoca/ui/app'
import { useAtomValue } from 'jotai'
import { readCommunicationAtom, removeCommunicationAtom } from '../../../../atoms/communications.ts'
import type { Communication } from '../../../../atoms/communications.ts'
import { userAtom } from '../../../../atoms/session.ts'
import type { Team } from '../../../../atoms/teams.ts'
import { RowActions } from '../../../../components/RowActions.tsx'
import { useWrite } from '../../../../hooks/useWrite.ts'

const toRemovalToasts = ({ title }: Communication) => ({
  done: { title: 'Sucesso', message: 'Comunicado excluído com sucesso.', description: title },
})

interface CommunicationActionsOptions {
  team: Team
  communications: readonly Communication[]
  onEdit: (communication: Communication) => void
  /** Opens the thread with a member; absent within it. */
  onThread?: (userId: string) => void
}

/** The actions on communications that the list and a thread share: read, edit, remove. */
export function useCommunicationActions({
  team,
  communications,
  onEdit,
  onThread,
}: CommunicationActionsOptions) {
  const me = useAtomValue(userAtom)
  const { run: markRead } = useWrite(readCommunicationAtom)
  const { run: remove } = useWrite(removeCommunicationAtom)
  const find = (id: string) => communications.find((communication) => communication.id === id)

  function onRead({ id }: TeamCommunication) {
    const communication = find(id)
    if (communication) void markRead({ teamId: team.id, communication })
  }

  function canChange({ sender, isGlobal }: Communication) {
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
            {`Ver conversa com ${other.nick}`}
          </Button>
        )}
        {canChange(communication) && (
          <RowActions
            name={communication.title}
            onEdit={() => onEdit(communication)}
            removal={{
              title: 'Excluir comunicado',
              description: `“${communication.title}” deixa de existir para todos que o receberam.`,
              onRemove: () => void remove({ teamId: team.id, communication }, toRemovalToasts(communication)),
            }}
          />
        )}
      </>
    )
  }

  return { onRead, renderActions }
}
