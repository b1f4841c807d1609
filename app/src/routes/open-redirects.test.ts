import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { storageAtom } from '../atoms/client.ts'
import { readReturnPathAtom } from '../atoms/login-draft.ts'
import {
  keepAttemptAtom,
  keepRegistrationAtom,
  readRegistrationAtom,
  takeAttemptAtom,
} from '../atoms/social-attempt.ts'
import { authSearch } from '../navigation/search.ts'

/** Addresses that a browser takes for another site, or for a script, where a path is expected. */
const foreign = [
  '//evil.example',
  '///evil.example',
  '//evil.example/%2e%2e',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/a\\b',
  'evil.example',
  '@evil.example',
  '.evil.example',
  'https://evil.example',
  'https:/evil.example',
  'https:evil.example',
  'HTTPS://evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:alert(1)',
  'blob:https://evil.example/1',
  '',
]

/** No address, or one that leads to the log-in again. */
const nowhere = [
  '/auth',
  '/auth/',
  '/AUTH?redirect=%2Fteams',
  '/login?redirect=/auth',
  '/register#form',
  '/%61uth',
  '/recovery',
  '/change-password?token=a',
  '/championships/%E0%A4%A',
  '/pro/%00',
  '/pro/%0a',
  '/%',
  '/a%5cb',
]

const own = [
  '/teams?page=2',
  '/team/join/AbC-123',
  '/%2f%2fevil.example',
  '/settings?section=security#passkeys',
]

/** A browser's storage. */
function createStorage(): Storage {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  }
}

beforeEach(() => void vi.stubGlobal('sessionStorage', createStorage()))
afterEach(() => void vi.unstubAllGlobals())

const inAnHour = () => Date.now() + 60 * 60_000

/** Every place that takes a path to go to, with what it makes of it. */
const readers: Record<string, (path: string) => string | undefined> = {
  'the address of the log-in': (path) => authSearch({ redirect: path }).redirect,
  'what is kept for a mailed link': (path) => {
    const store = createStore()
    const storage = createStorage()
    storage.setItem('convoca.return', JSON.stringify({ path, until: inAnHour() }))
    store.set(storageAtom, storage)
    return store.set(readReturnPathAtom)
  },
  'what is kept for the return of a provider': (redirect) => {
    const store = createStore()
    store.set(keepAttemptAtom, { provider: 'STEAM', purpose: 'login', nonce: 'n', redirect })
    return store.set(takeAttemptAtom, 'STEAM')?.redirect
  },
  'what is kept for a first social log-in': (redirect) => {
    const store = createStore()
    const registration = { token: 't', missing: [], name: null, email: null, hasAccount: false }
    store.set(keepRegistrationAtom, { ...registration, redirect })
    return store.set(readRegistrationAtom)?.redirect
  },
}

describe.each(Object.keys(readers))('%s', (reader) => {
  const read = readers[reader] ?? (() => 'no such reader')
  test.each(foreign)('leads nowhere by %j', (path) => expect(read(path)).toBeUndefined())
  test.each(nowhere)('does not lead to %s', (path) => expect(read(path)).toBeUndefined())
  test.each(own)('leads to %s', (path) => {
    expect(read(path)).toBe(path)
    expect(new URL(path, 'https://convoca.example').origin).toBe('https://convoca.example')
  })
})

test.each([
  [['/teams', '/players'], '/teams'],
  [['//evil.example', '/players'], '/players'],
  [['/auth', '/%', '/teams?page=2'], '/teams?page=2'],
  [[], undefined],
  [[{ a: 1 }, 7], undefined],
])('of several paths %j the first that exists counts', (redirect, path) => {
  expect(authSearch({ redirect }).redirect).toBe(path)
})
