import { Button, MaskedField, dateTextToIso, isoToDateText } from '@convoca/ui'
import type { ScheduleEvent } from '@convoca/ui/app'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { formatTime, toIsoDay } from '@convoca/ui/app'
import styles from './schedule.module.css'

interface OccurrenceFormProps {
  event: ScheduleEvent
  isPending: boolean
  /** Saves the new times; the event keeps its length. */
  onSave: (times: { starts_at: string; ends_at: string }) => void
  onCancel: () => void
}

/** Another day or time for one week. */
export function OccurrenceForm({ event, isPending, onSave, onCancel }: OccurrenceFormProps) {
  const [date, setDate] = useState(() => isoToDateText(toIsoDay(new Date(event.startsAt))))
  const [time, setTime] = useState(() => formatTime(new Date(event.startsAt)))
  const [isChecked, setIsChecked] = useState(false)
  const start = new Date(`${dateTextToIso(date)}T${time}`)
  const isDay = dateTextToIso(date) !== ''
  const isTime = /^([01]\d|2[0-3]):[0-5]\d$/.test(time)
  function submit(submitted: SubmitEvent) {
    submitted.preventDefault()
    setIsChecked(true)
    if (!isDay || !isTime || Number.isNaN(start.getTime())) return
    const length = new Date(event.endsAt).getTime() - new Date(event.startsAt).getTime()
    onSave({ starts_at: start.toISOString(), ends_at: new Date(start.getTime() + length).toISOString() })
  }
  return (
    <form className={styles.details} noValidate aria-label="Mudar só esta semana" onSubmit={submit}>
      <div className={styles.actions}>
        <MaskedField
          mask="date"
          autoComplete="off"
          name="date"
          label="Novo dia"
          required
          value={date}
          onChange={setDate}
          error={isChecked && !isDay ? 'Data inválida' : undefined}
        />
        <MaskedField
          mask="time"
          name="time"
          label="Novo horário"
          required
          value={time}
          onChange={setTime}
          error={isChecked && !isTime ? 'Horário inválido' : undefined}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" size="small" variant="primary" disabled={isPending}>
          Salvar esta semana
        </Button>
        <Button size="small" variant="ghost" disabled={isPending} onClick={onCancel}>
          Voltar
        </Button>
      </div>
    </form>
  )
}
