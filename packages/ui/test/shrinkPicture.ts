import sharp from 'sharp'

/**
 * How far one channel may move: for a grey that is a fifth of what the comparison forgives (pixelmatch's threshold
 * 0.1 forgives 26), so that a picture still fails for the same changes.
 */
export const FARTHEST = 12

/** Colours of a picture without a palette are rounded to multiples of this. */
const STEP = 8

type Pixels = { data: Buffer; width: number; height: number }

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Rounding a second time would move the colours a second time. */
async function isShrunk(picture: Buffer, { data }: Pixels): Promise<boolean> {
  if ((await sharp(picture).metadata()).isPalette) return true
  return data.every((value) => value === 255 || value % STEP === 0)
}

function farthest(one: Buffer, other: Buffer): number {
  return one.reduce((most, value, index) => Math.max(most, Math.abs(value - (other[index] ?? 0))), 0)
}

/**
 * The same picture for the eye and for the comparison, in about half of the bytes: with a palette where 256 colours
 * come close enough to every pixel, else with rounded colours. What is small already is left as it is.
 */
export async function shrinkPicture(picture: Buffer): Promise<Buffer> {
  const before = await pixelsOf(picture)
  if (await isShrunk(picture, before)) return picture
  const withPalette = await sharp(picture)
    .removeAlpha()
    .png({ palette: true, quality: 100, effort: 8, dither: 0, compressionLevel: 9 })
    .toBuffer()
  if (farthest(before.data, (await pixelsOf(withPalette)).data) <= FARTHEST) return withPalette
  const { width, height } = before
  const rounded = Buffer.from(before.data.map((value) => Math.min(255, Math.round(value / STEP) * STEP)))
  const plain = sharp(rounded, { raw: { width, height, channels: 3 } })
  const [filtered, unfiltered] = await Promise.all(
    [true, false].map((adaptiveFiltering) =>
      plain.clone().png({ compressionLevel: 9, adaptiveFiltering }).toBuffer(),
    ),
  )
  if (filtered === undefined || unfiltered === undefined) return picture
  return filtered.length < unfiltered.length ? filtered : unfiltered
}
