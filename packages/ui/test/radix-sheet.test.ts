import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildRadixSheet } from '../build/radix-css.ts'

it('is made of the installed Radix Themes', () => {
  const sheet = readFileSync(join(import.meta.dirname, '../src/theme/generated/radix.css'), 'utf8')
  expect(sheet === buildRadixSheet(), 'stale: pnpm --filter @convoca/ui generate').toBe(true)
})
