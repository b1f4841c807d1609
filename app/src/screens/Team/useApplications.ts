import type { ApplicationAction } from '@convoca/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { answerInvitationAtom } from '../../atoms/invitations.ts'
import { showErrorAtom, showToastAtom } from '../../atoms/toasts.ts'

const failures: Record<ApplicationAction, string> = {
  accept: 'Não foi possível aceitar a candidatura',
  decline: 'Não foi possível recusar a candidatura',
}

/** Answers to the players who asked to join. */
export function useApplicationAnswers(teamId: string) {
  const [pending, setPending] = useState<Readonly<Record<string, ApplicationAction>>>({})
  const answerInvitation = useSetAtom(answerInvitationAtom)
  const showToast = useSetAtom(showToastAtom)
  const showError = useSetAtom(showErrorAtom)

  async function answer(inviteId: string, action: ApplicationAction) {
    setPending((all) => ({ ...all, [inviteId]: action }))
    try {
      await answerInvitation({ teamId, inviteId, answer: action })
      if (action === 'accept') showToast({ title: 'Sucesso', message: 'Candidatura aceita.' })
      else showToast({ type: 'info', title: 'Candidatura recusada' })
    } catch (error) {
      showError(error, failures[action])
    } finally {
      setPending(({ [inviteId]: _, ...rest }) => rest)
    }
  }

  return {
    pending,
    onAccept: (id: string) => void answer(id, 'accept'),
    onDecline: (id: string) => void answer(id, 'decline'),
  }
}
