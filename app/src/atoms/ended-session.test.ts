import { createConvoca } from './api-client.ts'
import { demoLogins } from '@convoca/fixtures'
import { mockTokenOf } from '@convoca/mocks'
import type { MockOptions } from '@convoca/mocks'
import { afterEach, expect, test, vi } from 'vitest'
import { createStorage } from '../../test/memory-storage.ts'
import { mockApi, mountQuery } from '../../test/mock-api.ts'
import { queryClientAtom, tokenAtom } from './client.ts'
import { markAllReadAtom, markReadAtom, unreadNotificationsAtom } from './notifications.ts'
import { endedSessionsAtom, ensureUserAtom, loginAtom, logoutAtom, watchTabsAtom } from './session.ts'
import { createAppStore } from './store.ts'
import { showErrorAtom, toastQueueAtom } from './toasts.ts'

const openAs = mockApi()

afterEach(() => {
  vi.unstubAllGlobals()
})

function openPage(options: MockOptions = {}) {
  const storage = createStorage()
  storage.setItem('convoca.token', mockTokenOf(0))
  const store = openAs({ ...options, player: null, storage })
  return {
    store,
    ended: () => store.get(endedSessionsAtom),
    toasts: () => store.get(toastQueueAtom).toasts.map(({ title }) => title),
    token: () => storage.getItem('convoca.token'),
  }
}

/** The server no longer knows the session. */
const ended = { signedInAs: null } satisfies MockOptions

test('a page load with an ended session continues as a guest', async () => {
  const page = openPage(ended)
  expect(await page.store.set(ensureUserAtom)).toBeNull()
  expect([page.ended(), page.toasts(), page.token()]).toEqual([1, ['Não Autenticado'], null])
})

test('parallel refusals of queries and actions end the session once, with one toast', async () => {
  const page = openPage(ended)
  const run = page.store.set
  page.store.sub(unreadNotificationsAtom, () => undefined)
  await Promise.all([
    run(ensureUserAtom),
    run(markAllReadAtom).catch((error: unknown) => run(showErrorAtom, error)),
    run(markReadAtom, 'one').catch((error: unknown) => run(showErrorAtom, error)),
  ])
  expect([page.ended(), page.toasts(), page.token()]).toEqual([1, ['Não Autenticado'], null])
})

test('what was read with the session is forgotten', async () => {
  const page = openPage()
  await mountQuery(page.store, unreadNotificationsAtom)
  openAs(ended)
  await expect(page.store.set(markAllReadAtom)).rejects.toMatchObject({ status: 401 })
  const queries = page.store.get(queryClientAtom).getQueryCache().getAll()
  expect(queries.filter(({ state }) => state.data !== undefined)).toEqual([])
})

test('a wrong password is no ended session', async () => {
  const page = openPage()
  const [demo] = demoLogins
  const login = page.store.set(loginAtom, { email: demo?.email ?? '', password: 'errada-demais-123' })
  await expect(login).rejects.toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' })
  expect([page.ended(), page.toasts(), page.token()]).toEqual([0, [], mockTokenOf(0)])
})

test('logging out of an ended session says nothing', async () => {
  const page = openPage(ended)
  await page.store.set(logoutAtom)
  expect([page.ended(), page.toasts(), page.token()]).toEqual([0, [], null])
})

test('a log-out cancels what is still being read before it ends the session', async () => {
  const calls: string[] = []
  const started = Promise.withResolvers<void>()
  const store = createAppStore({
    createClient: createConvoca,
    baseUrl: 'http://convoca.test/api',
    storage: null,
    fetch: ({ url, signal }) => {
      if (url.endsWith('/auth/logout')) {
        calls.push('log-out')
        return Promise.resolve(new Response(null, { status: 204 }))
      }
      started.resolve()
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          calls.push('cancelled')
          reject(signal.reason as Error)
        })
      })
    },
  })
  store.set(tokenAtom, mockTokenOf(0))
  store.sub(unreadNotificationsAtom, () => undefined)
  await started.promise
  await store.set(logoutAtom)
  expect(calls).toEqual(['cancelled', 'log-out'])
})

test('follows the log-out and the log-in of another tab', () => {
  const tabs = new EventTarget()
  vi.stubGlobal('window', tabs)
  const page = openPage()
  const stop = page.store.set(watchTabsAtom)
  const write = (key: string | null, newValue: string | null) => {
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  }
  write('convoca.theme', 'light')
  expect(page.ended()).toBe(0)
  write('convoca.token', null)
  write('convoca.token', null)
  expect([page.ended(), page.toasts(), page.store.get(tokenAtom)]).toEqual([1, ['Não Autenticado'], null])
  stop()
  write(null, null)
  expect(page.ended()).toBe(1)
})
