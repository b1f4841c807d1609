import { LoaderCircle, SearchX, TriangleAlert } from 'lucide-react'
import { Button } from '../../primitives/Button/index.ts'
import type { PlayerPickerTexts } from './playerPickerTexts.ts'
import classes from './PlayerPicker.module.css'

type PickerMessageProps = {
  state: 'loading' | 'empty' | 'error'
  words: PlayerPickerTexts
  onRetry: (() => void) | undefined
}

/** What stands in the list's place while there is none. */
export function PickerMessage({ state, words, onRetry }: PickerMessageProps) {
  const [title, hint] = {
    loading: [words.loading, words.loadingHint],
    empty: [words.empty, words.emptyHint],
    error: [words.failed, words.failedHint],
  }[state]
  const Icon = { loading: LoaderCircle, empty: SearchX, error: TriangleAlert }[state]
  return (
    <div className={classes.message} role={state === 'error' ? 'alert' : 'status'}>
      <Icon className={state === 'loading' ? classes.spinner : undefined} aria-hidden="true" />
      <p className={classes.messageTitle}>{title}</p>
      <p className={classes.messageHint}>{hint}</p>
      {state === 'error' && onRetry && (
        <Button size="small" onClick={onRetry}>
          {words.retry}
        </Button>
      )}
    </div>
  )
}
