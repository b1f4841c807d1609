import { Panel, PasswordChangeForm } from '@convoca/ui'
import { revalidateLogic, useField, useForm, useStore } from '@tanstack/react-form'
import { useAtomValue, useSetAtom } from 'jotai'
import { updatePasswordAtom } from '../../atoms/passwords.ts'
import { profileAtom } from '../../atoms/session.ts'
import { showToastAtom } from '../../atoms/toasts.ts'
import { toField, useSubmit } from '../../forms/fields.ts'
import { passwordChangeSchema } from '../../forms/password.ts'

const empty = { currentPassword: '', password: '', passwordConfirm: '' }

/** A new password; the other sessions end with it. */
export function PasswordPanel() {
  const update = useSetAtom(updatePasswordAtom)
  const showToast = useSetAtom(showToastAtom)
  const email = useAtomValue(profileAtom).data?.entity.email
  const { error, send, of } = useSubmit()
  const form = useForm({
    defaultValues: empty,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: passwordChangeSchema },
    onSubmit: ({ value }) =>
      send(value, 'Não foi possível alterar a senha. Tente de novo em instantes.', async () => {
        const { currentPassword, password } = value
        await update({ currentPassword, password })
        form.reset()
        showToast({ title: 'Sucesso', message: 'Senha alterada com sucesso' })
      }),
  })
  const submitting = useStore(form.store, (state) => state.isSubmitting)
  const currentPassword = useField({ form, name: 'currentPassword' })
  const password = useField({ form, name: 'password' })
  const passwordConfirm = useField({ form, name: 'passwordConfirm' })
  return (
    <Panel title="Senha">
      <PasswordChangeForm
        fields={{
          currentPassword: toField(currentPassword, of('currentPassword')),
          password: toField(password, of('password')),
          passwordConfirm: toField(passwordConfirm, of('passwordConfirm')),
        }}
        {...(email === undefined ? {} : { email })}
        onSubmit={() => form.handleSubmit()}
        error={error}
        submitting={submitting}
      />
    </Panel>
  )
}
