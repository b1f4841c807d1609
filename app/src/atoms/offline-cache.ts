import type { QueryClient, QueryKey } from '@tanstack/query-core'
import { clear, createStore, delMany, entries, keys, set as put } from 'idb-keyval'

/** Queries that can be read without a connection, by the start of their keys. Others may not leave the memory. */
const keptKeys: readonly QueryKey[] = [
  ['profile', 'me'],
  ['profile', 'pro'],
  ['profile', 'record'],
  ['profile', 'equipment'],
  ['championships', 'list'],
  ['championships', 'counts'],
  ['dashboard'],
  ['games'],
  ['invitations', 'mine'],
  ['notifications'],
  ['teams', 'list'],
  ['teams', 'detail'],
  ['teams', 'public'],
]
/** The parts of one team that are kept, of `['team', id, part]`. */
const keptTeamParts: ReadonlySet<unknown> = new Set([
  'stats',
  'badges',
  'achievements',
  'schedules',
  'sponsors',
])

const isKept = (key: QueryKey) =>
  key[0] === 'team'
    ? keptTeamParts.has(key[2])
    : keptKeys.some((start) => start.every((part, index) => part === key[index]))

const MAX_AGE = 7 * 24 * 60 * 60_000
/** Stands for the session's token in a key: the token itself is in `localStorage` alone. */
const tokenMark = '{token}'

interface StoredQuery {
  queryKey: QueryKey
  data: unknown
  updatedAt: number
  /** Another build may read other fields. */
  build: string
}

export interface OfflineCacheOptions {
  queries: QueryClient
  /** The session's, on which all entries depend. */
  token: string
  build: string
  /** Whether the session still is the browser's: another tab may have ended it. */
  isCurrent: () => boolean
}

export interface OfflineCache {
  /** Puts what is stored into the query client, where it has nothing newer. */
  restore: () => Promise<void>
  stop: () => void
}

let openedStore: ReturnType<typeof createStore> | undefined
const database = () => (openedStore ??= createStore('convoca.offline', 'queries'))

/** Deletes everything, of whatever session. */
export const clearOfflineCache = () => clear(database())

/** Names a session without its token. */
async function toSessionId(token: string) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(digest).slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}

const replaceInKey = (key: QueryKey, from: string, to: string) =>
  key.map((part) => (part === from ? to : part))

/** Stores what the kept queries read, one entry for each, until it is stopped. */
export async function openOfflineCache(options: OfflineCacheOptions): Promise<OfflineCache> {
  const { queries, token, build, isCurrent } = options
  const session = await toSessionId(token)
  const cache = queries.getQueryCache()
  for (const queryKey of keptKeys) queries.setQueryDefaults(queryKey, { gcTime: MAX_AGE })
  queries.setQueryDefaults(['team'], { gcTime: MAX_AGE })

  function store(key: QueryKey, data: unknown, updatedAt: number) {
    if (!isKept(key) || data === undefined || !isCurrent()) return
    const queryKey = replaceInKey(key, token, tokenMark)
    const entry: StoredQuery = { queryKey, data, updatedAt, build }
    // Data that found no space is read again once there is a connection.
    void put(`${session} ${JSON.stringify(queryKey)}`, entry, database()).catch(() => undefined)
  }

  const others = await keys<string>(database())
  await delMany(
    others.filter((name) => !name.startsWith(`${session} `)),
    database(),
  )

  async function restore() {
    const oldest = Date.now() - MAX_AGE
    const useless: IDBValidKey[] = []
    for (const [name, entry] of await entries<string, StoredQuery>(database())) {
      const { queryKey, data, updatedAt, build: storedBuild } = entry
      if (updatedAt < oldest || storedBuild !== build) useless.push(name)
      else if (name.startsWith(`${session} `) && isCurrent()) {
        const key = replaceInKey(queryKey, tokenMark, token)
        const known = queries.getQueryState(key)?.dataUpdatedAt ?? 0
        if (known < updatedAt) queries.setQueryData(key, data, { updatedAt })
      }
    }
    await delMany(useless, database())
  }

  for (const { queryKey, state } of cache.getAll()) store(queryKey, state.data, state.dataUpdatedAt)
  const stop = cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const { queryKey, state } = event.query
    store(queryKey, state.data, state.dataUpdatedAt)
  })
  return { restore, stop }
}
