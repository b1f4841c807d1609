import { useEffect, useRef, useState } from 'react'
import {
  initialArea,
  isLargeEnough,
  outputSize,
  wholePixels,
  type CropArea,
  type ImageSize,
} from './cropGeometry.ts'
import { cropImage, ImageJobError, inspectImage } from './imageJobs.ts'
import type { ImageUploaderTexts } from './imageUploaderTexts.ts'
import type { ImagePresetRules } from './presets.ts'
import type { UploadedImage } from './uploadedImage.ts'

/** A picture being cropped. */
export type CropSession = { source: Blob; size: ImageSize; start: CropArea }

export type UploadPhase =
  | { kind: 'idle' }
  | { kind: 'reading' }
  | ({ kind: 'cropping'; encoding: boolean } & CropSession)

/** Quality of the result (requirement 001 §5). */
const JPEG_QUALITY = 0.95

type Options = {
  rules: ImagePresetRules
  words: ImageUploaderTexts
  value: UploadedImage | null
  onChange: (image: UploadedImage | null) => void
  onError: ((message: string) => void) | undefined
}

/** The uploader's states: empty → cropping → preview (requirement 001 §4), and the jobs between them. */
export function useImageUpload({ rules, words, value, onChange, onError }: Options) {
  const [phase, setPhase] = useState<UploadPhase>({ kind: 'idle' })
  const [error, setError] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)

  useEffect(() => () => running.current?.abort(), [])

  /** Ends the job under way, if any, and opens the next one's. */
  const nextSignal = () => {
    running.current?.abort()
    running.current = new AbortController()
    return running.current.signal
  }
  const fail = (message: string) => {
    setError(message)
    onError?.(message)
  }
  const failFrom = (problem: unknown) =>
    fail(problem instanceof ImageJobError && problem.failure === 'type' ? words.wrongType : words.failed)

  const open = async (file: Blob) => {
    const signal = nextSignal()
    setError(null)
    setPhase({ kind: 'reading' })
    try {
      const size = await inspectImage(file, signal)
      if (!isLargeEnough(size, rules)) {
        setPhase({ kind: 'idle' })
        fail(words.tooSmall({ width: rules.minWidth, height: rules.minHeight }, size))
        return
      }
      const aspect = rules.aspect ?? size.width / size.height
      const start = initialArea(size, aspect, rules.initialShare, rules)
      setPhase({ kind: 'cropping', encoding: false, source: file, size, start })
    } catch (problem) {
      if (signal.aborted) return
      setPhase({ kind: 'idle' })
      failFrom(problem)
    }
  }

  const confirm = async (session: CropSession, area: CropArea): Promise<boolean> => {
    const signal = nextSignal()
    const whole = wholePixels(area, session.size)
    const size = outputSize(whole, rules)
    setError(null)
    setPhase({ kind: 'cropping', encoding: true, ...session, start: area })
    try {
      const job = { file: session.source, area: whole, size, round: rules.round, quality: JPEG_QUALITY }
      const { blob, dataUrl } = await cropImage(job, signal)
      setPhase({ kind: 'idle' })
      const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1)
      onChange({
        blob,
        dataUrl,
        base64,
        ...size,
        source: session.source,
        sourceSize: session.size,
        area: whole,
      })
      return true
    } catch (problem) {
      if (signal.aborted) return false
      setPhase({ kind: 'cropping', encoding: false, ...session, start: area })
      failFrom(problem)
      return false
    }
  }

  /** Both "Cancelar" and the remove button lead to the empty state (requirement 001 §4). */
  const clear = () => {
    running.current?.abort()
    setError(null)
    setPhase({ kind: 'idle' })
    if (value) onChange(null)
  }

  const cropAgain = () => {
    if (!value) return
    setError(null)
    setPhase({
      kind: 'cropping',
      encoding: false,
      source: value.source,
      size: value.sourceSize,
      start: value.area,
    })
  }

  return { phase, error, fail, open, confirm, clear, cropAgain }
}
