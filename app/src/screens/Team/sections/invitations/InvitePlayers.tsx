import { InviteDialog } from '@convoca/ui/app'
import { sendInvitationsAtom } from '../../../../atoms/invitations.ts'
import { useUnsavedChanges } from '../../../../forms/useUnsavedChanges.ts'
import { useInviteePicker } from '../../../../hooks/useInviteePicker.ts'
import { useWrite } from '../../../../hooks/useWrite.ts'

const names = new Intl.ListFormat('pt-BR')

export interface InvitePlayersProps {
  teamId: string
  teamName: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The dialog that invites players to a team; the selection survives an error. */
export function InvitePlayers({ teamId, teamName, open, onOpenChange }: InvitePlayersProps) {
  const { players, clear, picker, showError } = useInviteePicker({ teamId })
  const { run, isPending } = useWrite(sendInvitationsAtom)
  const confirmDiscard = useUnsavedChanges(() => players.length > 0)

  function close() {
    confirmDiscard(() => {
      clear()
      onOpenChange(false)
    })
  }

  async function send() {
    if (showError()) return
    const message = players.length > 1 ? 'Convites enviados com sucesso.' : 'Convite enviado com Sucesso.'
    const description = `Para ${names.format(players.map(({ name }) => name))}.`
    const isSent = await run(
      { teamId, userIds: players.map(({ id }) => id) },
      { done: { title: 'Sucesso', message, description } },
    )
    if (!isSent) return
    clear()
    onOpenChange(false)
  }

  return (
    <InviteDialog
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      teamName={teamName}
      picker={picker}
      onSend={send}
      sending={isPending}
    />
  )
}
