import type { CropArea, ImageSize } from './crop-geometry.ts'
import type { ImageDefect } from './image-defect.ts'
import type { SourcePose } from './source-pose.ts'

/** A picture as it is shown before it is cropped. */
export interface InspectedImage {
  /** Its size in `pose`. */
  size: ImageSize
  /** The file without an orientation of its own, so that every browser shows it as stored. */
  neutral: Blob
  /** The pose in which it is upright. */
  pose: SourcePose
}

/** Messages between the page and the worker that reads and cuts pictures. */
export type ImageJob =
  | { kind: 'inspect'; file: Blob }
  | {
      kind: 'crop'
      file: Blob
      pose: SourcePose
      area: CropArea
      size: ImageSize
      round: boolean
      quality: number
    }

export type ImageJobFailure = 'type' | 'unreadable' | ImageDefect

export type ImageJobResponse =
  | ({ kind: 'inspected' } & InspectedImage)
  | { kind: 'cropped'; blob: Blob; dataUrl: string }
  | { kind: 'failed'; failure: ImageJobFailure }

/** A picture could not be read: `type` = not a JPEG, PNG or WebP by content, `unreadable` = broken otherwise. */
export class ImageJobError extends Error {
  override readonly name = 'ImageJobError'
  readonly failure: ImageJobFailure

  constructor(failure: ImageJobFailure) {
    super(failure)
    this.failure = failure
  }
}

/** Validates the content, and returns the size and the pose that its EXIF orientation asks for. */
export async function inspectImage(file: Blob, signal: AbortSignal): Promise<InspectedImage> {
  const answer = await runJob({ kind: 'inspect', file }, signal)
  if (answer.kind !== 'inspected') throw new ImageJobError('unreadable')
  const { size, neutral, pose } = answer
  return { size, neutral, pose }
}

/** Cuts the area out and encodes it as JPEG. */
export async function cropImage(job: Omit<Extract<ImageJob, { kind: 'crop' }>, 'kind'>, signal: AbortSignal) {
  const answer = await runJob({ kind: 'crop', ...job }, signal)
  if (answer.kind !== 'cropped') throw new ImageJobError('unreadable')
  return { blob: answer.blob, dataUrl: answer.dataUrl }
}

/**
 * One worker a job: decoding a photograph takes hundreds of milliseconds and as many megabytes, which end with the
 * worker. Nothing of it runs on the page's own thread.
 */
function runJob(job: ImageJob, signal: AbortSignal): Promise<ImageJobResponse> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./image-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<ImageJobResponse>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.addEventListener('message', ({ data }: MessageEvent<ImageJobResponse>) => {
      if (data.kind === 'failed') reject(new ImageJobError(data.failure))
      else resolve(data)
    })
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      reject(new ImageJobError('unreadable'))
    })
    worker.addEventListener('messageerror', () => reject(new ImageJobError('unreadable')))
    worker.postMessage(job)
  }).finally(() => worker.terminate())
}
