import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { themeColors } from './theme-color.ts'

test('the bars of the browser have the background of the page', () => {
  const tokens = readFileSync(new URL('../../../packages/ui/src/theme/tokens.css', import.meta.url), 'utf8')
  const backgrounds = [...tokens.matchAll(/--cv-bg: (#[0-9a-f]{6});/g)].map(([, color]) => color)
  expect(backgrounds).toEqual([themeColors.dark, themeColors.light])
})
