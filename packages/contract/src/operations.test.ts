import { expect, test } from 'vitest'
import { readOperations, readSuccess, readSuccesses } from './operations.ts'
import type { JsonObject } from './json.ts'

const page = { name: 'page', in: 'query', schema: { type: 'integer' } }
const team = { $ref: '#/components/schemas/Team' }

const document = {
  security: [{ bearer: [] }],
  paths: {
    '/teams/{id}': {
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
        { name: 'page', in: 'query', required: true, schema: { type: 'string' } },
      ],
      put: {
        operationId: 'updateTeam',
        tags: ['teams'],
        summary: ' Updates a team ',
        parameters: [{ $ref: '#/components/parameters/Page' }],
        requestBody: { $ref: '#/components/requestBodies/Team' },
        responses: {
          '400': { $ref: '#/components/responses/Invalid' },
          '200': {
            content: {
              'text/csv': {},
              'application/json': {
                schema: team,
                examples: { one: { $ref: '#/components/examples/One' }, two: { value: { id: '2' } } },
              },
            },
          },
          '204': { description: 'Nothing changed.' },
        },
      },
      get: { operationId: 'readTeam', security: [{}, { bearer: [] }], responses: {} },
    },
  },
  components: {
    parameters: { Page: page },
    requestBodies: { Team: { required: true, content: { 'application/json': { schema: team } } } },
    responses: { Invalid: { content: { 'application/problem+json': { schema: { type: 'object' } } } } },
    examples: { One: { value: { id: '1' } } },
    schemas: { Team: { type: 'object' } },
  },
} satisfies JsonObject

const [read, update] = readOperations(document)

test('lists the operations of a path by method', () => {
  expect([read?.id, read?.method, read?.path]).toEqual(['readTeam', 'GET', '/teams/{id}'])
  expect([update?.id, update?.method, update?.tags]).toEqual(['updateTeam', 'PUT', ['teams']])
  expect(update?.summary).toBe('Updates a team')
})

test('lets a parameter of the operation override that of its path', () => {
  expect(update?.parameters).toEqual([
    { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
    { name: 'page', in: 'query', required: false, schema: { type: 'integer' } },
  ])
})

test('points at schemas where they stand, behind references too', () => {
  expect(update?.requestBody).toMatchObject({
    required: true,
    content: [{ schemaPointer: '#/components/requestBodies/Team/content/application~1json/schema' }],
  })
  const own = '#/paths/~1teams~1%7Bid%7D/put/responses/200/content/application~1json/schema'
  expect(update?.responses.get(200)?.map(({ schemaPointer }) => schemaPointer)).toEqual([null, own])
  expect(update?.responses.get(400)?.[0]?.schemaPointer).toBe(
    '#/components/responses/Invalid/content/application~1problem%2Bjson/schema',
  )
  expect(update?.responses.get(204)).toEqual([])
})

test('collects examples by name, references followed', () => {
  const [, json] = update?.responses.get(200) ?? []
  expect([...(json?.examples ?? [])]).toEqual([
    ['one', { id: '1' }],
    ['two', { id: '2' }],
  ])
})

test('takes a session for optional where the security allows none', () => {
  expect([read?.needsSession, update?.needsSession]).toEqual([false, true])
})

test('finds the success responses, the usual one first', () => {
  const responses = { '202': {}, '200': {}, '403': {} }
  const [login] = readOperations({ paths: { '/login': { post: { operationId: 'login', responses } } } })
  expect(login && readSuccesses(login).map(({ status }) => status)).toEqual([200, 202])
  expect(update && readSuccess(update)).toMatchObject({ status: 200, content: [{}, {}] })
  expect(() => read && readSuccess(read)).toThrow('GET /teams/{id}: there is no success response')
})

test.each([
  ['a parameter without a name', { parameters: [{ in: 'query' }] }, 'a parameter has no name'],
  ['a parameter without a place', { parameters: [{ name: 'page' }] }, 'the parameter page has no place'],
  ['a lost reference', { requestBody: { $ref: '#/gone' } }, '#/gone leads nowhere'],
  ['another file', { requestBody: { $ref: 'a.yaml#/b' } }, 'a.yaml#/b is not a local reference'],
  ['no id', { operationId: '' }, 'there is no operationId'],
])('refuses %s, naming the operation', (_what, change, reason) => {
  const broken = { paths: { '/a': { get: { operationId: 'a', ...change } } } }
  expect(() => readOperations(broken)).toThrow(`GET /a: ${reason}`)
})
