import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { Page } from 'playwright'
import { root } from './run-step.ts'
import { canCompareScreenshots } from './screenshots.ts'

const baselines = join(root, 'packages/ui/test/consumer-baselines')
const differences = join(root, 'packages/ui/node_modules/.cache/screenshots/consumers')

/** Rounded edges may be drawn anew a few pixels differently. */
const MAX_DIFFERENT_PIXELS = 24
const MAX_DIFFERENCE = 32

async function readPixels(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, size: `${info.width} × ${info.height}`, pixels: info.width * info.height }
}

async function countDifferentPixels(expected: Buffer, actual: Buffer): Promise<number> {
  const [first, second] = await Promise.all([readPixels(expected), readPixels(actual)])
  if (first.size !== second.size) return first.pixels
  return Array.from({ length: first.pixels }, (_, pixel) => pixel * 3).filter((at) =>
    [0, 1, 2].some(
      (part) => Math.abs((first.data[at + part] ?? 0) - (second.data[at + part] ?? 0)) > MAX_DIFFERENCE,
    ),
  ).length
}

/**
 * Compares a page of a consumer with its committed photograph: whoever builds the packed library, and with what, sees the same.
 * One that is missing is taken, and fails, so that somebody looks at it.
 */
export async function comparePhotograph(page: Page, name: string): Promise<void> {
  if (!canCompareScreenshots()) return
  await page.evaluate(() => document.fonts.ready)
  const taken = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  const file = join(baselines, `${name}.png`)
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, taken)
    throw new Error(`${file} was missing: it has been taken, look at it`)
  }
  const different = await countDifferentPixels(readFileSync(file), taken)
  if (different <= MAX_DIFFERENT_PIXELS) return
  mkdirSync(differences, { recursive: true })
  writeFileSync(join(differences, `${name}.png`), taken)
  throw new Error(`${name}: ${different} pixels differ from its photograph, see ${differences}`)
}
