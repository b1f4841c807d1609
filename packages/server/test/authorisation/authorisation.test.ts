import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../src/contract/document.ts'
import type { OperationId } from '../../src/contract/types.ts'
import { type TestServer, startServer } from '../harness.ts'
import { type ActorName, actors } from './actors.ts'
import { type Matrix, matrix } from './matrix.ts'
import type { Row } from './row.ts'
import { type SavedStore, saveStore } from './store.ts'
import { type Scenario, credentialsOf, makeScenario } from './scenario.ts'

let server: TestServer
let scenario: Scenario
let store: SavedStore

beforeAll(async () => {
  server = await startServer()
  scenario = await makeScenario(server)
  store = await saveStore(server.db)
})
afterAll(() => server.close())

const reading = new Set(operations.flatMap((operation) => (operation.method === 'GET' ? [operation.id] : [])))

interface Judgement {
  outcome: unknown
  /** The tables of which any row differs after the call. */
  changed: string[]
}

async function judge<K extends OperationId>(id: K, row: Row<K>, actor: ActorName): Promise<Judgement> {
  const response = await server.call(id, { ...row.call(scenario, actor), ...credentialsOf(scenario, actor) })
  const changed = await store.findChanged()
  if (changed.length > 0) await store.restore()
  return { outcome: response.status < 400 ? response.status : response.body?.code, changed }
}

test('has a row for every operation of the contract', () => {
  expect(Object.keys(matrix).toSorted()).toEqual(operations.map((operation) => operation.id).toSorted())
})

describe.each(Object.keys(matrix) as (keyof Matrix)[])('%s', (id) => {
  test.each(actors)('as %s', async (actor) => {
    const row = matrix[id] as Row<typeof id>
    const { outcome, changed } = await judge(id, row, actor)
    expect(outcome).toBe(row.outcomes[actor])
    const mayChange = typeof row.outcomes[actor] === 'number' && !reading.has(id)
    if (!mayChange) expect(changed, 'changed tables').toEqual([])
  })
})
