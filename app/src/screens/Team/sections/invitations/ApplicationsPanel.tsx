import { ApplicationList, Pagination, Panel } from '@convoca/ui'
import { useApplicationAnswers } from '../../useApplications.ts'
import { useInvitationPage } from '../../useTeamInvitations.ts'
import styles from './invitations.module.css'
import { toApplication } from './shown.ts'
import { StatusFilter, type StatusFilterProps } from './StatusFilter.tsx'

const statuses: StatusFilterProps['options'] = [
  { value: 'PENDING', label: 'Pendentes' },
  { value: 'EXPIRED', label: 'Expiradas' },
  { value: 'CONFIRMED', label: 'Aceitas' },
  { value: 'DECLINED_BY_OWNER', label: 'Recusadas' },
  { value: 'DECLINED_BY_MEMBER', label: 'Retiradas' },
]

/** The players who asked to join the team. */
export function ApplicationsPanel({ teamId }: { teamId: string }) {
  const { status, onStatus, invitations, pages, state } = useInvitationPage(teamId, 'APPLICATION')
  const answers = useApplicationAnswers(teamId)
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
        {...answers}
      />
      <Pagination {...pages} className={styles.pages} />
    </Panel>
  )
}
