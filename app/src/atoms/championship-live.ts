import { connectChampionships } from '@convoca/sdk/realtime'
import type { ChampionshipPart } from '@convoca/sdk/realtime'
import type { QueryClient, QueryKey } from '@tanstack/query-core'
import { atom } from 'jotai'
import type { ChampionshipMatch } from './championship.ts'
import { queryClientAtom } from './client.ts'
import type { MatchEntry } from './next-matches.ts'
import { keepNewest } from './keep-newest.ts'
import { storeAnswer } from './mutation.ts'

/** Pages read a changed part again at a random moment within this many milliseconds: not all at once. */
const spread = 500

/** Data read within this many milliseconds, as by the server that has just rendered them, are not read at once. */
const moment = 15_000

const keysOf = (id: string): Record<ChampionshipPart, readonly QueryKey[]> => ({
  CHAMPIONSHIP: [
    ['championship', 'id', id],
    ['championship', 'url'],
  ],
  // The payments change with the entry.
  REGISTRATIONS: [['championship', id, 'teams'], ['payment']],
  MATCHES: [
    ['championship', id, 'matches'],
    ['championship', id, 'standings'],
    // The open match may be any of the championship: its room, and what everybody reads of it, are read again.
    ['championship', id, 'match'],
    ['championship', id, 'room'],
  ],
  ANNOUNCEMENTS: [['championship', id, 'announcements']],
})

const everyPart: readonly ChampionshipPart[] = ['MATCHES', 'CHAMPIONSHIP', 'REGISTRATIONS', 'ANNOUNCEMENTS']

/** Reads parts again, once where several changes come together. */
function createReader(queries: QueryClient, id: string) {
  const waiting = new Set<ChampionshipPart>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const read = () => {
    timer = undefined
    const keys = [...waiting].flatMap((part) => keysOf(id)[part])
    waiting.clear()
    for (const queryKey of keys) void queries.invalidateQueries({ queryKey })
  }
  return {
    read: (part: ChampionshipPart) => {
      waiting.add(part)
      timer ??= setTimeout(read, Math.random() * spread)
    },
    stop: () => clearTimeout(timer),
  }
}

/** Milliseconds until the oldest of the matches and tables that are known is no longer of this moment. */
function untilOld(queries: QueryClient, id: string): number {
  const readAt = keysOf(id).MATCHES.map((key) => queries.getQueryState(key)?.dataUpdatedAt ?? 0)
  // The server's clock may be another.
  const rest = Math.min(...readAt.filter((at) => at > 0)) + moment - Date.now()
  return Math.min(Math.max(rest, 0), moment)
}

/** Shows the changed matches, and reads the rooms again that are about one of them. */
function applyMatches(queries: QueryClient, id: string, matches: readonly ChampionshipMatch[]): void {
  queries.setQueryData<ChampionshipMatch[]>(['championship', id, 'matches'], (known) =>
    known === undefined ? undefined : keepNewest(known, matches),
  )
  const changed = new Map(matches.map((match) => [match.id, match]))
  queries.setQueryData<MatchEntry[]>(['championships', 'next-matches'], (known) =>
    known?.map((entry) => {
      const match = changed.get(entry.match.id)
      return match !== undefined && match.revision > entry.match.revision ? { ...entry, match } : entry
    }),
  )
  const ids = new Set<unknown>(changed.keys())
  void queries.invalidateQueries({
    queryKey: ['championship', id],
    predicate: ({ queryKey }) => queryKey.slice(2).some((part) => ids.has(part)),
  })
}

/** Keeps a championship's pages as it is now while one of them is open; returns the cleanup. */
export const watchChampionshipAtom = atom(null, (get, _set, id: string) => {
  const queries = get(queryClientAtom)
  const reader = createReader(queries, id)
  let wasWatched = false
  let firstRead: ReturnType<typeof setTimeout> | undefined
  const connection = connectChampionships({
    baseUrl: window.location.origin,
    onMatchesChanged: ({ matches }) => applyMatches(queries, id, matches),
    onStandingsChanged: ({ standings }) => {
      storeAnswer(queries, ['championship', id, 'standings'], standings)
    },
    onChanged: ({ part }) => reader.read(part),
    onWatched: () => {
      // Before, something may have happened of which no event came: soon after the page was rendered, or in a long time.
      if (wasWatched) {
        clearTimeout(firstRead)
        for (const part of everyPart) reader.read(part)
      } else firstRead = setTimeout(() => reader.read('MATCHES'), untilOld(queries, id))
      wasWatched = true
    },
  })
  connection.watch(id)
  return () => {
    clearTimeout(firstRead)
    reader.stop()
    connection.close()
  }
})
