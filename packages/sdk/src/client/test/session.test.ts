import { expect, test, vi } from 'vitest'
import { UnauthenticatedError, listTeams, login, rawClient, readHealth, readMyProfile } from '../../index.ts'
import { failure, fakeClient, createDeferred, json, problem } from './fake-client.ts'

const bearer = (request: Request | undefined) => request?.headers.get('authorization')

test('reads the token before each call, also asynchronously', async () => {
  let token = 'first'
  const { convoca, requests } = fakeClient(() => json({}), { token: () => Promise.resolve(token) })
  await readHealth(convoca)
  token = 'second'
  await readHealth(convoca)
  expect(requests.map(({ request }) => bearer(request))).toEqual(['Bearer first', 'Bearer second'])
})

test('sends no header without a token', async () => {
  for (const token of [null, undefined, '', () => null]) {
    const { convoca, requests } = fakeClient(() => json({}), { token })
    await readHealth(convoca)
    expect(bearer(requests[0]?.request)).toBeNull()
  }
})

test('reads the token once for calls that start together', async () => {
  const { promise, resolve } = createDeferred<string>()
  const token = vi.fn(() => promise)
  const { convoca, requests } = fakeClient(() => json({}), { token })
  const calls = [readHealth(convoca), listTeams(convoca), readMyProfile(convoca)]
  resolve('late')
  await Promise.all(calls)
  expect(token).toHaveBeenCalledTimes(1)
  expect(requests.map(({ request }) => bearer(request))).toEqual(Array(3).fill('Bearer late'))
})

test('calls onUnauthorized once for several 401s of one token, before the calls fail', async () => {
  const onUnauthorized = vi.fn()
  const { convoca } = fakeClient(() => problem(401, 'TOKEN_EXPIRED'), { token: 'old', onUnauthorized })
  const callsBefore: number[] = []
  const watch = (call: Promise<unknown>) =>
    failure(call).then(() => callsBefore.push(onUnauthorized.mock.calls.length))
  await Promise.all([watch(listTeams(convoca)), watch(readMyProfile(convoca)), watch(readHealth(convoca))])
  expect(callsBefore).toEqual([1, 1, 1])
  expect(onUnauthorized.mock.calls[0]?.[0]).toBeInstanceOf(UnauthenticatedError)
})

test('calls onUnauthorized again for a later token', async () => {
  const onUnauthorized = vi.fn()
  let token = 'one'
  const { convoca } = fakeClient(() => problem(401, 'TOKEN_INVALID'), { token: () => token, onUnauthorized })
  await failure(listTeams(convoca))
  token = 'two'
  await failure(listTeams(convoca))
  expect(onUnauthorized).toHaveBeenCalledTimes(2)
})

test('does not call onUnauthorized for the late refusal of a token that was replaced', async () => {
  const onUnauthorized = vi.fn()
  const { promise, resolve } = createDeferred<Response>()
  let token = 'old'
  const { convoca, requests } = fakeClient(
    (request) => (bearer(request) === 'Bearer old' ? promise : json({ data: [], total: 0 })),
    { token: () => token, onUnauthorized },
  )
  const late = failure(readHealth(convoca))
  await expect.poll(() => requests).toHaveLength(1)
  token = 'new'
  await readMyProfile(convoca)
  resolve(problem(401, 'TOKEN_INVALID'))
  await late
  expect(onUnauthorized).not.toHaveBeenCalled()
})

test('does not call onUnauthorized for a wrong password', async () => {
  const onUnauthorized = vi.fn()
  const { convoca } = fakeClient(() => problem(401, 'INVALID_CREDENTIALS'), { token: 'good', onUnauthorized })
  const error = await failure(login(convoca, { body: { email: 'a@b.co', password: 'x' } }))
  expect(error).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' })
  expect(onUnauthorized).not.toHaveBeenCalled()
})

test('calls onUnauthorized for the raw client as well', async () => {
  const onUnauthorized = vi.fn()
  const { convoca } = fakeClient(() => problem(401, 'TOKEN_EXPIRED'), { token: 'old', onUnauthorized })
  const { error, response } = await rawClient(convoca).GET('/user/profile/me')
  expect([response.status, error?.code]).toEqual([401, 'TOKEN_EXPIRED'])
  expect(onUnauthorized).toHaveBeenCalledTimes(1)
})
