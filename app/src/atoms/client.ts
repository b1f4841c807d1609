import type { Convoca } from '@convoca/sdk/core'
import { QueryClient } from '@tanstack/query-core'
import type { InvalidateOptions, InvalidateQueryFilters, QueryKey } from '@tanstack/query-core'
import { atom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'

/** The storage key of the session token (docs/product.md#sessions). */
export const tokenKey = 'convoca.token'

/** The storage key of the id of the session's user. */
const userIdKey = 'convoca.user'

/** The storage in which the token is persisted. */
export const storageAtom = atom<Storage | null>(null)

const tokenValueAtom = atom<string | null>(null)
tokenValueAtom.debugLabel = 'token'

/** The session token, persisted on every change. */
export const tokenAtom = atom(
  (get) => get(tokenValueAtom),
  (get, set, token: string | null) => {
    const storage = get(storageAtom)
    if (token) storage?.setItem(tokenKey, token)
    else storage?.removeItem(tokenKey)
    storage?.removeItem(userIdKey)
    set(tokenValueAtom, token)
  },
)

/**
 * Keeps the id of the session's user, which the next page needs for its calls before its script is there
 * (`early-calls.ts`).
 */
export const keepUserIdAtom = atom(null, (get, _set, id: string) => get(storageAtom)?.setItem(userIdKey, id))

/** Restores the token of an earlier visit or another tab. */
export const restoreTokenAtom = atom(null, (get, set) => {
  set(tokenValueAtom, get(storageAtom)?.getItem(tokenKey) ?? null)
})

/** The storage key of this browser's random id. */
const deviceKey = 'convoca.device'

/**
 * Sent with each log-in and kept after it, so that wrong guesses by others do not keep an account's owner out here. Null
 * where nothing can be stored.
 */
export const ensureDeviceIdAtom = atom(null, (get) => {
  const storage = get(storageAtom)
  if (storage === null) return null
  const known = storage.getItem(deviceKey)
  if (known !== null) return known
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  storage.setItem(deviceKey, id)
  return id
})

/** Null in a store that `createAppStore` did not make. */
export const clientAtom = atom<Convoca | null>(null)

/** The API client; set once by `createAppStore`. */
export const convocaAtom = atom(
  (get) => {
    const convoca = get(clientAtom)
    if (!convoca) throw new Error('The store was not made by createAppStore')
    return convoca
  },
  (_get, set, convoca: Convoca) => set(clientAtom, convoca),
)

const minute = 60_000

/**
 * A query that is invalidated while it is read is read again; callers that wait for the first answer get the second. TanStack Query alone
 * would keep the first one, older than the change that invalidates it, of a query that has no data yet or that nothing shows.
 */
class RestartingQueryClient extends QueryClient {
  override invalidateQueries<Key extends QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ) {
    const reading = this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })
    for (const query of reading) void query.cancel({ silent: true })
    const refetched = super.invalidateQueries(filters, options)
    // The queries that are shown have been started by now, and are not started twice.
    for (const query of reading) query.fetch().catch(() => undefined)
    return refetched
  }
}

/** A query client per store: the library's default is shared by every store of the process. */
export function createQueryClient() {
  return new RestartingQueryClient({
    // The SDK retries what is safe to retry; a second layer would multiply its delays.
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 5 * minute,
        gcTime: 5 * minute,
        // Offline reads fail at once, and are refetched on reconnection.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // A write made offline fails at once instead of waiting for the connection.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** Refetches stale queries when the window regains focus or the connection; returns the cleanup. */
export const watchWindowAtom = atom(null, (get) => {
  const queries = get(queryClientAtom)
  queries.mount()
  return () => queries.unmount()
})

export { queryClientAtom }
