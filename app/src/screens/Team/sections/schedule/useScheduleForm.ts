import { revalidateLogic, useField, useForm } from '@tanstack/react-form'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { fieldSentencesOf, shownSentenceOf } from '../../../../atoms/errors.ts'
import { saveScheduleAtom } from '../../../../atoms/schedules.ts'
import type { Schedule } from '../../../../atoms/schedules.ts'
import { toField, useServerErrors } from '../../../../forms/fields.ts'
import { emptySchedule, scheduleSchema, toScheduleInput } from '../../../../forms/schedule.ts'
import type { ScheduleValues } from '../../../../forms/schedule.ts'
import { fieldText } from './occurrences.ts'

const valuesOf = (schedule: Schedule): ScheduleValues => ({
  title: schedule.title,
  description: schedule.description ?? '',
  type: schedule.type,
  startsAt: fieldText(schedule.starts_at),
  endsAt: fieldText(schedule.ends_at),
  location: schedule.location ?? '',
  url: schedule.url ?? '',
  weekly: schedule.recurrence === 'WEEKLY',
  memberIds: schedule.invited,
})

/** The request's names, by which the server refuses a field, where the form has another. */
const formNames: Readonly<Record<string, string>> = {
  starts_at: 'startsAt',
  ends_at: 'endsAt',
  recurrence: 'weekly',
}

/** Of a list, the server refuses single entries. */
const formNameOf = (path: string) => formNames[path] ?? path.split('.')[0] ?? path

interface ScheduleFormOptions {
  teamId: string
  /** The one that is changed; null for a new one. */
  schedule: Schedule | null
  /** Who a new one invites before anything is chosen. */
  everybody: readonly string[]
  onSaved: () => void
}

export function useScheduleForm({ teamId, schedule, everybody, onSaved }: ScheduleFormOptions) {
  const save = useSetAtom(saveScheduleAtom)
  const server = useServerErrors()
  const [error, setError] = useState<string>()
  const form = useForm({
    defaultValues: schedule === null ? { ...emptySchedule, memberIds: everybody } : valuesOf(schedule),
    validationLogic: revalidateLogic(),
    validators: { onDynamic: scheduleSchema },
    onSubmit: async ({ value }) => {
      setError(undefined)
      try {
        await save({ teamId, id: schedule?.id, schedule: toScheduleInput(value) })
        onSaved()
      } catch (refusal) {
        const refused = Object.entries(fieldSentencesOf(refusal))
        server.set(Object.fromEntries(refused.map(([path, text]) => [formNameOf(path), text])))
        if (refused.length === 0) setError(shownSentenceOf(refusal, 'Não foi possível salvar o evento.'))
      }
    },
  })
  const fields = {
    title: toField(useField({ form, name: 'title' }), server.of('title')),
    description: toField(useField({ form, name: 'description' }), server.of('description')),
    type: toField(useField({ form, name: 'type' }), server.of('type')),
    startsAt: toField(useField({ form, name: 'startsAt' }), server.of('startsAt')),
    endsAt: toField(useField({ form, name: 'endsAt' }), server.of('endsAt')),
    location: toField(useField({ form, name: 'location' }), server.of('location')),
    url: toField(useField({ form, name: 'url' }), server.of('url')),
    weekly: toField(useField({ form, name: 'weekly' }), server.of('weekly')),
    memberIds: toField(useField({ form, name: 'memberIds' }), server.of('memberIds')),
  }
  return { fields, error, submit: () => form.handleSubmit() }
}
