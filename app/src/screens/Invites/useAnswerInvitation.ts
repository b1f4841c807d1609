import { useSetAtom } from 'jotai'
import { answerInvitationAtom } from '../../atoms/invitations.ts'
import type { InvitationAnswer, InvitationRef } from '../../atoms/invitations.ts'
import { tellAtom } from '../../atoms/toasts.ts'
import type { Telling } from '../../atoms/toasts.ts'

const telling: Record<InvitationAnswer, Telling> = {
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
export function useAnswerInvitation() {
  const answer = useSetAtom(answerInvitationAtom)
  const tell = useSetAtom(tellAtom)
  return (request: InvitationRef & { answer: InvitationAnswer }) =>
    tell(telling[request.answer], () => answer(request))
}
