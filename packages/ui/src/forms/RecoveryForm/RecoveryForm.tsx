import { clsx } from 'clsx'
import { MailCheck } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { useId } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import type { Field } from '../field.ts'
import { FormError } from '../FormError/FormError.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { useFormSubmit } from '../useFormSubmit/useFormSubmit.ts'
import styles from './RecoveryForm.module.css'

export type RecoveryFormTexts = {
  title: string
  lead: string
  email: string
  submit: string
  submitting: string
  sent: string
  sentHint: string
  back: string
}

export const recoveryFormTexts: RecoveryFormTexts = {
  title: 'Recuperar senha',
  lead: 'Informe o e-mail da sua conta. Enviaremos um link para criar uma nova senha.',
  email: 'E-mail',
  submit: 'Enviar e-mail',
  submitting: 'Enviando...',
  sent: 'E-mail de recuperação de conta enviado com sucesso!',
  sentHint: 'Confira a caixa de entrada e o spam. O link vale por 30 minutos.',
  back: 'Voltar ao login',
}

export type RecoveryFormProps = Omit<ComponentPropsWithRef<'div'>, 'onSubmit' | 'children'> & {
  fields: { email: Field }
  /** Called once per submit, also by Enter; a second one waits until the promise settles. */
  onSubmit: () => void | Promise<void>
  /** The request is under way. Default false. */
  submitting?: boolean | undefined
  /** What failed without belonging to the field. */
  error?: string | undefined
  /** The e-mail is on its way: says so above the form, which can send another. Default false. */
  sent?: boolean | undefined
  /** Default `/auth`. */
  loginHref?: string | undefined
  texts?: Partial<RecoveryFormTexts> | undefined
}

/** Asks for the recovery e-mail (requirement 000, sections 2, 5 and 8). Brings the page's h1. */
export function RecoveryForm(props: RecoveryFormProps) {
  const { fields, onSubmit, submitting = false, error, sent = false, loginHref = '/auth', ...more } = props
  const { texts, className, ...rest } = more
  const words = { ...recoveryFormTexts, ...texts }
  const form = useFormSubmit(onSubmit, submitting)
  const titleId = useId()
  return (
    <div
      {...rest}
      className={clsx(styles.root, className)}
      data-submitting={submitting || undefined}
      data-sent={sent || undefined}
    >
      <div className={styles.head}>
        <h1 id={titleId} className={styles.title}>
          {words.title}
        </h1>
        <p className={styles.lead}>{words.lead}</p>
      </div>
      {/* Mounted before it is filled, so that it is announced. */}
      <div role="status" className={styles.status}>
        {sent && (
          <div className={styles.sent}>
            <MailCheck aria-hidden="true" size={20} />
            <div>
              <p className={styles.sentTitle}>{words.sent}</p>
              <p>{words.sentHint}</p>
            </div>
          </div>
        )}
      </div>
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
      <a className={styles.back} href={loginHref}>
        {words.back}
      </a>
    </div>
  )
}
