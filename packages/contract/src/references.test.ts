import { expect, test } from 'vitest'
import { escapeToken, locate, lookUp, referencedName, resolve } from './references.ts'

const document = {
  components: {
    schemas: { Team: { type: 'object' }, Club: { $ref: '#/components/schemas/Team' } },
    'a/b ~c': { here: 1 },
  },
}

test('follows a reference to a reference and says where it ended', () => {
  const found = locate(document, { $ref: '#/components/schemas/Club' }, '#/start')
  expect(found).toEqual({ node: { type: 'object' }, pointer: '#/components/schemas/Team' })
})

test('leaves a node without a reference as it is', () => {
  expect(locate(document, { type: 'string' }, '#/start')).toEqual({
    node: { type: 'string' },
    pointer: '#/start',
  })
  expect(resolve(document, undefined)).toEqual({})
})

test('escapes tokens so that a pointer finds them again', () => {
  const token = escapeToken('a/b ~c')
  expect(token).toBe('a~1b%20~0c')
  expect(lookUp(document, `#/components/${token}/here`)).toBe(1)
})

test('refuses references that lead nowhere or out of the document', () => {
  expect(lookUp(document, '#/components/schemas/Nothing')).toBeUndefined()
  expect(() => resolve(document, { $ref: '#/components/schemas/Nothing' })).toThrow('leads nowhere')
  expect(() => lookUp(document, 'other.yaml#/Team')).toThrow('not a local reference')
})

test('names what a reference points at', () => {
  expect(referencedName({ $ref: '#/components/schemas/Team' })).toBe('Team')
  expect(referencedName({ type: 'object' })).toBe('')
})
