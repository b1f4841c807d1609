import sharp from 'sharp'

/** The distance that a colour may move, by `measureDistance`. The comparison tolerates 352: a grey may move by 22 of 26. */
export const TOLERANCE = 250

/** Colours of at least this share of the image (backgrounds, texts, buttons) are stored exactly. */
const EXACT_SHARE = 0.02

/** The distance by which pixelmatch compares two colours; these are numbers, a byte each for red, green and blue. */
export function measureDistance(one: number, other: number): number {
  const red = (one >> 16) - (other >> 16)
  const green = ((one >> 8) & 255) - ((other >> 8) & 255)
  const blue = (one & 255) - (other & 255)
  const y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
  const i = red * 0.59597799 - green * 0.2741761 - blue * 0.32180189
  const q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
  return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
}

function isNear(one: number, other: number): boolean {
  return one === other || measureDistance(one, other) <= TOLERANCE
}

function countColours(pixels: Uint32Array): Map<number, number> {
  const counts = new Map<number, number>()
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  return counts
}

/** The colour of the palette that stands for each. The most frequent are chosen first; what is near one is replaced by it. */
function buildPalette(counts: Map<number, number>): Map<number, number> {
  const chosen: number[] = []
  const replacements = new Map<number, number>()
  for (const [colour] of [...counts].toSorted(([, one], [, other]) => other - one)) {
    const near = chosen.find((one) => isNear(one, colour))
    if (near === undefined) chosen.push(colour)
    replacements.set(colour, near ?? colour)
  }
  return replacements
}

/** Repeats the left or the upper neighbour while it is near, and else takes few colours: both compress well. */
function simplify(pixels: Uint32Array, width: number): Uint32Array {
  const counts = countColours(pixels)
  const palette = buildPalette(counts)
  const exact = new Set(
    [...counts].filter(([, count]) => count >= pixels.length * EXACT_SHARE).map(([colour]) => colour),
  )
  const simplified = Uint32Array.from(pixels)
  for (let at = 1; at < pixels.length; at += 1) {
    const colour = pixels[at] ?? 0
    if (exact.has(colour)) continue
    const left = simplified[at - 1] ?? 0
    const above = simplified[at - width]
    if (isNear(left, colour)) simplified[at] = left
    else if (above !== undefined && isNear(above, colour)) simplified[at] = above
    else simplified[at] = palette.get(colour) ?? colour
  }
  return simplified
}

/** A screenshot as it is committed: simplified, then encoded without loss. */
export async function packScreenshot(screenshot: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixels = Uint32Array.from({ length: data.length / 3 }, (_, at) => data.readUIntBE(at * 3, 3))
  for (const [at, colour] of simplify(pixels, info.width).entries()) data.writeUIntBE(colour, at * 3, 3)
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer()
}

/**
 * Unpacks a screenshot to a PNG, which is what Vitest compares with. It is not committed, so speed counts and
 * not size.
 */
export function unpackScreenshot(packed: Buffer): Promise<Buffer> {
  return sharp(packed).png({ compressionLevel: 1 }).toBuffer()
}
