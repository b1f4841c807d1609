import { InviteList } from '@convoca/ui'
import type { InviteItem } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { myInvitationsAtom } from '../../atoms/invitations.ts'
import type { Invitation, InvitationAnswer } from '../../atoms/invitations.ts'
import { useTitle } from '../useTitle.ts'
import { useAnswerInvitation } from './useAnswerInvitation.ts'

const toInviteItem = ({ id, team, role, userWhoInvited, created_at, status }: Invitation): InviteItem => ({
  id,
  teamName: team.name,
  teamTag: team.team_tag,
  role,
  inviterNick: userWhoInvited.nick,
  createdAt: created_at,
  status,
  ...(status === 'ACCEPTED' ? { teamHref: `/my/teams/${team.team_tag}` } : {}),
})

/** /profile/invites: the invitations of the signed-in user, newest first. */
export function InvitesScreen() {
  useTitle('Convites')
  const invitations = useAtomValue(myInvitationsAtom)
  const items = invitations.data?.data ?? []
  const [pending, setPending] = useState<Readonly<Record<string, InvitationAnswer>>>({})
  const answerInvitation = useAnswerInvitation()

  async function answer(id: string, action: InvitationAnswer) {
    const invitation = items.find((item) => item.id === id)
    if (!invitation) return
    setPending((all) => ({ ...all, [id]: action }))
    await answerInvitation({ teamId: invitation.team_id, inviteId: id, answer: action })
    setPending(({ [id]: _, ...rest }) => rest)
  }

  return (
    <InviteList
      invites={items.map(toInviteItem)}
      status={invitations.isError ? 'error' : invitations.data ? 'ready' : 'loading'}
      pending={pending}
      onAccept={(id) => void answer(id, 'accept')}
      onDecline={(id) => void answer(id, 'decline')}
      onRetry={() => void invitations.refetch()}
    />
  )
}
