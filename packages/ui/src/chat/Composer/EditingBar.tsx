import { Pencil, X } from 'lucide-react'
import type { ComposerTexts } from './composer-texts.ts'
import styles from './Composer.module.css'

interface EditingBarProps {
  labels: ComposerTexts
  onCancel: () => void
}

/** Shows that a message is being edited, with a button that cancels. */
export function EditingBar({ labels, onCancel }: EditingBarProps) {
  return (
    <div className={styles.editing}>
      <Pencil aria-hidden="true" />
      <span role="status">{labels.editing}</span>
      <button
        type="button"
        className={styles.icon}
        aria-label={labels.cancelEdit}
        title={labels.cancelEdit}
        onClick={onCancel}
      >
        <X aria-hidden="true" />
      </button>
    </div>
  )
}
