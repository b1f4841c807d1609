import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { useId } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import type { Field } from '../field.ts'
import { FormError } from '../FormError/FormError.tsx'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import type { SocialProvider } from '../SocialButtons/SocialButtons.tsx'
import { SocialButtons } from '../SocialButtons/SocialButtons.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { useFormSubmit } from '../useFormSubmit/useFormSubmit.ts'
import styles from './LoginForm.module.css'

export type LoginFormTexts = {
  title: string
  email: string
  password: string
  recovery: string
  submit: string
  submitting: string
  or: string
  noAccount: string
  register: string
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

export type LoginFormProps = Omit<ComponentPropsWithRef<'div'>, 'onSubmit' | 'children'> & {
  fields: { email: Field; password: Field }
  /** Called once per submit, also by Enter; a second one waits until the promise settles. */
  onSubmit: () => void | Promise<void>
  /** The request is under way. Default false. */
  submitting?: boolean | undefined
  /** What failed without belonging to a field, e.g. no connection. */
  error?: string | undefined
  /** Other accounts the server offers; default none, and then neither the divider is shown. */
  providers?: readonly SocialProvider[] | undefined
  onProvider?: ((provider: SocialProvider) => void) | undefined
  /** Default `/recovery`. */
  recoveryHref?: string | undefined
  /** Default `/register`. */
  registerHref?: string | undefined
  texts?: Partial<LoginFormTexts> | undefined
}

const noProviders: readonly SocialProvider[] = []

/** Sign-in (requirement 000, sections 2 and 5). Brings the page's h1. The first invalid field MUST get the focus after a submit. */
export function LoginForm(props: LoginFormProps) {
  const { fields, onSubmit, submitting = false, error, providers = noProviders, onProvider, ...more } = props
  const { recoveryHref = '/recovery', registerHref = '/register', texts, className, ...rest } = more
  const words = { ...loginFormTexts, ...texts }
  const form = useFormSubmit(onSubmit, submitting)
  const titleId = useId()
  return (
    <div {...rest} className={clsx(styles.root, className)} data-submitting={submitting || undefined}>
      <h1 id={titleId} className={styles.title}>
        {words.title}
      </h1>
      <form {...form} noValidate aria-labelledby={titleId} className={styles.form}>
        <FormError>{error}</FormError>
        <TextField
          {...fields.email}
          name="email"
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="username"
        />
        <PasswordField
          {...fields.password}
          name="password"
          label={words.password}
          autoComplete="current-password"
        />
        <a className={styles.recovery} href={recoveryHref}>
          {words.recovery}
        </a>
        <Button
          type="submit"
          variant="primary"
          size="large"
          block
          loading={submitting}
          loadingLabel={words.submitting}
        >
          {words.submit}
        </Button>
      </form>
      {providers.length > 0 && (
        <>
          <p className={styles.or}>{words.or}</p>
          <SocialButtons
            providers={providers}
            disabled={submitting}
            onProvider={(provider) => onProvider?.(provider)}
          />
        </>
      )}
      <p className={styles.foot}>
        {words.noAccount}{' '}
        <a className={styles.register} href={registerHref}>
          {words.register}
        </a>
      </p>
    </div>
  )
}
