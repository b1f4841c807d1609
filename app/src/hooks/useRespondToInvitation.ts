import { respondToInvitationAtom } from '../atoms/invitations.ts'
import type { InvitationResponse } from '../atoms/invitations.ts'
import type { RunToasts } from '../atoms/toasts.ts'
import { useWrite } from './useWrite.ts'

const toasts: Record<InvitationResponse['response'], RunToasts> = {
  accept: {
    done: { title: 'Sucesso', message: 'Convite Aceito.' },
    failure: 'Não foi possível aceitar o convite',
  },
  decline: {
    done: { type: 'info', title: 'Convite recusado' },
    failure: 'Não foi possível recusar o convite',
  },
}

/** Accepts or declines invitations; `respond` resolves to whether it succeeded. */
export function useRespondToInvitation() {
  const { run, inFlight } = useWrite(respondToInvitationAtom)
  return { respond: (request: InvitationResponse) => run(request, toasts[request.response]), inFlight }
}
