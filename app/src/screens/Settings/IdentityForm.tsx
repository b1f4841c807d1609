import { Button, FormError } from '@convoca/ui'
import type { Schemas } from '@convoca/sdk/core'
import { useState } from 'react'
import { useSubmit } from '../../forms/fields.ts'
import {
  afterRefusal,
  identityErrors,
  identityNames,
  isGiven,
  noProof,
  toIdentityProof,
} from '../../forms/identity.ts'
import { required } from '../../forms/login.ts'
import { IdentityField } from './IdentityField.tsx'
import styles from './two-step.module.css'

interface IdentityFormProps {
  userId: string
  /** The form's name for screen readers. */
  label: string
  submit: string
  /** The text for errors without one of their own. */
  failure: string
  onCancel: () => void
  /** Rejects where the server refuses. */
  onSubmit: (proof: Schemas['IdentityProof']) => Promise<void>
}

/** Asks who it is before a way into the account is added. */
export function IdentityForm({ userId, label, submit, failure, onCancel, onSubmit }: IdentityFormProps) {
  const [proof, setProof] = useState(noProof)
  const [isChecked, setIsChecked] = useState(false)
  const [submitting, setSubmitting] = useState(false)
  const { error, send, of } = useSubmit(identityNames)
  const refused = of('proof')

  async function run() {
    setIsChecked(true)
    if (submitting || !isGiven(proof)) return
    setSubmitting(true)
    await send({ proof }, failure, async () => {
      try {
        await onSubmit(toIdentityProof(proof))
      } catch (refusal) {
        setProof(afterRefusal(proof))
        throw refusal
      }
    })
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
      <FormError>{error}</FormError>
      <IdentityField
        userId={userId}
        task="addLoginMethod"
        path="/settings?section=security"
        staysHere
        field={{
          value: proof,
          onChange: (next) => {
            refused.clear()
            setProof(next)
          },
          error: isChecked && !isGiven(proof) ? required : refused.text && identityErrors[proof.kind],
        }}
      />
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
