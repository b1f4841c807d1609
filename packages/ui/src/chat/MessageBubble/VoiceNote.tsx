'use client'

import { Pause, Play } from 'lucide-react'
import { useRef, useState, useEffect } from 'react'
import type { MediaSource } from '../chat.ts'
import { formatDuration } from '../format-duration.ts'
import { useMedia } from '../useMedia.ts'
import type { MessageBubbleTexts } from './message-bubble-texts.ts'
import { toPeaks } from './to-peaks.ts'
import styles from './MessageBubble.module.css'

interface VoiceNoteProps {
  url: MediaSource
  seconds: number
  labels: MessageBubbleTexts
}

/** The line that is drawn of a recording that could not be decoded. */
const flat: readonly number[] = toPeaks(new Float32Array())

/** The wave form of a recording, once its bytes are there. */
function usePeaks(recording: Blob | undefined): readonly number[] {
  const [peaks, setPeaks] = useState(flat)
  useEffect(() => {
    if (recording === undefined || !('OfflineAudioContext' in globalThis)) return undefined
    let isWanted = true
    const read = async () => {
      // A low rate is enough for a drawing, and decodes faster.
      const context = new OfflineAudioContext(1, 1, 8000)
      const audio = await context.decodeAudioData(await recording.arrayBuffer())
      if (isWanted) setPeaks(toPeaks(audio.getChannelData(0)))
    }
    read().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [recording])
  return peaks
}

/** A voice note: its wave form is where it can be heard from. */
export function VoiceNote({ url: source, seconds, labels }: VoiceNoteProps) {
  const audio = useRef<HTMLAudioElement>(null)
  const media = useMedia(source)
  const peaks = usePeaks(media.blob)
  const [playing, setPlaying] = useState(false)
  const [at, setAt] = useState(0)
  const [refused, setRefused] = useState(false)
  const Icon = playing ? Pause : Play
  const toggle = () => {
    if (playing) return audio.current?.pause()
    setRefused(false)
    void audio.current?.play().catch((error: unknown) => {
      setPlaying(false)
      // Pausing before playback starts rejects `play()` too, which is not a failure.
      setRefused(!(error instanceof DOMException && error.name === 'AbortError'))
    })
  }
  const seek = (to: number) => {
    setAt(to)
    if (audio.current) audio.current.currentTime = to
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
      <WaveForm {...{ peaks, seconds, at, labels }} onSeek={seek} />
      <span className={styles.length}>{formatDuration(playing || at > 0 ? at : seconds)}</span>
      <span role="alert" className={styles.silent}>
        {(refused || media.failed) && labels.voiceFailed}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- voice notes have no transcript */}
      <audio
        ref={audio}
        src={media.url}
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

interface WaveFormProps extends Pick<VoiceNoteProps, 'seconds' | 'labels'> {
  peaks: readonly number[]
  at: number
  onSeek: (to: number) => void
}

function WaveForm({ peaks, seconds, at, labels, onSeek }: WaveFormProps) {
  const heard = Math.min(at, seconds) / seconds
  return (
    <div className={styles.track}>
      {peaks.map((peak, bar) => (
        <span
          key={bar}
          className={styles.bar}
          data-heard={(bar + 0.5) / peaks.length < heard || undefined}
          style={{ height: `${Math.round(peak * 100)}%` }}
        />
      ))}
      <input
        type="range"
        className={styles.seek}
        aria-label={labels.position}
        aria-valuetext={formatDuration(at)}
        min={0}
        max={seconds}
        step={1}
        value={Math.min(Math.round(at), seconds)}
        onChange={(event) => onSeek(Number(event.currentTarget.value))}
      />
    </div>
  )
}
