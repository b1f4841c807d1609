import { expect, test } from 'vitest'
import { tieBreaksOf, toChosenTieBreaks } from './tie-breaks.ts'

const usual = ['HEAD_TO_HEAD', 'GAME_DIFFERENCE', 'GAMES_WON']

test('the usual tie-breaks follow the format until somebody chooses', () => {
  expect(tieBreaksOf('SWISS', null)).toEqual(['BUCHHOLZ', ...usual])
  expect(tieBreaksOf('ROUND_ROBIN', null)).toEqual(usual)
  expect(tieBreaksOf('ROUND_ROBIN', ['LOT'])).toEqual(['LOT'])
  expect(tieBreaksOf('SWISS', [])).toEqual([])
})

test('what counts opponents is left out where all have the same ones', () => {
  expect(tieBreaksOf('GROUPS_THEN_PLAYOFFS', ['BUCHHOLZ_CUT_1', 'WINS', 'BUCHHOLZ'])).toEqual(['WINS'])
})

test('a championship with the usual ones has chosen none', () => {
  expect(
    toChosenTieBreaks({
      format: 'SWISS',
      tie_breaks: ['BUCHHOLZ', 'HEAD_TO_HEAD', 'GAME_DIFFERENCE', 'GAMES_WON'],
    }),
  ).toBeNull()
  expect(toChosenTieBreaks({ format: 'SWISS', tie_breaks: ['HEAD_TO_HEAD'] })).toEqual(['HEAD_TO_HEAD'])
  expect(toChosenTieBreaks({ format: 'SWISS' })).toBeNull()
})
