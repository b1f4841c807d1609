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

/** Red, green and blue of the pixel at `at` as one number. */
function colourAt(data: Buffer, at: number): number {
  return data.readUIntBE(at, 3)
}

function groundsOf(data: Buffer): Set<number> {
  const counts = new Map<number, number>()
  for (let at = 0; at < data.length; at += 3) {
    const colour = colourAt(data, at)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const least = (data.length / 3) * GROUND
  return new Set([...counts].filter(([, count]) => count >= least).map(([colour]) => colour))
}

/** A screenshot as it is kept: few colours, and then without loss. */
export async function packPicture(screenshot: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const grounds = groundsOf(data)
  for (let at = 0; at < data.length; at += 3) {
    if (grounds.has(colourAt(data, at))) continue
    for (let channel = at; channel < at + 3; channel += 1) {
      data[channel] = Math.min(255, Math.round((data[channel] ?? 0) / STEP) * STEP)
    }
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer()
}

/** The same pixels as a PNG, which is what Vitest compares with. Speed counts, not size: nobody keeps it. */
export function unpackPicture(packed: Buffer): Promise<Buffer> {
  return sharp(packed).png({ compressionLevel: 1 }).toBuffer()
}
