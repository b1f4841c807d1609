import { createMockDatabase } from '@convoca/mocks'
import { expect, test } from 'vitest'
import { mockApi } from '../../test/mock-api.ts'
import { convocaAtom, queryClientAtom } from './client.ts'
import { quickSearchQuery } from './quick-search.ts'

const openStore = mockApi()

test.each([
  ['a', false],
  ['  a  ', false],
  ['tr', true],
  ['ana_', true],
])('"%s" is searched for: %s', (text, isSearched) => {
  const convoca = openStore().get(convocaAtom)
  expect(quickSearchQuery(convoca, text, '01989d2e-6a53-7c11-9a55-2f4f0c9d0101').enabled).toBe(isSearched)
  expect(quickSearchQuery(convoca, text, undefined).enabled).toBe(false)
})

test.each(['trv', 'TRV', ' Trv '])(
  '"%s" finds the team of that tag, and asks for no players',
  async (text) => {
    const store = openStore()
    const found = await store
      .get(queryClientAtom)
      .fetchQuery(quickSearchQuery(store.get(convocaAtom), text, createMockDatabase().users[0]?.id))
    const tags = [
      ...found.teams.map(({ entity }) => entity.team_tag),
      ...found.otherTeams.map(({ entity }) => entity.team_tag),
    ]
    expect(tags).toContain('TRV')
    expect([found.players, found.championships]).toEqual([[], []])
  },
)
