import type { ReactNode } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { PickerMessage } from './PickerMessage.tsx'
import type { PlayerPickerTexts } from './player-picker-texts.ts'
import { wrapText } from '../../primitives/text-elements/wrap-text.tsx'
import styles from './PlayerPicker.module.css'

interface PickerPanelProps {
  state: 'loading' | 'ready' | 'empty' | 'error'
  height: number
  /** Players that the search finds. */
  found: number
  labels: PlayerPickerTexts
  onRetry: (() => void) | undefined
  /** Whether loading the next page failed. */
  moreFailed: boolean
  onRetryMore: () => void
  /** The list. */
  children: ReactNode
}

/** The list or its placeholder, with a permanent live region for the search results. */
export function PickerPanel(props: PickerPanelProps) {
  const { state, height, found, labels, onRetry, moreFailed, onRetryMore, children } = props
  const ready = state === 'ready'
  return (
    <div className={styles.panel} style={{ height }}>
      {ready && wrapText(children)}
      {ready && moreFailed && (
        <div className={styles.moreFailed} role="alert">
          <p>{labels.moreFailed}</p>
          <Button size="small" onClick={onRetryMore}>
            {labels.retry}
          </Button>
        </div>
      )}
      {state === 'error' && (
        <PickerMessage state={state} labels={labels} role="alert">
          {onRetry && (
            <Button size="small" onClick={onRetry}>
              {labels.retry}
            </Button>
          )}
        </PickerMessage>
      )}
      <div role="status">
        {ready && <p className="cv-hidden">{labels.found(found)}</p>}
        {(state === 'loading' || state === 'empty') && <PickerMessage state={state} labels={labels} />}
      </div>
    </div>
  )
}
