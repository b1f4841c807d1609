import sharp from 'sharp'

/**
 * How far one channel may move: for a grey that is half of what the comparison forgives (pixelmatch's threshold 0.1
 * forgives 26), so that a picture still fails for a change that is seen.
 */
export const FARTHEST = 12

/** A colour of at least this part of the picture (a ground, a text, a button) is kept as it is. */
const GROUND = 0.01

/** Gradients, photographs and the edges of letters are rounded to multiples of this. */
const STEP = 2 * FARTHEST

type Colour = readonly [red: number, green: number, blue: number]

/** The colours that are kept, by how they stand in the picture. */
function groundsOf(data: Buffer): Map<number, Colour> {
  const counts = new Map<number, number>()
  for (let at = 0; at < data.length; at += 3) {
    const colour = data.readUIntBE(at, 3)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const least = (data.length / 3) * GROUND
  const frequent = [...counts].filter(([, count]) => count >= least).map(([colour]) => colour)
  return new Map(frequent.map((colour) => [colour, [colour >> 16, (colour >> 8) & 255, colour & 255]]))
}

const isNear = (one: Colour, other: Colour) =>
  one.every((channel, at) => Math.abs(channel - (other[at] ?? 0)) <= FARTHEST)

/** What is almost a ground becomes one; the rest is rounded. */
function kept(colour: Colour, grounds: readonly Colour[]): Colour {
  const ground = grounds.find((one) => isNear(one, colour))
  if (ground !== undefined) return ground
  const [red, green, blue] = colour.map((channel) => Math.min(255, Math.round(channel / STEP) * STEP))
  return [red ?? 0, green ?? 0, blue ?? 0]
}

/** A screenshot as it is kept: few colours, and then without loss. */
export async function packScreenshot(screenshot: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const grounds = groundsOf(data)
  const near = [...grounds.values()]
  for (let at = 0; at < data.length; at += 3) {
    if (grounds.has(data.readUIntBE(at, 3))) continue
    data.set(kept([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0], near), at)
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer()
}

/** The same pixels as a PNG, which is what Vitest compares with. Speed counts, not size: nobody keeps it. */
export function unpackScreenshot(packed: Buffer): Promise<Buffer> {
  return sharp(packed).png({ compressionLevel: 1 }).toBuffer()
}
