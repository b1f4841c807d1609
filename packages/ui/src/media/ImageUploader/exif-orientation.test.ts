import { describe, expect, test } from 'vitest'
import { crc32, takeOrientation } from './exif-orientation.ts'

const text = (value: string) => [...new TextEncoder().encode(value)]
const number = (value: number, length: number, littleEndian: boolean) => {
  const bytes = Array.from({ length }, (_, index) => (value >>> (8 * index)) & 0xff)
  return littleEndian ? bytes : bytes.toReversed()
}

interface BlockOptions {
  type?: number
  littleEndian?: boolean
}

/** A directory with another entry before that of the orientation. */
function exif(orientation: number, { type = 3, littleEndian = true }: BlockOptions = {}): number[] {
  const short = (value: number) => number(value, 2, littleEndian)
  const long = (value: number) => number(value, 4, littleEndian)
  const value = type === 3 ? [...short(orientation), 0, 0] : long(orientation)
  const make = [...short(0x010f), ...short(2), ...long(2), ...text('X\0\0\0')]
  const entry = [...short(0x0112), ...short(type), ...long(1), ...value]
  return [
    ...text(littleEndian ? 'II' : 'MM'),
    ...short(42),
    ...long(8),
    ...short(2),
    ...make,
    ...entry,
    ...long(0),
  ]
}

const segment = (name: number, content: readonly number[]) => [
  0xff,
  name,
  ...number(content.length + 2, 2, false),
  ...content,
]
const data = segment(0xda, [1, 2, 3])
const jpegWith = (...parts: number[][]) =>
  Uint8Array.from([0xff, 0xd8, ...segment(0xe0, text('JFIF\0')), ...parts.flat(), ...data, 0xff, 0xd9])
const jpeg = (block: readonly number[]) => jpegWith(segment(0xe1, [...text('Exif\0\0'), ...block]))

function chunk(name: string, content: readonly number[]): number[] {
  const checked = [...text(name), ...content]
  return [
    ...number(content.length, 4, false),
    ...checked,
    ...number(crc32(Uint8Array.from(checked)), 4, false),
  ]
}
const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const png = (block: readonly number[]) =>
  Uint8Array.from([...signature, ...chunk('IHDR', [1, 2, 3]), ...chunk('eXIf', block), ...chunk('IEND', [])])

function webp(block: readonly number[]): Uint8Array<ArrayBuffer> {
  const part = (name: string, content: readonly number[]) => [
    ...text(name),
    ...number(content.length, 4, true),
    ...content,
    ...(content.length % 2 ? [0] : []),
  ]
  const chunks = [
    ...part('VP8X', Array<number>(10).fill(0)),
    ...part('VP8 ', [1, 2, 3]),
    ...part('EXIF', block),
  ]
  return Uint8Array.from([...text('RIFF'), ...number(chunks.length + 4, 4, true), ...text('WEBP'), ...chunks])
}

const withHeader = (block: readonly number[]) => webp([...text('Exif\0\0'), ...block])

describe.each([
  ['JPEG', jpeg],
  ['PNG', png],
  ['WebP', webp],
  ['WebP with the header of JPEG', withHeader],
])('the orientation of a %s', (_, build) => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    '%i is read in both types and byte orders, and set to 1',
    (orientation) => {
      for (const type of [3, 4]) {
        for (const littleEndian of [true, false]) {
          const bytes = build(exif(orientation, { type, littleEndian }))
          const taken = takeOrientation(bytes)
          expect(taken.orientation).toBe(orientation)
          // The checksum of PNG belongs to the new content, too.
          expect(taken.neutral).toEqual(build(exif(1, { type, littleEndian })))
          expect(bytes).toEqual(build(exif(orientation, { type, littleEndian })))
        }
      }
    },
  )

  test.each([
    ['no block', []],
    ['an unknown byte order', [...text('XX'), ...exif(6).slice(2)]],
    [
      'a directory behind its end',
      [...exif(6).slice(0, 4), ...number(4_000_000_000, 4, true), ...exif(6).slice(8)],
    ],
    ['a directory that is cut off', exif(6).slice(0, 30)],
    ['more entries than there are', [...exif(6).slice(0, 8), 255, 255, ...exif(6).slice(10, 22)]],
    ['an orientation that is a text', exif(6, { type: 2 })],
  ])('%s is none', (__, block) => {
    const bytes = build(block)
    expect(takeOrientation(bytes)).toEqual({ orientation: 1, neutral: bytes })
  })
})

test('every block of a JPEG is set to 1, and the first one counts', () => {
  const blocks = (...orientations: number[]) =>
    jpegWith(
      [0xff],
      ...orientations.map((orientation) => segment(0xe1, [...text('Exif\0\0'), ...exif(orientation)])),
      segment(0xe1, text('http://ns.adobe.com/xap/1.0/\0')),
    )
  expect(takeOrientation(blocks(6, 8))).toEqual({ orientation: 6, neutral: blocks(1, 1) })
})

test.each([
  ['a segment of a JPEG', jpeg(exif(6)).subarray(0, 20)],
  ['a chunk of a PNG', png(exif(6)).subarray(0, 40)],
  ['a chunk of a WebP', webp(exif(6)).subarray(0, 60)],
  ['nothing', new Uint8Array()],
])('%s that is cut off has none', (_, cut) => {
  const bytes = Uint8Array.from(cut)
  expect(takeOrientation(bytes).orientation).toBe(1)
})
