import type { ApplicationAction } from '@convoca/ui'
import { useSetAtom } from 'jotai'
import { respondToInvitationAtom } from '../../../../atoms/invitations.ts'
import { runWithToastAtom } from '../../../../atoms/toasts.ts'
import type { RunToasts } from '../../../../atoms/toasts.ts'
import { usePending } from '../../../../hooks/usePending.ts'

const telling: Record<ApplicationAction, RunToasts> = {
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
export function useApplicationActions(teamId: string) {
  const { pending, during } = usePending<ApplicationAction>()
  const answerInvitation = useSetAtom(respondToInvitationAtom)
  const tell = useSetAtom(runWithToastAtom)
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
