import { Button, FormError } from '@convoca/ui'
import type { ReactNode } from 'react'
import styles from './SaveForm.module.css'

export interface SaveFormProps {
  /** Its accessible name. */
  label: string
  /** Label of the submit button. */
  save: string
  /** Its label while it is sent; *Salvando...* by default. */
  saving?: string
  error: string | undefined
  submitting: boolean
  onSubmit: () => unknown
  onCancel: () => void
  /** The fields. */
  children: ReactNode
}

/** The frame of a small form within a page: its error, its fields, cancel and save. */
export function SaveForm({
  label,
  save,
  saving = 'Salvando...',
  error,
  submitting,
  onSubmit,
  onCancel,
  children,
}: SaveFormProps) {
  return (
    <form
      aria-label={label}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <FormError>{error}</FormError>
      {children}
      <div className={styles.actions}>
        <Button onClick={onCancel} disabled={submitting}>
          Cancelar
        </Button>
        <Button type="submit" variant="primary" loading={submitting} loadingLabel={saving}>
          {save}
        </Button>
      </div>
    </form>
  )
}
