import { expect, test } from 'vitest'
import { readRankingSearch, toRankingPath } from './ranking-search.ts'

test('reads what it writes', () => {
  const search = { kind: 'players', gameId: '01989d2e-6a53-7c11-9a55-2f4f0c9d0300', page: 3 } as const
  expect(toRankingPath(search)).toBe(
    '/ranking?kind=players&gameId=01989d2e-6a53-7c11-9a55-2f4f0c9d0300&page=3',
  )
  expect(readRankingSearch(search)).toEqual(search)
})

test.each([{}, { kind: 'cats', gameId: 7, page: -1 }, { page: '2' }, { page: 1.5 }])(
  'of %j nothing but the defaults is left',
  (search) => {
    const read = readRankingSearch(search)
    expect(read).toEqual({ kind: 'teams', gameId: undefined, page: 1 })
    expect(toRankingPath(read)).toBe('/ranking')
  },
)
