import { LoaderCircle, SearchX, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PlayerPickerTexts } from './player-picker-texts.ts'
import styles from './PlayerPicker.module.css'

interface PickerMessageProps {
  state: 'loading' | 'empty' | 'error'
  words: PlayerPickerTexts
  role?: 'alert'
  /** What can be done about it. */
  children?: ReactNode
}

/** What stands in the list's place while there is none. */
export function PickerMessage({ state, words, role, children }: PickerMessageProps) {
  const [title, hint] = {
    loading: [words.loading, words.loadingHint],
    empty: [words.empty, words.emptyHint],
    error: [words.failed, words.failedHint],
  }[state]
  const Icon = { loading: LoaderCircle, empty: SearchX, error: TriangleAlert }[state]
  return (
    <div className={styles.message} role={role}>
      <Icon className={state === 'loading' ? styles.spinner : undefined} aria-hidden="true" />
      <p className={styles.messageTitle}>{title}</p>
      <p className={styles.messageHint}>{hint}</p>
      {children}
    </div>
  )
}
