import { useSetAtom } from 'jotai'
import { answerInvitationAtom } from '../../atoms/invitations.ts'
import type { InvitationAnswer, InvitationRef } from '../../atoms/invitations.ts'
import { showErrorAtom, showToastAtom } from '../../atoms/toasts.ts'

const failures: Record<InvitationAnswer, string> = {
  accept: 'Não foi possível aceitar o convite',
  decline: 'Não foi possível recusar o convite',
}

/** Answers an invitation and says how it went; `true` once the server has it. */
export function useAnswerInvitation() {
  const answer = useSetAtom(answerInvitationAtom)
  const showToast = useSetAtom(showToastAtom)
  const showError = useSetAtom(showErrorAtom)
  return async (request: InvitationRef & { answer: InvitationAnswer }) => {
    try {
      await answer(request)
    } catch (error) {
      showError(error, failures[request.answer])
      return false
    }
    if (request.answer === 'accept') showToast({ title: 'Sucesso', message: 'Convite Aceito.' })
    else showToast({ type: 'info', title: 'Convite recusado' })
    return true
  }
}
