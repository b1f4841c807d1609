import { revalidateLogic, useField, useForm, useStore } from '@tanstack/react-form'
import { badgeSchema } from '../../../forms/badge.ts'
import type { BadgeValues } from '../../../forms/badge.ts'
import { toField, useSubmit } from '../../../forms/fields.ts'
import { resetToStored } from '../../../forms/reset-to-stored.ts'
import { isChanged, useUnsavedChanges } from '../../../forms/useUnsavedChanges.ts'

interface BadgeFormOptions {
  start: BadgeValues
  /** Whether something besides the texts is not saved yet. */
  hasPicture?: boolean
  onSave: (values: BadgeValues) => Promise<void>
}

/** The texts of a badge. They are as they were at the start once they have been saved. */
export function useBadgeForm({ start, hasPicture = false, onSave }: BadgeFormOptions) {
  const { of, error, send } = useSubmit()
  const form = useForm({
    defaultValues: start,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: badgeSchema },
    onSubmit: ({ value }) =>
      send(value, 'Não foi possível salvar a insígnia.', async () => {
        await onSave(badgeSchema.parse(value))
        resetToStored(form, value, start)
      }),
  })
  const leave = useUnsavedChanges(() => isChanged(form, start) || (!form.state.isSubmitting && hasPicture))
  return {
    fields: {
      name: toField(useField({ form, name: 'name' }), of('name')),
      description: toField(useField({ form, name: 'description' }), of('description')),
    },
    error,
    leave,
    submitting: useStore(form.store, (state) => state.isSubmitting),
    onSubmit: () => form.handleSubmit(),
  }
}
