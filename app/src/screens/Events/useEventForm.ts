import { revalidateLogic, useField, useForm, useStore } from '@tanstack/react-form'
import { eventSchema } from '../../forms/event.ts'
import type { EventValues } from '../../forms/event.ts'
import { toField, useSubmit } from '../../forms/fields.ts'
import { useKeptValues } from '../../forms/useKeptValues.ts'
import { isChanged, useUnsavedChanges } from '../../forms/useUnsavedChanges.ts'

const formNames = { starts_at: 'startsAt', ends_at: 'endsAt' }

interface EventFormOptions {
  /** Names the form where the session ends (`useKeptValues`). */
  keptAs: string
  start: EventValues
  failure: string
  save: (values: EventValues) => Promise<void>
}

/** The state of an event's form. */
export function useEventForm({ keptAs, start, failure, save }: EventFormOptions) {
  const kept = useKeptValues(keptAs, start)
  const { of, error, send } = useSubmit(formNames)
  const form = useForm({
    defaultValues: kept.initial,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: eventSchema },
    onSubmit: ({ value }) => send(value, failure, () => save(value)),
  })
  useUnsavedChanges(() => isChanged(form, start), kept.of(form))
  const submitting = useStore(form.store, (state) => state.isSubmitting)
  const fields = {
    context: toField(useField({ form, name: 'context' }), of('context')),
    title: toField(useField({ form, name: 'title' }), of('title')),
    description: toField(useField({ form, name: 'description' }), of('description')),
    startsAt: toField(useField({ form, name: 'startsAt' }), of('startsAt')),
    endsAt: toField(useField({ form, name: 'endsAt' }), of('endsAt')),
    place: toField(useField({ form, name: 'place' }), of('place')),
    address: toField(useField({ form, name: 'address' }), of('address')),
    link: toField(useField({ form, name: 'link' }), of('link')),
  }
  return { fields, error, submitting, onSubmit: () => form.handleSubmit() }
}
