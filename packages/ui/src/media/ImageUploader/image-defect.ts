import { imageTypeOf } from './image-type.ts'

/** Why an image is rejected although its format is allowed, or HEIC. */
export type ImageDefect = 'heic' | 'animated' | 'truncated'

const brands = new Set(['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'])

/** The fault that a file's content has, or null. */
export function findImageDefect(bytes: Uint8Array): ImageDefect | null {
  if (textAt(bytes, 4) === 'ftyp' && brands.has(textAt(bytes, 8))) return 'heic'
  const type = imageTypeOf(bytes)
  if (type === 'image/png') return findPngDefect(bytes)
  if (type === 'image/webp') return findWebpDefect(bytes)
  return type === 'image/jpeg' && !endsJpeg(bytes) ? 'truncated' : null
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

/**
 * Cameras write their own things after the end, so it is looked for backwards, and a small JPEG with an end of its own
 * before the picture, so it is looked for no farther than where the picture's own data begins.
 */
function endsJpeg(bytes: Uint8Array): boolean {
  const first = jpegDataStart(bytes)
  for (let place = bytes.length - 2; place >= first; place -= 1) {
    if (bytes[place] === 0xff && bytes[place + 1] === 0xd9) return true
  }
  return false
}

/** Segments: FF (once or more), name, length of what follows. That of the picture's data is named DA. */
function jpegDataStart(bytes: Uint8Array): number {
  let place = 2
  while (bytes[place] === 0xff && bytes[place + 1] !== 0xda) {
    const length = ((bytes[place + 2] ?? 0) << 8) + (bytes[place + 3] ?? 0)
    place += bytes[place + 1] === 0xff ? 1 : 2 + length
  }
  return place
}

function textAt(bytes: Uint8Array, start: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + 4))
}
