import { InviteDialog } from '@convoca/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { sendInvitationsAtom } from '../../../../atoms/invitations.ts'
import { runWithToastAtom } from '../../../../atoms/toasts.ts'
import { useInviteePicker } from '../../../../hooks/useInviteePicker.ts'

export interface InvitePlayersProps {
  teamId: string
  teamName: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The dialog that invites players to a team; who was chosen stays chosen when the server refuses. */
export function InvitePlayers({ teamId, teamName, open, onOpenChange }: InvitePlayersProps) {
  const { players, clear, picker, refuse } = useInviteePicker({ teamId })
  const [sending, setSending] = useState(false)
  const sendInvitations = useSetAtom(sendInvitationsAtom)
  const tell = useSetAtom(runWithToastAtom)

  async function send() {
    if (refuse()) return
    const message = players.length > 1 ? 'Convites enviados com sucesso.' : 'Convite enviado com Sucesso.'
    setSending(true)
    const sent = await tell(
      { done: { title: 'Sucesso', message }, failure: 'Não foi possível enviar o convite' },
      () => sendInvitations({ teamId, userIds: players.map(({ id }) => id) }),
    )
    setSending(false)
    if (!sent) return
    clear()
    onOpenChange(false)
  }

  return (
    <InviteDialog
      open={open}
      onOpenChange={onOpenChange}
      teamName={teamName}
      picker={picker}
      onSend={send}
      sending={sending}
    />
  )
}
