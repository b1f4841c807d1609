'use client'

import { useEffect, useRef, useState } from 'react'
import {
  initialArea,
  isLargeEnough,
  outputSize,
  wholePixels,
  type CropArea,
  type ImageSize,
} from './crop-geometry.ts'
import { cropImage, ImageJobError, inspectImage, type ImageJobFailure } from './image-jobs.ts'
import type { ImageUploaderTexts } from './image-uploader-texts.ts'
import type { ImagePresetRules } from './presets.ts'
import type { SourcePose } from './source-pose.ts'
import type { UploadedImage } from './uploaded-image.ts'

/** A picture being cropped. */
export interface CropSession {
  source: Blob
  /** The picture that is shown, in `pose`. */
  neutral: Blob
  pose: SourcePose
  /** The picture's size in that pose. */
  size: ImageSize
  start: CropArea
}

export type UploadPhase =
  | { kind: 'idle' }
  | { kind: 'reading' }
  | ({ kind: 'cropping'; encoding: boolean } & CropSession)

/** Quality of the result. */
const JPEG_QUALITY = 0.95

interface Options {
  rules: ImagePresetRules
  labels: ImageUploaderTexts
  value: UploadedImage | null
  onChange: (image: UploadedImage | null) => void
  onError: ((message: string) => void) | undefined
}

/** Reads the file and places the initial crop; `start` is null if the image is too small for the preset. */
async function openSession(source: Blob, rules: ImagePresetRules, signal: AbortSignal) {
  const inspected = await inspectImage(source, signal)
  const { size } = inspected
  if (!isLargeEnough(size, rules)) return { ...inspected, start: null }
  const aspect = rules.aspect ?? size.width / size.height
  return { ...inspected, start: initialArea(size, aspect, rules.initialShare, rules) }
}

/** The finished picture of a session. */
async function crop(
  { source, neutral, pose, size: sourceSize, start }: CropSession,
  rules: ImagePresetRules,
  signal: AbortSignal,
): Promise<UploadedImage> {
  const area = wholePixels(start, sourceSize)
  const size = outputSize(area, rules)
  const job = { file: source, pose, area, size, round: rules.round, quality: JPEG_QUALITY }
  const { blob, dataUrl } = await cropImage(job, signal)
  const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1)
  return { blob, dataUrl, base64, ...size, source, neutral, pose, sourceSize, area }
}

/** The session that a finished picture came from. */
const toSession = ({ source, neutral, pose, sourceSize, area }: UploadedImage): CropSession => ({
  source,
  neutral,
  pose,
  size: sourceSize,
  start: area,
})

/** A signal for each job: the next one ends the job before, and leaving the page ends the last. */
function useJobSignal() {
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  return () => {
    running.current?.abort()
    running.current = new AbortController()
    return running.current.signal
  }
}

/** Returns a promise that resolves after the next render, or when none will follow. */
function useNextRender() {
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    const goOn = () => {
      for (const resolve of waiting.current.splice(0)) resolve()
    }
    goOn()
    return goOn
  })
  return () => new Promise<void>((resolve) => waiting.current.push(resolve))
}

function failureText(failure: ImageJobFailure, labels: ImageUploaderTexts): string {
  const { wrongType: type, failed: unreadable, heic, animated, truncated } = labels
  return { type, unreadable, heic, animated, truncated }[failure]
}

/** The error message, which is also passed to `onError`. */
function useUploadError(labels: ImageUploaderTexts, onError: Options['onError']) {
  const [error, setError] = useState<string | null>(null)
  const fail = (message: string) => {
    setError(message)
    onError?.(message)
  }
  const failFrom = (problem: unknown) =>
    fail(problem instanceof ImageJobError ? failureText(problem.failure, labels) : labels.failed)
  return { error, fail, failFrom, forget: () => setError(null) }
}

/** The uploader's states: empty → cropping → preview, and the jobs between them. */
export function useImageUpload({ rules, labels, value, onChange, onError }: Options) {
  const [phase, setPhase] = useState<UploadPhase>({ kind: 'idle' })
  const nextSignal = useJobSignal()
  const nextRender = useNextRender()
  const { error, fail, failFrom, forget } = useUploadError(labels, onError)

  const open = async (file: Blob) => {
    const signal = nextSignal()
    forget()
    setPhase({ kind: 'reading' })
    try {
      const { start, ...inspected } = await openSession(file, rules, signal)
      if (start) setPhase({ kind: 'cropping', encoding: false, source: file, ...inspected, start })
      else {
        setPhase({ kind: 'idle' })
        fail(labels.tooSmall({ width: rules.minWidth, height: rules.minHeight }, inspected.size))
      }
    } catch (problem) {
      if (signal.aborted) return
      setPhase({ kind: 'idle' })
      failFrom(problem)
    }
  }

  /** Crops to the session's `start`. Kept only when the owner has been rendered with the picture: a form around the uploader then sends it. */
  const confirm = async (session: CropSession): Promise<boolean> => {
    const signal = nextSignal()
    forget()
    setPhase({ ...session, kind: 'cropping', encoding: true })
    try {
      const image = await crop(session, rules, signal)
      const rendered = nextRender()
      setPhase({ kind: 'idle' })
      onChange(image)
      await rendered
      return true
    } catch (problem) {
      if (signal.aborted) return false
      setPhase({ ...session, kind: 'cropping', encoding: false })
      failFrom(problem)
      return false
    }
  }

  /** Both "Cancelar" and the remove button lead to the empty state. */
  const clear = () => {
    nextSignal()
    forget()
    setPhase({ kind: 'idle' })
    if (value) onChange(null)
  }

  const cropAgain = () => {
    if (!value) return
    // Otherwise a replacement that is still loading would overwrite the crop.
    nextSignal()
    forget()
    setPhase({ kind: 'cropping', encoding: false, ...toSession(value) })
  }

  return { phase, error, fail, open, confirm, clear, cropAgain }
}
