/**
 * Reads, cuts and stores pictures of every kind.
 * @module-tag night
 */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestResponse, type TestServer, codeOf, startServer } from '../../../test/harness.ts'
import { noise, plain } from '../../../test/images.ts'
import { pictureBackground } from '../../adapters/picture-background.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

async function savePhoto(bytes: Buffer): Promise<TestResponse> {
  const { id, token } = await server.registerUser()
  const slot = { entityType: 'USER', entityId: id, businessType: 'USER_PROFILE_PHOTO' }
  const body = { ...slot, base64: bytes.toString('base64'), extension: 'PNG', fileType: 'IMAGE' }
  return server.call('saveFile', { token, body })
}

/** The colour of a stored picture's pixel. */
async function readPixel(response: TestResponse, left: number, top: number): Promise<number[]> {
  expect(response.status).toBe(201)
  const stored = sharp(await readFile(join(server.config.dataDir, response.body.url)))
  return [...(await stored.extract({ left, top, width: 1, height: 1 }).raw().toBuffer())]
}

describe('a JPEG without its end', () => {
  const kinds = [
    ['baseline', { progressive: false, chromaSubsampling: '4:2:0' }],
    ['baseline in full colour', { progressive: false, chromaSubsampling: '4:4:4' }],
    ['progressive', { progressive: true, chromaSubsampling: '4:2:0' }],
    ['progressive in full colour', { progressive: true, chromaSubsampling: '4:4:4' }],
  ] as const

  test.each(kinds)('is accepted if nothing else is missing: %s', async (_, options) => {
    for (const picture of [noise(400, 401), plain(401, 400, '#123456'), noise(400, 400).greyscale()]) {
      const bytes = await picture.jpeg(options).toBuffer()
      const saved = await Promise.all(
        [2, 1].map((missing) => savePhoto(bytes.subarray(0, bytes.length - missing))),
      )
      expect(saved.map(({ status }) => status)).toEqual([201, 201])
    }
  })

  test.each(kinds)('is refused if a part of the picture is missing: %s', async (_, options) => {
    const bytes = await noise(400, 401).jpeg(options).toBuffer()
    for (const missing of [8, 300, 5000, Math.floor(bytes.length / 2), bytes.length - 100]) {
      const response = await savePhoto(bytes.subarray(0, bytes.length - missing))
      expect([missing, ...codeOf(response)]).toEqual([missing, 400, 'IMAGE_UNREADABLE'])
    }
  })

  test('is refused if whole scans of a progressive one are missing', async () => {
    const bytes = await noise(400, 400).jpeg({ progressive: true }).toBuffer()
    const last = bytes.lastIndexOf(Buffer.from([0xff, 0xda]))
    expect(codeOf(await savePhoto(bytes.subarray(0, last)))).toEqual([400, 'IMAGE_UNREADABLE'])
  })
})

describe('a transparent picture', () => {
  const rgb = [1, 3, 5].map((place) => Number.parseInt(pictureBackground.slice(place, place + 2), 16))

  test.each(['#ffffff', '#000000', '#11141b', '#eeeeee'])('shows a logo of %s', async (colour) => {
    const logo = await plain(200, 200, colour).png().toBuffer()
    const ground = { r: 255, g: 255, b: 255, alpha: 0 }
    const canvas = sharp({ create: { width: 400, height: 400, channels: 4, background: ground } })
    const drawn = canvas.composite([{ input: logo }])
    for (const bytes of await Promise.all([
      drawn.clone().png().toBuffer(),
      drawn.clone().webp().toBuffer(),
    ])) {
      const response = await savePhoto(bytes)
      const around = await readPixel(response, 20, 20)
      for (const [index, part] of rgb.entries()) expect(Math.abs(part - (around[index] ?? 0))).toBeLessThan(5)
      const [inside = 0] = await readPixel(response, 200, 200)
      expect(Math.abs(inside - (around[0] ?? 0))).toBeGreaterThan(80)
    }
  })

  test('has the background that the app gives it when it crops', async () => {
    const app = '../../../../ui/src/media/ImageUploader/picture-background.ts'
    const source = await readFile(new URL(app, import.meta.url), 'utf8')
    expect(source).toContain(`pictureBackground = '${pictureBackground}'`)
  })
})

test('the app recognises a JPEG without its end by the same rules', async () => {
  const [own, copy] = await Promise.all(
    ['../../adapters/jpeg-end.ts', '../../../../ui/src/media/ImageUploader/jpeg-end.ts'].map(async (path) => {
      const source = await readFile(new URL(path, import.meta.url), 'utf8')
      // The comment at the top names the other copy.
      return source.slice(source.indexOf('*/'))
    }),
  )
  expect(own).toBe(copy)
})

/** An EXIF block with the orientation alone, as a SHORT (3) or a LONG (4), in either byte order. */
function orientationTiff(orientation: number, type: 3 | 4, littleEndian: boolean): Buffer {
  const tiff = Buffer.alloc(26)
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.length)
  tiff.write(littleEndian ? 'II' : 'MM', 'latin1')
  view.setUint16(2, 42, littleEndian)
  view.setUint32(4, 8, littleEndian)
  view.setUint16(8, 1, littleEndian)
  view.setUint16(10, 0x0112, littleEndian)
  view.setUint16(12, type, littleEndian)
  view.setUint32(14, 1, littleEndian)
  if (type === 3) view.setUint16(18, orientation, littleEndian)
  else view.setUint32(18, orientation, littleEndian)
  return tiff
}

test.each([
  ['SHORT', 3, true],
  ['SHORT', 3, false],
  ['LONG', 4, true],
  ['LONG', 4, false],
] as const)(
  'an orientation given as %s is applied (%i, little endian: %s)',
  async (_, type, littleEndian) => {
    const red = await plain(600, 600, '#ff0000').png().toBuffer()
    const lying = plain(1200, 600, '#0000ff').composite([{ input: red, left: 0, top: 0 }])
    const jpeg = await lying.jpeg().toBuffer()
    const exif = Buffer.concat([Buffer.from('Exif\0\0'), orientationTiff(6, type, littleEndian)])
    const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2])
    const [r = 0, , b = 255] = await readPixel(
      await savePhoto(Buffer.concat([head, exif, jpeg.subarray(2)])),
      192,
      12,
    )
    expect([r > 200, b < 60]).toEqual([true, true])
  },
)

/** The stored quarters by those of the upright picture: top left, top right, bottom left, bottom right. */
const STORED: Readonly<Record<number, readonly number[]>> = {
  1: [0, 1, 2, 3],
  2: [1, 0, 3, 2],
  3: [3, 2, 1, 0],
  4: [2, 3, 0, 1],
  5: [0, 2, 1, 3],
  6: [1, 3, 0, 2],
  7: [3, 1, 2, 0],
  8: [2, 0, 3, 1],
}

test.each(['jpeg', 'png', 'webp'] as const)(
  'every orientation that a %s can name is applied',
  async (format) => {
    const quarters = [
      [255, 0, 0],
      [0, 255, 0],
      [0, 0, 255],
      [255, 255, 255],
    ]
    for (const [orientation, places] of Object.entries(STORED)) {
      const raw = { width: 2, height: 2, channels: 3 } as const
      const bytes = await sharp(Buffer.from(places.flatMap((place) => quarters[place] ?? [])), { raw })
        .resize(800, 800, { kernel: 'nearest' })
        .withMetadata({ orientation: Number(orientation) })
        .toFormat(format)
        .toBuffer()
      const response = await savePhoto(bytes)
      for (const [index, quarter] of quarters.entries()) {
        const pixel = await readPixel(response, 100 + 200 * (index % 2), 100 + 200 * Math.floor(index / 2))
        expect([orientation, ...pixel.map((part) => (part > 127 ? 255 : 0))]).toEqual([
          orientation,
          ...quarter,
        ])
      }
    }
  },
)
