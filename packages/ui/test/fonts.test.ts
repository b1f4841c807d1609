// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildFonts } from '../build/fonts.ts'

const generated = join(import.meta.dirname, '../src/theme/generated')
const files = await buildFonts()

it.each([...files])('makes %s of the installed fonts', (name, content) => {
  const isFresh = readFileSync(join(generated, name)).equals(content)
  expect(isFresh, 'stale: pnpm --filter @convoca/ui generate').toBe(true)
})

it('keeps the fonts of a page in Portuguese under 45 kB', () => {
  const fonts = [...files].filter(([name]) => name.endsWith('.woff2'))
  expect(fonts).toHaveLength(3)
  expect(fonts.reduce((sum, [, { length }]) => sum + length, 0)).toBeLessThan(45_000)
})
