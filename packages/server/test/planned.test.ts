import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations } from '../src/contract/document.ts'
import { handlers } from '../src/routes/index.ts'
import { planned } from '../src/contract/planned.ts'
import { type TestServer, startServer } from './harness.ts'

/** How many operations may still be without a handler. It only goes down, with the list itself. */
const STILL_PLANNED = 40

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('the list of planned operations only shrinks', () => {
  expect(planned.length, 'a handler was written: lower STILL_PLANNED').toBe(STILL_PLANNED)
})

test('names operations of the contract, each once and none that has a handler', () => {
  const known = new Set(operations.map((operation) => operation.id))
  expect(planned.filter((id) => !known.has(id))).toEqual([])
  expect(new Set(planned).size).toBe(planned.length)
  expect(planned.filter((id) => Object.hasOwn(handlers, id))).toEqual([])
})

test('refuses whatever is sent to a planned operation before it is read', async () => {
  const { token } = await server.registerUser()
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const answer = await server.inject({
    method: 'POST',
    url: '/api/chat/conversations',
    headers,
    payload: '{}',
  })
  expect([answer.status, answer.body.code]).toEqual([501, 'NOT_IMPLEMENTED'])
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
})
