import { expect, test } from 'vitest'
import { readContract, readEventsContract, readReleasedContract } from './files.ts'
import { readOperations } from './operations.ts'

test('reads the current, the released and the events contract', () => {
  expect(readOperations(readContract()).length).toBeGreaterThan(100)
  expect(readReleasedContract()).toMatchObject({ openapi: expect.stringMatching(/^3\.1/) })
  expect(readEventsContract()).toMatchObject({ asyncapi: '3.0.0' })
})
