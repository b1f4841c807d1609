import type { ImageRule } from '@convoca/contract/rules'
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { DomainError } from '../../errors.ts'
import { sniffImage } from './rules.ts'

/** 64 megapixels decode to about 250 MB; larger images are refused before they are decoded. */
const MOST_PIXELS = 64_000_000
const QUALITY = 88
/** Replaces transparency: pictures are stored as JPEG. */
const BACKGROUND = '#11141b'

export interface StoredImage {
  jpeg: Buffer
  hash: string
  width: number
  height: number
}

function unreadable(cause: unknown): DomainError {
  return new DomainError('IMAGE_UNREADABLE', {
    cause,
    fieldErrors: [{ path: 'base64', code: 'INVALID_VALUE', message: 'the image cannot be read' }],
  })
}

/** Rotated upright, resized and without metadata: re-encoding keeps no byte of the upload. */
function encode(bytes: Buffer, { stored, keepsShape }: ImageRule) {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
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

/** The bytes to store for an uploaded picture. */
export async function prepareImage(bytes: Buffer, picture: ImageRule): Promise<StoredImage> {
  const format = sniffImage(bytes)
  if (format === null) throw new DomainError('UNSUPPORTED_MEDIA_TYPE')
  const metadata = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .metadata()
    .catch((error: unknown) => {
      throw unreadable(error)
    })
  if (metadata.format !== format) throw unreadable(null)
  const { width, height } = metadata.autoOrient
  if (width < picture.minimum.width || height < picture.minimum.height) {
    throw new DomainError('IMAGE_TOO_SMALL', {
      fieldErrors: [{ path: 'base64', code: 'OUT_OF_RANGE', message: 'the image is too small' }],
    })
  }
  const { data: jpeg, info } = await encode(bytes, picture).catch((error: unknown) => {
    throw unreadable(error)
  })
  return {
    jpeg,
    hash: createHash('sha256').update(jpeg).digest('hex'),
    width: info.width,
    height: info.height,
  }
}
