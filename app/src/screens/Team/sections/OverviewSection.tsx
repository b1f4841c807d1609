import { BadgeList, LinkButton, NextEvents, Panel, StatsPanel } from '@convoca/ui'
import { nextSchedulesAtom } from '../../../atoms/schedules.ts'
import { toQueryProps } from '../../../mappers/query-props.ts'
import { toNextEvents } from '../../../mappers/team-overview.ts'
import styles from '../TeamScreen.module.css'
import { useTeamOverview } from '../../../hooks/useTeamOverview.ts'
import type { SectionProps } from './section-props.ts'
import { useQueryAtom } from '../../../hooks/useQueryAtom.ts'

/** The agenda shows all events. */
const maxEvents = 4

/** The team's description, results, next events and badges. */
export function OverviewSection({ team }: SectionProps) {
  const { stats, badges } = useTeamOverview(team.id)
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Panel title="Sobre">
          <p className={styles.about}>{team.entity.description}</p>
        </Panel>
        <Panel title="Desempenho">
          <StatsPanel {...stats} />
        </Panel>
      </div>
      <div className={styles.column}>
        <Events team={team} />
        <Panel title="Insígnias">
          <BadgeList {...badges} />
        </Panel>
      </div>
    </div>
  )
}

function Events({ team }: SectionProps) {
  const schedules = useQueryAtom(nextSchedulesAtom, team.id)
  const href = `/my/teams/${team.team_tag}?tab=schedule`
  const events = toNextEvents(schedules.data ?? [], new Date(), { count: maxEvents, href })
  return (
    <Panel
      title="Próximos eventos"
      actions={
        <LinkButton size="small" variant="ghost" href={href}>
          Ver agenda
        </LinkButton>
      }
    >
      <NextEvents
        events={events}
        {...toQueryProps(schedules)}
        emptyAction={
          team.permissions.manageSchedules ? <LinkButton href={href}>Marcar evento</LinkButton> : undefined
        }
      />
    </Panel>
  )
}
