import { Button, Panel } from '@convoca/ui'
import { PasswordChangeForm } from '@convoca/ui/app'
import { revalidateLogic, useField, useForm, useStore } from '@tanstack/react-form'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { confirmedIdentityAtom } from '../../atoms/confirmed-identity.ts'
import { updatePasswordAtom } from '../../atoms/passwords.ts'
import { profileAtom } from '../../atoms/session.ts'
import { showToastAtom } from '../../atoms/toasts.ts'
import { toField, useSubmit } from '../../forms/fields.ts'
import { resetToStored } from '../../forms/reset-to-stored.ts'
import { passwordChangeSchema } from '../../forms/password.ts'
import { FirstPasswordForm } from './FirstPasswordForm.tsx'
import type { SettingsSectionProps } from './settings-sections.tsx'
import { useHasPassword } from './useHasPassword.ts'
import styles from './settings.module.css'

const empty = { currentPassword: '', password: '', passwordConfirm: '' }

/** A new password, or for an account that has none its first. */
export function PasswordPanel({ userId }: SettingsSectionProps) {
  const email = useAtomValue(profileAtom).data?.entity.email
  const hasPassword = useHasPassword(userId)
  return (
    <Panel title="Senha">
      {hasPassword || email === undefined ? (
        <PasswordChange email={email} />
      ) : (
        <FirstPassword userId={userId} email={email} />
      )}
    </Panel>
  )
}

function FirstPassword({ userId, email }: { userId: string; email: string }) {
  const [confirmed, setConfirmed] = useAtom(confirmedIdentityAtom)
  // A user who comes back from a provider goes on where they were.
  const isBack = confirmed?.task === 'createPassword'
  const [isOpen, setIsOpen] = useState(isBack)
  const close = () => {
    setConfirmed(null)
    setIsOpen(false)
  }
  if (isOpen)
    return <FirstPasswordForm {...{ userId, email }} confirmed={isBack ? confirmed : null} onClose={close} />
  return (
    <div className={styles.row}>
      <p className={styles.hint}>Sua conta ainda não tem senha. Com uma, você entra também pelo e-mail.</p>
      <Button onClick={() => setIsOpen(true)}>Criar senha</Button>
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
        resetToStored(form, value, empty)
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
