import { demoLogins } from '@convoca/fixtures'
import { MockProblem, override, readExample } from '@convoca/mocks'
import { expect, test } from 'vitest'
import { mockApi } from '../../test/mock-api.ts'
import { tokenAtom } from './client.ts'
import { loginAtom, secondStepAtom } from './session.ts'
import { completeLoginAtom } from './two-step.ts'

const openStore = mockApi()
const { email = '', password = '' } = demoLogins[0] ?? {}

test('a log-in with two steps has no session before its code', async () => {
  const challenge = { challenge: 'desafio'.padEnd(43, '0'), expires_at: '2026-11-20T22:05:00.000Z' }
  const store = openStore({
    overrides: [
      override('login', (context) => {
        context.status = 202
        return challenge
      }),
      override('completeLogin', ({ input }) => {
        if (input.body.code !== 'ABCD-2345') throw new MockProblem('CODE_INVALID')
        return readExample('completeLogin')
      }),
    ],
  })
  store.set(tokenAtom, null)
  expect(await store.set(loginAtom, { email, password })).toBe(false)
  expect(store.get(tokenAtom)).toBeNull()
  await expect(store.set(completeLoginAtom, '000000')).rejects.toMatchObject({ code: 'CODE_INVALID' })
  expect(store.get(secondStepAtom)).not.toBeNull()
  await store.set(completeLoginAtom, 'ABCD-2345')
  expect(store.get(tokenAtom)).toHaveLength(43)
  expect(store.get(secondStepAtom)).toBeNull()
})

test('a log-in without is what it was', async () => {
  const store = openStore()
  store.set(tokenAtom, null)
  expect(await store.set(loginAtom, { email, password })).toBe(true)
  expect(store.get(tokenAtom)).toHaveLength(43)
})
