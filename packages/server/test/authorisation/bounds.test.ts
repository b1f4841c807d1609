import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../src/contract/document.ts'
import { newId } from '../../src/database/id.ts'
import { boundedRows, hasReached } from '../../src/http/bounds-repository.ts'
import { type Person, type TestServer, codeOf, operationOf, startServer } from '../harness.ts'
import { PASSWORD } from '../registrations.ts'
import { fingerprint, newTeam } from '../teams.ts'
import { type ActorName, actors } from './actors.ts'
import { type Matrix, matrix } from './matrix.ts'
import type { Row } from './row.ts'
import { type SavedStore, saveStore } from './store.ts'
import { type Scenario, credentialsOf, makeScenario } from './scenario.ts'

/** Every operation with an `x-bound`, called by those who may, with room for nothing and then for so much as the contract allows. */
let server: TestServer
let scenario: Scenario
let store: SavedStore

beforeAll(async () => {
  server = await startServer()
  scenario = await makeScenario(server)
  store = await saveStore(server.db)
})
afterAll(() => server.close())

const bounded = operations
  .filter(({ bound }) => bound !== null)
  .map(({ id }) => id)
  .filter((id): id is keyof Matrix => id in matrix)

/** Lowers the bound while it runs: filling some of them takes thousands of calls. */
async function withMax<T>(id: keyof Matrix, max: number, run: () => Promise<T>): Promise<T> {
  const { bound } = operationOf(id)
  if (bound === null) throw new Error(`${id} has no bound`)
  const { max: declared } = bound
  bound.max = max
  try {
    return await run()
  } finally {
    bound.max = declared
  }
}

const callAs = <K extends keyof Matrix>(id: K, row: Row<K>, actor: ActorName) =>
  server.call(id, { ...row.call(scenario, actor), ...credentialsOf(scenario, actor) })

test('the server counts exactly what the contract bounds', () => {
  const counted = new Set(operations.flatMap(({ bound }) => (bound === null ? [] : [bound.of])))
  expect([...counted].toSorted()).toEqual(Object.keys(boundedRows).toSorted())
})

describe.each(bounded)('%s', (id) => {
  const row = matrix[id] as Row<typeof id>
  const able = actors.filter((actor) => typeof row.outcomes[actor] === 'number')

  test.each(able)('as %s is refused where nothing more has room, and changes nothing', async (actor) => {
    const before = await fingerprint(server.db)
    const refused = await withMax(id, 0, () => callAs(id, row, actor))
    expect(codeOf(refused)).toEqual([409, 'LIMIT_REACHED'])
    expect(await fingerprint(server.db)).toBe(before)
    await store.restore()
  })
})

describe('a loop', () => {
  const title = (index: number) => ({
    title: `Copa ${index}`,
    description: null,
    placement: 1,
    date: '2026-01-01',
    game_id: null,
    championship: null,
  })
  const team = async (): Promise<{ owner: Person; path: { id: string } }> => {
    const { id, owner } = await newTeam(server)
    return { owner, path: { id } }
  }

  test('of achievements ends, makes room again, and leaves other teams alone', async () => {
    const { owner, path } = await team()
    const other = await team()
    const create = (by: Person, to: { id: string }, index: number) =>
      server.call('createAchievement', { token: by.token, path: to, body: title(index) })
    await withMax('createAchievement', 3, async () => {
      const made = []
      for (let index = 0; index < 3; index += 1) made.push(await create(owner, path, index))
      expect(made.map(({ status }) => status)).toEqual([201, 201, 201])
      expect(codeOf(await create(owner, path, 3))).toEqual([409, 'LIMIT_REACHED'])
      expect((await create(other.owner, other.path, 0)).status).toBe(201)
      const { token } = owner
      await server.call('deleteAchievement', {
        token,
        path: { ...path, achievementId: made[0]?.body.id },
      })
      expect((await create(owner, path, 4)).status).toBe(201)
    })
  })

  test('of pictures ends with their bytes, and other accounts go on', async () => {
    const [one, other] = [await server.registerUser(), await server.registerUser()]
    const { bound } = operationOf('saveFile')
    const declared = bound?.bytes ?? 0
    const toStored = (size: number, number: number) => ({
      id: newId(),
      entity_type: 'USER' as const,
      // Each of another place.
      entity_id: newId(),
      business_type: 'USER_PROFILE_PHOTO' as const,
      hash: `${number}`.repeat(64),
      width: 1,
      height: 1,
      size,
      created_by: one.id,
    })
    const reached = (account: string) =>
      hasReached(server.db, { of: 'pictures', keys: [account], max: 500, bytes: declared })
    await server.db
      .insertInto('files')
      .values(toStored(declared - 1, 0))
      .execute()
    expect(await reached(one.id)).toBe(false)
    await server.db.insertInto('files').values(toStored(1, 1)).execute()
    expect([await reached(one.id), await reached(other.id)]).toEqual([true, false])
    await server.db.deleteFrom('files').where('created_by', '=', one.id).execute()
  })

  test('of invitations that are withdrawn at once ends', async () => {
    const { owner, path } = await team()
    await withMax('sendInvitations', 2, async () => {
      for (const expected of [201, 201, 409]) {
        const { id } = await server.registerUser()
        const sent = await server.call('sendInvitations', {
          token: owner.token,
          path,
          body: [{ userId: id, role: 'PLAYER' as const }],
        })
        expect(sent.status).toBe(expected)
        await server.db
          .updateTable('invitations')
          .set({ status: 'DECLINED_BY_OWNER', answered_at: new Date() })
          .where('team_id', '=', path.id)
          .execute()
      }
    })
  })

  test('of simultaneous calls gets exactly as many through as there is room for', async () => {
    const { owner, path } = await team()
    const answers = await withMax('createAchievement', 4, () =>
      Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          server.call('createAchievement', { token: owner.token, path, body: title(index) }),
        ),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4)
    expect(answers.filter(({ body }) => body?.code === 'LIMIT_REACHED')).toHaveLength(8)
  })

  test('of log-ins keeps the latest 100 sessions', async () => {
    const person = await server.registerUser()
    for (let index = 0; index < 101; index += 1)
      await server.call('login', { body: { email: person.email, password: PASSWORD } })
    const rows = await server.db
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', person.id)
      .execute()
    expect(rows).toHaveLength(100)
    expect(codeOf(await server.call('readMyProfile', { token: person.token }))).toEqual([
      401,
      'TOKEN_INVALID',
    ])
  })

  test('of idempotency keys keeps the latest 1,000 responses', async () => {
    const { owner, path } = await team()
    const now = Date.now()
    const newest = newId()
    await server.db
      .insertInto('idempotency_keys')
      .values(
        Array.from({ length: 1200 }, (_, index) => ({
          scope: owner.id,
          operation: 'createTeam',
          key: `key-${index}`,
          request_hash: Buffer.from('00', 'hex'),
          status: null,
          body: null,
          created_at: new Date(now - (index + 1) * 1000),
        })),
      )
      .execute()
    const { status } = await server.call('createAchievement', {
      token: owner.token,
      path,
      headers: { 'idempotency-key': newest },
      body: title(1),
    })
    expect(status).toBeLessThan(300)
    const kept = await server.db
      .selectFrom('idempotency_keys')
      .select('key')
      .where('scope', '=', owner.id)
      .execute()
    expect(kept).toHaveLength(1000)
    expect(kept.map(({ key }) => key)).toContain(newest)
  })
})
