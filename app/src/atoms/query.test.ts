import { seedTeams } from '@convoca/fixtures'
import { expect, test } from 'vitest'
import { mockApi, mountQuery } from '../../test/mock-api.ts'
import { convocaAtom, queryClientAtom } from './client.ts'
import { playersAtom } from './players.ts'
import { publicTeamAtom, publicTeamQuery } from './teams.ts'

const openStore = mockApi()
const tag = seedTeams[0]?.tag ?? ''

test('what a loader has fetched with the query options, the atom has at once', async () => {
  const store = openStore()
  const team = await store.get(queryClientAtom).ensureQueryData(publicTeamQuery(store.get(convocaAtom), tag))
  expect(store.get(publicTeamAtom(tag)).data).toBe(team)
})

test('a search that is no longer mounted leaves no observer behind', async () => {
  const store = openStore()
  const cache = store.get(queryClientAtom).getQueryCache()
  for (const search of ['a', 'b', 'c']) {
    const query = playersAtom({ search })
    const unmount = store.sub(query, () => undefined)
    await expect.poll(() => store.get(query).data).toBeDefined()
    unmount()
  }
  expect(cache.getAll()).toHaveLength(3)
  expect(cache.getAll().map((query) => query.getObserversCount())).toEqual([0, 0, 0])
})

test('two atoms of the same params share one request', async () => {
  const store = openStore()
  const first = await mountQuery(store, publicTeamAtom(tag))
  const second = await mountQuery(store, publicTeamAtom(tag))
  expect(second().data).toBe(first().data)
})
