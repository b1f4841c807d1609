import { keepNewest } from './keep-newest.ts'
import { connectChampionships } from '@convoca/sdk/realtime'
import type { ChampionshipsOptions } from '@convoca/sdk/realtime'
import { QueryClient, QueryObserver } from '@tanstack/query-core'
import { createStore } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChampionshipMatch } from './championship.ts'
import { watchChampionshipAtom } from './championship-live.ts'

vi.mock('@convoca/sdk/realtime')

const id = '01989d2e-0018-7000-8000-000000000000'
const matchOf = (number: number, revision: number, home_score: number | null = null) =>
  ({ id: `match-${number}`, number, revision, home_score }) as ChampionshipMatch

let options: ChampionshipsOptions
const connection = { state: 'connected', watch: vi.fn(), unwatch: vi.fn(), close: vi.fn() } as const
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { location: { origin: 'https://convoca.test' } })
  vi.mocked(connectChampionships).mockImplementation((given) => {
    options = given
    return connection
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

function watching() {
  const queries = new QueryClient()
  const store = createStore()
  store.set(queryClientAtom, queries)
  const invalidated: unknown[] = []
  vi.spyOn(queries, 'invalidateQueries').mockImplementation((filters) => {
    if (filters?.predicate === undefined) invalidated.push(filters?.queryKey)
    return Promise.resolve()
  })
  const stop = store.set(watchChampionshipAtom, id)
  return { queries, invalidated, stop }
}

test('changed matches are shown at once, and a late one changes nothing', () => {
  const { queries } = watching()
  const key = ['championship', id, 'matches']
  options.onMatchesChanged({ championshipId: id, matches: [matchOf(0, 2)] })
  expect(queries.getQueryData(key)).toBeUndefined()
  queries.setQueryData(key, [matchOf(0, 1), matchOf(1, 1)])
  options.onMatchesChanged({ championshipId: id, matches: [matchOf(0, 3, 2), matchOf(2, 1)] })
  options.onMatchesChanged({ championshipId: id, matches: [matchOf(0, 2, 1)] })
  expect(queries.getQueryData(key)).toEqual([matchOf(0, 3, 2), matchOf(1, 1), matchOf(2, 1)])
})

test('an answer that is older than what was sent meanwhile does not undo it', () => {
  expect(keepNewest([matchOf(0, 3, 2)], [matchOf(0, 2), matchOf(1, 1)])).toEqual([
    matchOf(0, 3, 2),
    matchOf(1, 1),
  ])
  expect(keepNewest(undefined, [matchOf(0, 1)])).toEqual([matchOf(0, 1)])
})

test('changed parts are read again, several changes once, and everything after a reconnection', () => {
  const { invalidated, stop } = watching()
  expect(connection.watch).toHaveBeenCalledExactlyOnceWith(id)
  for (let count = 0; count < 3; count += 1)
    options.onChanged?.({ championshipId: id, part: 'REGISTRATIONS' })
  vi.runAllTimers()
  const ofRegistrations = [['championship', id, 'teams'], ['payment']]
  expect(invalidated).toEqual(ofRegistrations)
  options.onWatched?.(id)
  vi.runAllTimers()
  expect(invalidated).toHaveLength(6)
  options.onWatched?.(id)
  vi.runAllTimers()
  expect(invalidated).toContainEqual(['championship', 'id', id])
  options.onChanged?.({ championshipId: id, part: 'CHAMPIONSHIP' })
  const before = invalidated.length
  stop()
  vi.runAllTimers()
  expect(invalidated).toHaveLength(before)
  expect(connection.close).toHaveBeenCalledOnce()
})

test('what was just rendered is read again only after a moment, what was kept at once', () => {
  const fresh = watching()
  fresh.queries.setQueryData(['championship', id, 'matches'], [matchOf(0, 1)])
  options.onWatched?.(id)
  vi.advanceTimersByTime(14_000)
  expect(fresh.invalidated).toEqual([])
  vi.advanceTimersByTime(2000)
  expect(fresh.invalidated).toEqual([
    ['championship', id, 'matches'],
    ['championship', id, 'standings'],
    ['championship', id, 'match'],
    ['championship', id, 'room'],
  ])

  const kept = watching()
  kept.queries.setQueryData(['championship', id, 'matches'], [matchOf(0, 1)])
  kept.queries.setQueryData(['championship', id, 'standings'], {}, { updatedAt: Date.now() - 20_000 })
  options.onWatched?.(id)
  vi.advanceTimersByTime(1000)
  expect(kept.invalidated).toHaveLength(4)
})

test('after a reconnection nothing waits, and a page that is left reads nothing', () => {
  const { queries, invalidated } = watching()
  queries.setQueryData(['championship', id, 'matches'], [matchOf(0, 1)])
  options.onWatched?.(id)
  options.onWatched?.(id)
  vi.advanceTimersByTime(1000)
  expect(invalidated).toContainEqual(['championship', id, 'matches'])
  const count = invalidated.length
  vi.runAllTimers()
  expect(invalidated).toHaveLength(count)

  const left = watching()
  options.onWatched?.(id)
  left.stop()
  vi.runAllTimers()
  expect(left.invalidated).toEqual([])
})

test.each([
  ['before the page watched', 1],
  ['while the page had no connection', 2],
])('a room that is open has what was reported %s', async (_, watchedTimes) => {
  vi.useRealTimers()
  const queries = new QueryClient()
  const store = createStore()
  store.set(queryClientAtom, queries)
  const parts = ['match', 'room'].flatMap((part) => [
    ['championship', id, part, 'match-0'],
    ['championship', id, part, 'match-1'],
  ])
  const reads = parts.map((queryKey) => {
    const queryFn = vi.fn(() => Promise.resolve('read'))
    // The page was rendered a while ago, and has the room from then.
    queries.setQueryData(queryKey, 'old', { updatedAt: Date.now() - 20_000 })
    const stopReading = new QueryObserver(queries, { queryKey, queryFn, staleTime: Infinity }).subscribe(
      () => undefined,
    )
    return { queryFn, stopReading }
  })
  queries.setQueryData(['championship', id, 'standings'], {}, { updatedAt: Date.now() - 20_000 })
  const stop = store.set(watchChampionshipAtom, id)
  for (let count = 0; count < watchedTimes; count += 1) options.onWatched?.(id)
  await vi.waitFor(() => {
    for (const { queryFn } of reads) expect(queryFn).toHaveBeenCalledOnce()
  }, 60_000)
  for (const { stopReading } of reads) stopReading()
  stop()
})
