import { InviteList, LinkButton } from '@convoca/ui'
import type { InviteItem } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { myInvitationsAtom, getInvitationStatus } from '../../atoms/invitations.ts'
import type { Invitation, InvitationResponse } from '../../atoms/invitations.ts'
import { toQueryProps } from '../../mappers/query-props.ts'
import { usePending } from '../../hooks/usePending.ts'
import { useTitle } from '../../hooks/useTitle.ts'
import { useRespondToInvitation } from '../../hooks/useRespondToInvitation.ts'
import { useConfirm } from '../../hooks/useConfirm.tsx'
import { useWithdrawApplication } from './useWithdrawApplication.ts'

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
  status: getInvitationStatus(invitation),
  teamHref: `/${isIn(invitation) ? 'my/teams' : 'team/profile'}/${invitation.team.team_tag}`,
})

/** /profile/invites: the invitations and applications of the signed-in user, newest first. */
export function InvitesScreen() {
  useTitle('Convites')
  const invitations = useAtomValue(myInvitationsAtom)
  const items = invitations.data?.data ?? []
  const { pending, during } = usePending<InvitationResponse>()
  const answerInvitation = useRespondToInvitation()
  const withdraw = useWithdrawApplication()
  const { ask, question } = useConfirm()

  async function answer(id: string, action: InvitationResponse) {
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
        {...toQueryProps(invitations)}
        pending={pending}
        onAccept={(id) => void answer(id, 'accept')}
        onDecline={(id) => void answer(id, 'decline')}
        emptyAction={<LinkButton href="/jobs">Ver vagas</LinkButton>}
      />
      {question}
    </>
  )
}
