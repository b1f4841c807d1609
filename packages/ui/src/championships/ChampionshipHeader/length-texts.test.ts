import { expect, it } from 'vitest'
import type { ChampionshipFormat } from '../championship.ts'
import { type ChampionshipLengths, toLengthsText } from './length-texts.ts'

it.each<[format: ChampionshipFormat, lengths: ChampionshipLengths, text: string]>([
  ['SINGLE_ELIMINATION', { bestOf: [3] }, 'Melhor de 3'],
  ['SINGLE_ELIMINATION', { bestOf: [3, 3, 5] }, 'Melhor de 3 · final de 5'],
  ['SINGLE_ELIMINATION', { bestOf: [1, 3, 5] }, 'Jogo único · semifinais de 3 · final de 5'],
  ['SINGLE_ELIMINATION', { bestOf: [3, 1, 1, 1] }, 'Melhor de 3 · quartas em jogo único'],
  [
    'SINGLE_ELIMINATION',
    { bestOf: [1, 3, 3, 3, 3, 5] },
    'Jogo único · 4 rodadas antes da final de 3 · final de 5',
  ],
  ['DOUBLE_ELIMINATION', { bestOf: [3, 5] }, 'Melhor de 3 · final de 5'],
  [
    'DOUBLE_ELIMINATION',
    { bestOf: [1, 3, 5], bestOfGrandFinal: 7 },
    'Jogo único · semifinais de 3 · finais das chaves de 5 · grande final de 7',
  ],
  ['DOUBLE_ELIMINATION', { bestOf: [3], bestOfGrandFinal: 3 }, 'Melhor de 3'],
  [
    'GROUPS_THEN_PLAYOFFS',
    { bestOf: [3, 5], bestOfGroups: 1 },
    'Grupos: jogo único · mata-mata: melhor de 3 · final de 5',
  ],
  ['GROUPS_THEN_PLAYOFFS', { bestOf: [1, 3] }, 'Jogo único · final de 3'],
  ['ROUND_ROBIN', { bestOf: [1], bestOfGroups: 3 }, 'Jogo único'],
  ['SWISS', { bestOf: [1, 1, 3] }, 'Rodada 1: jogo único · rodada 3 em diante: melhor de 3'],
])('says the lengths of %s %o', (format, lengths, text) => {
  expect(toLengthsText(format, lengths)).toBe(text)
})
