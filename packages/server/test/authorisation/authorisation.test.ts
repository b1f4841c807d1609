import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readOperations } from '../../src/contract/document.ts'
import type { OperationId } from '../../src/contract/types.ts'
import { type TestServer, startServer } from '../harness.ts'
import { planned } from '../../src/routes/planned.ts'
import { type Matrix, type Row, matrix, plannedOutcome } from './matrix.ts'
import { type ActorName, type World, actors, makeWorld, snapshot } from './world.ts'

let server: TestServer
/** Shared until an allowed act changes it. */
let world: World | null = null

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const reading = new Set(
  readOperations().flatMap((operation) => (operation.method === 'GET' ? [operation.id] : [])),
)

interface Judgement {
  outcome: unknown
  /** Whether any row of any table differs after the call. */
  changed: boolean
}

async function judge<K extends OperationId>(id: K, row: Row<K>, actor: ActorName): Promise<Judgement> {
  world ??= await makeWorld(server)
  const token = actor === 'guest' ? {} : { token: world.people[actor].token }
  const before = await snapshot(server)
  const answer = await server.call(id, { ...row.call(world, actor), ...token })
  const changed = (await snapshot(server)) !== before
  if (changed) world = null
  return { outcome: answer.body?.code ?? answer.status, changed }
}

test('has a row for every operation of the contract', () => {
  expect([...Object.keys(matrix), ...planned].toSorted()).toEqual(
    readOperations()
      .map((operation) => operation.id)
      .toSorted(),
  )
})

describe.each(Object.keys(matrix) as (keyof Matrix)[])('%s', (id) => {
  test.each(actors)('as %s', async (actor) => {
    const row = matrix[id] as Row<typeof id>
    const { outcome, changed } = await judge(id, row, actor)
    expect(outcome).toBe(row.outcomes[actor])
    const mayChange = typeof row.outcomes[actor] === 'number' && !reading.has(id)
    expect(changed && !mayChange, 'the store changed').toBe(false)
  })
})

const plannedOperations = readOperations().filter(({ id }) => planned.some((one) => one === id))

describe.each(plannedOperations)('$id, planned', ({ method, path, needsSession }) => {
  test.each(actors)('as %s', async (actor) => {
    world ??= await makeWorld(server)
    const headers = actor === 'guest' ? {} : { authorization: `Bearer ${world.people[actor].token}` }
    const url = `/api${path.replaceAll(/\{[^}]+\}/g, world.teamId)}`
    const before = await snapshot(server)
    const answer = await server.inject({ method, url, headers })
    expect(answer.body?.code).toBe(plannedOutcome(needsSession, actor))
    expect(answer.status).toBe(needsSession && actor === 'guest' ? 401 : 501)
    expect((await snapshot(server)) === before, 'the store is unchanged').toBe(true)
  })
})
