import { expect, test, vi } from 'vitest'
import { UnauthenticatedError, listTeams, login, readHealth, readMyProfile } from '../../index.ts'
import { failure, fakeClient, gate, json, problem } from './fake-client.ts'

const bearer = (request: Request | undefined) => request?.headers.get('authorization')

test('the token is asked for before each call and may come later', async () => {
  let token = 'first'
  const { convoca, requests } = fakeClient(() => json({}), { token: () => Promise.resolve(token) })
  await readHealth(convoca)
  token = 'second'
  await readHealth(convoca)
  expect(requests.map(({ request }) => bearer(request))).toEqual(['Bearer first', 'Bearer second'])
})

test('without a token no header is sent', async () => {
  for (const token of [null, undefined, '', () => null]) {
    const { convoca, requests } = fakeClient(() => json({}), { token })
    await readHealth(convoca)
    expect(bearer(requests[0]?.request)).toBeNull()
  }
})

test('calls that start together ask for the token once', async () => {
  const { opened, open } = gate<string>()
  const token = vi.fn(() => opened)
  const { convoca, requests } = fakeClient(() => json({}), { token })
  const calls = [readHealth(convoca), listTeams(convoca), readMyProfile(convoca)]
  open('late')
  await Promise.all(calls)
  expect(token).toHaveBeenCalledTimes(1)
  expect(requests.map(({ request }) => bearer(request))).toEqual(Array(3).fill('Bearer late'))
})

test('several 401s of one token are told once, before the call fails', async () => {
  const onUnauthorized = vi.fn()
  const { convoca } = fakeClient(() => problem(401, 'TOKEN_EXPIRED'), { token: 'old', onUnauthorized })
  const told: number[] = []
  const watch = (call: Promise<unknown>) =>
    failure(call).then(() => told.push(onUnauthorized.mock.calls.length))
  await Promise.all([watch(listTeams(convoca)), watch(readMyProfile(convoca)), watch(readHealth(convoca))])
  expect(told).toEqual([1, 1, 1])
  expect(onUnauthorized.mock.calls[0]?.[0]).toBeInstanceOf(UnauthenticatedError)
})

test('the 401 of a later token is told again', async () => {
  const onUnauthorized = vi.fn()
  let token = 'one'
  const { convoca } = fakeClient(() => problem(401, 'TOKEN_INVALID'), { token: () => token, onUnauthorized })
  await failure(listTeams(convoca))
  token = 'two'
  await failure(listTeams(convoca))
  expect(onUnauthorized).toHaveBeenCalledTimes(2)
})

test('a wrong password does not end the session', async () => {
  const onUnauthorized = vi.fn()
  const { convoca } = fakeClient(() => problem(401, 'INVALID_CREDENTIALS'), { token: 'good', onUnauthorized })
  const error = await failure(login(convoca, { body: { email: 'a@b.co', password: 'x' } }))
  expect(error).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' })
  expect(onUnauthorized).not.toHaveBeenCalled()
})

test('the raw client tells a refused token as well', async () => {
  const onUnauthorized = vi.fn()
  const { convoca } = fakeClient(() => problem(401, 'TOKEN_EXPIRED'), { token: 'old', onUnauthorized })
  const { error, response } = await convoca.api.GET('/user/profile/me')
  expect([response.status, error?.code]).toEqual([401, 'TOKEN_EXPIRED'])
  expect(onUnauthorized).toHaveBeenCalledTimes(1)
})
