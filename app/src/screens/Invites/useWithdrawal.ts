import { useSetAtom } from 'jotai'
import { withdrawApplicationAtom } from '../../atoms/invitations.ts'
import type { InvitationRef } from '../../atoms/invitations.ts'
import { showErrorAtom, showToastAtom } from '../../atoms/toasts.ts'

/** Takes the own application back and says how it went. */
export function useWithdrawal() {
  const withdraw = useSetAtom(withdrawApplicationAtom)
  const showToast = useSetAtom(showToastAtom)
  const showError = useSetAtom(showErrorAtom)
  return async (application: InvitationRef) => {
    try {
      await withdraw(application)
      showToast({ type: 'info', title: 'Candidatura retirada' })
    } catch (error) {
      showError(error, 'Não foi possível retirar a candidatura')
    }
  }
}
