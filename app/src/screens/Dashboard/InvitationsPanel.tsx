import { EmptyState, InviteCard, LinkButton, Panel, roleLabels, useFocusRestore } from '@convoca/ui'
import { useAtomValue } from 'jotai'
import type { Dashboard } from '../../atoms/dashboard.ts'
import type { InvitationReply } from '../../atoms/invitations.ts'
import { userAtom } from '../../atoms/session.ts'
import { useRespondToInvitation } from '../../hooks/useRespondToInvitation.ts'
import { toInviteItem } from '../../mappers/invitation.ts'
import styles from './dashboard.module.css'

/** The newest invitations, answered in place. */
export function InvitationsPanel({ dashboard }: { dashboard: Dashboard }) {
  const { total, data } = dashboard.invitations
  const gender = useAtomValue(userAtom)?.gender
  const { respond, pending } = useRespondToInvitation('INVITE')
  const focusRestore = useFocusRestore({ items: data })
  const answer = (id: string, response: InvitationReply['response']) => {
    const found = data.find((invitation) => invitation.id === id)
    if (found) void respond({ teamId: found.team_id, inviteId: id, response }, found.team.name)
  }
  return (
    <Panel
      title={total === 0 ? 'Convites' : `Convites (${total})`}
      actions={
        <LinkButton size="small" variant="ghost" href="/profile/invites">
          Ver todos
        </LinkButton>
      }
    >
      {data.length === 0 ? (
        <EmptyState
          title="Nenhum convite pendente"
          description="Quando um time convidar você, a resposta é dada aqui."
        />
      ) : (
        <div className={styles.invites} {...focusRestore}>
          {data.map((invitation) => (
            <InviteCard
              key={invitation.id}
              layout="stacked"
              invite={toInviteItem(invitation)}
              pending={pending[invitation.id]}
              onAccept={(id) => answer(id, 'accept')}
              onDecline={(id) => answer(id, 'decline')}
              texts={{ roles: roleLabels(gender) }}
            />
          ))}
        </div>
      )}
    </Panel>
  )
}
