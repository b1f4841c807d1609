import styles from './quiet-line.module.css'

export interface QuietLineProps {
  text: string
  /** The text of the button. */
  retry: string
  /** Undefined where no script runs. */
  onRetry?: (() => void) | undefined
}

/** One line in the place of what is not there: the link that the page has put into the element, and a button that asks again. */
export function QuietLine({ text, retry, onRetry }: QuietLineProps) {
  return (
    <div className={styles.line} part="note">
      <span role="status">{text}</span>
      {onRetry && (
        <>
          <slot />
          <button className={styles.retry} type="button" part="retry" onClick={onRetry}>
            {retry}
          </button>
        </>
      )}
    </div>
  )
}
