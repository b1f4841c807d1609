/**
 * Repeats each writing operation.
 * @module-tag night
 */

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { operations } from '../../src/contract/document.ts'
import { replayChecks } from '../../src/routes/replays.ts'
import { type TestResponse, type TestServer, codeOf, startServer } from '../harness.ts'
import { matrix } from './matrix.ts'
import type { Row } from './row.ts'
import { type Scenario, makeScenario } from './scenario.ts'
import { type SavedStore, saveStore } from './store.ts'

type KeyedId = keyof typeof replayChecks

let server: TestServer
let scenario: Scenario
let store: SavedStore

beforeAll(async () => {
  server = await startServer()
  scenario = await makeScenario(server)
  store = await saveStore(server.db)
})
afterEach(() => store.restore())
afterAll(() => server.close())

function repeat(id: KeyedId, actor: 'manager' | 'stranger'): Promise<TestResponse> {
  const row = matrix[id] as Row<typeof id>
  const headers = { 'idempotency-key': `repeated-${id}` }
  const { token } = scenario.people[actor]
  return server.call(id, { ...row.call(scenario, actor), token, headers })
}

const membership = () => ({ team_id: scenario.teamId, user_id: scenario.people.manager.id })

/** The acts that a manager may do and a player may not. */
const acts = [
  'sendInvitations',
  'invitePlayers',
  'resendInvitation',
  'resetInviteLink',
  'createVacancy',
  'createSponsor',
  'createAchievement',
  'createSchedule',
  'createCheckIns',
  'createCommunication',
  'saveFile',
] as const satisfies readonly KeyedId[]

test('every operation that takes a key has its check', () => {
  const keyed = operations.filter(({ parameters }) =>
    parameters.some(({ name }) => name === 'Idempotency-Key'),
  )
  const handled = keyed.map(({ id }) => id).filter((id) => id in matrix)
  expect(Object.keys(replayChecks).toSorted()).toEqual(handled.toSorted())
})

test.each(acts)('%s is replayed to the manager, and refused to whom was demoted or removed', async (id) => {
  const first = await repeat(id, 'manager')
  expect(first.status).toBe(201)
  const again = await repeat(id, 'manager')
  expect([again.status, again.body]).toEqual([201, first.body])
  const members = server.db.updateTable('team_members').set({ role: 'PLAYER' })
  await members.where((eb) => eb.and(membership())).execute()
  expect(codeOf(await repeat(id, 'manager'))).toEqual([403, 'FORBIDDEN'])
  await server.db
    .deleteFrom('team_members')
    .where((eb) => eb.and(membership()))
    .execute()
  expect(codeOf(await repeat(id, 'manager'))).toEqual([404, 'TEAM_NOT_FOUND'])
})

test.each(['joinByLink', 'createTeam'] as const)(
  '%s is replayed to the member, and refused to whom was removed',
  async (id) => {
    const first = await repeat(id, 'stranger')
    const again = await repeat(id, 'stranger')
    expect([again.status, again.body]).toEqual([first.status, first.body])
    await server.db.deleteFrom('team_members').where('team_id', '=', first.body.id).execute()
    expect(codeOf(await repeat(id, 'stranger'))).toEqual([404, 'TEAM_NOT_FOUND'])
  },
)
