import { InviteList, LinkButton, roleLabels } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import { myInvitationsAtom, withdrawApplicationAtom } from '../atoms/invitations.ts'
import type { InvitationReply } from '../atoms/invitations.ts'
import { useConfirm } from '../hooks/useConfirm.tsx'
import { useRespondToInvitation } from '../hooks/useRespondToInvitation.ts'
import { userAtom } from '../atoms/session.ts'
import { PageHead } from '../components/PageHead.tsx'
import { useWrite } from '../hooks/useWrite.ts'
import { toInviteItem } from '../mappers/invitation.ts'
import { toQueryProps } from '../mappers/query-props.ts'

/** /profile/invites: the invitations and applications of the signed-in user, newest first. */
export function InvitesScreen() {
  const invitations = useAtomValue(myInvitationsAtom)
  const gender = useAtomValue(userAtom)?.gender
  const items = invitations.data?.data ?? []
  const { respond, pending } = useRespondToInvitation('INVITE')
  const withdraw = useWrite(withdrawApplicationAtom)
  const { confirm, dialog } = useConfirm(withdraw.isPending)

  function onRespond(id: string, response: InvitationReply['response']) {
    const invitation = items.find((item) => item.id === id)
    if (!invitation) return
    const ref = { teamId: invitation.team_id, inviteId: id }
    if (invitation.kind === 'INVITE') void respond({ ...ref, response }, invitation.team.name)
    else
      confirm({
        title: `Retirar a candidatura ao ${invitation.team.name}?`,
        description: 'O time não poderá mais aceitá-la.',
        confirmLabel: 'Retirar candidatura',
        onConfirm: () =>
          withdraw.run(ref, {
            done: { type: 'info', title: 'Candidatura retirada', message: invitation.team.name },
          }),
      })
  }

  return (
    <>
      <PageHead title="Convites" />
      <InviteList
        invites={items.map(toInviteItem)}
        {...toQueryProps(invitations)}
        pending={pending}
        onAccept={(id) => onRespond(id, 'accept')}
        onDecline={(id) => onRespond(id, 'decline')}
        texts={{ inviteCard: { roles: roleLabels(gender) } }}
        emptyAction={<LinkButton href="/jobs">Ver vagas</LinkButton>}
      />
      {dialog}
    </>
  )
}
