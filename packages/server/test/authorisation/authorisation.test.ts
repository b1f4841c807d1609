import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readOperations } from '../../src/contract/document.ts'
import type { OperationId } from '../../src/contract/types.ts'
import { type TestServer, startServer } from '../harness.ts'
import { type Row, matrix } from './matrix.ts'
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

async function judge<K extends OperationId>(id: K, row: Row<K>, actor: ActorName): Promise<void> {
  world ??= await makeWorld(server)
  const token = actor === 'guest' ? {} : { token: world.people[actor].token }
  const before = await snapshot(server)
  const answer = await server.call(id, { ...row.call(world, actor), ...token })
  const outcome = answer.body?.code ?? answer.status
  expect(outcome).toBe(row.outcomes[actor])
  const isRefusal = typeof row.outcomes[actor] === 'string'
  if (isRefusal || reading.has(id)) expect(await snapshot(server)).toBe(before)
  else world = null
}

test('has a row for every operation of the contract', () => {
  expect(Object.keys(matrix).toSorted()).toEqual(
    readOperations()
      .map((operation) => operation.id)
      .toSorted(),
  )
})

describe.each(Object.keys(matrix) as OperationId[])('%s', (id) => {
  test.each(actors)('as %s', async (actor) => {
    await judge(id, matrix[id] as Row<typeof id>, actor)
  })
})
