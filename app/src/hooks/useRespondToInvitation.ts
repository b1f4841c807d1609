import { respondToInvitationAtom } from '../atoms/invitations.ts'
import type { Invitation, InvitationReply } from '../atoms/invitations.ts'
import type { RunToasts } from '../atoms/toasts.ts'
import { useWrite } from './useWrite.ts'

type Response = InvitationReply['response']

/** `subject` is the team of an invitation, the nick of an application. */
const toasts: Record<Invitation['kind'], Record<Response, (subject: string) => RunToasts>> = {
  INVITE: {
    accept: (team) => ({
      done: { title: 'Sucesso', message: 'Convite Aceito.', description: `Você entrou no ${team}.` },
      failure: 'Não foi possível aceitar o convite',
    }),
    decline: (team) => ({
      done: { type: 'info', title: 'Convite recusado', message: `Você não entrou no ${team}.` },
      failure: 'Não foi possível recusar o convite',
    }),
  },
  APPLICATION: {
    accept: (nick) => ({
      done: { title: 'Sucesso', message: 'Candidatura aceita.', description: `${nick} entrou no time.` },
      failure: 'Não foi possível aceitar a candidatura',
    }),
    decline: (nick) => ({
      done: { type: 'info', title: 'Candidatura recusada', message: `${nick} não entrou no time.` },
      failure: 'Não foi possível recusar a candidatura',
    }),
  },
}

/** Accepts or declines invitations, or a team's applications; `respond` resolves to whether it succeeded. */
export function useRespondToInvitation(kind: Invitation['kind']) {
  const { run, inFlight, isPending } = useWrite(respondToInvitationAtom)
  return {
    respond: (request: InvitationReply, subject: string) =>
      run(request, toasts[kind][request.response](subject)),
    isPending,
    inFlight,
    /** The responses in flight, by invitation. */
    pending: Object.fromEntries(inFlight.map(({ inviteId, response }) => [inviteId, response])),
  }
}
