import type { JsonObject } from '@convoca/contract'
import { readContract, readReleasedContract } from '@convoca/contract/files'
import { expect, test } from 'vitest'
import { acceptedBreaks } from './accepted-breaks.ts'
import { findBreaks, judgeBreaks } from './contract-breaks.ts'

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
    openapi: '3.1.0',
    info: { title: 'Teams', version: '1' },
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
const open: JsonObject = { security: [] }
const toChange = (what: string) => `POST /teams ${what}`

// One change may be harmless in a request and break a response, or the other way round.
test.each<[what: string, before: JsonObject, after: JsonObject, expected: string[]]>([
  ['nothing', contract(), contract(), []],
  ['a new operation', contract(), contract({ extra: { '/games': { get: createTeam } } }), []],
  [
    'an operation less',
    contract({ extra: { '/games': { get: { ...createTeam, operationId: 'x' } } } }),
    contract(),
    ['GET /games api path removed without deprecation'],
  ],
  [
    'another operationId',
    contract(),
    contract({ operation: { operationId: 'makeTeam' } }),
    [toChange('api operation id `createTeam` removed and replaced with `makeTeam`')],
  ],
  [
    'a session that was not needed',
    contract({ operation: open }),
    contract(),
    [toChange('the endpoint scheme security `session` was added to the API')],
  ],
  ['no session any more', contract(), contract({ operation: open }), []],
  [
    'another success status',
    contract(),
    contract({ operation: { responses: { '201': { description: 'made' } } } }),
    [toChange('removed the success response with the status `200`')],
  ],
  [
    'a required parameter',
    contract(),
    contract({
      operation: {
        parameters: [{ name: 'page', in: 'query', required: true, schema: { type: 'integer', maximum: 80 } }],
      },
    }),
    [toChange('the `query` request parameter `page` became required')],
  ],
  [
    'a parameter less',
    contract(),
    contract({ operation: { parameters: [] } }),
    [toChange('deleted the `query` request parameter `page`')],
  ],
  [
    'a lower limit of a parameter',
    contract(),
    contract({
      operation: { parameters: [{ name: 'page', in: 'query', schema: { type: 'integer', maximum: 20 } }] },
    }),
    [toChange('for the `query` request parameter `page`, the max was decreased from `80.00` to `20.00`')],
  ],
  [
    'a parameter of another type',
    contract(),
    contract({ operation: { parameters: [{ name: 'page', in: 'query', schema: { type: 'string' } }] } }),
    [
      toChange(
        'for the `query` request parameter `page`, the type/format was generalized from `integer`/`` to `string`/``',
      ),
    ],
  ],
  [
    'no body any more',
    contract(),
    contract({ operation: { requestBody: undefined } }),
    [toChange('removed the request body')],
  ],
  [
    'a body from now on',
    contract({ operation: { requestBody: undefined } }),
    contract(),
    [toChange('added required request body')],
  ],
  ['an optional field more', contract(), contract(properties({ color: { type: 'string' } })), []],
  [
    'a field less',
    contract(),
    contract({ team: { properties: without('role') } }),
    [
      toChange('removed the request property `role`'),
      toChange('removed the optional property `role` from the response with the `200` status'),
    ],
  ],
  [
    'a field that must be sent',
    contract(),
    contract({ team: { required: ['id', 'name', 'role'] } }),
    [toChange('the request property `role` became required')],
  ],
  [
    'a field that may be missing',
    contract(),
    contract({ team: { required: ['id'] } }),
    [toChange('the response property `name` became optional for the status `200`')],
  ],
  [
    'a value less in an enumeration',
    contract(),
    contract(properties({ role: { type: 'string', enum: ['OWNER'] } })),
    [toChange('removed the enum value `PLAYER` of the request property `role`')],
  ],
  [
    'a value more in an enumeration',
    contract(),
    contract(properties({ role: { type: 'string', enum: ['OWNER', 'PLAYER', 'COACH'] } })),
    [
      toChange(
        'added the new `COACH` enum value to the `role` response property for the response status `200`',
      ),
    ],
  ],
  [
    'another type',
    contract(),
    contract(properties({ id: { type: 'integer' } })),
    [
      toChange('the `id` request property type/format changed from `string`/`` to `integer`/``'),
      toChange(
        "the `id` response's property type/format changed from `string`/`` to `integer`/`` for status `200`",
      ),
    ],
  ],
  [
    'null where there was none',
    contract(),
    contract(properties({ name: { type: ['string', 'null'], maxLength: 50 } })),
    [toChange('the response property `name` became nullable for the status `200`')],
  ],
  [
    'an alternative less',
    contract(),
    contract(properties({ about: { type: 'string' } })),
    [
      toChange(
        'request property `about` list-of-types was narrowed by removing types `null` from media type `application/json`',
      ),
    ],
  ],
  [
    'an alternative more',
    contract(),
    contract(properties({ about: { oneOf: [{ type: 'string' }, { type: 'null' }, { type: 'array' }] } })),
    [
      toChange(
        'response property `about` list-of-types was widened by adding types `array` to media type `application/json` of response `200`',
      ),
    ],
  ],
  [
    'other items of a list',
    contract(),
    contract(properties({ tags: { type: 'array', items: { type: 'number' } } })),
    [
      toChange('the `tags/items/` request property type/format changed from `string`/`` to `number`/``'),
      toChange(
        "the `tags/items/` response's property type/format changed from `string`/`` to `number`/`` for status `200`",
      ),
    ],
  ],
  [
    'a constant that changed',
    contract(properties({ role: { const: 'OWNER' } })),
    contract(properties({ role: { const: 'PLAYER' } })),
    [
      toChange('the `role` request property const value changed from `OWNER` to `PLAYER`'),
      toChange(
        'the `role` response property const value changed from `OWNER` to `PLAYER` for the status `200`',
      ),
    ],
  ],
  ['a wider limit', contract(), contract(properties({ name: { type: 'string', maxLength: 80 } })), []],
  [
    'a narrower limit',
    contract(),
    contract(properties({ name: { type: 'string', maxLength: 20 } })),
    [toChange("the `name` request property's maxLength was decreased to `20`")],
  ],
])('%s', async (_what, before, after, expected) => {
  const found = await findBreaks(before, after)
  expect(found.map(({ change }) => change)).toEqual(expected)
})

test('a contract that oasdiff cannot read is no contract without breaks', async () => {
  const broken = contract(properties({ parent: { $ref: '#/components/schemas/Gone' } }))
  await expect(findBreaks(contract(), broken)).rejects.toThrow('oasdiff cannot compare the contracts')
})

test('an accepted break is stale once the break is gone', async () => {
  const found = await findBreaks(contract(), contract({ operation: { parameters: [] } }))
  const accepted = [
    { change: toChange('deleted the `query` request parameter `page`'), reason: 'nobody sent it' },
    { change: 'GET /gone api path removed without deprecation', reason: 'long ago' },
  ]
  const { refused, stale, named } = judgeBreaks(found, accepted)
  expect([refused.length, stale.map((one) => one.reason), named.length]).toEqual([0, ['long ago'], 1])
  expect(judgeBreaks(found, []).refused).toHaveLength(1)
})

test('every accepted break says why', () => {
  expect(acceptedBreaks.filter((one) => one.reason.trim().length < 20)).toEqual([])
})

test('the current contract has no unaccepted break against the released one', async () => {
  const released = readReleasedContract()
  expect(released['info']).toMatchObject({ version: '0.1.0' })
  const { refused, stale } = judgeBreaks(await findBreaks(released, readContract()), acceptedBreaks)
  expect([refused, stale]).toEqual([[], []])
})
