import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../src/contract/document.ts'
import { newId } from '../../src/database/id.ts'
import { type CallOptions, type TestResponse, type TestServer, operationOf, startServer } from '../harness.ts'
import { fingerprint, newTeam } from '../teams.ts'
import { type ActorName, actors } from './actors.ts'
import { type Matrix, matrix } from './matrix.ts'
import type { Row } from './row.ts'
import { type SavedStore, saveStore } from './store.ts'
import { type Scenario, credentialsOf, makeScenario } from './scenario.ts'

/**
 * Every operation that the contract marks with `x-notifies`, called by those who may: whoever has notified each other person as often as
 * it allows is refused, and nothing is stored. An operation that notifies without the mark fails every test that calls it
 * (`server.close`).
 */
let server: TestServer
let limited: TestServer
let scenario: Scenario
let store: SavedStore

beforeAll(async () => {
  server = await startServer()
  scenario = await makeScenario(server)
  store = await saveStore(server.db)
  limited = await startServer({ database: server.database, config: { rateLimit: true } })
})
afterAll(async () => {
  await limited.close()
  await server.close()
})

const marked = operations
  .filter(({ notifies }) => notifies !== null)
  .map(({ id }) => id)
  .filter((id): id is keyof Matrix => id in matrix)

/** Everybody has been notified by everybody as often as this limit allows. */
async function exhaust(name: string, max: number): Promise<void> {
  await sql`
    insert into notification_limits (sender_id, receiver_id, name, count, resets_at)
    select sender.id, receiver.id, ${name}, ${max}::integer, now() + interval '1 minute'
    from users sender cross join users receiver
  `.execute(server.db)
}

/** A team that waits for a place. */
async function addWaiting(): Promise<void> {
  const { id } = await newTeam(server, { gameId: scenario.gameId })
  await server.db
    .insertInto('championship_registrations')
    .values({ id: newId(), championship_id: scenario.enteredId, team_id: id, status: 'WAITING' })
    .execute()
}

/** A call that notifies somebody, where that of the matrix does not. */
const notifyingCalls: { [K in keyof Matrix]?: (call: CallOptions<K>) => Promise<CallOptions<K>> } = {
  updateSchedule: async (call) => ({
    ...call,
    body: { ...call.body, starts_at: '2090-01-01T20:00:00.000Z', ends_at: '2090-01-01T21:00:00.000Z' },
  }),
  createCheckIns: async (call) => {
    const { id } = await server.db
      .selectFrom('team_members')
      .select('id')
      .where('user_id', '=', scenario.people.coach.id)
      .executeTakeFirstOrThrow()
    return { ...call, body: { memberIds: [id] } }
  },
  changeChampionshipStatus: async (call) => ({ ...call, path: { id: scenario.enteredId } }),
  createAnnouncement: async (call) => ({ ...call, path: { id: scenario.enteredId } }),
  // A member is named beside the owner.
  updateRoster: async (call) => ({
    ...call,
    body: {
      roster: [
        { user_id: scenario.starterId, role: 'STARTER' },
        { user_id: scenario.benchId, role: 'SUBSTITUTE' },
      ],
    },
  }),
  // Another team gets the place that becomes free.
  withdrawRegistration: async (call) => {
    await addWaiting()
    return call
  },
  updateChampionship: async (call) => {
    await addWaiting()
    return { ...call, path: { id: scenario.enteredId } }
  },
  // The opponent has reported something else.
  reportMatch: async (call) => {
    await sql`
      insert into championship_reports (match_id, side, home_score, away_score)
      select id, case when home_id = ${scenario.ongoingRegistrationId} then 'away' else 'home' end, 0, 2
      from championship_matches where id = ${scenario.matchId}
    `.execute(server.db)
    return call
  },
  // A team is reinstated that is disqualified.
  reinstateTeam: async (call) => {
    const body = { reason: 'Uso de programa proibido.' }
    await server.call('disqualifyTeam', { ...call, body, ...credentialsOf(scenario, 'admin') })
    return call
  },
  checkInMatch: async (call) => {
    await server.db
      .updateTable('championship_matches')
      .set({ code: null })
      .where('id', '=', scenario.matchId)
      .execute()
    return call
  },
  editMessage: async (call) => ({
    ...call,
    body: { content: `Treino às nove, @${scenario.people.coach.nick}.` },
  }),
  sendMessage: async (call) => ({
    ...call,
    body: { ...call.body, content: `Confirmado, @${scenario.people.coach.nick}.` },
  }),
}

async function callExhausted<K extends keyof Matrix>(
  id: K,
  row: Row<K>,
  actor: ActorName,
): Promise<TestResponse> {
  const { name = '', max = 0 } = operationOf(id).notifies ?? {}
  const usual = row.call(scenario, actor)
  const call = (await notifyingCalls[id]?.(usual)) ?? usual
  const before = await fingerprint(server.db)
  await exhaust(name, max)
  const response = await limited.call(id, { ...call, ...credentialsOf(scenario, actor) })
  await server.db.deleteFrom('notification_limits').execute()
  await server.db.deleteFrom('rate_limits').execute()
  if (response.status === 429) expect(await fingerprint(server.db), 'the store is unchanged').toBe(before)
  return response
}

describe.each(marked)('%s', (id) => {
  test('is refused once it has notified everybody as often as it may', async () => {
    const row = matrix[id] as Row<typeof id>
    const able = actors.filter((actor) => typeof row.outcomes[actor] === 'number')
    const refused: TestResponse[] = []
    for (const actor of able) {
      const response = await callExhausted(id, row, actor)
      if (response.status === 429) refused.push(response)
      await store.restore()
      if (refused.length > 0) break
    }
    expect(refused.map(({ body }) => body.code)).toEqual(['RATE_LIMITED'])
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
  })
})
