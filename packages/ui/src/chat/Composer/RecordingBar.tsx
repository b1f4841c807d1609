import { SendHorizontal, Trash2 } from 'lucide-react'
import type { Ref } from 'react'
import { clockText } from '../clock-text.ts'
import type { ComposerTexts } from './composer-texts.ts'
import styles from './Composer.module.css'

interface RecordingBarProps {
  seconds: number
  words: ComposerTexts
  sendRef: Ref<HTMLButtonElement>
  cancel: () => void
  finish: () => void
}

/** In place of the text box while the microphone is on. */
export function RecordingBar({ seconds, words, sendRef, cancel, finish }: RecordingBarProps) {
  return (
    <>
      <button
        type="button"
        className={styles.icon}
        aria-label={words.cancelRecording}
        title={words.cancelRecording}
        onClick={cancel}
      >
        <Trash2 aria-hidden="true" />
      </button>
      <p className={styles.recording} role="timer">
        <span className={styles.live} aria-hidden="true" />
        {words.recording(clockText(seconds))}
      </p>
      <button
        ref={sendRef}
        type="button"
        className={styles.send}
        aria-label={words.sendRecording}
        onClick={finish}
      >
        <SendHorizontal aria-hidden="true" />
      </button>
    </>
  )
}
