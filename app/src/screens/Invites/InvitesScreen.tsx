import { InviteList, LinkButton } from '@convoca/ui'
import type { InviteItem } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { myInvitationsAtom, shownStatusOf } from '../../atoms/invitations.ts'
import type { Invitation, InvitationAnswer } from '../../atoms/invitations.ts'
import { readState } from '../read-state.ts'
import { usePending } from '../usePending.ts'
import { useTitle } from '../useTitle.ts'
import { useAnswerInvitation } from './useAnswerInvitation.ts'
import { useQuestion } from '../useQuestion.tsx'
import { useWithdrawal } from './useWithdrawal.ts'

const isIn = ({ status }: Invitation) => status === 'ACCEPTED' || status === 'CONFIRMED'

const toInviteItem = (invitation: Invitation): InviteItem => ({
  id: invitation.id,
  kind: invitation.kind,
  message: invitation.message,
  vacancyTitle: invitation.vacancy?.title,
  teamName: invitation.team.name,
  teamTag: invitation.team.team_tag,
  role: invitation.role,
  inviterNick: invitation.userWhoInvited.nick,
  createdAt: invitation.created_at,
  status: shownStatusOf(invitation),
  teamHref: `/${isIn(invitation) ? 'my/teams' : 'team/profile'}/${invitation.team.team_tag}`,
})

/** /profile/invites: the invitations and applications of the signed-in user, newest first. */
export function InvitesScreen() {
  useTitle('Convites')
  const invitations = useAtomValue(myInvitationsAtom)
  const items = invitations.data?.data ?? []
  const { pending, during } = usePending<InvitationAnswer>()
  const answerInvitation = useAnswerInvitation()
  const withdraw = useWithdrawal()
  const { ask, question } = useQuestion()

  async function answer(id: string, action: InvitationAnswer) {
    const invitation = items.find((item) => item.id === id)
    if (!invitation) return
    const ref = { teamId: invitation.team_id, inviteId: id }
    if (invitation.kind === 'APPLICATION')
      return ask({
        title: `Retirar a candidatura ao ${invitation.team.name}?`,
        description: 'O time não poderá mais aceitá-la.',
        confirmLabel: 'Retirar candidatura',
        act: () => withdraw(ref),
      })
    await during(id, action, () => answerInvitation({ ...ref, answer: action }))
  }

  return (
    <>
      <InviteList
        invites={items.map(toInviteItem)}
        {...readState(invitations)}
        pending={pending}
        onAccept={(id) => void answer(id, 'accept')}
        onDecline={(id) => void answer(id, 'decline')}
        emptyAction={<LinkButton href="/jobs">Ver vagas</LinkButton>}
      />
      {question}
    </>
  )
}
