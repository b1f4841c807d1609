/**
 * Fills each text field of the contract across its limits.
 * @module-tag night
 */

import { countCharacters } from '@convoca/sdk/text'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../src/contract/document.ts'
import type { OperationId } from '../../src/contract/types.ts'
import { type TestServer, startServer } from '../harness.ts'
import { type Matrix, matrix } from './matrix.ts'
import type { Row } from './row.ts'
import { type Scenario, makeScenario } from './scenario.ts'
import { type SavedStore, saveStore } from './store.ts'
import { type TextField, findTextFields, withText } from './text-fields.ts'

/**
 * Every free text of every body, filled up to its limit with what takes several UTF-16 units: wherever one of our own
 * limits cuts it, nothing is cut inside. PostgreSQL cannot store half a character, and shows what was half as U+FFFD.
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

const family = '👨‍👩‍👧‍👦'

/**
 * Fills a text to `max` characters at most: an even cut hits an emoji in one of them, an odd one in the
 * other.
 */
function fill(max: number, beginning: string, grapheme: string): string {
  const room = max - countCharacters(beginning)
  return beginning + grapheme.repeat(Math.max(0, Math.floor(room / countCharacters(grapheme))))
}

const textsOf = (max: number): string[] => [
  fill(max, '', '😀'),
  fill(max, 'a', '😀'),
  fill(max, 'ab', family),
  fill(max, 'abc', '🇧🇷'),
]

interface Case {
  id: keyof Matrix
  field: TextField
}

const readable = new Set(['application/json'])
// Log-ins and registrations have tests of their own: passwords are slow on purpose.
const cases: Case[] = operations.flatMap(({ id, tags, requestBody }) => {
  const schema = requestBody?.content.find(({ type }) => readable.has(type))?.schema
  if (schema === undefined || !Object.hasOwn(matrix, id) || tags.includes('auth')) return []
  return findTextFields(schema, undefined).map((field) => ({ id: id as keyof Matrix, field }))
})

/** The first who may. */
function callerOf(row: Row<OperationId>) {
  const [actor] = Object.entries(row.outcomes).find(
    ([name, outcome]) => typeof outcome === 'number' && name in scenario.people,
  ) ?? ['owner']
  return actor as keyof Scenario['people']
}

const call = (id: keyof Matrix, body?: unknown) => {
  const row = matrix[id] as Row<'createTeam'>
  const actor = callerOf(row)
  const given = row.call(scenario, actor)
  return server.call(id as 'createTeam', {
    ...given,
    ...(body === undefined ? {} : { body: body as Record<string, unknown> }),
    token: scenario.people[actor].token,
  })
}

/** The columns in which half of something is stored: what is no character, or a joiner at the end. */
async function findBroken(): Promise<string[]> {
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select table_name as table, column_name as column, data_type as type from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'jsonb', 'json', 'ARRAY', 'USER-DEFINED')`.execute(
    server.db,
  )
  const parts = rows.map(
    ({ table, column }) => sql`select ${`${table}.${column}`}::text as place where exists (
      select from ${sql.table(table)} where ${sql.ref(column)}::text ~ ${'\ufffd|\u200d(…|$|")'})`,
  )
  const found = await sql<{ place: string }>`${sql.join(parts, sql` union all `)}`.execute(server.db)
  return found.rows.map(({ place }) => place)
}

async function attempt(id: keyof Matrix, body: unknown, what: string): Promise<string[]> {
  const answer = await call(id, body)
  const wrong = answer.status >= 500 ? [`${answer.status} ${what}`] : []
  if (JSON.stringify(answer.body ?? null).includes('\ufffd')) wrong.push(`half a character in ${what}`)
  if (answer.status < 400) {
    wrong.push(...(await findBroken()).map((place) => `${place} after ${what}`))
    await store.restore()
  }
  return wrong
}

describe.each(cases)('$id $field.path', ({ id, field }) => {
  test('takes graphemes up to its limit whole', async () => {
    const given = (matrix[id] as Row<'createTeam'>).call(scenario, callerOf(matrix[id]))
    const failed: string[] = []
    for (const text of textsOf(field.max)) {
      const body = withText(given.body ?? {}, field.path, text)
      if (body !== null) failed.push(...(await attempt(id, body, text.slice(0, 12))))
    }
    expect(failed).toEqual([])
  })
})

test('walks the texts that people write', () => {
  const walked = cases.map(({ id, field }) => `${id} ${field.path.join('.')}`)
  for (const known of ['sendMessage content', 'createReport text', 'createChampionship prizes.0.description'])
    expect(walked).toContain(known)
  expect(walked.length).toBeGreaterThan(60)
})

/** Texts that are written with a limit of their own and cut where another thing is made of them. */
const stored = [
  ['messages', 'content', 2000],
  ['support_messages', 'body', 4000],
  ['communications', 'title', 100],
  ['communications', 'body', 2000],
  ['schedules', 'title', 100],
  ['teams', 'description', 500],
  ['users', 'name', 50],
  ['vacancies', 'title', 100],
  ['championships', 'description', 2000],
  ['sponsors', 'name', 60],
] as const

/** The operations that are called: log-ins and mailed links are left out, which need no session. */
const called = operations
  .filter(({ id, tags }) => Object.hasOwn(matrix, id) && !tags.includes('auth'))
  .map(({ id }) => id as keyof Matrix)

describe.each(['', 'a', 'ab'])('with emoji in every stored text, after %j', (beginning) => {
  async function fillStored(): Promise<void> {
    for (const [table, column, max] of stored)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${fill(max, beginning, '😀')}`.execute(
        server.db,
      )
  }
  afterAll(() => store.restore())

  test('every call answers whole characters', { timeout: 240_000 }, async () => {
    const failed: string[] = []
    await fillStored()
    for (const id of called) {
      const answer = await call(id)
      if (answer.status >= 500) failed.push(`${answer.status} ${id}`)
      if (JSON.stringify(answer.body ?? null).includes('\ufffd')) failed.push(`half a character from ${id}`)
      if (answer.status >= 400) continue
      failed.push(...(await findBroken()).map((place) => `${place} after ${id}`))
      await store.restore()
      await fillStored()
    }
    expect(failed).toEqual([])
  })
})
