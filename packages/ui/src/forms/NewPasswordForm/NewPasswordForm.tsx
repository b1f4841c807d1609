'use client'

import type { ReactNode } from 'react'
import { LinkButton } from '../../primitives/Button/Button.tsx'
import { AuthForm } from '../AuthForm/AuthForm.tsx'
import type { Field } from '../field.ts'
import { fieldProps } from '../field-props.ts'
import type { FormProps } from '../FormFrame/FormFrame.tsx'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import styles from './NewPasswordForm.module.css'

export const newPasswordFormTexts = {
  title: 'NOVA SENHA',
  password: 'Senha',
  passwordHint: 'Pelo menos 8 caracteres',
  passwordConfirm: 'Confirmar Senha',
  submit: 'CONFIRMAR',
  submitting: 'Salvando...',
  back: 'VOLTAR AO LOGIN',
}

export type NewPasswordFormProps = FormProps & {
  /** Value, change and error of each field: what the form library keeps. */
  fields: { password: Field; passwordConfirm: Field }
  /** The account's e-mail, hidden in the form: password managers then know which login changes. */
  email?: string | undefined
  /** Default `/auth`. */
  loginHref?: string | undefined
  /** The further decisions about the new password, between the fields and the button. */
  children?: ReactNode
}

/**
 * Form of /auth/new-password, inside `NewPasswordLayout`. Renders the page's h1. After a rejected submit the first
 * invalid field gets the focus.
 */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { fields, email, loginHref = '/auth', children, ...rest } = props
  const field = fieldProps(fields, newPasswordFormTexts)
  return (
    <AuthForm
      {...rest}
      labels={newPasswordFormTexts}
      second={
        <LinkButton href={loginHref} variant="ghost" size="large" block>
          {newPasswordFormTexts.back}
        </LinkButton>
      }
    >
      {email !== undefined && <input type="text" autoComplete="username" value={email} readOnly hidden />}
      <PasswordField
        {...field('password')}
        hint={newPasswordFormTexts.passwordHint}
        autoComplete="new-password"
        strength
      />
      <PasswordField {...field('passwordConfirm')} className={styles.last} autoComplete="new-password" />
      {children != null && <div>{children}</div>}
    </AuthForm>
  )
}
