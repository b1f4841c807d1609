'use client'

import { MailCheck } from 'lucide-react'
import { AuthForm } from '../AuthForm/AuthForm.tsx'
import type { Field } from '../field.ts'
import type { FormProps } from '../FormFrame/FormFrame.tsx'
import { TextField } from '../TextField/TextField.tsx'
import styles from './RecoveryForm.module.css'

const recoveryFormTexts = {
  title: 'Recuperar senha',
  lead: 'Informe o e-mail da sua conta. Enviaremos um link para criar uma nova senha.',
  email: 'E-mail',
  submit: 'Enviar e-mail',
  submitting: 'Enviando...',
  sent: 'E-mail de recuperação de conta enviado com sucesso!',
  sentHint: 'Confira a caixa de entrada e o spam. O link vale por 30 minutos.',
  back: 'Voltar ao login',
}

export type RecoveryFormProps = FormProps & {
  /** Value, change and error of each field: what the form library keeps. */
  fields: { email: Field }
  /** Whether the e-mail was sent: shows a confirmation above the form, which can send another. Default false. */
  sent?: boolean | undefined
  /** Default `/auth`. */
  loginHref?: string | undefined
}

/**
 * Form of /auth/recovery: asks for the e-mail address, then confirms that the message was sent. Renders the page's h1.
 */
export function RecoveryForm(props: RecoveryFormProps) {
  const { fields, sent = false, loginHref = '/auth', ...rest } = props
  return (
    <AuthForm
      {...rest}
      data-sent={sent || undefined}
      labels={recoveryFormTexts}
      lead={<p className={styles.lead}>{recoveryFormTexts.lead}</p>}
      notice={<Sent sent={sent} />}
      foot={
        <a className={styles.back} href={loginHref}>
          {recoveryFormTexts.back}
        </a>
      }
    >
      <TextField
        {...fields.email}
        name="email"
        label={recoveryFormTexts.email}
        type="email"
        inputMode="email"
        autoComplete="username"
      />
    </AuthForm>
  )
}

/** Mounted before it is filled, so that it is announced. */
function Sent({ sent }: { sent: boolean }) {
  return (
    <div role="status" className={styles.status}>
      {sent && (
        <div className={styles.sent}>
          <MailCheck aria-hidden="true" size={20} />
          <div>
            <p className={styles.sentTitle}>{recoveryFormTexts.sent}</p>
            <p>{recoveryFormTexts.sentHint}</p>
          </div>
        </div>
      )}
    </div>
  )
}
