import { Button, Panel } from '@convoca/ui'
import { CheckInList, formatLongDay, formatTime, scheduleTypeLabels } from '@convoca/ui/app'
import type { ScheduleEvent } from '@convoca/ui/app'
import { differenceInCalendarDays } from 'date-fns'
import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { checkInsAtom, deleteScheduleAtom } from '../../../../atoms/schedules.ts'
import type { Schedule } from '../../../../atoms/schedules.ts'
import { userAtom } from '../../../../atoms/session.ts'
import type { Team } from '../../../../atoms/teams.ts'
import { RowActions } from '../../../../components/RowActions.tsx'
import { useQueryAtom } from '../../../../hooks/useQueryAtom.ts'
import { useRespondToCheckIn } from '../../../../hooks/useRespondToCheckIn.ts'
import { useWrite } from '../../../../hooks/useWrite.ts'
import { toTeamPerson } from '../../../../mappers/member.ts'
import { toQueryProps } from '../../../../mappers/query-props.ts'
import { OccurrenceActions } from './OccurrenceActions.tsx'
import { getOccursAt } from './occurrences.ts'
import styles from './schedule.module.css'
import { useWithdrawCheckIn } from './useWithdrawCheckIn.tsx'

interface EventDetailsProps {
  team: Team
  schedule: Schedule
  /** The occurrence that was opened. */
  event: ScheduleEvent
  onEdit: () => void
  onClose: () => void
}

const moment = (at: Date) => `${formatLongDay(at)}, ${formatTime(at)}`

/** `terça-feira, 24 de novembro, 23:00 às 01:00 +1 dia` */
function toSpan({ startsAt, endsAt }: ScheduleEvent): string {
  const days = differenceInCalendarDays(endsAt, startsAt)
  const ends = new Date(endsAt)
  const end = days > 1 ? moment(ends) : formatTime(ends)
  return `${moment(new Date(startsAt))} às ${end}${days === 1 ? ' +1 dia' : ''}`
}

/** One event with its check-ins; it takes the focus when it opens. */
export function EventDetails({ team, schedule, event, onEdit, onClose }: EventDetailsProps) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => root.current?.focus(), [event.key])
  const isOver = new Date(event.endsAt) < new Date()
  const facts = [
    ...(event.isCancelled ? ['cancelado'] : []),
    scheduleTypeLabels[schedule.type],
    toSpan(event),
    ...(schedule.recurrence === 'WEEKLY' ? ['toda semana'] : []),
    ...(schedule.location === null ? [] : [schedule.location]),
  ]
  return (
    <div ref={root} tabIndex={-1}>
      <Panel
        title={schedule.title}
        actions={
          <div className={styles.actions}>
            {team.permissions.manageSchedules && (
              <EventActions team={team} schedule={schedule} onEdit={onEdit} onClose={onClose} />
            )}
            <Button size="small" variant="ghost" onClick={onClose}>
              Fechar
            </Button>
          </div>
        }
      >
        <div className={styles.details}>
          <p className={styles.facts}>{facts.join(' · ')}</p>
          {schedule.url !== null && (
            <a className={styles.link} href={schedule.url} target="_blank" rel="noreferrer noopener">
              {schedule.url}
            </a>
          )}
          {schedule.description !== null && <p className={styles.description}>{schedule.description}</p>}
          {team.permissions.manageSchedules && schedule.recurrence === 'WEEKLY' && !isOver && (
            <OccurrenceActions key={event.key} team={team} schedule={schedule} event={event} />
          )}
          {!event.isCancelled && <Presence team={team} schedule={schedule} event={event} isOver={isOver} />}
        </div>
      </Panel>
    </div>
  )
}

interface PresenceProps {
  team: Team
  schedule: Schedule
  event: ScheduleEvent
  isOver: boolean
}

function Presence({ team, schedule, event, isOver }: PresenceProps) {
  const target = { teamId: team.id, scheduleId: schedule.id }
  const occursAt = getOccursAt(event)
  const checkIns = useQueryAtom(checkInsAtom, { ...target, occursAt })
  const user = useAtomValue(userAtom)
  const { respond, inFlight } = useRespondToCheckIn()
  const { renderAction, dialog } = useWithdrawCheckIn(target)
  // Until the user is known, their own row cannot be distinguished.
  const canWithdraw = user !== null && team.permissions.manageSchedules && !isOver
  return (
    <>
      <CheckInList
        {...toQueryProps(checkIns)}
        pending={inFlight.some((answer) => answer.scheduleId === schedule.id)}
        onAnswer={
          isOver
            ? undefined
            : (id, isConfirmed) =>
                void respond({ ...target, checkInId: id, isConfirmed, occursAt }, schedule.title)
        }
        renderActions={canWithdraw ? renderAction : undefined}
        checkIns={(checkIns.data ?? []).map((checkIn) => ({
          ...toTeamPerson(team, checkIn.user),
          id: checkIn.id,
          userId: checkIn.user.id,
          name: checkIn.user.name,
          isConfirmed: checkIn.is_confirmed,
          isYou: checkIn.user.id === user?.id,
        }))}
      />
      {dialog}
    </>
  )
}

function EventActions({ team, schedule, onEdit, onClose }: Omit<EventDetailsProps, 'event'>) {
  const { run } = useWrite(deleteScheduleAtom)
  async function remove() {
    const isRemoved = await run(
      { teamId: team.id, scheduleId: schedule.id },
      { done: { title: 'Evento excluído.', message: schedule.title } },
    )
    if (isRemoved) onClose()
  }
  return (
    <RowActions
      name={schedule.title}
      onEdit={onEdit}
      removal={{
        title: 'Excluir evento',
        description:
          schedule.recurrence === 'WEEKLY'
            ? 'Todas as semanas e as respostas dos convidados deixam de existir.'
            : 'O evento e as respostas dos convidados deixam de existir.',
        onRemove: () => void remove(),
      }}
    />
  )
}
