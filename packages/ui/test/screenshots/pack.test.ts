import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { baselines } from './folders.ts'
import { FARTHEST, packScreenshot, unpackScreenshot } from './pack.ts'

/** A picture in which no colour is frequent. */
function colourful(): Promise<Buffer> {
  const data = Buffer.from(
    Array.from({ length: 128 * 128 }, (_, at) => [(at % 128) * 2, (at >> 7) * 2, (at * 7) % 256]).flat(),
  )
  return sharp(data, { raw: { width: 128, height: 128, channels: 3 } })
    .png()
    .toBuffer()
}

async function channels(picture: Buffer): Promise<Buffer> {
  return sharp(picture).removeAlpha().raw().toBuffer()
}

it('keeps the baselines under 15 MB in all', async () => {
  const names = await readdir(baselines, { recursive: true })
  const sizes = await Promise.all(names.map((name) => stat(join(baselines, name))))
  const bytes = sizes.filter((file) => file.isFile()).reduce((sum, { size }) => sum + size, 0)
  expect(bytes).toBeLessThan(15_000_000)
})

it('moves no colour far', async () => {
  const picture = await colourful()
  const before = await channels(picture)
  const after = await channels(await packScreenshot(picture))
  expect(before.every((value, at) => Math.abs(value - (after[at] ?? 0)) <= FARTHEST)).toBe(true)
})

it('keeps grounds as they are', async () => {
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#bdee63' } })
    .png()
    .toBuffer()
  const unpacked = await unpackScreenshot(await packScreenshot(picture))
  expect((await channels(unpacked)).equals(await channels(picture))).toBe(true)
})
