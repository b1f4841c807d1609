import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { deleteInvitationAtom, teamInvitationsAtom } from '../../atoms/invitations.ts'
import { showErrorAtom, showToastAtom } from '../../atoms/toasts.ts'

/** The pending invitations of a team, and taking one back. */
export function useTeamInvitations(teamId: string) {
  const invitations = useAtomValue(useMemo(() => teamInvitationsAtom({ teamId }), [teamId]))
  const [pending, setPending] = useState<Readonly<Record<string, 'cancel'>>>({})
  const remove = useSetAtom(deleteInvitationAtom)
  const showToast = useSetAtom(showToastAtom)
  const showError = useSetAtom(showErrorAtom)

  async function cancel(inviteId: string) {
    setPending((all) => ({ ...all, [inviteId]: 'cancel' }))
    try {
      await remove({ teamId, inviteId })
      showToast({ title: 'Sucesso', message: 'Convite excluído com sucesso.' })
    } catch (error) {
      showError(error, 'Erro ao excluir convite.')
    } finally {
      setPending(({ [inviteId]: _, ...rest }) => rest)
    }
  }

  return { invitations, pending, cancel: (id: string) => void cancel(id) }
}
