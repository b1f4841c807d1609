import { ApplicationList, Pagination, Panel } from '@convoca/ui'
import { useConfirm } from '../../../../hooks/useConfirm.tsx'
import { useRespondToInvitation } from '../../../../hooks/useRespondToInvitation.ts'
import { toApplication } from '../../../../mappers/invitation.ts'
import styles from './invitations.module.css'
import { StatusFilter, type StatusFilterProps } from './StatusFilter.tsx'
import { useInvitationPage } from './useTeamInvitations.ts'

const statuses: StatusFilterProps['options'] = [
  { value: 'PENDING', label: 'Pendentes' },
  { value: 'EXPIRED', label: 'Expiradas' },
  { value: 'CONFIRMED', label: 'Aceitas' },
  { value: 'DECLINED_BY_OWNER', label: 'Recusadas' },
  { value: 'DECLINED_BY_MEMBER', label: 'Retiradas' },
  { value: 'DECLINED_BY_OWNER_AND_MEMBER', label: 'Retiradas e recusadas' },
]

/** The applications to the team. */
export function ApplicationsPanel({ teamId }: { teamId: string }) {
  const { status, onStatus, invitations, pages, state } = useInvitationPage(teamId, 'APPLICATION')
  const { respond, pending, isPending } = useRespondToInvitation('APPLICATION')
  const { confirm, dialog } = useConfirm(isPending)
  const confirmDecline = (inviteId: string) => {
    const nick = invitations.find(({ id }) => id === inviteId)?.user.nick
    confirm({
      title: `Recusar a candidatura de ${nick}?`,
      description: 'A resposta não pode ser mudada depois.',
      confirmLabel: 'Recusar candidatura',
      onConfirm: () => respond({ teamId, inviteId, response: 'decline' }),
    })
  }
  return (
    <Panel title="Candidaturas" flush>
      <div className={styles.filter}>
        <StatusFilter
          label="Situação das candidaturas"
          value={status}
          onChange={onStatus}
          options={statuses}
        />
      </div>
      <ApplicationList
        className={styles.bare}
        applications={invitations.map(toApplication)}
        {...state}
        pending={pending}
        onAccept={(inviteId) => void respond({ teamId, inviteId, response: 'accept' })}
        onDecline={confirmDecline}
      />
      <Pagination {...pages} className={styles.pages} />
      {dialog}
    </Panel>
  )
}
