import type { FieldTexts } from '../field-texts.ts'
import { clsx } from 'clsx'
import { AuthFoot, AuthForm } from '../AuthForm/index.ts'
import type { Field } from '../field.ts'
import { fieldProps } from '../field-props.ts'
import type { FormProps } from '../FormFrame/index.ts'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import type { SocialButtonsTexts, SocialProvider } from '../SocialButtons/SocialButtons.tsx'
import { SocialButtons } from '../SocialButtons/SocialButtons.tsx'
import { TextField } from '../TextField/TextField.tsx'
import styles from './LoginForm.module.css'

export interface LoginFormTexts {
  title: string
  email: string
  password: string
  recovery: string
  submit: string
  submitting: string
  or: string
  noAccount: string
  register: string
  fields?: FieldTexts
  socialButtons?: Partial<SocialButtonsTexts>
}

export const loginFormTexts: LoginFormTexts = {
  title: 'Entrar',
  email: 'E-mail',
  password: 'Senha',
  recovery: 'Esqueci minha senha',
  submit: 'Entrar',
  submitting: 'Entrando...',
  or: 'ou continue com',
  noAccount: 'Ainda não tem conta?',
  register: 'Criar conta',
}

export type LoginFormProps = FormProps & {
  /** Value, change and error of each field: what the form library keeps. */
  fields: { email: Field; password: Field }
  /** Other accounts the server offers; default none, and then neither the divider is shown. */
  providers?: readonly SocialProvider[] | undefined
  /** Starts a social login; without it the buttons are not rendered. */
  onProvider?: ((provider: SocialProvider) => void) | undefined
  /** Default `/recovery`. */
  recoveryHref?: string | undefined
  /** Default `/register`. */
  registerHref?: string | undefined
  texts?: Partial<LoginFormTexts> | undefined
}

const noProviders: readonly SocialProvider[] = []

/**
 * Sign-in. Brings the page's h1. The first invalid field MUST get the focus after a submit.
 * @see requirement 000 §2 and §5
 */
export function LoginForm(props: LoginFormProps) {
  const { fields, providers = noProviders, onProvider, recoveryHref = '/recovery', ...more } = props
  const { registerHref = '/register', texts, className, ...rest } = more
  const labels = { ...loginFormTexts, ...texts }
  const field = fieldProps(fields, labels)
  return (
    <AuthForm
      {...rest}
      className={clsx(styles.root, className)}
      labels={labels}
      foot={
        <>
          {onProvider && providers.length > 0 && (
            <>
              <p className={styles.or}>{labels.or}</p>
              <SocialButtons
                providers={providers}
                disabled={rest.submitting}
                onProvider={onProvider}
                texts={labels.socialButtons}
              />
            </>
          )}
          <AuthFoot text={labels.noAccount} link={labels.register} href={registerHref} />
        </>
      }
    >
      <TextField {...field('email')} type="email" inputMode="email" autoComplete="username" />
      <PasswordField {...field('password')} autoComplete="current-password" />
      <a className={styles.recovery} href={recoveryHref}>
        {labels.recovery}
      </a>
    </AuthForm>
  )
}
