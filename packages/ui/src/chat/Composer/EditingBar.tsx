import { Pencil, X } from 'lucide-react'
import type { ComposerTexts } from './composer-texts.ts'
import styles from './Composer.module.css'

interface EditingBarProps {
  words: ComposerTexts
  onCancel: () => void
}

/** Says that a message is being edited, and lets it be. */
export function EditingBar({ words, onCancel }: EditingBarProps) {
  return (
    <div className={styles.editing}>
      <Pencil aria-hidden="true" />
      <span role="status">{words.editing}</span>
      <button
        type="button"
        className={styles.icon}
        aria-label={words.cancelEdit}
        title={words.cancelEdit}
        onClick={onCancel}
      >
        <X aria-hidden="true" />
      </button>
    </div>
  )
}
