import { expect, test } from 'vitest'
import { findImageDefect } from './image-defect.ts'

function bytes(...parts: (number | string)[]): Uint8Array {
  return Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'number' ? [part] : [...part].map((letter) => letter.charCodeAt(0)),
    ),
  )
}

const png = [0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a]
const header = [0, 0, 0, 2, 'IHDR', 1, 2, 0, 0, 0, 0]
const end = [0, 0, 0, 0, 'IEND', 0, 0, 0, 0]
/** Start, and what a camera writes before the picture: its notes, with a small JPEG among them. */
const jpeg = [0xff, 0xd8, 0xff, 0xe1, 0, 10, 'Exif', 0xff, 0xd8, 0xff, 0xd9]
/** The last head before the picture's own data, and some of these. */
const scan = [0xff, 0xda, 0, 3, 1, 7, 7, 0xff, 0, 7]

test.each([
  ['a whole JPEG', bytes(...jpeg, ...scan, 0xff, 0xd9)],
  ['a JPEG with a camera’s own bytes at its end', bytes(...jpeg, ...scan, 0xff, 0xd9, 'camera')],
  ['a JPEG with filling before a segment', bytes(0xff, 0xd8, 0xff, ...scan, 0xff, 0xd9)],
  ['a whole PNG', bytes(...png, ...header, ...end)],
  ['a whole WebP', bytes('RIFF', 16, 0, 0, 0, 'WEBPVP8 ', 4, 0, 0, 0, 1, 2, 3, 4)],
  ['something else', bytes('%PDF-1.7')],
])('%s has no fault', (_, content) => {
  expect(findImageDefect(content)).toBeNull()
})

test.each([
  ['an iPhone’s HEIC', 'heic', bytes(0, 0, 0, 24, 'ftypheic', 0, 0, 0, 0)],
  ['a HEIF of another maker', 'heic', bytes(0, 0, 0, 24, 'ftypmif1', 0, 0, 0, 0)],
  ['an animated PNG', 'animated', bytes(...png, ...header, 0, 0, 0, 1, 'acTL', 1, 0, 0, 0, 0, ...end)],
  ['an animated WebP', 'animated', bytes('RIFF', 16, 0, 0, 0, 'WEBPVP8X', 10, 0, 0, 0, 2, 0, 0, 0)],
  ['a JPEG cut off', 'truncated', bytes(...jpeg, ...scan)],
  ['a JPEG cut off before its data', 'truncated', bytes(...jpeg, 0xff, 0xdb, 0, 67, 1)],
  ['a JPEG cut off within a segment’s head', 'truncated', bytes(...jpeg, 0xff, 0xdb)],
  ['a PNG cut off', 'truncated', bytes(...png, ...header, 0, 0, 9, 9, 'IDAT', 1, 2)],
  ['a WebP cut off', 'truncated', bytes('RIFF', 99, 0, 0, 0, 'WEBPVP8 ', 4, 0, 0, 0, 1)],
])('%s is reported as %s', (_, fault, content) => {
  expect(findImageDefect(content)).toBe(fault)
})
