import { useSetAtom } from 'jotai'
import { withdrawApplicationAtom } from '../../atoms/invitations.ts'
import type { InvitationRef } from '../../atoms/invitations.ts'
import { runWithToastAtom } from '../../atoms/toasts.ts'

const telling = {
  done: { type: 'info', title: 'Candidatura retirada' },
  failure: 'Não foi possível retirar a candidatura',
} as const

/** Takes the own application back and says how it went. */
export function useWithdrawApplication() {
  const withdraw = useSetAtom(withdrawApplicationAtom)
  const tell = useSetAtom(runWithToastAtom)
  return (application: InvitationRef) => tell(telling, () => withdraw(application))
}
