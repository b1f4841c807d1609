'use client'

import { SendHorizontal, Trash2 } from 'lucide-react'
import type { Ref } from 'react'
import { formatDuration } from '../format-duration.ts'
import type { ComposerTexts } from './composer-texts.ts'
import styles from './Composer.module.css'

interface RecordingBarProps {
  seconds: number
  labels: ComposerTexts
  sendRef: Ref<HTMLButtonElement>
  cancel: () => void
  finish: () => void
}

/** Replaces the text box while recording. */
export function RecordingBar({ seconds, labels, sendRef, cancel, finish }: RecordingBarProps) {
  return (
    <>
      <button
        type="button"
        className={styles.icon}
        aria-label={labels.cancelRecording}
        title={labels.cancelRecording}
        onClick={cancel}
      >
        <Trash2 aria-hidden="true" />
      </button>
      <p className={styles.recording} role="timer">
        <span className={styles.live} aria-hidden="true" />
        <span>{labels.recording(formatDuration(seconds))}</span>
      </p>
      <button
        ref={sendRef}
        type="button"
        className={styles.send}
        aria-label={labels.sendRecording}
        onClick={finish}
      >
        <SendHorizontal aria-hidden="true" />
      </button>
    </>
  )
}
