import { expect, it } from 'vitest'
import { decidesMatch, fitGames, readGames } from './match-room.ts'

it.each([
  [{ home: 2, away: 1 }, { bestOf: 3 }, true],
  [{ home: 1, away: 1 }, { bestOf: 3 }, false],
  [{ home: 1, away: 1 }, { bestOf: 2, allowsDraws: true }, true],
  [{ home: 2, away: 1 }, { bestOf: 2, allowsDraws: true }, false],
  [{ home: 0, away: 0 }, { bestOf: 1, allowsDraws: true }, true],
  [{ home: 1, away: 3 }, { bestOf: 5, headStart: 1 }, true],
  [{ home: 0, away: 3 }, { bestOf: 5, headStart: 1 }, false],
])('%o of %o is decided: %s', (score, rules, isDecided) => {
  expect(decidesMatch(score, rules)).toBe(isDecided)
})

it('has a row for each game that was played', () => {
  expect(fitGames([], { home: 1, away: 3 }, { bestOf: 5 })).toHaveLength(4)
  expect(fitGames([], { home: 1, away: 3 }, { bestOf: 5, headStart: 1 })).toHaveLength(3)
  expect(fitGames([], { home: 0, away: 0 }, { bestOf: 2, allowsDraws: true })).toHaveLength(2)
})

it('sends drawn games, and none that are half typed', () => {
  const rules = { bestOf: 2, allowsDraws: true }
  const drawn = { map: '', home: '2', away: '2' }
  const score = { home: 0, away: 0 }
  expect(readGames([drawn, drawn], score, rules)).toHaveLength(2)
  expect(readGames([drawn, { ...drawn, home: '' }], score, rules)).toBeNull()
  expect(readGames([drawn, { ...drawn, home: '3' }], score, rules)).toBeNull()
})
