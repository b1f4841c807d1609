import { createMockDatabase } from '@convoca/mocks'
import { expect, test } from 'vitest'
import { mockApi } from '../../test/mock-api.ts'
import { tokenAtom } from './client.ts'
import { loginAtom, secondStepAtom } from './session.ts'
import { completeLoginAtom } from './two-step.ts'

const openStore = mockApi()

test('a log-in with two steps has no session before its code', async () => {
  const database = createMockDatabase()
  const [ana] = database.users
  if (!ana) throw new Error('there is no demo user')
  database.waysIn.set(ana.id, { twoStep: database.now(), recoveryCodes: ['ABCD-2345'], passkeys: [] })
  const store = openStore({ database })
  store.set(tokenAtom, null)
  const { email, password } = ana
  expect(await store.set(loginAtom, { email, password })).toBe(false)
  expect(store.get(tokenAtom)).toBeNull()
  await expect(store.set(completeLoginAtom, '000000')).rejects.toMatchObject({ code: 'CODE_INVALID' })
  expect(store.get(secondStepAtom)).not.toBeNull()
  await store.set(completeLoginAtom, 'abcd-2345')
  expect(store.get(tokenAtom)).toHaveLength(43)
  expect(store.get(secondStepAtom)).toBeNull()
})

test('a log-in without is what it was', async () => {
  const database = createMockDatabase()
  const [ana] = database.users
  if (!ana) throw new Error('there is no demo user')
  const store = openStore({ database })
  store.set(tokenAtom, null)
  expect(await store.set(loginAtom, { email: ana.email, password: ana.password })).toBe(true)
  expect(store.get(tokenAtom)).toHaveLength(43)
})
