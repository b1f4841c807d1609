import { expect, test } from 'vitest'
import { imageTypeOf } from './image-type.ts'

function bytes(...parts: (number | string)[]): Uint8Array {
  return Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'number' ? [part] : [...part].map((letter) => letter.charCodeAt(0)),
    ),
  )
}

test.each([
  ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe1, 'Exif'), 'image/jpeg'],
  ['a PNG', bytes(0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a, 0, 0), 'image/png'],
  ['a WebP', bytes('RIFF', 1, 2, 3, 4, 'WEBPVP8 '), 'image/webp'],
])('%s is known by its first bytes', (_, content, type) => {
  expect(imageTypeOf(content)).toBe(type)
})

test.each([
  ['a PDF', bytes('%PDF-1.7\n%')],
  ['a GIF', bytes('GIF89a......')],
  ['an SVG', bytes('<svg xmlns="')],
  ['a WAV (RIFF, but no picture)', bytes('RIFF', 1, 2, 3, 4, 'WAVEfmt ')],
  ['half a PNG signature', bytes(0x89, 'PNG')],
  ['an empty file', bytes()],
])('%s is refused whatever its name says', (_, content) => {
  expect(imageTypeOf(content)).toBeNull()
})
