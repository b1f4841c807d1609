import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { useId } from 'react'
import { Button, LinkButton } from '../../primitives/Button/Button.tsx'
import type { Field } from '../field.ts'
import { FormError } from '../FormError/FormError.tsx'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { useFormSubmit } from '../useFormSubmit/useFormSubmit.ts'
import styles from './NewPasswordForm.module.css'

export type NewPasswordFormTexts = {
  title: string
  password: string
  passwordHint: string
  passwordConfirm: string
  submit: string
  submitting: string
  back: string
}

export const newPasswordFormTexts: NewPasswordFormTexts = {
  title: 'NOVA SENHA',
  password: 'Senha',
  passwordHint: 'Pelo menos 8 caracteres',
  passwordConfirm: 'Confirmar Senha',
  submit: 'CONFIRMAR',
  submitting: 'Salvando...',
  back: 'VOLTAR AO LOGIN',
}

export type NewPasswordFormProps = Omit<ComponentPropsWithRef<'div'>, 'onSubmit' | 'children'> & {
  fields: { password: Field; passwordConfirm: Field }
  /** Called once per submit, also by Enter; a second one waits until the promise settles. */
  onSubmit: () => void | Promise<void>
  /** The request is under way. Default false. */
  submitting?: boolean | undefined
  /** What failed without belonging to a field, e.g. a link that is too old. */
  error?: string | undefined
  /** The account's e-mail, hidden in the form: password managers then know which login changes. */
  email?: string | undefined
  /** Default `/auth`. */
  loginHref?: string | undefined
  texts?: Partial<NewPasswordFormTexts> | undefined
}

/** The new-password screen's form (requirement 000, sections 2 and 5). Brings the page's h1; stands in NewPasswordLayout. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { fields, onSubmit, submitting = false, error, email, loginHref = '/auth', ...more } = props
  const { texts, className, ...rest } = more
  const words = { ...newPasswordFormTexts, ...texts }
  const form = useFormSubmit(onSubmit, submitting)
  const titleId = useId()
  return (
    <div {...rest} className={clsx(styles.root, className)} data-submitting={submitting || undefined}>
      <h1 id={titleId} className={styles.title}>
        {words.title}
      </h1>
      <form {...form} noValidate aria-labelledby={titleId} className={styles.form}>
        <FormError>{error}</FormError>
        {email !== undefined && <input type="email" autoComplete="username" value={email} readOnly hidden />}
        <PasswordField
          {...fields.password}
          name="password"
          label={words.password}
          hint={words.passwordHint}
          autoComplete="new-password"
          strength
        />
        <PasswordField
          {...fields.passwordConfirm}
          name="passwordConfirm"
          label={words.passwordConfirm}
          autoComplete="new-password"
        />
        <div className={styles.actions}>
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
          <LinkButton href={loginHref} variant="ghost" size="large" block>
            {words.back}
          </LinkButton>
        </div>
      </form>
    </div>
  )
}
