import { describe, expect, test } from 'vitest'
import { rankTable } from './standings.ts'
import type { StageMatch, TieBreak } from './types.ts'

type Played = [home: string, away: string | null, homeScore?: number, awayScore?: number, isForfeit?: boolean]

const toMatch = (
  [home, away, homeScore, awayScore, isForfeit = false]: Played,
  number: number,
): StageMatch => ({
  number,
  phase: 1,
  bracket: 'SWISS',
  group: 1,
  round: number + 1,
  position: 1,
  home,
  away,
  state: away === null ? 'BYE' : homeScore === undefined ? 'READY' : 'CLOSED',
  outcome:
    homeScore === undefined || awayScore === undefined
      ? null
      : {
          homeScore,
          awayScore,
          winner: homeScore === awayScore ? null : homeScore > awayScore ? 'home' : 'away',
          isForfeit,
        },
})

interface Given {
  tieBreaks: TieBreak[]
  entrants?: string
  winPoints?: number
  lotSeed?: string
}

const rank = (played: Played[], { tieBreaks, entrants, winPoints = 1, lotSeed = '' }: Given) =>
  rankTable(played.map(toMatch), {
    entrants: (entrants ?? 'abcdef').split(''),
    tieBreaks,
    winPoints,
    lotSeed,
    withdrawn: new Set(),
  })
const orderOf = (...given: Parameters<typeof rank>): string =>
  rank(...given)
    .map(({ entrant }) => entrant)
    .join('')

describe('direct encounter', () => {
  /** All of a, b, c and d have won two of three among themselves or one; e and f lose all. */
  const level: Played[] = [
    ['b', 'a', 1, 0],
    ['a', 'c', 3, 0],
    ['a', 'd', 3, 0],
    ['b', 'c', 1, 0],
    ['d', 'b', 1, 0],
    ['c', 'd', 1, 0],
  ]

  test('is applied again among those who are still level', () => {
    // a and b have two points each among the four, c and d one: b has beaten a, whose difference is better.
    const table = rank(level, { tieBreaks: ['HEAD_TO_HEAD', 'GAME_DIFFERENCE'], entrants: 'abcd' })
    expect(table.map(({ entrant }) => entrant).join('')).toBe('bacd')
    expect(table[1]?.decidedBy).toEqual({ criterion: 'HEAD_TO_HEAD', ahead: 1, behind: 0 })
  })

  test('is applied again where something else has split the others off', () => {
    // A ring of three: the difference sets a apart, then b is before c, whom it has beaten, though c has won more games.
    const ring: Played[] = [
      ['a', 'b', 5, 0],
      ['b', 'c', 3, 2],
      ['c', 'a', 1, 0],
    ]
    expect(orderOf(ring, { tieBreaks: ['HEAD_TO_HEAD', 'GAME_DIFFERENCE'], entrants: 'cba' })).toBe('acb')
    const tied: Played[] = [
      ['a', 'b', 4, 0],
      ['b', 'c', 3, 0],
      ['c', 'a', 2, 0],
    ]
    // b and c are level by the difference of -1.
    expect(orderOf(tied, { tieBreaks: ['HEAD_TO_HEAD', 'GAME_DIFFERENCE'], entrants: 'cba' })).toBe('abc')
  })

  test('says nothing where not all of them have met', () => {
    const played: Played[] = [
      ['a', 'b', 1, 0],
      ['c', 'd', 5, 0],
      ['b', 'd', 3, 0],
      ['c', 'a', 0, 1],
      ['b', 'e', 2, 0],
      ['c', 'e', 2, 0],
    ]
    // a, b and c have two wins each; b and c have not met.
    const table = rank(played, { tieBreaks: ['HEAD_TO_HEAD', 'GAME_DIFFERENCE'], entrants: 'abcde' })
    expect(table.slice(0, 3).map(({ entrant }) => entrant)).toEqual(['c', 'b', 'a'])
    expect(table[1]?.decidedBy).toEqual({ criterion: 'GAME_DIFFERENCE', ahead: 6, behind: 4 })
  })
})

describe('Buchholz', () => {
  test('counts no match that is to come', () => {
    const [a] = rank(
      [
        ['a', 'b', 1, 0],
        ['c', 'd', 1, 0],
        ['a', 'c'],
      ],
      { tieBreaks: ['BUCHHOLZ'], entrants: 'abcd' },
    )
    expect([a?.entrant, a?.buchholz]).toEqual(['a', 0])
  })

  test('has a virtual opponent with as many points for a bye and for a match that was not played', () => {
    const table = rank(
      [
        ['a', null],
        ['b', 'c', 1, 0],
        ['a', 'b', 1, 0],
        ['c', 'd', 1, 0, true],
      ],
      {
        tieBreaks: ['BUCHHOLZ'],
        entrants: 'abcd',
      },
    )
    const byTeam = new Map(table.map((row) => [row.entrant, [row.buchholz, row.buchholzCut1]]))
    // a: itself with 2 points and b with 1. c: b with 1 and itself with 1. d: itself with none.
    expect(Object.fromEntries(byTeam)).toEqual({ a: [3, 2], b: [3, 2], c: [2, 1], d: [0, 0] })
  })

  test('without the lowest opponent is another one', () => {
    const played: Played[] = [
      ['a', 'c', 1, 0],
      ['b', 'd', 1, 0],
      ['c', 'd', 1, 0],
      ['a', 'e', 1, 0],
      ['b', 'f', 1, 0],
      ['f', 'e', 1, 0],
      ['d', 'e', 1, 0],
    ]
    // a has met c (1) and e (0), b has met d (1) and f (1).
    expect(orderOf(played, { tieBreaks: ['BUCHHOLZ'] }).slice(0, 2)).toBe('ba')
    expect(orderOf(played, { tieBreaks: ['BUCHHOLZ_CUT_1'] }).slice(0, 2)).toBe('ab')
  })
})

test('the organiser says in which order tie-breaks count', () => {
  const played: Played[] = [
    ['a', 'b', 1, 0],
    ['b', 'c', 3, 0],
    ['c', 'a', 2, 0],
  ]
  expect(orderOf(played, { tieBreaks: ['GAME_DIFFERENCE'], entrants: 'abc' })).toBe('bac')
  expect(orderOf(played, { tieBreaks: ['GAMES_WON'], entrants: 'abc' })).toBe('bca')
  expect(orderOf(played, { tieBreaks: ['WINS'], entrants: 'cab' })).toBe('cab')
  expect(orderOf(played, { tieBreaks: [], entrants: 'cab' })).toBe('cab')
})

test('a lot is drawn by its seed, and says so', () => {
  const played: Played[] = [
    ['a', 'b'],
    ['c', 'd'],
  ]
  const orders = Array.from({ length: 8 }, (_, seed) =>
    orderOf(played, { tieBreaks: ['LOT'], entrants: 'abcd', lotSeed: `s${seed}` }),
  )
  expect(new Set(orders).size).toBeGreaterThan(1)
  const [, second] = rank(played, { tieBreaks: ['LOT'], entrants: 'abcd', lotSeed: 's0' })
  expect(second?.decidedBy).toEqual({ criterion: 'LOT', ahead: null, behind: null })
})

test('a win is worth three points where the organiser says so, as a bye is', () => {
  const table = rank(
    [
      ['a', 'b', 1, 0],
      ['c', null],
    ],
    { tieBreaks: ['WINS'], entrants: 'abc', winPoints: 3 },
  )
  expect(table.map(({ entrant, points }) => [entrant, points])).toEqual([
    ['a', 3],
    ['c', 3],
    ['b', 0],
  ])
})
