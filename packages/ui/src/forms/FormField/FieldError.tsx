import { CircleAlert } from 'lucide-react'
import styles from './FieldError.module.css'

interface FieldErrorProps {
  /** What the control's `aria-describedby` names. */
  id: string
  error: string | undefined
}

/** What is wrong with one field. Always in the page, so that an error put into it later is announced. */
export function FieldError({ id, error }: FieldErrorProps) {
  return (
    <div id={id} className={styles.error} aria-live="polite">
      {error && (
        <>
          <CircleAlert aria-hidden="true" className={styles.icon} />
          <span>{error}</span>
        </>
      )}
    </div>
  )
}
