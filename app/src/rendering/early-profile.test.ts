import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeEarlyProfile } from './early-profile.ts'

const answer = new Response('{}')
const ask = (path = '/api/user/profile/me', token = 'mine', method = 'GET') =>
  takeEarlyProfile(
    new Request(`http://localhost${path}`, { method, headers: { authorization: `Bearer ${token}` } }),
  )

beforeEach(() => {
  vi.stubGlobal('window', { earlyProfile: { token: 'mine', response: Promise.resolve(answer) } })
})
afterEach(() => vi.unstubAllGlobals())

test('the first call for the own profile takes the early answer, further ones are sent', async () => {
  expect(await ask()).toBe(answer)
  expect(ask()).toBeUndefined()
})

test('another call, another session and a change are sent', () => {
  expect(ask('/api/user/profile')).toBeUndefined()
  expect(ask(undefined, 'of somebody else')).toBeUndefined()
  expect(ask(undefined, undefined, 'PATCH')).toBeUndefined()
  expect(ask()).toBeDefined()
})
