import { expect, test } from 'vitest'
import { maskProfanity } from './mask.ts'

test.each([
  ['Que merda de mapa', 'Que ••• de mapa'],
  ['MERDA!', '•••'],
  ['m e r d a', '•••'],
  ['A disputa foi no computador', 'A disputa foi no computador'],
  ['Olha https://exemplo.com.br/merda', 'Olha https://exemplo.com.br/merda'],
  ['duas\nlinhas', 'duas\nlinhas'],
  ['', ''],
])('%j is shown as %j', (text, shown) => {
  expect(maskProfanity(text)).toBe(shown)
})
