import { useEffect, useRef, useState } from 'react'

/** Longest voice note, s. */
export const VOICE_LIMIT = 60

type Recording = { recorder: MediaRecorder; chunks: Blob[]; startedAt: number; keep: boolean }

/**
 * Records from the microphone for at most 60 s, then hands the recording over by itself. The microphone is let go on
 * finishing, on cancelling and when the composer disappears.
 */
export function useVoiceRecorder(onDone: (recording: Blob, seconds: number) => void) {
  const [state, setState] = useState<'idle' | 'recording' | 'refused'>('idle')
  const [seconds, setSeconds] = useState(0)
  const current = useRef<Recording | null>(null)
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })

  const stop = (keep: boolean) => {
    if (!current.current) return
    current.current.keep = keep
    current.current.recorder.stop()
  }
  useEffect(() => () => stop(false), [])
  useEffect(() => {
    if (state !== 'recording') return
    const timer = setInterval(() => {
      const passed = (performance.now() - (current.current?.startedAt ?? 0)) / 1000
      setSeconds(Math.min(passed, VOICE_LIMIT))
      if (passed >= VOICE_LIMIT) stop(true)
    }, 250)
    return () => clearInterval(timer)
  }, [state])

  const start = async () => {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      const recorder = new MediaRecorder(stream)
      const recording: Recording = { recorder, chunks: [], startedAt: performance.now(), keep: false }
      recorder.addEventListener('dataavailable', ({ data }) => recording.chunks.push(data))
      recorder.addEventListener('stop', () => {
        for (const track of stream.getTracks()) track.stop()
        current.current = null
        setState('idle')
        const length = Math.min((performance.now() - recording.startedAt) / 1000, VOICE_LIMIT)
        if (recording.keep) done.current(new Blob(recording.chunks, { type: recorder.mimeType }), length)
      })
      current.current = recording
      recorder.start()
      setSeconds(0)
      setState('recording')
    } catch {
      // Refused, or there is no microphone.
      setState('refused')
    }
  }
  return { state, seconds, start, finish: () => stop(true), cancel: () => stop(false) }
}
