import { takeOrientation } from './exif-orientation.ts'
import type { ImageJob, ImageJobResponse, ImageJobFailure } from './image-jobs.ts'
import { findImageDefect, type ImageDefect } from './image-defect.ts'
import { imageTypeOf } from './image-type.ts'
import { completeJpeg, endsJpeg } from './jpeg-end.ts'
import { pictureBackground } from './picture-background.ts'
import { poseMatrix, poseOf, turnSize } from './source-pose.ts'

/** The part of the worker's global scope used here; the DOM library types `self` as a window. */
interface WorkerScope {
  addEventListener: (type: 'message', listener: (event: MessageEvent<ImageJob>) => void) => void
  postMessage: (answer: ImageJobResponse) => void
}

const scope: WorkerScope = globalThis

/** Thrown for content that is none of the allowed formats. */
class WrongType extends Error {}

/** Thrown for content that is refused for a reason of its own. */
class DefectiveImage extends Error {
  readonly fault: ImageDefect

  constructor(fault: ImageDefect) {
    super(fault)
    this.fault = fault
  }
}

scope.addEventListener('message', ({ data: job }) => {
  runJob(job).then(
    (answer) => scope.postMessage(answer),
    (error: unknown) => scope.postMessage({ kind: 'failed', failure: toFailure(error) }),
  )
})

function toFailure(error: unknown): ImageJobFailure {
  if (error instanceof DefectiveImage) return error.fault
  return error instanceof WrongType ? 'type' : 'unreadable'
}

async function runJob(job: ImageJob): Promise<ImageJobResponse> {
  const { bitmap, neutral, orientation } = await decode(job.file)
  try {
    if (job.kind === 'inspect') {
      const pose = poseOf(orientation)
      return { kind: 'inspected', size: turnSize(bitmap, pose.turns), neutral, pose }
    }
    const blob = await crop(bitmap, job)
    return { kind: 'cropped', blob, dataUrl: await toDataUrl(blob) }
  } finally {
    bitmap.close()
  }
}

/** The picture as it is stored, if the content is one of the allowed formats, and its EXIF orientation. */
async function decode(file: Blob) {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const fault = findImageDefect(bytes)
  if (fault !== null) throw new DefectiveImage(fault)
  const type = imageTypeOf(bytes)
  if (type === null) throw new WrongType()
  const oriented = takeOrientation(bytes)
  const neutral = oriented.neutral === bytes ? file : new Blob([oriented.neutral], { type })
  const lacksEnd = type === 'image/jpeg' && !endsJpeg(bytes)
  const bitmap = await (lacksEnd ? decodeWithoutEnd(oriented.neutral) : createImageBitmap(neutral))
  return { bitmap, neutral, orientation: oriented.orientation }
}

/** A JPEG that lacks its end, if nothing else of it is missing. */
async function decodeWithoutEnd(bytes: Uint8Array): Promise<ImageBitmap> {
  const { ended, filled } = completeJpeg(bytes)
  const bitmaps = await Promise.all(
    [ended, filled].map((content) => createImageBitmap(new Blob([content], { type: 'image/jpeg' }))),
  )
  const [bitmap, other] = bitmaps
  if (!bitmap || !other || !showTheSame(bitmap, other)) {
    for (const each of bitmaps) each.close()
    throw new DefectiveImage('truncated')
  }
  other.close()
  return bitmap
}

/** Rows that are compared at a time, so that no second copy of a photograph is held. */
const ROWS = 256

function showTheSame(first: ImageBitmap, second: ImageBitmap): boolean {
  const context = new OffscreenCanvas(first.width, ROWS).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no 2d context')
  const read = (bitmap: ImageBitmap, top: number) => {
    context.drawImage(bitmap, 0, -top)
    return new Uint32Array(context.getImageData(0, 0, first.width, ROWS).data.buffer)
  }
  for (let top = 0; top < first.height; top += ROWS) {
    const pixels = read(first, top)
    const others = read(second, top)
    if (pixels.some((pixel, index) => pixel !== others[index])) return false
  }
  return true
}

async function crop(bitmap: ImageBitmap, job: Extract<ImageJob, { kind: 'crop' }>): Promise<Blob> {
  const { pose, area, size, round, quality } = job
  const canvas = new OffscreenCanvas(size.width, size.height)
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('no 2d context')
  // JPEG has no transparency: what a picture leaves open, and the corners around a circle, get the
  // background that the server gives them, too.
  context.fillStyle = pictureBackground
  context.fillRect(0, 0, size.width, size.height)
  if (round) {
    // Two pixels more than the circle shown, so that its soft edge never mixes with the corners.
    context.beginPath()
    context.arc(size.width / 2, size.height / 2, Math.min(size.width, size.height) / 2 + 2, 0, Math.PI * 2)
    context.clip()
  }
  context.imageSmoothingQuality = 'high'
  // The steps lead from the area's pixels to the result's, from the upright picture's to the area's, from the
  // stored to the upright ones.
  context.scale(size.width / area.width, size.height / area.height)
  context.translate(-area.x, -area.y)
  const upright = turnSize(bitmap, pose.turns)
  context.transform(...poseMatrix(pose), upright.width / 2, upright.height / 2)
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2)
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result)
    })
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable blob')))
    reader.readAsDataURL(blob)
  })
}
