import type { Convoca, ConvocaOptions } from '@convoca/sdk/core'
import { createStore } from 'jotai'
import {
  convocaAtom,
  createQueryClient,
  queryClientAtom,
  restoreTokenAtom,
  storageAtom,
  tokenAtom,
} from './client.ts'
import { expireSessionAtom } from './session.ts'

export type AppStore = ReturnType<typeof createStore>

export interface AppStoreOptions {
  /** Creates the API client, which a page loads when it first needs one: `createLazyClient`. */
  createClient: (options: ConvocaOptions) => Convoca
  /** Base URL of the API, such as `/api`. */
  baseUrl: string
  /** Persists the token; with `null` it lives as long as the page. */
  storage: Storage | null
  /** Default the platform's. */
  fetch?: ((request: Request) => Promise<Response>) | undefined
}

/** A removal that is sent while the page unloads still arrives. */
const sendRequest = (request: Request) => fetch(request, { keepalive: request.method === 'DELETE' })

/** The store of a page, with its token, API client and query client. */
export function createAppStore({
  createClient,
  baseUrl,
  storage,
  fetch: send = sendRequest,
}: AppStoreOptions): AppStore {
  const store = createStore()
  store.set(storageAtom, storage)
  store.set(restoreTokenAtom)
  store.set(queryClientAtom, createQueryClient())
  store.set(
    convocaAtom,
    createClient({
      baseUrl,
      token: () => store.get(tokenAtom),
      fetch: send,
      onUnauthorized: () => store.set(expireSessionAtom),
    }),
  )
  return store
}
