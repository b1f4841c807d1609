'use client'

import { Pause, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatDuration } from '../format-duration.ts'
import type { MessageBubbleTexts } from './message-bubble-texts.ts'
import styles from './MessageBubble.module.css'

interface VoiceNoteProps {
  url: string
  seconds: number
  labels: MessageBubbleTexts
}

/** A voice note; its audio is loaded when it is played. */
export function VoiceNote({ url, seconds, labels }: VoiceNoteProps) {
  const audio = useRef<HTMLAudioElement>(null)
  const [playing, setPlaying] = useState(false)
  const [at, setAt] = useState(0)
  const [failed, setFailed] = useState(false)
  const Icon = playing ? Pause : Play
  const toggle = () => {
    if (playing) return audio.current?.pause()
    setFailed(false)
    void audio.current?.play().catch((error: unknown) => {
      setPlaying(false)
      // Pausing before playback starts rejects `play()` too, which is not a failure.
      setFailed(!(error instanceof DOMException && error.name === 'AbortError'))
    })
  }
  return (
    <div className={styles.voice} role="group" aria-label={labels.voice(formatDuration(seconds))}>
      <button
        type="button"
        className={styles.play}
        aria-label={playing ? labels.pause : labels.play}
        onClick={toggle}
      >
        <Icon aria-hidden="true" />
      </button>
      <progress className={styles.track} max={seconds} value={Math.min(at, seconds)} aria-hidden="true" />
      <span className={styles.length}>{formatDuration(playing ? at : seconds)}</span>
      <span role="alert" className={styles.silent}>
        {failed && labels.voiceFailed}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- voice notes have no transcript */}
      <audio
        ref={audio}
        src={url}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => {
          setPlaying(false)
          setAt(0)
        }}
        onTimeUpdate={(event) => setAt(event.currentTarget.currentTime)}
      />
    </div>
  )
}
