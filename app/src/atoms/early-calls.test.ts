import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropEarlyCalls, takeEarlyCall } from './early-calls.ts'

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

test('what is not asked for is dropped, and its connection freed', async () => {
  const cancel = vi.fn()
  const unread = new Response(new ReadableStream({ cancel }))
  window.earlyCalls?.answers.set('/api/unread', Promise.resolve(unread))
  window.earlyCalls?.answers.set('/api/failed', Promise.reject(new Error('offline')))
  dropEarlyCalls()
  expect(ask()).toBeUndefined()
  await expect.poll(() => cancel.mock.calls.length).toBe(1)
})
