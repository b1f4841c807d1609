/**
 * Sends each operation another team's things.
 * @module-tag night
 */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Operation } from '@convoca/contract'
import { operations } from '../../src/contract/document.ts'
import { type TestServer, startServer } from '../harness.ts'
import { type ActorName, actors } from './actors.ts'
import { type Matrix, matrix } from './matrix.ts'
import type { Row } from './row.ts'
import { type SavedStore, saveStore } from './store.ts'
import { type Scenario, credentialsOf, makeScenario } from './scenario.ts'

/**
 * Every call that names a thing of a team, sent to the other team with the thing of this one: its owner may do all of
 * it with their own things and none of it with these.
 */
let server: TestServer
let scenario: Scenario
let store: SavedStore

beforeAll(async () => {
  server = await startServer()
  scenario = await makeScenario(server)
  store = await saveStore(server.db)
})
afterAll(() => server.close())

/** Things of a team that a body names. */
const namedInBody = new Set([
  'transferTeam',
  'updateVacancy',
  'createSchedule',
  'createCheckIns',
  'applyToTeam',
])
/** Lists of what one person wrote: for a person of another team they are empty. */
const listsOfPeople = new Set(['listUnreadCommunicationsOf', 'listPrivateCommunications'])

function namesThing({ id, path }: Operation): boolean {
  if (!path.startsWith('/teams/{id}/') || !Object.hasOwn(matrix, id)) return false
  const things = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
  return namedInBody.has(id) || things.some((thing) => thing !== 'id' && thing !== 'status')
}

const teamOperations = operations.filter(namesThing)

async function send(id: keyof Matrix, actor: ActorName) {
  const row = matrix[id] as Row<typeof id>
  const options = row.call(scenario, actor)
  const path = { ...options.path, id: scenario.other.teamId } as never
  const response = await server.call(id, { ...options, ...credentialsOf(scenario, actor), path })
  const changed = await store.findChanged()
  if (changed.length > 0) await store.restore()
  return { response, changed }
}

test('there are such operations', () => {
  expect(teamOperations.length).toBeGreaterThan(25)
})

describe.each(teamOperations.map(({ id }) => id as keyof Matrix))('%s', (id) => {
  test.each(actors)('as %s with the things of another team', async (actor) => {
    const { response, changed } = await send(id, actor)
    expect(changed, 'changed tables').toEqual([])
    if (actor === 'partner') expect([403, 404]).toContain(response.status)
    else if (actor !== 'otherOwner') expect([400, 401, 404]).toContain(response.status)
    else if (listsOfPeople.has(id)) expect(response.body.data ?? response.body ?? []).toEqual([])
    // Nobody applies to their own team, whatever the vacancy.
    else if (id === 'applyToTeam') expect(response.body.code).toBe('ALREADY_IN_TEAM')
    else expect([400, 404]).toContain(response.status)
  })
})
