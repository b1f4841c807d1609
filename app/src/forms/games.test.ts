import { expect, test } from 'vitest'
import { emptyGame, toGamesInput } from './games.ts'

test('sends what was typed, positions apart, and no row without a game', () => {
  const typed = { gameId: 'g-1', account: ' luz#BR1 ', rank: ' ', positions: 'IGL, Controladora ,, IGL' }
  expect(toGamesInput(true, [typed, emptyGame])).toEqual({
    looking_for_team: true,
    games: [{ game_id: 'g-1', account: 'luz#BR1', rank: null, positions: ['IGL', 'Controladora'] }],
  })
})
