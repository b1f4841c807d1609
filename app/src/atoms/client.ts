import type { Convoca } from '@convoca/sdk/core'
import { QueryClient } from '@tanstack/query-core'
import { atom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'

/** The one name under which the session token is kept (part 1 §4). */
const tokenKey = 'convoca.token'

/** Where the token outlives the page. */
export const storageAtom = atom<Storage | null>(null)

const tokenValueAtom = atom<string | null>(null)
tokenValueAtom.debugLabel = 'token'

/** The session token. Written here and nowhere else. */
export const tokenAtom = atom(
  (get) => get(tokenValueAtom),
  (get, set, token: string | null) => {
    const storage = get(storageAtom)
    if (token) storage?.setItem(tokenKey, token)
    else storage?.removeItem(tokenKey)
    set(tokenValueAtom, token)
  },
)

/** Reads the token that an earlier visit, or another tab, left behind. */
export const restoreTokenAtom = atom(null, (get, set) => {
  set(tokenValueAtom, get(storageAtom)?.getItem(tokenKey) ?? null)
})

const clientAtom = atom<Convoca | null>(null)

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

/** A query cache of this store alone: the library's default would be shared by every store of the process. */
export function createQueryClient() {
  return new QueryClient({
    // The SDK retries what may be retried; a second layer would multiply its waits.
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 5 * minute,
        gcTime: 5 * minute,
        // What cannot be read says so at once, and is read again when the connection is back.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false },
    },
  })
}

/** Of what no event tells: it is read again every minute that it is on show, and on each return to the window. */
export const polledEveryMinute = { refetchInterval: minute, refetchOnWindowFocus: 'always' } as const

/** Reads again what is old when the window gets the focus or the connection back; answers what ends that. */
export const watchWindowAtom = atom(null, (get) => {
  const queries = get(queryClientAtom)
  queries.mount()
  return () => queries.unmount()
})

export { queryClientAtom }
