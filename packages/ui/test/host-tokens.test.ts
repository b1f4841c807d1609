import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildHostTokens } from '../build/host-tokens.ts'

const sheet = buildHostTokens()

it('is made of the tokens as they are', () => {
  const kept = readFileSync(join(import.meta.dirname, '../src/theme/generated/host.css'), 'utf8')
  expect(kept === sheet, 'stale: pnpm --filter @convoca/ui generate').toBe(true)
})

it('has each colour of both appearances and nothing of the page or of Radix Themes', () => {
  expect(sheet).toContain('--cv-panel: light-dark(#ffffff, #10131a);')
  expect(sheet).toContain('--cv-accent-text: light-dark(#45610f, #bde56c);')
  expect(sheet).toContain('--cv-radius-l: 12px;')
  expect(sheet).not.toMatch(/:root|radix|data-accent/)
})
