import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { baselines } from './folders.ts'
import { measureDistance, packScreenshot, TOLERANCE, unpackScreenshot } from './pack.ts'

/** An image in which no colour is frequent. */
function createColourfulImage(): Promise<Buffer> {
  const data = Buffer.from(
    Array.from({ length: 128 * 128 }, (_, at) => [(at % 128) * 2, (at >> 7) * 2, (at * 7) % 256]).flat(),
  )
  return sharp(data, { raw: { width: 128, height: 128, channels: 3 } })
    .png()
    .toBuffer()
}

async function readColours(image: Buffer): Promise<number[]> {
  const data = await sharp(image).removeAlpha().raw().toBuffer()
  return Array.from({ length: data.length / 3 }, (_, at) => data.readUIntBE(at * 3, 3))
}

it('keeps the baselines under 3 MB in all', async () => {
  const names = await readdir(baselines, { recursive: true })
  const sizes = await Promise.all(names.map((name) => stat(join(baselines, name))))
  const bytes = sizes.filter((file) => file.isFile()).reduce((sum, { size }) => sum + size, 0)
  expect(bytes).toBeLessThan(3_000_000)
})

it('moves no colour further than the comparison tolerates', async () => {
  const image = await createColourfulImage()
  const before = await readColours(image)
  const after = await readColours(await packScreenshot(image))
  expect(before.every((colour, at) => measureDistance(colour, after[at] ?? 0) <= TOLERANCE)).toBe(true)
})

it('keeps frequent colours as they are', async () => {
  const image = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#bdee63' } })
    .png()
    .toBuffer()
  const unpacked = await unpackScreenshot(await packScreenshot(image))
  expect(await readColours(unpacked)).toEqual(await readColours(image))
})
