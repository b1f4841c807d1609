import { PasswordField } from '@convoca/ui'
import { revalidateLogic, useField, useForm, useStore } from '@tanstack/react-form'
import { useSetAtom } from 'jotai'
import { createPasswordAtom } from '../../atoms/account.ts'
import type { ConfirmedIdentity } from '../../atoms/confirmed-identity.ts'
import { getErrorCode } from '../../atoms/errors.ts'
import { showToastAtom } from '../../atoms/toasts.ts'
import { SaveForm } from '../../components/SaveForm.tsx'
import { toField, useSubmit } from '../../forms/fields.ts'
import { firstPasswordSchema } from '../../forms/first-password.ts'
import { afterRefusal, identityErrors, noProof, toIdentityProof } from '../../forms/identity.ts'
import { IdentityField } from './IdentityField.tsx'
import { toSocialProof } from './useConfirmations.ts'
import styles from './form.module.css'

interface FirstPasswordFormProps {
  userId: string
  email: string
  /** The proof of a user who is back from a provider. */
  confirmed: ConfirmedIdentity | null
  onClose: () => void
}

/**
 * Sets the password of an account that has none. The proof of identity comes first: a provider may leave the
 * page.
 */
export function FirstPasswordForm(props: FirstPasswordFormProps) {
  const { proof, password, passwordConfirm, error, submitting, onSubmit } = useFirstPassword(props)
  return (
    <SaveForm
      label="Criar senha"
      save="Criar senha"
      {...{ error, submitting, onSubmit }}
      onCancel={props.onClose}
    >
      {/* Password managers then know whose login it is. */}
      <input type="text" autoComplete="username" value={props.email} readOnly hidden />
      <IdentityField
        userId={props.userId}
        task="createPassword"
        path="/settings?section=security"
        field={proof}
      />
      <div className={styles.fields}>
        <PasswordField
          label="Nova senha"
          hint="Pelo menos 8 caracteres"
          required
          autoComplete="new-password"
          strength
          {...password}
        />
        <PasswordField
          label="Confirmar nova senha"
          required
          autoComplete="new-password"
          {...passwordConfirm}
        />
      </div>
    </SaveForm>
  )
}

function useFirstPassword({ userId, confirmed, onClose }: FirstPasswordFormProps) {
  const create = useSetAtom(createPasswordAtom)
  const showToast = useSetAtom(showToastAtom)
  const { of, error, send } = useSubmit({ code: 'proof' })
  const form = useForm({
    defaultValues: {
      proof: confirmed ? toSocialProof(confirmed.provider, confirmed.token) : noProof,
      password: '',
      passwordConfirm: '',
    },
    validationLogic: revalidateLogic(),
    validators: { onDynamic: firstPasswordSchema },
    onSubmit: ({ value }) =>
      send(value, 'Não foi possível criar a senha. Tente de novo em instantes.', async () => {
        const { proof, password } = value
        try {
          await create({ userId, body: { password, ...toIdentityProof(proof) } })
        } catch (refusal) {
          // The server looks at the password before it uses the proof up.
          if (getErrorCode(refusal) !== 'PASSWORD_TOO_COMMON')
            form.setFieldValue('proof', afterRefusal(proof), { dontValidate: true })
          throw refusal
        }
        showToast({ title: 'Sucesso', message: 'Senha criada com sucesso' })
        onClose()
      }),
  })
  const { text, clear } = of('proof')
  const kind = useStore(form.store, (state) => state.values.proof.kind)
  return {
    proof: toField(useField({ form, name: 'proof' }), { text: text && identityErrors[kind], clear }),
    password: toField(useField({ form, name: 'password' }), of('password')),
    passwordConfirm: toField(useField({ form, name: 'passwordConfirm' }), of('passwordConfirm')),
    error,
    submitting: useStore(form.store, (state) => state.isSubmitting),
    onSubmit: () => form.handleSubmit(),
  }
}
