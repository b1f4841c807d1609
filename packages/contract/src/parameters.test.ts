import { expect, test } from 'vitest'
import { coerceParameter } from './parameters.ts'

const document = { components: { schemas: { Page: { type: 'integer' } } } }

test.each([
  [{ type: 'integer' }, '12', 12],
  [{ type: 'integer' }, '-3', -3],
  [{ type: 'integer' }, '1e1', '1e1'],
  [{ type: 'integer' }, '1.5', '1.5'],
  [{ type: 'integer' }, '9007199254740993', '9007199254740993'],
  [{ type: 'number' }, '1.5', 1.5],
  [{ type: 'number' }, 'NaN', 'NaN'],
  [{ type: 'boolean' }, 'true', true],
  [{ type: 'boolean' }, 'false', false],
  [{ type: 'boolean' }, '1', '1'],
  [{ type: 'string' }, '12', '12'],
  [{ $ref: '#/components/schemas/Page' }, '12', 12],
  [{ type: 'array', items: { $ref: '#/components/schemas/Page' } }, ['1', 'x'], [1, 'x']],
  [{ type: 'array', items: { type: 'string' } }, 'one', ['one']],
])('by %j reads %j as %j', (schema, text, value) => {
  expect(coerceParameter(document, schema, text)).toEqual(value)
})
