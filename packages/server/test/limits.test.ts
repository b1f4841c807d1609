import type { Operation } from '@convoca/contract'
import { describe, expect, test } from 'vitest'
import { operations } from '../src/contract/document.ts'

const isWriting = ({ method }: Operation) => method !== 'GET'
const idsOf = (found: readonly Operation[]) => found.map(({ id }) => id)

describe('the contract', () => {
  test('limits how often every operation is called that may change something', () => {
    expect(
      idsOf(operations.filter((operation) => isWriting(operation) && operation.rateLimit === null)),
    ).toEqual([])
  })

  test('lists a 429 exactly where a limit may be exceeded', () => {
    const differing = operations.filter(
      ({ responses, rateLimit, notifies, bound }) =>
        responses.has(429) !== (rateLimit !== null || notifies !== null || bound !== null),
    )
    expect(idsOf(differing)).toEqual([])
  })

  test.each(['rateLimit', 'notifies'] as const)('means the same by one name of %s everywhere', (kind) => {
    const named = Map.groupBy(
      operations.flatMap(({ [kind]: limit }) => (limit === null ? [] : [limit])),
      ({ name }) => name,
    )
    for (const [name, limits] of named)
      expect(new Set(limits.map(({ max, per }) => `${max} in ${per} s`)).size, name).toBe(1)
  })

  test('can refuse where a block refuses', () => {
    const refusing = operations.filter(({ notifies }) => notifies?.blocks === 'refuse')
    expect(refusing.length).toBeGreaterThan(3)
    expect(idsOf(refusing.filter(({ responses }) => !responses.has(403)))).toEqual([])
  })
})
