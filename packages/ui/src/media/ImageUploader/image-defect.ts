import { imageTypeOf } from './image-type.ts'
import { endsJpeg, hasAllScans } from './jpeg-end.ts'

/** The reason that an image is rejected although its format is allowed, or HEIC. */
export type ImageDefect = 'heic' | 'animated' | 'truncated'

const brands = new Set(['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'])

/** The fault that a file's content has, or null. */
export function findImageDefect(bytes: Uint8Array): ImageDefect | null {
  if (textAt(bytes, 4) === 'ftyp' && brands.has(textAt(bytes, 8))) return 'heic'
  const type = imageTypeOf(bytes)
  if (type === 'image/png') return findPngDefect(bytes)
  if (type === 'image/webp') return findWebpDefect(bytes)
  // A file without an end may still be whole: `image-worker.ts` finds out by decoding it.
  return type === 'image/jpeg' && !endsJpeg(bytes) && !hasAllScans(bytes) ? 'truncated' : null
}

/** Chunks: length, name, content, checksum. `acTL` says that it moves; the last one is `IEND`. */
function findPngDefect(bytes: Uint8Array): ImageDefect | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let place = 8
  while (place + 12 <= bytes.length) {
    const name = textAt(bytes, place + 4)
    if (name === 'acTL') return 'animated'
    if (name === 'IEND') return null
    place += 12 + view.getUint32(place)
  }
  return 'truncated'
}

/** The size in the header, and the animation flag of an extended file. */
function findWebpDefect(bytes: Uint8Array): ImageDefect | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 21 || view.getUint32(4, true) + 8 > bytes.length) return 'truncated'
  const moves = textAt(bytes, 12) === 'VP8X' && ((bytes[20] ?? 0) & 0b10) !== 0
  return moves ? 'animated' : null
}

function textAt(bytes: Uint8Array, start: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + 4))
}
