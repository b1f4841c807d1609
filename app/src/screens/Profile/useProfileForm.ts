import { revalidateLogic, useField, useForm, useStore } from '@tanstack/react-form'
import { useSetAtom } from 'jotai'
import { updateProfileAtom } from '../../atoms/profile.ts'
import type { OwnProfile } from '../../atoms/session.ts'
import { showToastAtom } from '../../atoms/toasts.ts'
import { toField, useSubmit } from '../../forms/fields.ts'
import { profileSchema, toProfileInput, toProfileValues } from '../../forms/profile.ts'
import { useKeptValues } from '../../forms/useKeptValues.ts'
import { isChanged, useUnsavedChanges } from '../../forms/useUnsavedChanges.ts'

interface Options {
  entity: OwnProfile['entity']
  /** Called once the form is saved, and by "Cancelar". */
  onClose: () => void
}

/** The profile form; it is closed once the profile is saved. */
export function useProfileForm({ entity, onClose }: Options) {
  const updateProfile = useSetAtom(updateProfileAtom)
  const showToast = useSetAtom(showToastAtom)
  const { of, error, send } = useSubmit()
  const start = toProfileValues(entity)
  const kept = useKeptValues('profile', start)
  const form = useForm({
    defaultValues: kept.initial,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: profileSchema },
    onSubmit: ({ value }) =>
      send(value, 'Não foi possível salvar o perfil.', async () => {
        const saved = await updateProfile(toProfileInput(entity.id, value))
        kept.clear()
        form.reset(toProfileValues(saved.entity))
        showToast({ title: 'Sucesso', message: 'Perfil atualizado com sucesso.' })
        onClose()
      }),
  })
  const leave = useUnsavedChanges(() => isChanged(form, start), kept.of(form))
  const submitting = useStore(form.store, (state) => state.isSubmitting)
  return {
    fields: {
      name: toField(useField({ form, name: 'name' }), of('name')),
      nick: toField(useField({ form, name: 'nick' }), of('nick')),
      phone: toField(useField({ form, name: 'phone' }), of('phone')),
      gender: toField(useField({ form, name: 'gender' }), of('gender')),
      cpf: toField(useField({ form, name: 'cpf' }), of('cpf')),
      about: toField(useField({ form, name: 'about' }), of('about')),
      birth: toField(useField({ form, name: 'birth' }), of('birth')),
    },
    error,
    submitting,
    onSubmit: () => form.handleSubmit(),
    onCancel: () => leave(onClose),
  }
}
