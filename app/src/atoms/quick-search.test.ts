import { expect, test } from 'vitest'
import { mockApi } from '../../test/mock-api.ts'
import { convocaAtom } from './client.ts'
import { quickSearchQuery } from './quick-search.ts'

const openStore = mockApi()

test.each([
  ['ana', false],
  ['  ana  ', false],
  ['ana_', true],
  ['ana b', true],
])('"%s" is searched for: %s (four letters, part 1 §5)', (text, isSearched) => {
  const convoca = openStore().get(convocaAtom)
  expect(quickSearchQuery(convoca, text, '01989d2e-6a53-7c11-9a55-2f4f0c9d0101').enabled).toBe(isSearched)
  expect(quickSearchQuery(convoca, text, undefined).enabled).toBe(false)
})
