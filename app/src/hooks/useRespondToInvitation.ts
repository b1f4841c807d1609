import { respondToInvitationAtom } from '../atoms/invitations.ts'
import type { Invitation, InvitationResponse } from '../atoms/invitations.ts'
import type { RunToasts } from '../atoms/toasts.ts'
import { useWrite } from './useWrite.ts'

const toasts: Record<Invitation['kind'], Record<InvitationResponse['response'], RunToasts>> = {
  INVITE: {
    accept: {
      done: { title: 'Sucesso', message: 'Convite Aceito.' },
      failure: 'Não foi possível aceitar o convite',
    },
    decline: {
      done: { type: 'info', title: 'Convite recusado' },
      failure: 'Não foi possível recusar o convite',
    },
  },
  APPLICATION: {
    accept: {
      done: { title: 'Sucesso', message: 'Candidatura aceita.' },
      failure: 'Não foi possível aceitar a candidatura',
    },
    decline: {
      done: { type: 'info', title: 'Candidatura recusada' },
      failure: 'Não foi possível recusar a candidatura',
    },
  },
}

/** Accepts or declines invitations, or a team's applications; `respond` resolves to whether it succeeded. */
export function useRespondToInvitation(kind: Invitation['kind']) {
  const { run, inFlight, isPending } = useWrite(respondToInvitationAtom)
  return {
    respond: (request: InvitationResponse) => run(request, toasts[kind][request.response]),
    isPending,
    inFlight,
    /** The responses in flight, by invitation. */
    pending: Object.fromEntries(inFlight.map(({ inviteId, response }) => [inviteId, response])),
  }
}
