import sharp, { type Metadata } from 'sharp'
import type { ImageOutcomes, ImageRequest, ResizeJob, UploadJob } from './image-jobs.ts'
import { completeJpeg, endsJpeg, hasAllScans } from './jpeg-end.ts'
import { pictureBackground } from './picture-background.ts'

/** The process that decodes uploaded pictures; `image-process.ts` starts and ends it. */

const QUALITY = 88
/** The quality of what is shown: 1200 × 400 pixels take 20 kB instead of 65. */
const WEBP_QUALITY = 75
/** Bytes that decoders hold at a time: 24 megapixels of 4:2:0. A picture that needs more by itself is refused. */
const MEMORY = 72_000_000

sharp.cache(false)
sharp.concurrency(1)

/** Samples of a pixel: with 4:2:0 four pixels share those of their colour. */
const countSamples = ({ channels, chromaSubsampling }: Metadata) =>
  chromaSubsampling === '4:2:0' && channels === 3 ? 1.5 : channels

/** Bytes that the decoder holds: these are decoded whole, all others row by row. */
function countHeldBytes(metadata: Metadata): number {
  const { format, width, height, depth, isProgressive } = metadata
  if (!isProgressive && format !== 'webp') return 0
  // A progressive JPEG is held as coefficients of 16 bits.
  const bytes = format === 'jpeg' || depth === 'ushort' ? 2 : 1
  return width * height * countSamples(metadata) * bytes
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
function encode({ bytes, rule: { stored, keepsShape }, maxPixels }: UploadJob) {
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .flatten({ background: pictureBackground })
    .resize(
      keepsShape
        ? { ...stored, fit: 'inside', withoutEnlargement: true }
        : { ...stored, fit: 'cover', position: 'centre' },
    )
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY, progressive: true })
    .toBuffer({ resolveWithObject: true })
}

const lacksEnd = ({ bytes, format }: UploadJob) => format === 'jpeg' && !endsJpeg(bytes)

/** Sums over all pixels, by which two pictures are compared. */
async function sumPixels(bytes: Uint8Array, limitInputPixels: number): Promise<string> {
  const { channels } = await sharp(bytes, { limitInputPixels, failOn: 'error' }).stats()
  return JSON.stringify(channels)
}

/** A JPEG that lacks its end is given one, if nothing else of it is missing. */
async function addEnd(job: UploadJob): Promise<UploadJob> {
  if (!lacksEnd(job)) return job
  if (!hasAllScans(job.bytes)) throw new Error('scans are missing')
  const { ended, filled } = completeJpeg(job.bytes)
  if ((await sumPixels(ended, job.maxPixels)) !== (await sumPixels(filled, job.maxPixels))) {
    throw new Error('data is missing')
  }
  return { ...job, bytes: ended }
}

async function prepare(job: UploadJob): Promise<ImageOutcomes['upload']> {
  const { bytes, format, rule, maxPixels } = job
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata()
    if (metadata.format !== format) return { refusal: 'IMAGE_UNREADABLE' }
    const { width, height } = metadata.autoOrient
    if (width * height > maxPixels) return { refusal: 'IMAGE_TOO_LARGE' }
    if (width < rule.minimum.width || height < rule.minimum.height) return { refusal: 'IMAGE_TOO_SMALL' }
    // A picture without its end is decoded into memory to compare it.
    const bytesHeld = countHeldBytes(metadata) + (lacksEnd(job) ? width * height * metadata.channels : 0)
    if (bytesHeld > MEMORY) return { refusal: 'IMAGE_TOO_LARGE' }
    const { data, info } = await withMemory(bytesHeld, async () => encode(await addEnd(job)))
    return { jpeg: data, width: info.width, height: info.height }
  } catch {
    return { refusal: 'IMAGE_UNREADABLE' }
  }
}

async function resize({ jpeg, width }: ResizeJob): Promise<ImageOutcomes['resize']> {
  try {
    const picture = sharp(jpeg).resize({ width, withoutEnlargement: true })
    return { webp: await picture.webp({ quality: WEBP_QUALITY }).toBuffer() }
  } catch {
    return { refusal: 'IMAGE_UNREADABLE' }
  }
}

process.on('message', ({ id, job }: ImageRequest) => {
  const outcome = job.kind === 'upload' ? prepare(job) : resize(job)
  void outcome.then((result) => process.send?.({ id, outcome: result }))
})
// Signals of a terminal reach it, too: it ends when the server has ended it, or itself.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit())
