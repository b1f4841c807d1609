import { LinkButton, Panel } from '@convoca/ui'
import { NextEvents } from '@convoca/ui/app'
import { nextSchedulesAtom } from '../../../atoms/schedules.ts'
import { TeamOverview } from '../../../components/TeamOverview.tsx'
import { useQueryAtom } from '../../../hooks/useQueryAtom.ts'
import { toQueryProps } from '../../../mappers/query-props.ts'
import { toNextEvents } from '../../../mappers/next-events.ts'
import type { SectionProps } from './section-props.ts'

/** The agenda shows all events. */
const MAX_EVENTS = 4

/** The team's description, results, next events and badges. */
export function OverviewSection({ team }: SectionProps) {
  return (
    <TeamOverview teamId={team.id} description={team.entity.description}>
      <Events team={team} />
    </TeamOverview>
  )
}

function Events({ team }: SectionProps) {
  const schedules = useQueryAtom(nextSchedulesAtom, team.id)
  const href = `/my/teams/${team.team_tag}?tab=schedule`
  const events = toNextEvents(schedules.data ?? [], new Date(), { count: MAX_EVENTS, href })
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
