'use client'

import type { FieldTexts } from '../field-texts.ts'
import { clsx } from 'clsx'
import { KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { AuthFoot, AuthForm } from '../AuthForm/AuthForm.tsx'
import type { Field } from '../field.ts'
import { fieldProps } from '../field-props.ts'
import type { FormProps } from '../FormFrame/FormFrame.tsx'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import type { SocialProvider } from '../SocialButtons/SocialButtons.tsx'
import { SocialButtons } from '../SocialButtons/SocialButtons.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import { useTexts } from '../../primitives/useTexts/useTexts.ts'
import styles from './LoginForm.module.css'

export const loginFormTexts = {
  title: 'Entrar',
  email: 'E-mail',
  password: 'Senha',
  recovery: 'Esqueci minha senha',
  submit: 'Entrar',
  submitting: 'Entrando...',
  or: 'ou continue com',
  passkey: 'Entrar com chave de acesso',
  passkeyPending: 'Aguardando a chave...',
  noAccount: 'Ainda não tem conta?',
  register: 'Criar conta',
}

export type LoginFormTexts = typeof loginFormTexts & {
  fields?: FieldTexts
}

export type LoginFormProps = FormProps & {
  /** Value, change and error of each field; without `email` only the password is asked for. */
  fields: { email?: Field | undefined; password: Field }
  /** Shown under the title, such as whose password it is. */
  lead?: ReactNode
  /** Other accounts the server offers; default none, and then neither the divider is shown. */
  providers?: readonly SocialProvider[] | undefined
  /** Starts a social login; without it the buttons are not rendered. */
  onProvider?: ((provider: SocialProvider) => void) | undefined
  /** Shown under the buttons, for a provider's script that puts a button of its own there. */
  providerSlot?: ReactNode
  /** Starts a login by passkey; without it its button is not rendered. */
  onPasskey?: (() => void) | undefined
  /** Whether the browser asks for the passkey. */
  passkeyPending?: boolean | undefined
  /** Default `/recovery`. */
  recoveryHref?: string | undefined
  /** Default `/register`. */
  registerHref?: string | undefined
  texts?: Partial<LoginFormTexts> | undefined
}

const noProviders: readonly SocialProvider[] = []

/** Sign-in. Brings the page's h1. The first invalid field must get the focus after a submit. */
export function LoginForm(props: LoginFormProps) {
  const { fields, providers = noProviders, onProvider, providerSlot, lead, ...more } = props
  const { onPasskey, passkeyPending = false, registerHref = '/register', ...others } = more
  const { recoveryHref = '/recovery', texts, className, ...rest } = others
  const labels = useTexts<LoginFormTexts>('LoginForm', loginFormTexts, texts)
  const { email, password } = fields
  const hasProviders = onProvider !== undefined && providers.length > 0
  const field = fieldProps({ email: email ?? password, password }, labels)
  return (
    <AuthForm
      {...rest}
      className={clsx(styles.root, className)}
      labels={labels}
      lead={lead && <p className={styles.lead}>{lead}</p>}
      foot={
        <>
          {(hasProviders || onPasskey) && (
            <div className={styles.others}>
              <p className={styles.or}>{labels.or}</p>
              {hasProviders && (
                <>
                  <SocialButtons providers={providers} disabled={rest.submitting} onProvider={onProvider} />
                  {wrapText(providerSlot)}
                </>
              )}
              {onPasskey && (
                <Button
                  block
                  icon={<KeyRound aria-hidden="true" />}
                  disabled={rest.submitting}
                  loading={passkeyPending}
                  loadingLabel={labels.passkeyPending}
                  onClick={onPasskey}
                >
                  {labels.passkey}
                </Button>
              )}
            </div>
          )}
          <AuthFoot text={labels.noAccount} link={labels.register} href={registerHref} />
        </>
      }
    >
      {email && <TextField {...field('email')} type="email" autoComplete="username webauthn" />}
      <PasswordField {...field('password')} autoComplete="current-password" />
      <a className={styles.recovery} href={recoveryHref}>
        {labels.recovery}
      </a>
    </AuthForm>
  )
}
