import { mockTokenOf } from '@convoca/mocks'
import { expect, test } from 'vitest'
import { createStorage } from '../../test/memory-storage.ts'
import { mockApi } from '../../test/mock-api.ts'
import { tokenAtom } from './client.ts'
import { dropKeptFormAtom, keepFormsAtom, readKeptFormAtom } from './kept-forms.ts'
import { ensureUserAtom, expireSessionAtom, logoutAtom } from './session.ts'
import { watchFormAtom } from './unsaved-changes.ts'

const openAs = mockApi()

async function openForm() {
  const storage = createStorage()
  storage.setItem('convoca.token', mockTokenOf(0))
  const store = openAs({ player: null, storage })
  const user = await store.set(ensureUserAtom)
  const typed: { values: Record<string, unknown> | null } = { values: { about: 'Jogo de suporte.' } }
  store.set(watchFormAtom, { hasChanges: () => true, kept: { key: 'profile', read: () => typed.values } })
  const userId = user?.id ?? ''
  return {
    store,
    storage,
    typed,
    userId,
    read: (key: string, id = userId) => store.set(readKeptFormAtom, id, key),
  }
}

test('what was typed is kept when the session ends, and gone once its form has it', async () => {
  const { store, storage, userId, read } = await openForm()
  store.set(expireSessionAtom)
  expect(store.get(tokenAtom)).toBeNull()
  expect(read('profile')).toEqual({ about: 'Jogo de suporte.' })
  expect(read('another')).toBeNull()
  store.set(dropKeptFormAtom, userId, 'profile')
  expect([read('profile'), storage.getItem('convoca.typed')]).toEqual([null, null])
})

test('it is for this account alone', async () => {
  const { store, read } = await openForm()
  store.set(expireSessionAtom)
  expect(read('profile', '01989d2e-6a53-7c11-9a55-2f4f0c9d0999')).toBeNull()
  expect(read('profile')).not.toBeNull()
})

test('a form without changes keeps nothing, and does not drop what another has', async () => {
  const { store, storage, typed, userId, read } = await openForm()
  store.set(keepFormsAtom, userId, [{ key: 'team', read: () => ({ name: 'Trovão' }) }])
  typed.values = null
  store.set(expireSessionAtom)
  expect([read('profile'), read('team')]).toEqual([null, { name: 'Trovão' }])
  expect(storage.getItem('convoca.typed')).toContain('Trovão')
})

test('a log-out of one’s own takes it along', async () => {
  const { store, storage, userId } = await openForm()
  store.set(keepFormsAtom, userId, [{ key: 'team', read: () => ({ name: 'Trovão' }) }])
  await store.set(logoutAtom)
  expect(storage.getItem('convoca.typed')).toBeNull()
})

test.each(['{', '[]', '{"userId":1}', '"texto"', '{"forms":null,"userId":"x","until":9e15}'])(
  'what the storage has instead is left alone: %s',
  async (text) => {
    const { storage, read } = await openForm()
    storage.setItem('convoca.typed', text)
    expect(read('profile')).toBeNull()
  },
)

test('it is not kept for ever, nor where it is very long', async () => {
  const { store, storage, userId, read } = await openForm()
  store.set(keepFormsAtom, userId, [{ key: 'team', read: () => ({ name: 'x'.repeat(300_000) }) }])
  expect(read('team')).toBeNull()
  store.set(keepFormsAtom, userId, [{ key: 'team', read: () => ({ name: 'Trovão' }) }])
  const kept = JSON.parse(storage.getItem('convoca.typed') ?? '{}')
  storage.setItem('convoca.typed', JSON.stringify({ ...kept, until: Date.now() - 1 }))
  expect(read('team')).toBeNull()
})
