import { imageTypeOf } from './image-type.ts'

/*
 * Browsers disagree about the orientation in a picture's EXIF block: some apply it to JPEG only, some only if it is
 * typed as a SHORT. It is read here and taken out of the file, so that all of them show the stored pixels, which the
 * crop and its preview then turn by the same rule.
 */

const ORIENTATION = 0x0112
const SHORT = 3
const LONG = 4
const HEADER = 'Exif\0\0'

export interface OrientedContent {
  /** 1 to 8; 1 where none is given. */
  orientation: number
  /** The file with orientation 1; the given bytes themselves if it has no other. */
  neutral: Uint8Array<ArrayBuffer>
}

/** Reads the EXIF orientation of a JPEG, PNG or WebP, and sets it to 1 in a copy. */
export function takeOrientation(bytes: Uint8Array<ArrayBuffer>): OrientedContent {
  const places = findBlocks(bytes).flatMap((block) => findValue(bytes, block) ?? [])
  const [first] = places
  if (!first) return { orientation: 1, neutral: bytes }
  const neutral = bytes.slice()
  const view = new DataView(neutral.buffer)
  for (const { place, type, littleEndian, block } of places) {
    if (type === SHORT) view.setUint16(place, 1, littleEndian)
    else view.setUint32(place, 1, littleEndian)
    if (block.checked) view.setUint32(block.end, crc32(neutral.subarray(block.checked, block.end)))
  }
  return { orientation: first.orientation, neutral }
}

/** The place of an EXIF block, without its header. */
interface Block {
  start: number
  end: number
  /** The first of the bytes whose checksum follows the block, in PNG. */
  checked?: number
}

function findBlocks(bytes: Uint8Array<ArrayBuffer>): Block[] {
  const type = imageTypeOf(bytes)
  if (type === 'image/jpeg') return findInJpeg(bytes)
  if (type === 'image/png') return findInPng(bytes)
  return type === 'image/webp' ? findInWebp(bytes) : []
}

/** Segments before the picture's data: FF (once or more), name, length of what follows. */
function findInJpeg(bytes: Uint8Array<ArrayBuffer>): Block[] {
  const view = new DataView(bytes.buffer)
  const blocks: Block[] = []
  let place = 2
  while (place + 4 <= bytes.length && bytes[place] === 0xff && bytes[place + 1] !== 0xda) {
    if (bytes[place + 1] === 0xff) {
      place += 1
      continue
    }
    const end = place + 2 + view.getUint16(place + 2)
    if (bytes[place + 1] === 0xe1 && startsWithHeader(bytes, place + 4)) {
      blocks.push({ start: place + 4 + HEADER.length, end })
    }
    place = end
  }
  return blocks
}

/** Chunks: length, name, content, checksum of name and content. */
function findInPng(bytes: Uint8Array<ArrayBuffer>): Block[] {
  const view = new DataView(bytes.buffer)
  const blocks: Block[] = []
  let place = 8
  while (place + 12 <= bytes.length) {
    const end = place + 8 + view.getUint32(place)
    if (textAt(bytes, place + 4, 4) === 'eXIf' && end + 4 <= bytes.length) {
      blocks.push({ start: place + 8, end, checked: place + 4 })
    }
    place = end + 4
  }
  return blocks
}

/** Chunks after the head of 12 bytes: name, length, content, filled up to an even length. */
function findInWebp(bytes: Uint8Array<ArrayBuffer>): Block[] {
  const view = new DataView(bytes.buffer)
  const blocks: Block[] = []
  let place = 12
  while (place + 8 <= bytes.length) {
    const length = view.getUint32(place + 4, true)
    const start = place + 8
    if (textAt(bytes, place, 4) === 'EXIF') {
      // Some programs write the header of JPEG's blocks here, too.
      const skipped = startsWithHeader(bytes, start) ? HEADER.length : 0
      blocks.push({ start: start + skipped, end: start + length })
    }
    place = start + length + (length % 2)
  }
  return blocks
}

/** The entry of the orientation in a block's first directory: tag, type, number of values, value, 12 bytes in all. */
function findValue(bytes: Uint8Array<ArrayBuffer>, block: Block) {
  const end = Math.min(block.end, bytes.length)
  const order = textAt(bytes, block.start, 2)
  if (end - block.start < 14 || (order !== 'II' && order !== 'MM')) return null
  const littleEndian = order === 'II'
  const view = new DataView(bytes.buffer)
  const directory = block.start + view.getUint32(block.start + 4, littleEndian)
  if (directory + 2 > end) return null
  const count = view.getUint16(directory, littleEndian)
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + 12 * index
    if (entry + 12 > end) return null
    if (view.getUint16(entry, littleEndian) !== ORIENTATION) continue
    const type = view.getUint16(entry + 2, littleEndian)
    const place = entry + 8
    if (type !== SHORT && type !== LONG) return null
    const orientation =
      type === SHORT ? view.getUint16(place, littleEndian) : view.getUint32(place, littleEndian)
    return { orientation, place, type, littleEndian, block }
  }
  return null
}

const startsWithHeader = (bytes: Uint8Array, place: number) => textAt(bytes, place, HEADER.length) === HEADER

function textAt(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length))
}

/** The checksum of PNG's chunks. */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (0xedb88320 & -(sum & 1))
  }
  return (sum ^ 0xffffffff) >>> 0
}
