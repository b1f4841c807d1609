/**
 * Replaces each field of each operation by bad input.
 * @module-tag night
 */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Operation } from '@convoca/contract'
import { operations } from '../../src/contract/document.ts'
import { type TestServer, startServer } from '../harness.ts'
import { type Matrix, matrix } from './matrix.ts'
import type { Row } from './row.ts'
import { type SavedStore, saveStore } from './store.ts'
import { type Scenario, makeScenario } from './scenario.ts'

/**
 * Every call in its owner's hand, or the staff's, each of its fields in turn replaced by what no form sends: the answer is a refusal or
 * a success, never a failure of the server. (`server.close` refuses answers that the contract does not have.)
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

/** The values as JSON, for a lone surrogate is no text that survives a conversion. */
const inBody = [
  'null',
  'true',
  '-1',
  '1e308',
  '2147483648',
  '9007199254740993',
  '0.1',
  '""',
  '" "',
  String.raw`"\u0000"`,
  String.raw`"texto\u0000"`,
  String.raw`"\ud800"`,
  String.raw`"\u202e\u200b"`,
  `"'; drop table teams; --"`,
  '"javascript:alert(1)"',
  '"https://%"',
  '"0000-00-00"',
  '"2026-02-31"',
  '"+275760-09-13T00:00:00.001Z"',
  '"0001-01-01T00:00:00.000Z"',
  '"9999-12-31T23:59:59.999Z"',
  '"00000000-0000-0000-0000-000000000000"',
  `"${'a'.repeat(200_000)}"`,
  `"${'a'.repeat(300_000)}"`,
  '[]',
  '{}',
  '[null]',
  String.raw`["\u0000"]`,
  '{"a":{"b":[]}}',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
]

/**
 * The values are already escaped, for the address. An empty piece makes another path, so that it
 * stands in queries alone.
 */
const inAddress = [
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%F0%9F%8E%AE',
  '%25',
  '%5C',
  "'%3B--",
  '-1',
  '0',
  '1e9',
  '2147483648',
  '9007199254740993',
  '99999999999999999999',
  'NaN',
  'null',
  '0000-00-00',
  '2026-02-31',
  '%2B275760-09-13T00:00:00.001Z',
  '9999-12-31T23:59:59.999Z',
  '00000000-0000-0000-0000-000000000000',
  '..%2F..%2Fetc',
  'a'.repeat(5000),
]

interface Attempt {
  what: string
  url: string
  payload: string | undefined
}

interface Given {
  path: Record<string, unknown>
  query: Record<string, unknown>
  body: Record<string, unknown> | undefined
}

const pairs = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, encodeURIComponent(String(value))]))

function addressOf(
  operation: Operation,
  path: Record<string, string>,
  query: Record<string, string>,
): string {
  const filled = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => path[name] ?? '')
  const search = Object.entries(query).map(([name, value]) => `${name}=${value}`)
  return `/api${filled}${search.length === 0 ? '' : `?${search.join('&')}`}`
}

function inItsAddress(operation: Operation, given: Given): Attempt[] {
  const payload = given.body === undefined ? undefined : JSON.stringify(given.body)
  const path = pairs(given.path)
  const query = pairs(given.query)
  return operation.parameters
    .filter((parameter) => parameter.in === 'path' || parameter.in === 'query')
    .flatMap(({ name, in: place }) =>
      (place === 'query' ? ['', ...inAddress] : inAddress).map((value) => ({
        what: `${place} ${name}=${value.slice(0, 40)}`,
        payload,
        url: addressOf(
          operation,
          place === 'path' ? { ...path, [name]: value } : path,
          place === 'query' ? { ...query, [name]: value } : query,
        ),
      })),
    )
}

/** The body with one field's JSON put in by hand. */
function bodyWith(body: Record<string, unknown>, field: string, json: string): string {
  const fields = Object.entries(body).map(([name, value]) => [name, JSON.stringify(value)] as const)
  const kept = fields.filter(([name, value]) => name !== field && value !== undefined)
  return `{${[...kept, [field, json] as const].map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`
}

function inItsBody(operation: Operation, given: Given): Attempt[] {
  const { body } = given
  if (body === undefined) return []
  const url = addressOf(operation, pairs(given.path), pairs(given.query))
  const whole = inBody.map((payload) => ({ what: `body ${payload.slice(0, 40)}`, url, payload }))
  const parts = Object.keys(body).flatMap((field) =>
    inBody.map((json) => ({
      what: `${field}: ${json.slice(0, 40)}`,
      url,
      payload: bodyWith(body, field, json),
    })),
  )
  return [...whole, ...parts]
}

/** The caller who may do all of it. */
const callerOf = ({ tags }: Operation) => (tags.includes('admin') ? 'admin' : 'owner')

async function send(operation: Operation, attempt: Attempt): Promise<string[]> {
  const { status } = await server.inject({
    method: operation.method,
    url: attempt.url,
    headers: {
      authorization: `Bearer ${scenario.people[callerOf(operation)].token}`,
      ...(attempt.payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(attempt.payload === undefined ? {} : { payload: attempt.payload }),
  })
  if (status < 400 && operation.method !== 'GET') await store.restore()
  return status < 500 ? [] : [`${status} ${attempt.what}`]
}

// Passwords are slow on purpose, and have tests of their own.
const tested = operations.filter(({ id, tags }) => Object.hasOwn(matrix, id) && !tags.includes('auth'))

describe.each(tested)('$id', (operation) => {
  test('never fails on bad input', async () => {
    const row = matrix[operation.id as keyof Matrix] as Row<'createTeam'>
    const { path = {}, query = {}, body } = row.call(scenario, callerOf(operation))
    const given: Given = { path, query, body }
    const failed: string[] = []
    for (const attempt of [...inItsAddress(operation, given), ...inItsBody(operation, given)]) {
      failed.push(...(await send(operation, attempt)))
    }
    expect(failed).toEqual([])
  })
})
