import sharp from 'sharp'

/**
 * How far one channel may move: for a grey that is a fifth of what the comparison forgives (pixelmatch's threshold
 * 0.1 forgives 26), so that a picture still fails for the same changes.
 */
export const FARTHEST = 12

/** Colours of a picture without a palette are rounded to multiples of this. */
const STEP = 8

async function pixelsOf(picture: Buffer): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function farthest(one: Buffer, other: Buffer): number {
  return one.reduce((most, value, index) => Math.max(most, Math.abs(value - (other[index] ?? 0))), 0)
}

/** A screenshot as it is kept: with 256 colours where they come close enough to every pixel, else with rounded ones. */
export async function packPicture(screenshot: Buffer): Promise<Buffer> {
  const { data, width, height } = await pixelsOf(screenshot)
  const palette = await sharp(screenshot)
    .removeAlpha()
    .png({ palette: true, quality: 100, dither: 0 })
    .toBuffer()
  const fewer = (await pixelsOf(palette)).data
  const kept =
    farthest(data, fewer) <= FARTHEST
      ? fewer
      : Buffer.from(data.map((value) => Math.min(255, Math.round(value / STEP) * STEP)))
  return sharp(kept, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer()
}

/** The same pixels as a PNG, which is what Vitest compares with. Speed counts, not size: nobody keeps it. */
export function unpackPicture(packed: Buffer): Promise<Buffer> {
  return sharp(packed).png({ compressionLevel: 1 }).toBuffer()
}
