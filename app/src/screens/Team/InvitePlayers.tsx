import { InviteDialog } from '@convoca/ui'
import type { PlayerItem } from '@convoca/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { sendInvitationsAtom } from '../../atoms/invitations.ts'
import { showErrorAtom, showToastAtom } from '../../atoms/toasts.ts'
import { usePlayerPicker } from '../Players/usePlayerPicker.ts'

export interface InvitePlayersProps {
  teamId: string
  teamName: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The dialog that invites players to a team; who was chosen stays chosen when the server refuses. */
export function InvitePlayers({ teamId, teamName, open, onOpenChange }: InvitePlayersProps) {
  const [players, setPlayers] = useState<readonly PlayerItem[]>([])
  const [sending, setSending] = useState(false)
  const picker = usePlayerPicker({ teamId })
  const sendInvitations = useSetAtom(sendInvitationsAtom)
  const showToast = useSetAtom(showToastAtom)
  const showError = useSetAtom(showErrorAtom)

  async function send() {
    setSending(true)
    try {
      await sendInvitations({ teamId, userIds: players.map(({ id }) => id) })
      const message = players.length > 1 ? 'Convites enviados com sucesso.' : 'Convite enviado com Sucesso.'
      showToast({ title: 'Sucesso', message })
      setPlayers([])
      onOpenChange(false)
    } catch (error) {
      showError(error, 'Não foi possível enviar o convite')
    } finally {
      setSending(false)
    }
  }

  return (
    <InviteDialog
      open={open}
      onOpenChange={onOpenChange}
      teamName={teamName}
      picker={{ ...picker, mode: 'multi', value: players, onChange: setPlayers }}
      onSend={send}
      sending={sending}
    />
  )
}
