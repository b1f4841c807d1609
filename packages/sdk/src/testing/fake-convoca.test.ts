import { describe, expect, test } from 'vitest'
import { ConvocaError, createTeam, operations, type OperationId } from '../index.ts'
import { schemas, operationSchemas } from '../generated/json-schemas.ts'
import { findMismatches } from './validate-schema.ts'
import { ContractViolation, createFakeConvoca, example, problem } from './index.ts'

const id = '01989d2e-0003-7000-8000-000000000000'
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )
const causeOf = (error: unknown) => (error instanceof ConvocaError ? error.cause : undefined)

test('an operation without a handler returns the contract’s example', async () => {
  const { convoca, calls } = createFakeConvoca()
  const page = await convoca.teams.list({ page: 1, limit: 20 })
  expect(page.data.length).toBeGreaterThan(0)
  expect(calls).toEqual([{ operation: 'listTeams', input: { page: 1, limit: 20 } }])
})

test('distinguishes paths of which one ends like the other', async () => {
  const { convoca, calls } = createFakeConvoca({ baseUrl: 'https://other.test/v1/' })
  await convoca.users.listTeams({ id })
  await convoca.teams.list()
  expect(calls.map(({ operation }) => operation)).toEqual(['listUserTeams', 'listTeams'])
})

test('passes the input to a handler and returns its result', async () => {
  const { convoca } = createFakeConvoca({
    handlers: { readHealth: () => ({ status: 'ok' }), endSession: () => undefined },
  })
  expect(await convoca.system.readHealth()).toEqual({ status: 'ok' })
  expect(await convoca.auth.endSession({ id })).toBeUndefined()
})

test('throws the typed error of a problem that a handler returns', async () => {
  const { convoca } = createFakeConvoca({
    handlers: { readTeam: () => problem(404, 'TEAM_NOT_FOUND') },
  })
  expect(await failure(convoca.teams.read({ id }))).toMatchObject({
    name: 'NotFoundError',
    code: 'TEAM_NOT_FOUND',
  })
})

test('a request that violates the contract fails with every mismatching field', async () => {
  const { convoca, violations } = createFakeConvoca()
  const error = await failure(createTeam(convoca, { body: { name: 'x', colour: 'red' } as never }))
  const cause = causeOf(error)
  expect(cause).toBeInstanceOf(ContractViolation)
  expect(String(cause)).toMatch(/request createTeam/)
  expect(String(cause)).toMatch(/\/body\/colour is unknown to the contract/)
  expect(String(cause)).toMatch(/\/body\/name has fewer than 3 characters/)
  expect(violations).toEqual([cause])
})

test('rejects an unknown query parameter and a number out of range', async () => {
  const { fetch } = createFakeConvoca()
  const request = new Request('https://convoca.test/api/teams?limit=100000&colour=red')
  await expect(fetch(request)).rejects.toThrow(/\/limit is out of range.*\/colour is unknown/)
})

test('a response that violates the contract fails', async () => {
  const { convoca } = createFakeConvoca({
    handlers: {
      readHealth: () => ({ status: 'fine' }) as never,
      readTeam: () => problem(418, 'TEAM_NOT_FOUND'),
    },
  })
  expect(String(causeOf(await failure(convoca.system.readHealth())))).toMatch(
    /response readHealth: \/status must be/,
  )
  expect(String(causeOf(await failure(convoca.teams.read({ id }))))).toMatch(/418 is not among the responses/)
})

test('rejects a path that the contract does not have', async () => {
  const { fetch } = createFakeConvoca()
  await expect(fetch(new Request('https://convoca.test/api/nowhere'))).rejects.toThrow(
    /unknown to the contract/,
  )
})

const ids = Object.keys(operations) as OperationId[]

test.each(ids.filter((operation) => operationSchemas[operation].example !== undefined))(
  'the example of %s matches its schema',
  (operation) => {
    const schema = operationSchemas[operation].responses[String(operations[operation].successStatus)]
    expect(schema ? findMismatches(schemas, schema, operationSchemas[operation].example) : []).toEqual([])
  },
)

test.each([
  [{ type: 'string', minLength: 2 }, '💥', 1],
  [{ type: ['string', 'null'] }, null, 0],
  [{ type: 'integer', minimum: 1, maximum: 3 }, 4, 1],
  [{ type: 'integer' }, 1.5, 1],
  [{ enum: ['A', 'B'] }, 'C', 1],
  [{ const: 1 }, 1, 0],
  [{ type: 'array', items: { type: 'number' }, maxItems: 1 }, [1, 'x'], 2],
  [{ type: 'array', uniqueItems: true }, [1, 1], 1],
  [{ oneOf: [{ type: 'string' }, { type: 'number' }] }, true, 1],
  [{ oneOf: [{ type: 'string' }, { minLength: 1 }] }, 'both', 1],
  [{ anyOf: [{ type: 'string' }, { minLength: 1 }] }, 'both', 0],
  [{ allOf: [{ required: ['a'] }, { required: ['b'] }] }, { a: 1 }, 1],
  [{ allOf: [{ properties: { a: {} } }], unevaluatedProperties: false }, { a: 1, b: 1 }, 1],
  [{ properties: { a: {} }, additionalProperties: { type: 'number' } }, { a: 'x', b: 'y' }, 1],
  [{ not: { type: 'string' } }, 'x', 1],
  [{ type: 'string', format: 'uuid' }, 'no', 1],
  [{ type: 'string', pattern: '^a' }, 'b', 1],
  [{ $ref: 'Nowhere' }, 1, 1],
])('%j and %j: %i mismatches', (schema, value, count) => {
  expect(findMismatches({}, schema, value)).toHaveLength(count)
})

describe('a mistyped name throws, with the one that was meant', () => {
  test.each<[string, () => unknown, string]>([
    [
      'a handler',
      () => createFakeConvoca({ handlers: { craeteTeam: () => 1 } as never }),
      'no operation craeteTeam. Did you mean createTeam?',
    ],
    [
      'a handler by its method',
      () => createFakeConvoca({ handlers: { 'teams.create': () => 1 } as never }),
      'no operation teams.create',
    ],
    [
      'a handler that is data',
      () => createFakeConvoca({ handlers: { createTeam: { id: 'x' } } as never }),
      'must be a function',
    ],
    ['an option', () => createFakeConvoca({ handlerz: {} } as never), 'has no option handlerz'],
    ['an error code', () => problem(409, 'TEAM_TAG_TAKN' as never), 'Did you mean TEAM_TAG_TAKEN?'],
    ['an example', () => example('createTeams' as never), 'Did you mean createTeam?'],
  ])('%s', (_name, create, text) => {
    expect(create).toThrow(TypeError)
    expect(create).toThrow(text)
  })

  test('a handler that is undefined counts as absent', async () => {
    const { convoca } = createFakeConvoca({ handlers: { listTeams: undefined } as never })
    expect((await convoca.teams.list()).data.length).toBeGreaterThan(0)
  })
})
