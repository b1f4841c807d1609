import { constants, setPriority } from 'node:os'
import sharp, { type Metadata } from 'sharp'
import type { ImageJob, ImageOutcome } from './image-jobs.ts'

/** The process that decodes uploaded pictures; `image-process.ts` starts and ends it. */

const QUALITY = 88
/** Replaces transparency: pictures are stored as JPEG. */
const BACKGROUND = '#11141b'
/** Bytes of decoded pixels in memory at a time; a picture that needs more is decoded alone. */
const MEMORY = 96 * 1024 * 1024

sharp.cache(false)
sharp.concurrency(1)
// Requests come first.
setPriority(constants.priority.PRIORITY_LOW)

/** Bytes that the decoder holds: these are decoded whole, all others row by row. */
function countHeldBytes({ format, width, height, channels, depth, isProgressive }: Metadata): number {
  if (!isProgressive && format !== 'webp') return 0
  // A progressive JPEG is held as coefficients of 16 bits.
  const bytes = format === 'jpeg' || depth === 'ushort' ? 2 : 1
  return width * height * channels * bytes
}

let held = 0
const waiting: (() => void)[] = []

async function withMemory<T>(bytes: number, decode: () => Promise<T>): Promise<T> {
  if (held > 0 && held + bytes > MEMORY) {
    await new Promise<void>((resolve) => waiting.push(resolve))
    return withMemory(bytes, decode)
  }
  held += bytes
  try {
    return await decode()
  } finally {
    held -= bytes
    for (const resume of waiting.splice(0)) resume()
  }
}

/** Rotated upright, resized and without metadata: re-encoding keeps no byte of the upload. */
function encode({ bytes, rule: { stored, keepsShape }, maxPixels }: ImageJob) {
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .flatten({ background: BACKGROUND })
    .resize(
      keepsShape
        ? { ...stored, fit: 'inside', withoutEnlargement: true }
        : { ...stored, fit: 'cover', position: 'centre' },
    )
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY, progressive: true })
    .toBuffer({ resolveWithObject: true })
}

async function prepare(job: ImageJob): Promise<ImageOutcome> {
  const { bytes, format, rule, maxPixels } = job
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata()
    if (metadata.format !== format) return { refusal: 'IMAGE_UNREADABLE' }
    const { width, height } = metadata.autoOrient
    if (width * height > maxPixels) return { refusal: 'IMAGE_TOO_LARGE' }
    if (width < rule.minimum.width || height < rule.minimum.height) return { refusal: 'IMAGE_TOO_SMALL' }
    const { data, info } = await withMemory(countHeldBytes(metadata), () => encode(job))
    return { jpeg: data, width: info.width, height: info.height }
  } catch {
    return { refusal: 'IMAGE_UNREADABLE' }
  }
}

process.on('message', (job: ImageJob) => {
  void prepare(job).then((outcome) => process.send?.({ id: job.id, outcome }))
})
// Signals of a terminal reach it, too: it ends when the server has ended it, or itself.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit())
