import { LoaderCircle, SearchX, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PlayerPickerTexts } from './player-picker-texts.ts'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import styles from './PlayerPicker.module.css'

interface PickerMessageProps {
  state: 'loading' | 'empty' | 'error'
  labels: PlayerPickerTexts
  role?: 'alert'
  /** Action of the message. */
  children?: ReactNode
}

/** Shown instead of the list: loading, error or empty. */
export function PickerMessage({ state, labels, role, children }: PickerMessageProps) {
  const [title, hint] = {
    loading: [labels.loading, labels.loadingHint],
    empty: [labels.empty, labels.emptyHint],
    error: [labels.failed, labels.failedHint],
  }[state]
  const Icon = { loading: LoaderCircle, empty: SearchX, error: TriangleAlert }[state]
  return (
    <div className={styles.message} role={role}>
      <Icon className={state === 'loading' ? styles.spinner : undefined} aria-hidden="true" />
      <p className={styles.messageTitle}>{title}</p>
      <p className={styles.messageHint}>{hint}</p>
      {wrapText(children)}
    </div>
  )
}
