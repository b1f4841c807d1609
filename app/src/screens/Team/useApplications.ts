import type { ApplicationAction } from '@convoca/ui'
import { useSetAtom } from 'jotai'
import { answerInvitationAtom } from '../../atoms/invitations.ts'
import { tellAtom } from '../../atoms/toasts.ts'
import type { Telling } from '../../atoms/toasts.ts'
import { usePending } from '../usePending.ts'

const telling: Record<ApplicationAction, Telling> = {
  accept: {
    done: { title: 'Sucesso', message: 'Candidatura aceita.' },
    failure: 'Não foi possível aceitar a candidatura',
  },
  decline: {
    done: { type: 'info', title: 'Candidatura recusada' },
    failure: 'Não foi possível recusar a candidatura',
  },
}

/** Answers to the players who asked to join. */
export function useApplicationAnswers(teamId: string) {
  const { pending, during } = usePending<ApplicationAction>()
  const answerInvitation = useSetAtom(answerInvitationAtom)
  const tell = useSetAtom(tellAtom)
  const answer = (inviteId: string, action: ApplicationAction) =>
    during(inviteId, action, () =>
      tell(telling[action], () => answerInvitation({ teamId, inviteId, answer: action })),
    )
  return {
    pending,
    accept: (id: string) => void answer(id, 'accept'),
    decline: (id: string) => answer(id, 'decline'),
  }
}
