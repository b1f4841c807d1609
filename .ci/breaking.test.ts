import { expect, test } from 'vitest'
import { acceptedBreaks } from './accepted-breaks.ts'
import { findBreaks, judgeBreaks } from './contract-breaks.ts'
import { currentContract, readContract, releasedContract, type JsonObject } from './contract-document.ts'

const team: JsonObject = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'name'],
  properties: {
    id: { type: 'string' },
    name: { type: 'string', maxLength: 50 },
    role: { type: 'string', enum: ['OWNER', 'PLAYER'] },
    about: { oneOf: [{ type: 'string' }, { type: 'null' }] },
    parent: { $ref: '#/components/schemas/Team' },
    tags: { type: 'array', items: { type: 'string' } },
  },
}

const createTeam: JsonObject = {
  operationId: 'createTeam',
  parameters: [{ name: 'page', in: 'query', schema: { type: 'integer', maximum: 80 } }],
  requestBody: {
    required: true,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Team' } } },
  },
  responses: {
    '200': {
      description: 'ok',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Team' } } },
    },
    '400': { description: 'no' },
  },
}

/** A contract of one operation, `POST /teams`, with something changed. */
function contract(
  change: { team?: JsonObject; operation?: JsonObject; extra?: JsonObject } = {},
): JsonObject {
  return {
    security: [{ bearer: [] }],
    paths: { '/teams': { post: { ...createTeam, ...change.operation } }, ...change.extra },
    components: { schemas: { Team: { ...team, ...change.team } } },
  }
}

const properties = (change: JsonObject): { team: JsonObject } => ({
  team: { properties: { ...(team['properties'] as JsonObject), ...change } },
})
const without = (name: string): JsonObject =>
  Object.fromEntries(Object.entries(team['properties'] as JsonObject).filter(([key]) => key !== name))
const keys = (before: JsonObject, after: JsonObject) => findBreaks(before, after).map((one) => one.key)
const open: JsonObject = { security: [] }
const at = (rule: string, place: string) => `${rule} POST /teams ${place}`

// Each change with what of it breaks: the same change may be harmless one way and break the other.
test.each<[what: string, before: JsonObject, after: JsonObject, expected: string[]]>([
  ['nothing', contract(), contract(), []],
  ['a new operation', contract(), contract({ extra: { '/games': { get: createTeam } } }), []],
  [
    'an operation less',
    contract({ extra: { '/games': { get: { ...createTeam, operationId: 'x' } } } }),
    contract(),
    ['operation-removed GET /games'],
  ],
  [
    'another operationId',
    contract(),
    contract({ operation: { operationId: 'makeTeam' } }),
    ['operation-renamed POST /teams'],
  ],
  [
    'a session that was not needed',
    contract({ operation: open }),
    contract(),
    ['auth-tightened POST /teams'],
  ],
  ['no session any more', contract(), contract({ operation: open }), []],
  [
    'another success status',
    contract(),
    contract({ operation: { responses: { '201': { description: 'made' } } } }),
    [at('success-removed', '200')],
  ],
  [
    'a required parameter',
    contract(),
    contract({
      operation: {
        parameters: [{ name: 'page', in: 'query', required: true, schema: { type: 'integer', maximum: 80 } }],
      },
    }),
    [at('parameter-required', 'query page')],
  ],
  [
    'a parameter less',
    contract(),
    contract({ operation: { parameters: [] } }),
    [at('parameter-removed', 'query page')],
  ],
  [
    'a lower limit of a parameter',
    contract(),
    contract({
      operation: { parameters: [{ name: 'page', in: 'query', schema: { type: 'integer', maximum: 20 } }] },
    }),
    [at('limit-narrowed', 'query page')],
  ],
  [
    'a parameter of another type',
    contract(),
    contract({ operation: { parameters: [{ name: 'page', in: 'query', schema: { type: 'string' } }] } }),
    [at('type-changed', 'query page')],
  ],
  [
    'no body any more',
    contract(),
    contract({ operation: { requestBody: undefined } }),
    [at('body-removed', 'body')],
  ],
  [
    'a body from now on',
    contract({ operation: { requestBody: undefined } }),
    contract(),
    [at('body-required', 'body')],
  ],
  ['an optional field more', contract(), contract(properties({ color: { type: 'string' } })), []],
  [
    'a field less',
    contract(),
    contract({ team: { properties: without('role') } }),
    [at('request-field-removed', 'body role'), at('response-field-removed', '200 role')],
  ],
  [
    'a field that must be sent',
    contract(),
    contract({ team: { required: ['id', 'name', 'role'] } }),
    [at('request-field-required', 'body role')],
  ],
  [
    'a field that may be missing',
    contract(),
    contract({ team: { required: ['id'] } }),
    [at('response-field-optional', '200 name')],
  ],
  [
    'a value less in an enumeration',
    contract(),
    contract(properties({ role: { type: 'string', enum: ['OWNER'] } })),
    [at('enum-narrowed', 'body role')],
  ],
  [
    'a value more in an enumeration',
    contract(),
    contract(properties({ role: { type: 'string', enum: ['OWNER', 'PLAYER', 'COACH'] } })),
    [at('enum-widened', '200 role')],
  ],
  [
    'another type',
    contract(),
    contract(properties({ id: { type: 'integer' } })),
    [at('type-changed', 'body id'), at('type-changed', '200 id')],
  ],
  [
    'null where there was none',
    contract(),
    contract(properties({ name: { type: ['string', 'null'], maxLength: 50 } })),
    [at('type-changed', '200 name')],
  ],
  [
    'an alternative less',
    contract(),
    contract(properties({ about: { type: 'string' } })),
    [at('alternative-removed', 'body about')],
  ],
  [
    'an alternative more',
    contract(),
    contract(properties({ about: { oneOf: [{ type: 'string' }, { type: 'null' }, { type: 'array' }] } })),
    [at('alternative-added', '200 about')],
  ],
  [
    'other items of a list',
    contract(),
    contract(properties({ tags: { type: 'array', items: { type: 'number' } } })),
    [at('type-changed', 'body tags[]'), at('type-changed', '200 tags[]')],
  ],
  ['a wider limit', contract(), contract(properties({ name: { type: 'string', maxLength: 80 } })), []],
  [
    'a narrower limit',
    contract(),
    contract(properties({ name: { type: 'string', maxLength: 20 } })),
    [at('limit-narrowed', 'body name')],
  ],
])('%s', (_what, before, after, expected) => {
  expect(keys(before, after)).toEqual(expected)
})

test('an accepted break needs its reason and goes when the break goes', () => {
  const found = findBreaks(contract(), contract({ operation: { parameters: [] } }))
  const accepted = [
    { key: at('parameter-removed', 'query page'), reason: 'nobody sent it' },
    { key: 'operation-removed GET /gone', reason: 'long ago' },
  ]
  const { refused, stale, named } = judgeBreaks(found, accepted)
  expect([refused.length, stale.map((one) => one.reason), named.length]).toEqual([0, ['long ago'], 1])
  expect(judgeBreaks(found, []).refused).toHaveLength(1)
})

test('every accepted break says why', () => {
  expect(acceptedBreaks.filter((one) => one.reason.trim().length < 20)).toEqual([])
})

test('the released contract has a version, and today’s breaks it nowhere unnamed', () => {
  const released = readContract(releasedContract)
  expect(released['info']).toMatchObject({ version: '0.1.0' })
  expect(judgeBreaks(findBreaks(released, readContract(currentContract)), acceptedBreaks).refused).toEqual([])
})
