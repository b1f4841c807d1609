import { expect, test } from 'vitest'
import { operations } from '../src/contract/document.ts'
import { handlers } from '../src/routes/index.ts'
import { planned } from '../src/contract/planned.ts'

/** How many operations may still be without a handler. It only goes down, with the list itself. */
const STILL_PLANNED = 0

test('the list of planned operations only shrinks', () => {
  expect(planned.length, 'a handler was written: lower STILL_PLANNED').toBe(STILL_PLANNED)
})

test('names operations of the contract, each once and none that has a handler', () => {
  const known = new Set(operations.map((operation) => operation.id))
  expect(planned.filter((id) => !known.has(id))).toEqual([])
  expect(new Set(planned).size).toBe(planned.length)
  expect(planned.filter((id) => Object.hasOwn(handlers, id))).toEqual([])
})
