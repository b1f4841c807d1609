import { revalidateLogic, useField, useForm, useStore } from '@tanstack/react-form'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { saveScheduleAtom } from '../../../../atoms/schedules.ts'
import type { Schedule } from '../../../../atoms/schedules.ts'
import { showToastAtom } from '../../../../atoms/toasts.ts'
import { toField, useSubmit } from '../../../../forms/fields.ts'
import { emptySchedule, scheduleSchema, toScheduleInput } from '../../../../forms/schedule.ts'
import type { ScheduleValues } from '../../../../forms/schedule.ts'
import { useKeptValues } from '../../../../forms/useKeptValues.ts'
import { isChanged, useUnsavedChanges } from '../../../../forms/useUnsavedChanges.ts'
import { toFieldText } from '../../../../mappers/field-moment.ts'
import { getDefaultTimes } from './occurrences.ts'

const toValues = (schedule: Schedule): ScheduleValues => ({
  title: schedule.title,
  description: schedule.description ?? '',
  type: schedule.type,
  startsAt: toFieldText(schedule.starts_at),
  endsAt: toFieldText(schedule.ends_at),
  location: schedule.location ?? '',
  url: schedule.url ?? '',
  weekly: schedule.recurrence === 'WEEKLY',
  memberIds: schedule.invited,
})

const formNames = {
  starts_at: 'startsAt',
  ends_at: 'endsAt',
  recurrence: 'weekly',
}

interface ScheduleFormOptions {
  teamId: string
  /** `null` for a new one. */
  schedule: Schedule | null
  /** The members that a new one invites by default. */
  everybody: readonly string[]
  /** The day that the calendar shows. */
  day: string
  onSaved: (saved: Schedule) => void
}

export function useScheduleForm({ teamId, schedule, everybody, day, onSaved }: ScheduleFormOptions) {
  const save = useSetAtom(saveScheduleAtom)
  const { of, error, send } = useSubmit(formNames)
  const showToast = useSetAtom(showToastAtom)
  // The next full hour must not move while the form is open.
  const [start] = useState(() =>
    schedule === null
      ? { ...emptySchedule, ...getDefaultTimes(new Date(), day), memberIds: everybody }
      : toValues(schedule),
  )
  const kept = useKeptValues(`schedule/${teamId}/${schedule?.id ?? ''}`, start)
  const form = useForm({
    defaultValues: kept.initial,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: scheduleSchema },
    onSubmit: ({ value }) =>
      send(value, 'Não foi possível salvar o evento.', async () => {
        const saved = await save({ teamId, id: schedule?.id, schedule: toScheduleInput(value) })
        const message = schedule === null ? 'Evento criado.' : 'Evento atualizado.'
        showToast({ title: 'Sucesso', message, description: saved.title })
        onSaved(saved)
      }),
  })
  useUnsavedChanges(() => isChanged(form, start), kept.of(form))
  const submitting = useStore(form.store, (state) => state.isSubmitting)
  const fields = {
    title: toField(useField({ form, name: 'title' }), of('title')),
    description: toField(useField({ form, name: 'description' }), of('description')),
    type: toField(useField({ form, name: 'type' }), of('type')),
    startsAt: toField(useField({ form, name: 'startsAt' }), of('startsAt')),
    endsAt: toField(useField({ form, name: 'endsAt' }), of('endsAt')),
    location: toField(useField({ form, name: 'location' }), of('location')),
    url: toField(useField({ form, name: 'url' }), of('url')),
    weekly: toField(useField({ form, name: 'weekly' }), of('weekly')),
    memberIds: toField(useField({ form, name: 'memberIds' }), of('memberIds')),
  }
  return { fields, error, submitting, onSubmit: () => form.handleSubmit() }
}
