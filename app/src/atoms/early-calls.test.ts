import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeEarlyCall } from './early-calls.ts'

const answer = new Response('{}')
const ask = (path = '/api/teams?page=1', token = 'mine', method = 'GET') =>
  takeEarlyCall(
    new Request(`http://localhost${path}`, { method, headers: { authorization: `Bearer ${token}` } }),
  )

beforeEach(() => {
  const answers = new Map([['/api/teams?page=1', Promise.resolve(answer)]])
  vi.stubGlobal('window', { earlyCalls: { token: 'mine', answers } })
})
afterEach(() => vi.unstubAllGlobals())

test('the first call takes the early answer, further ones are sent', async () => {
  expect(await ask()).toBe(answer)
  expect(ask()).toBeUndefined()
})

test('another call, another session and a change are sent', () => {
  expect(ask('/api/teams')).toBeUndefined()
  expect(ask('/api/teams?page=2')).toBeUndefined()
  expect(ask(undefined, 'of somebody else')).toBeUndefined()
  expect(ask(undefined, undefined, 'PATCH')).toBeUndefined()
  expect(ask()).toBeDefined()
})
