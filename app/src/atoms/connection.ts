import { replaceEqualDeep } from '@tanstack/query-core'
import type { QueryClient } from '@tanstack/query-core'
import { atom } from 'jotai'
import { queryClientAtom } from './client.ts'

/** Whether the service worker has answered with the app shell, since the server could not be reached. */
export const isShell = () => document.documentElement.dataset['shell'] !== undefined

interface Connection {
  isOnline: boolean
  /**
   * The moment at which the oldest of the page's data were read, as an ISO date-time; only set while there is no
   * connection.
   */
  dataFrom?: string | undefined
}

/** The moment at which the oldest data of the page were read; undefined where there are none. */
function findOldest(queries: QueryClient): string | undefined {
  const shown = queries.getQueryCache().findAll({ type: 'active' })
  const times = shown.map(({ state }) => state.dataUpdatedAt).filter((time) => time > 0)
  return times.length === 0 ? undefined : new Date(Math.min(...times)).toISOString()
}

const observedAtom = atom((get) => {
  const queries = get(queryClientAtom)
  const connectionAtom = atom<Connection>({ isOnline: true })
  connectionAtom.onMount = (set) => {
    let isReached = !isShell()
    const read = () => {
      const isOnline = navigator.onLine && isReached
      const next = isOnline ? { isOnline } : { isOnline, dataFrom: findOldest(queries) }
      set((before) => replaceEqualDeep(before, next))
    }
    // The cache tells of a query while the query's atom is being read: nothing can be set then.
    let isDue = false
    const readSoon = () => {
      if (isDue) return
      isDue = true
      queueMicrotask(() => {
        isDue = false
        read()
      })
    }
    read()
    const stop = queries.getQueryCache().subscribe((event) => {
      // Data that was not set by hand is an answer of the server.
      if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual)
        isReached = true
      readSoon()
    })
    window.addEventListener('online', read)
    window.addEventListener('offline', read)
    return () => {
      stop()
      window.removeEventListener('online', read)
      window.removeEventListener('offline', read)
    }
  }
  return connectionAtom
})

/** Whether the server can be reached, as far as is known. */
export const connectionAtom = atom((get) => get(get(observedAtom)))

/** Reads again what the page shows. */
export const refetchAtom = atom(null, (get) => void get(queryClientAtom).invalidateQueries())
