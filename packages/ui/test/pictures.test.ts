import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { FARTHEST, shrinkPicture } from './shrinkPicture.ts'

const folder = join(import.meta.dirname, 'baselines')

/** A picture with more colours than a palette holds. */
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
  const names = await readdir(folder, { recursive: true })
  const sizes = await Promise.all(names.map((name) => stat(join(folder, name))))
  const bytes = sizes.filter((file) => file.isFile()).reduce((sum, { size }) => sum + size, 0)
  expect(bytes).toBeLessThan(15_000_000)
})

it('shrinks a picture without moving a colour far, and once only', async () => {
  const picture = await colourful()
  const small = await shrinkPicture(picture)
  const before = await channels(picture)
  const after = await channels(small)
  expect(before.every((value, at) => Math.abs(value - (after[at] ?? 0)) <= FARTHEST)).toBe(true)
  expect(await shrinkPicture(small)).toBe(small)
})

it('gives a picture of few colours its palette and the same pixels', async () => {
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#bdee63' } })
    .png()
    .toBuffer()
  const small = await shrinkPicture(picture)
  expect((await sharp(small).metadata()).isPalette).toBe(true)
  expect((await channels(small)).equals(await channels(picture))).toBe(true)
})
