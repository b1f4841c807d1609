'use client'

import { useEffect, useRef, useState } from 'react'

/** Maximum length of a voice note in seconds. */
export const VOICE_LIMIT = 60

/** The types that every browser plays; without a wish some record something else. */
const mimeTypes = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus']

interface Recording {
  recorder: MediaRecorder
  chunks: Blob[]
  startedAt: number
  keep: boolean
}

interface VoiceRecorderOptions {
  onDone: ((recording: Blob, seconds: number) => void) | undefined
  /** Called when the microphone is denied or the browser cannot record. */
  onRefused: () => void
}

/**
 * Records from the microphone for at most 60 s, then finishes by itself. The microphone is released when the recording
 * ends, is cancelled or fails, and on unmount.
 */
export function useVoiceRecorder(options: VoiceRecorderOptions) {
  const [recording, setRecording] = useState(false)
  const current = useRef<Recording | null>(null)
  const asking = useRef(false)
  const gone = useRef(false)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })

  const stop = (keep: boolean) => {
    if (!current.current) return
    current.current.keep = keep
    current.current.recorder.stop()
  }
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
      stop(false)
    }
  }, [])
  const seconds = useSeconds(recording, current, () => stop(true))

  const record = (stream: MediaStream) => {
    const mimeType = mimeTypes.find((type) => MediaRecorder.isTypeSupported(type))
    const recorder = new MediaRecorder(stream, mimeType === undefined ? {} : { mimeType })
    const begun: Recording = { recorder, chunks: [], startedAt: performance.now(), keep: false }
    recorder.addEventListener('dataavailable', ({ data }) => begun.chunks.push(data))
    recorder.addEventListener('stop', () => {
      stopTracks(stream)
      current.current = null
      setRecording(false)
      const length = Math.min((performance.now() - begun.startedAt) / 1000, VOICE_LIMIT)
      if (begun.keep) latest.current.onDone?.(new Blob(begun.chunks, { type: recorder.mimeType }), length)
    })
    recorder.start()
    current.current = begun
    setRecording(true)
  }
  const start = async () => {
    // A second stream would never be stopped.
    if (asking.current || current.current) return
    asking.current = true
    let stream: MediaStream | undefined
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      if (gone.current) stopTracks(stream)
      else record(stream)
    } catch {
      // Denied, no microphone, or recording is not supported.
      if (stream) stopTracks(stream)
      latest.current.onRefused()
    } finally {
      asking.current = false
    }
  }
  return { recording, seconds, start, finish: () => stop(true), cancel: () => stop(false) }
}

/** Seconds recorded so far; stops the recording at the limit. */
function useSeconds(recording: boolean, current: { current: Recording | null }, onLimit: () => void) {
  const [seconds, setSeconds] = useState(0)
  const over = useRef(onLimit)
  useEffect(() => {
    over.current = onLimit
  })
  useEffect(() => {
    if (!recording) return
    setSeconds(0)
    const timer = setInterval(() => {
      const passed = (performance.now() - (current.current?.startedAt ?? 0)) / 1000
      setSeconds(Math.min(passed, VOICE_LIMIT))
      if (passed >= VOICE_LIMIT) over.current()
    }, 250)
    return () => clearInterval(timer)
  }, [recording, current])
  return seconds
}

function stopTracks(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop()
}
