import { createHash } from 'node:crypto'
import { MAX_IMAGE_PIXELS } from '@convoca/contract/rules'
import type { Config } from '../config/config.ts'
import type { PictureDecoder, PreparedPicture } from '../context.ts'
import { sniffImage } from '../domains/files/rules.ts'
import { DomainError, type FieldErrorCode } from '../errors.ts'
import type { ImageOutcomes, ImageRefusal } from './image-jobs.ts'
import { createImageProcess } from './image-process.ts'
import { createImageQueue } from './image-queue.ts'

const refusalFields: Record<ImageRefusal, { code: FieldErrorCode; message: string }> = {
  IMAGE_UNREADABLE: { code: 'INVALID_VALUE', message: 'the image cannot be read' },
  IMAGE_TOO_LARGE: { code: 'OUT_OF_RANGE', message: 'the image has too many pixels' },
  IMAGE_TOO_SMALL: { code: 'OUT_OF_RANGE', message: 'the image is too small' },
}

function toError(refusal: ImageRefusal): DomainError {
  return new DomainError(refusal, { fieldErrors: [{ path: 'base64', ...refusalFields[refusal] }] })
}

function toPicture(outcome: ImageOutcomes['upload']): PreparedPicture {
  if ('refusal' in outcome) throw toError(outcome.refusal)
  const jpeg = Buffer.from(outcome.jpeg)
  return { ...outcome, jpeg, hash: createHash('sha256').update(jpeg).digest('hex') }
}

export interface PictureDecoderProcess extends PictureDecoder {
  close(): void
}

/**
 * Decodes pictures in a process of its own, whose memory the system gets back when it ends: in this one it would stay
 * with the allocator (docs/decisions/0058).
 */
export function createPictureDecoder({
  decodeTimeout,
}: Pick<Config, 'decodeTimeout'>): PictureDecoderProcess {
  const uploads = createImageQueue()
  const resizings = createImageQueue()
  const worker = createImageProcess(decodeTimeout)
  return {
    prepare: async (account, bytes, rule) => {
      const format = sniffImage(bytes)
      if (format === null) throw new DomainError('UNSUPPORTED_MEDIA_TYPE')
      const job = { kind: 'upload', bytes, format, rule, maxPixels: MAX_IMAGE_PIXELS } as const
      return toPicture(await uploads.add(account, bytes.length, () => worker.run(job)))
    },
    resize: async (hash, jpeg, width) => {
      const job = { kind: 'resize', jpeg, width } as const
      const outcome = await resizings.add(hash, jpeg.length, () => worker.run(job))
      if ('refusal' in outcome) throw toError(outcome.refusal)
      return Buffer.from(outcome.webp)
    },
    close: () => worker.close(),
  }
}
