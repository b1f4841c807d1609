import { expect, test } from 'vitest'
import { explainRematches, findRematchRounds } from './rematches.ts'
import type { ChampionshipMatch } from '../atoms/championship.ts'

type Given = [round: number, home: string, away: string | null]

const team = (name: string) => ({ id: name, name, team_tag: name, logo: null })

const list = (
  given: readonly Given[],
  bracket: ChampionshipMatch['bracket'] = 'SWISS',
): ChampionshipMatch[] =>
  given.map(([round, home, away], number) => ({
    id: String(number),
    number,
    phase: 1,
    bracket,
    group: 1,
    round,
    position: 1,
    best_of: 1,
    home: team(home),
    away: away === null ? null : team(away),
    state: away === null ? 'BYE' : 'CLOSED',
    home_score: null,
    away_score: null,
    winner: null,
    is_forfeit: false,
    is_disputed: false,
    scheduled_at: null,
    home_checked_in: false,
    away_checked_in: false,
    revision: 1,
  }))

test.each<[Given[], number[]]>([
  [
    [
      [1, 'a', 'b'],
      [2, 'a', 'c'],
    ],
    [],
  ],
  [
    [
      [1, 'a', 'b'],
      [2, 'b', 'a'],
      [3, 'a', 'b'],
    ],
    [2, 3],
  ],
  [
    [
      [1, 'a', null],
      [2, 'b', null],
      [3, 'a', null],
    ],
    [3],
  ],
])('rounds in which teams meet again or rest again are found', (given, rounds) => {
  expect(findRematchRounds(list(given))).toEqual(rounds)
})

test('of groups none are, whose teams meet again in the play-offs', () => {
  expect(
    findRematchRounds(
      list(
        [
          [1, 'a', 'b'],
          [2, 'a', 'b'],
        ],
        'WINNERS',
      ),
    ),
  ).toEqual([])
})

test('the sentence names the rounds', () => {
  expect(explainRematches([4])).toMatch(/^Na 4ª rodada há/)
  expect(explainRematches([3, 4])).toMatch(/^Nas 3ª e 4ª rodadas há/)
})
