import { Button } from '@convoca/ui'
import { ScheduleCalendar, toIsoDay } from '@convoca/ui/app'
import type { CalendarView, ScheduleEvent } from '@convoca/ui/app'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { schedulesAtom } from '../../../../atoms/schedules.ts'
import type { Schedule } from '../../../../atoms/schedules.ts'
import { teamStatsAtom } from '../../../../atoms/teams.ts'
import type { Team } from '../../../../atoms/teams.ts'
import { LiveMatches } from '../../../../components/LiveMatches.tsx'
import { useDisclosure } from '../../../../hooks/useDisclosure.ts'
import { useQueryAtom } from '../../../../hooks/useQueryAtom.ts'
import { toQueryProps } from '../../../../mappers/query-props.ts'
import { toTeamLiveMatches } from '../../../../mappers/team-overview.ts'
import { CalendarLink } from './CalendarLink.tsx'
import { EventDetails } from './EventDetails.tsx'
import { getNextOccurrence, getOccurrences, getScheduleId, getMonthWindow } from './occurrences.ts'
import styles from './schedule.module.css'
import { ScheduleEditor } from './ScheduleEditor.tsx'
import { TeamAvailability } from './TeamAvailability.tsx'

export interface AgendaProps {
  team: Team
  view: CalendarView
  /** `yyyy-MM-dd`. */
  day: string
  onMove: (to: { view?: CalendarView; day?: string }) => void
}

/** The dialog above the calendar: an event, or the form of one. */
type Open = { kind: 'event'; event: ScheduleEvent } | { kind: 'form'; schedule: Schedule | null }

function useSchedules(teamId: string, day: string) {
  const month = day.slice(0, 7)
  const window = useMemo(() => getMonthWindow(`${month}-01`), [month])
  const schedules = useQueryAtom(schedulesAtom, {
    teamId,
    from: window.from.toISOString(),
    to: window.to.toISOString(),
  })
  // The grid keeps the known events while another month loads, because it may have the focus.
  const [known, setKnown] = useState(schedules.data)
  if (schedules.data !== undefined && schedules.data !== known) setKnown(schedules.data)
  const events = useMemo(() => getOccurrences(known ?? []), [known])
  return { schedules, known, events }
}

/** The team's calendar, availability and calendar link; the caller holds view and day. */
export function Agenda({ team, view, day, onMove }: AgendaProps) {
  const { schedules, known, events } = useSchedules(team.id, day)
  const { opened: open, open: show, change, close } = useDisclosure<Open>()
  /** Opens a saved event, on its day. */
  function jumpTo(saved: Schedule) {
    const event = getNextOccurrence(saved)
    onMove({ day: toIsoDay(new Date(event.startsAt)) })
    change({ kind: 'event', event })
  }

  const create = team.permissions.manageSchedules ? (
    <Button
      size="small"
      variant="primary"
      icon={<Plus aria-hidden size={16} />}
      onClick={() => show({ kind: 'form', schedule: null })}
    >
      Novo evento
    </Button>
  ) : undefined
  // The schedule is taken from the current data, so that changes show while it is open.
  const opened =
    open?.kind === 'event' ? known?.find(({ id }) => id === getScheduleId(open.event)) : undefined
  return (
    <div className={styles.section}>
      <Playing team={team} />
      {open?.kind === 'form' && (
        <ScheduleEditor
          key={open.schedule?.id ?? 'new'}
          team={team}
          schedule={open.schedule}
          events={events}
          day={day}
          onSaved={jumpTo}
          onCancel={close}
        />
      )}
      {open?.kind === 'event' && opened && (
        <EventDetails
          team={team}
          schedule={opened}
          // The event as it now is, even if it was moved or cancelled meanwhile.
          event={events.find(({ key }) => key === open.event.key) ?? open.event}
          onEdit={() => change({ kind: 'form', schedule: opened })}
          onClose={close}
        />
      )}
      <ScheduleCalendar
        events={events}
        view={view}
        onViewChange={(next) => onMove({ view: next })}
        day={day}
        onDayChange={(next) => onMove({ day: next })}
        today={toIsoDay(new Date())}
        onOpen={(event) => show({ kind: 'event', event })}
        {...toQueryProps({ ...schedules, data: known })}
        actions={create}
      />
      <TeamAvailability teamId={team.id} />
      <CalendarLink teamId={team.id} />
    </div>
  )
}

/** The team's matches that are being played, above its calendar. */
function Playing({ team }: { team: Team }) {
  const { data: stats } = useQueryAtom(teamStatsAtom, team.id)
  return stats && <LiveMatches matches={toTeamLiveMatches(stats, team.entity.name)} />
}
