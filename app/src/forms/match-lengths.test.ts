import { expect, it } from 'vitest'
import { fitLengths } from './match-lengths.ts'

it.each<[Parameters<typeof fitLengths>[0], ReturnType<typeof fitLengths>]>([
  [
    { format: 'ROUND_ROBIN', bestOf: [1, 3, 5], bestOfGroups: '', allowsDraws: true },
    { bestOf: [1, 2, 2], bestOfGroups: '1' },
  ],
  [
    { format: 'ROUND_ROBIN', bestOf: [2, 1], bestOfGroups: '2', allowsDraws: false },
    { bestOf: [3, 1], bestOfGroups: '3' },
  ],
  [
    { format: 'GROUPS_THEN_PLAYOFFS', bestOf: [3, 5], bestOfGroups: '', allowsDraws: true },
    { bestOf: [3, 5], bestOfGroups: '2' },
  ],
  [
    { format: 'GROUPS_THEN_PLAYOFFS', bestOf: [2, 5], bestOfGroups: '', allowsDraws: false },
    { bestOf: [3, 5], bestOfGroups: '' },
  ],
  [
    { format: 'SINGLE_ELIMINATION', bestOf: [2], bestOfGroups: '', allowsDraws: true },
    { bestOf: [3], bestOfGroups: '2' },
  ],
])('fits %o', (chosen, fitted) => {
  expect(fitLengths(chosen)).toEqual(fitted)
})
