import { Button } from '@convoca/ui'
import type { ScheduleEvent } from '@convoca/ui/app'
import { useState } from 'react'
import { updateOccurrenceAtom } from '../../../../atoms/schedules.ts'
import type { Schedule } from '../../../../atoms/schedules.ts'
import type { Team } from '../../../../atoms/teams.ts'
import { useConfirm } from '../../../../hooks/useConfirm.tsx'
import { useWrite } from '../../../../hooks/useWrite.ts'
import { OccurrenceForm } from './OccurrenceForm.tsx'
import { getOccursAt, getSeriesTimes } from './occurrences.ts'
import styles from './schedule.module.css'

interface OccurrenceActionsProps {
  team: Team
  schedule: Schedule
  event: ScheduleEvent
}

/** Moves or cancels one week of a weekly event, or puts it back to the time of the series. */
export function OccurrenceActions({ team, schedule, event }: OccurrenceActionsProps) {
  const { run, isPending } = useWrite(updateOccurrenceAtom)
  const { confirm, dialog } = useConfirm(isPending)
  const occursAt = getOccursAt(event)
  const target = { teamId: team.id, scheduleId: schedule.id, occursAt }
  const [isMoving, setIsMoving] = useState(false)
  const isMoved = !event.isCancelled && event.startsAt !== occursAt
  const restore = () =>
    void run(
      { ...target, times: getSeriesTimes(schedule, occursAt) },
      { done: { title: 'Semana marcada de novo.', message: schedule.title } },
    )
  async function move(times: { starts_at: string; ends_at: string }) {
    const done = { title: 'Semana remarcada.', message: schedule.title }
    if (await run({ ...target, times }, { done })) setIsMoving(false)
  }
  const cancel = () =>
    confirm({
      title: 'Cancelar só esta semana?',
      description: 'As outras semanas continuam. Quem foi convidado é avisado.',
      confirmLabel: 'Cancelar esta semana',
      onConfirm: () =>
        run({ ...target, times: null }, { done: { title: 'Semana cancelada.', message: schedule.title } }),
    })
  if (isMoving)
    return (
      <OccurrenceForm
        event={event}
        isPending={isPending}
        onSave={(times) => void move(times)}
        onCancel={() => setIsMoving(false)}
      />
    )
  return (
    <div className={styles.actions}>
      {(event.isCancelled || isMoved) && (
        <Button size="small" disabled={isPending} onClick={restore}>
          {event.isCancelled ? 'Marcar esta semana de novo' : 'Voltar ao horário de sempre'}
        </Button>
      )}
      {!event.isCancelled && (
        <Button size="small" disabled={isPending} onClick={() => setIsMoving(true)}>
          Mudar só esta semana
        </Button>
      )}
      {!event.isCancelled && (
        <Button size="small" variant="ghost" disabled={isPending} onClick={cancel}>
          Cancelar esta semana
        </Button>
      )}
      {dialog}
    </div>
  )
}
