import { CircleAlert } from 'lucide-react'
import styles from './FieldError.module.css'

interface FieldErrorProps {
  /** The id that the control's `aria-describedby` names. */
  id: string
  error: string | undefined
}

/** Error of a field. Always mounted, so that a later error is announced. */
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
