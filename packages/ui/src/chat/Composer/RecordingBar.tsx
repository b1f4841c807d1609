import { SendHorizontal, Trash2 } from 'lucide-react'
import { clockText } from '../clockText.ts'
import type { ComposerTexts } from './composerTexts.ts'
import styles from './Composer.module.css'

type RecordingBarProps = { seconds: number; words: ComposerTexts; onCancel: () => void; onSend: () => void }

/** In place of the text box while the microphone is on. */
export function RecordingBar({ seconds, words, onCancel, onSend }: RecordingBarProps) {
  return (
    <>
      <button
        type="button"
        className={styles.icon}
        aria-label={words.cancelRecording}
        title={words.cancelRecording}
        onClick={onCancel}
      >
        <Trash2 aria-hidden="true" />
      </button>
      <p className={styles.recording} role="timer">
        <span className={styles.live} aria-hidden="true" />
        {words.recording(clockText(seconds))}
      </p>
      <button type="button" className={styles.send} aria-label={words.sendRecording} onClick={onSend}>
        <SendHorizontal aria-hidden="true" />
      </button>
    </>
  )
}
