import { createConvoca } from '../src/atoms/api-client.ts'
import { createHandlers, mockTokenOf } from '@convoca/mocks'
import type { MockOptions } from '@convoca/mocks'
import type { Atom } from 'jotai'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { tokenAtom } from '../src/atoms/client.ts'
import { createAppStore } from '../src/atoms/store.ts'
import type { AppStore } from '../src/atoms/store.ts'

export interface MockStoreOptions extends MockOptions {
  /** Index of the demo player who is signed in; null is a guest. Default the first. */
  player?: number | null
  storage?: Storage
}

/** Starts the mocked API for a test file, which calls this once, and returns a factory of app stores that use it. */
export function mockApi() {
  const server = setupServer()
  beforeAll(() => server.listen())
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
  return ({ player = 0, storage, ...options }: MockStoreOptions = {}) => {
    server.use(...createHandlers(options))
    const store = createAppStore({
      createClient: createConvoca,
      baseUrl: 'http://convoca.test/api',
      storage: storage ?? null,
    })
    if (player !== null) store.set(tokenAtom, mockTokenOf(player))
    return store
  }
}

/** Subscribes to a query atom, as a mounted screen does, and waits for its first response. */
export async function mountQuery<T extends { data: unknown }>(store: AppStore, query: Atom<T>) {
  const value = () => store.get(query)
  await new Promise<void>((resolve) => {
    const check = () => {
      if (value().data !== undefined) resolve()
    }
    store.sub(query, check)
    check()
  })
  return value
}
