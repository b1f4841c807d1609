import { expect, it } from 'vitest'
import { renderLimits } from './limits.ts'

const name = { type: 'string', minLength: 1, maxLength: 50 }

/** The module that is generated for an operation with this body. */
function renderOf(body: object): string {
  return renderLimits({
    paths: {
      '/teams': {
        post: {
          operationId: 'createTeam',
          requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Body' } } } },
          responses: {},
        },
      },
    },
    components: { schemas: { Body: { ...body }, Name: name } },
  })
}

it.each([
  ['a text', { type: 'object', properties: { name } }, 'name: { min: 1, max: 50 },'],
  [
    'a reference that may be null',
    {
      type: 'object',
      properties: { name: { oneOf: [{ $ref: '#/components/schemas/Name' }, { type: 'null' }] } },
    },
    'name: { min: 1, max: 50 },',
  ],
  [
    'a list and its entries',
    { type: 'object', properties: { tags: { type: 'array', maxItems: 5, items: name } } },
    'tags: { max: 5, entry: { min: 1, max: 50 } },',
  ],
  [
    'the fields of entries',
    {
      type: 'object',
      properties: { games: { type: 'array', items: { type: 'object', properties: { name } } } },
    },
    'games: { entry: { name: { min: 1, max: 50 } } },',
  ],
  [
    'the fields of an object',
    {
      type: 'object',
      properties: { game: { type: 'object', properties: { name, id: { type: 'string' } } } },
    },
    'game: { name: { min: 1, max: 50 } },',
  ],
  ['a body that is a list', { type: 'array', minItems: 1, maxItems: 50, items: {} }, 'max: 50,'],
])('writes the limits of %s', (_, body, expected) => {
  expect(renderOf(body)).toContain(`  ${expected}\n`)
})

it('has no constant for a body without limits', () => {
  expect(renderOf({ type: 'object', properties: { isActive: { type: 'boolean' } } })).toBe('')
})
