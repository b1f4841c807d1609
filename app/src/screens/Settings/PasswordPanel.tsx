import { Button, Panel, PasswordChangeForm } from '@convoca/ui'
import { revalidateLogic, useField, useForm, useStore } from '@tanstack/react-form'
import { useAtomValue, useSetAtom } from 'jotai'
import { requestRecoveryAtom, updatePasswordAtom } from '../../atoms/passwords.ts'
import { profileAtom } from '../../atoms/session.ts'
import { showToastAtom } from '../../atoms/toasts.ts'
import { toField, useSubmit } from '../../forms/fields.ts'
import { passwordChangeSchema } from '../../forms/password.ts'
import { useWrite } from '../../hooks/useWrite.ts'
import type { SettingsSectionProps } from './settings-sections.tsx'
import { useHasPassword } from './useHasPassword.ts'
import styles from './settings.module.css'

const empty = { currentPassword: '', password: '', passwordConfirm: '' }

/** A new password, or for an account that has none the way to its first. */
export function PasswordPanel({ userId }: SettingsSectionProps) {
  const email = useAtomValue(profileAtom).data?.entity.email
  const hasPassword = useHasPassword(userId)
  return (
    <Panel title="Senha">
      {hasPassword || email === undefined ? (
        <PasswordChange email={email} />
      ) : (
        <FirstPassword email={email} />
      )}
    </Panel>
  )
}

/** The mailed link proves who asks, as for a forgotten password. */
function FirstPassword({ email }: { email: string }) {
  const { run, isPending } = useWrite(requestRecoveryAtom)
  const done = { title: 'Sucesso', message: 'E-mail de recuperação de conta enviado com sucesso!' }
  return (
    <div className={styles.row}>
      <p className={styles.hint}>
        Sua conta ainda não tem senha. Enviamos um link para criar uma; saia da conta antes de abri-lo.
      </p>
      <Button loading={isPending} loadingLabel="Enviando..." onClick={() => void run(email, { done })}>
        Criar senha
      </Button>
    </div>
  )
}

/** The other sessions end with it. */
function PasswordChange({ email }: { email: string | undefined }) {
  const update = useSetAtom(updatePasswordAtom)
  const showToast = useSetAtom(showToastAtom)
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
  )
}
