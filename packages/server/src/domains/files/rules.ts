import { decodedLength } from '@convoca/contract/rules'
import { MAX_IMAGE_BYTES } from '@convoca/sdk/rules'
import { DomainError, invalid } from '../../errors.ts'

/** The bytes of a base64 text; strict: a data prefix or line break is refused. */
export function decodeImage(base64: string): Buffer {
  // The length is checked first, before a large body is matched and copied.
  if (decodedLength(base64) > MAX_IMAGE_BYTES + 2) throw new DomainError('FILE_TOO_LARGE')
  if (base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) {
    throw invalid('base64', 'INVALID_FORMAT', 'must be base64 without a data prefix')
  }
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > MAX_IMAGE_BYTES) throw new DomainError('FILE_TOO_LARGE')
  return bytes
}

export type ImageFormat = 'jpeg' | 'png' | 'webp'

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** The format by the first bytes, whatever the name says; null for anything that is not accepted. */
export function sniffImage(bytes: Buffer): ImageFormat | null {
  if (bytes.length > 3 && bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (bytes.subarray(0, 8).equals(pngSignature)) return 'png'
  const isRiff = bytes.toString('latin1', 0, 4) === 'RIFF'
  return isRiff && bytes.toString('latin1', 8, 12) === 'WEBP' ? 'webp' : null
}
