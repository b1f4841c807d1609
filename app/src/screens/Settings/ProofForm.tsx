import { Button, FormError, PasswordField, TextField } from '@convoca/ui'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useSubmit } from '../../forms/fields.ts'
import styles from './two-step.module.css'

interface Values {
  password: string
  code: string
}

/** Fields that are not asked for are left out. */
type Proof = { password?: string } & Pick<Values, 'code'>

export interface ProofFormProps {
  /** The form's name for screen readers. */
  label: string
  submit: string
  /** The text for errors without one of their own. */
  failure: string
  /** The fields to ask for; both by default. */
  asks?: readonly (keyof Values)[] | undefined
  codeLabel?: string
  onCancel: () => void
  onSubmit: (proof: Proof) => Promise<void>
  children?: ReactNode
}

const both = ['password', 'code'] as const
const refused = { password: 'A senha está incorreta.', code: 'Código incorreto ou já usado.' }

/** Asks for the password or a code again, before how the account is entered changes. */
export function ProofForm(props: ProofFormProps) {
  const { label, submit, failure, asks = both, codeLabel = 'Código', onCancel, onSubmit, children } = props
  const [values, setValues] = useState<Values>({ password: '', code: '' })
  const [checked, setChecked] = useState(false)
  const [submitting, setSubmitting] = useState(false)
  const { error, send, of } = useSubmit()

  const field = (name: keyof Values) => ({
    name,
    required: true,
    value: values[name],
    onChange: (value: string) => {
      of(name).clear()
      setValues((before) => ({ ...before, [name]: value }))
    },
    error: checked && values[name].trim() === '' ? 'Campo obrigatório' : of(name).text && refused[name],
  })

  async function run() {
    setChecked(true)
    if (submitting || asks.some((name) => values[name].trim() === '')) return
    setSubmitting(true)
    const password = asks.includes('password') ? { password: values.password } : {}
    await send(values, failure, () => onSubmit({ ...password, code: values.code.replaceAll(/\s/g, '') }))
    setSubmitting(false)
  }

  return (
    <form
      aria-label={label}
      noValidate
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      {error === undefined ? null : <FormError>{error}</FormError>}
      {children}
      <div className={styles.fields}>
        {asks.includes('password') ? (
          <PasswordField {...field('password')} label="Senha atual" autoComplete="current-password" />
        ) : null}
        {asks.includes('code') ? (
          <TextField {...field('code')} label={codeLabel} autoComplete="one-time-code" maxLength={9} />
        ) : null}
      </div>
      <div className={styles.actions}>
        <Button onClick={onCancel} disabled={submitting}>
          Cancelar
        </Button>
        <Button type="submit" variant="primary" loading={submitting} loadingLabel="Aguarde...">
          {submit}
        </Button>
      </div>
    </form>
  )
}
