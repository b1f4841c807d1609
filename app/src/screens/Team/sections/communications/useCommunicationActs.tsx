import { Button, ConfirmDialog } from '@convoca/ui'
import type { TeamCommunication } from '@convoca/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { readCommunicationAtom, removeCommunicationAtom } from '../../../../atoms/communications.ts'
import type { Communication } from '../../../../atoms/communications.ts'
import { userAtom } from '../../../../atoms/session.ts'
import type { Team } from '../../../../atoms/teams.ts'
import { showErrorAtom, showToastAtom } from '../../../../atoms/toasts.ts'

interface Acts {
  team: Team
  communications: readonly Communication[]
  onEdit: (communication: Communication) => void
  /** Opens the thread with somebody; not offered within it. */
  onThread?: (userId: string) => void
}

/** Reading, editing and removing: what both the list and a thread offer. */
export function useCommunicationActs({ team, communications, onEdit, onThread }: Acts) {
  const me = useAtomValue(userAtom)
  const read = useSetAtom(readCommunicationAtom)
  const showError = useSetAtom(showErrorAtom)
  const [removing, setRemoving] = useState<Communication>()
  const find = (id: string) => communications.find((one) => one.id === id)

  async function markRead({ id }: TeamCommunication) {
    const communication = find(id)
    if (!communication) return
    try {
      await read({ teamId: team.id, communication })
    } catch (error) {
      showError(error, 'Não foi possível marcar o comunicado como lido')
    }
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
          <>
            <Button size="small" onClick={() => onEdit(communication)}>
              Editar
            </Button>
            <Button size="small" variant="ghost" onClick={() => setRemoving(communication)}>
              Excluir
            </Button>
          </>
        )}
      </>
    )
  }

  const dialog = removing && (
    <RemoveDialog teamId={team.id} communication={removing} onClose={() => setRemoving(undefined)} />
  )
  return { onRead: (one: TeamCommunication) => void markRead(one), renderActions, dialog }
}

interface RemoveDialogProps {
  teamId: string
  communication: Communication
  onClose: () => void
}

function RemoveDialog({ teamId, communication, onClose }: RemoveDialogProps) {
  const remove = useSetAtom(removeCommunicationAtom)
  const showToast = useSetAtom(showToastAtom)
  const showError = useSetAtom(showErrorAtom)

  async function confirm() {
    onClose()
    try {
      await remove({ teamId, communication })
      showToast({ title: 'Sucesso', message: 'Comunicado excluído com sucesso.' })
    } catch (error) {
      showError(error, 'Não foi possível excluir o comunicado')
    }
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title="Excluir comunicado"
      description={`“${communication.title}” deixa de existir para todos que o receberam.`}
      confirmLabel="Excluir"
      tone="danger"
      onConfirm={() => void confirm()}
    />
  )
}
