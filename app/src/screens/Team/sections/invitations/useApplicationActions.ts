import type { ApplicationAction } from '@convoca/ui'
import { respondToInvitationAtom } from '../../../../atoms/invitations.ts'
import type { RunToasts } from '../../../../atoms/toasts.ts'
import { useWrite } from '../../../../hooks/useWrite.ts'

const toasts: Record<ApplicationAction, RunToasts> = {
  accept: {
    done: { title: 'Sucesso', message: 'Candidatura aceita.' },
    failure: 'Não foi possível aceitar a candidatura',
  },
  decline: {
    done: { type: 'info', title: 'Candidatura recusada' },
    failure: 'Não foi possível recusar a candidatura',
  },
}

/** Accepts and declines the applications to a team. */
export function useApplicationActions(teamId: string) {
  const { run, inFlight, isPending } = useWrite(respondToInvitationAtom)
  const respond = (inviteId: string, response: ApplicationAction) =>
    run({ teamId, inviteId, response }, toasts[response])
  return {
    pending: Object.fromEntries(inFlight.map(({ inviteId, response }) => [inviteId, response])),
    isPending,
    accept: (id: string) => void respond(id, 'accept'),
    decline: (id: string) => respond(id, 'decline'),
  }
}
