import { createConvoca } from '@convoca/sdk/core'
import { createStore } from 'jotai'
import {
  convocaAtom,
  createQueryClient,
  queryClientAtom,
  restoreTokenAtom,
  storageAtom,
  tokenAtom,
} from './client.ts'

export type AppStore = ReturnType<typeof createStore>

export interface AppStoreOptions {
  /** Address of the API, such as `/api`. */
  baseUrl: string
  /** Keeps the token; `null` forgets it with the page. */
  storage: Storage | null
}

/** Everything that lives as long as the page: the token, the client and the query cache. */
export function createAppStore({ baseUrl, storage }: AppStoreOptions): AppStore {
  const store = createStore()
  store.set(storageAtom, storage)
  store.set(restoreTokenAtom)
  store.set(queryClientAtom, createQueryClient())
  store.set(
    convocaAtom,
    createConvoca({
      baseUrl,
      token: () => store.get(tokenAtom),
      // What is removed while the page is being left still arrives.
      fetch: (request) => fetch(request, { keepalive: request.method === 'DELETE' }),
      onUnauthorized: () => store.set(tokenAtom, null),
    }),
  )
  return store
}
