import { expect, it } from 'vitest'
import type { ChampionshipFormat } from '../championship.ts'
import { type ChampionshipLengths, toLengthsText } from './length-texts.ts'

it.each<[format: ChampionshipFormat, lengths: ChampionshipLengths, text: string]>([
  ['SINGLE_ELIMINATION', { bestOf: [3] }, 'Melhor de 3'],
  ['SINGLE_ELIMINATION', { bestOf: [3, 3, 5] }, 'Melhor de 3 · final: melhor de 5'],
  ['SINGLE_ELIMINATION', { bestOf: [1, 3, 5] }, 'Jogo único · final: melhor de 5'],
  ['SINGLE_ELIMINATION', { bestOf: [3, 1, 1, 1] }, 'Melhor de 3 · final: jogo único'],
  ['SINGLE_ELIMINATION', { bestOf: [1, 3, 3, 3, 3, 5] }, 'Jogo único · final: melhor de 5'],
  ['DOUBLE_ELIMINATION', { bestOf: [3, 5] }, 'Melhor de 3 · final: melhor de 5'],
  [
    'DOUBLE_ELIMINATION',
    { bestOf: [1, 3, 5], bestOfGrandFinal: 7 },
    'Jogo único · final: melhor de 5 · grande final: melhor de 7',
  ],
  ['DOUBLE_ELIMINATION', { bestOf: [3], bestOfGrandFinal: 3 }, 'Melhor de 3 · grande final: melhor de 3'],
  [
    'GROUPS_THEN_PLAYOFFS',
    { bestOf: [3, 5], bestOfGroups: 1 },
    'Grupos: jogo único · mata-mata: melhor de 3 · final: melhor de 5',
  ],
  ['GROUPS_THEN_PLAYOFFS', { bestOf: [1, 3] }, 'Jogo único · final: melhor de 3'],
  [
    'SWISS_THEN_PLAYOFFS',
    { bestOf: [1, 3], bestOfGroups: 1 },
    'Suíço: jogo único · mata-mata: jogo único · final: melhor de 3',
  ],
  ['SWISS_THEN_PLAYOFFS', { bestOf: [3] }, 'Melhor de 3'],
  ['ROUND_ROBIN', { bestOf: [1] }, 'Jogo único'],
  ['SWISS', { bestOf: [1, 1, 3] }, 'Jogo único · depois: melhor de 3'],
])('says the lengths of %s %o', (format, lengths, text) => {
  expect(toLengthsText(format, lengths)).toBe(text)
})
