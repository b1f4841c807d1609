'use client'

import { fieldProps } from '../field-props.ts'
import type { Field } from '../field.ts'
import { FormFrame, type FormProps } from '../FormFrame/FormFrame.tsx'
import styles from '../FormFrame/fields.module.css'
import { PasswordField } from '../PasswordField/PasswordField.tsx'

export const passwordChangeFormTexts = {
  label: 'Alterar senha',
  currentPassword: 'Senha atual',
  password: 'Nova senha',
  passwordHint: 'Pelo menos 8 caracteres',
  passwordConfirm: 'Confirmar nova senha',
  submit: 'Alterar senha',
  submitting: 'Salvando...',
  cancel: 'Cancelar',
}

/** The key of a field is also the `name` of its input. */
export interface PasswordChangeFormFields {
  currentPassword: Field
  password: Field
  passwordConfirm: Field
}

export type PasswordChangeFormProps = FormProps & {
  /** Value, change and error of each field: what the form library keeps. */
  fields: PasswordChangeFormFields
  /** The account's e-mail, hidden in the form: password managers then know which login changes. */
  email?: string | undefined
  /** Called by "Cancelar"; without it the button is not rendered. */
  onCancel?: (() => void) | undefined
}

/**
 * Form for a new password of the signed-in user, who also types the current one. The page renders the heading. After a
 * rejected submit the first invalid field must get the focus. A mailed link has `NewPasswordForm`.
 */
export function PasswordChangeForm({ fields, email, ...rest }: PasswordChangeFormProps) {
  const field = fieldProps(fields, passwordChangeFormTexts)
  return (
    <FormFrame {...rest} labels={passwordChangeFormTexts}>
      {email !== undefined && <input type="text" autoComplete="username" value={email} readOnly hidden />}
      <div className={styles.fields}>
        <PasswordField
          {...field('currentPassword')}
          className={styles.whole}
          required
          autoComplete="current-password"
        />
        <PasswordField
          {...field('password')}
          hint={passwordChangeFormTexts.passwordHint}
          required
          autoComplete="new-password"
          strength
        />
        <PasswordField {...field('passwordConfirm')} required autoComplete="new-password" />
      </div>
    </FormFrame>
  )
}
