import { readExample } from '@convoca/mocks'
import { describe, expect, test } from 'vitest'
import type { ChampionshipMatch } from '../atoms/championship.ts'
import { findByes, findFirstRound, findGroups } from './bracket-preview.ts'

const [example] = readExample('previewBracket')
if (example === undefined) throw new Error('no example')
const { home, away } = example
const match = (given: Partial<ChampionshipMatch>): ChampionshipMatch => ({ ...example, ...given })
const namesOf = (teams: readonly { name: string }[]) => teams.map(({ name }) => name)

describe('a preview', () => {
  test('names who goes on without playing, in the first round alone', () => {
    const bye = match({ state: 'BYE', away: null })
    expect(namesOf(findByes([bye, match({ round: 1 })]))).toEqual([home?.name])
    expect(findByes([match({ state: 'BYE', away: null, round: 2 })])).toEqual([])
    expect(findByes([match({ state: 'BYE', away: null, bracket: 'LOSERS' })])).toEqual([])
    expect(namesOf(findByes([match({ state: 'BYE', bracket: 'SWISS', away: null })]))).toEqual([home?.name])
    expect(findByes([match({ state: 'BYE', home: null, away: null })])).toEqual([])
  })

  test('has each team of a group once', () => {
    const group = { bracket: 'GROUP' as const }
    const matches = [
      match({ ...group, group: 2 }),
      match({ ...group, group: 1 }),
      match({ ...group, group: 1 }),
    ]
    expect(findGroups(matches).map((one) => [one.group, namesOf(one.teams)])).toEqual([
      [1, [home?.name, away?.name]],
      [2, [home?.name, away?.name]],
    ])
    expect(findGroups([match({})])).toEqual([])
  })

  test('has the first pairs of Swiss rounds', () => {
    const swiss = { bracket: 'SWISS' as const }
    expect(findFirstRound([match(swiss), match({ ...swiss, state: 'BYE' }), match({})])).toHaveLength(1)
  })
})
