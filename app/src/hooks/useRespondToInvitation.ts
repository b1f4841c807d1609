import { useSetAtom } from 'jotai'
import { respondToInvitationAtom } from '../atoms/invitations.ts'
import type { InvitationResponse, InvitationRef } from '../atoms/invitations.ts'
import { runWithToastAtom } from '../atoms/toasts.ts'
import type { RunToasts } from '../atoms/toasts.ts'

const telling: Record<InvitationResponse, RunToasts> = {
  accept: {
    done: { title: 'Sucesso', message: 'Convite Aceito.' },
    failure: 'Não foi possível aceitar o convite',
  },
  decline: {
    done: { type: 'info', title: 'Convite recusado' },
    failure: 'Não foi possível recusar o convite',
  },
}

/** Answers an invitation and says how it went; `true` once the server has it. */
export function useRespondToInvitation() {
  const answer = useSetAtom(respondToInvitationAtom)
  const tell = useSetAtom(runWithToastAtom)
  return (request: InvitationRef & { answer: InvitationResponse }) =>
    tell(telling[request.answer], () => answer(request))
}
