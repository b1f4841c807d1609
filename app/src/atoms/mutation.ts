import type { Convoca } from '@convoca/sdk/core'
import { replaceEqualDeep } from '@tanstack/query-core'
import type { MutationFunctionContext, MutationOptions, QueryClient, QueryKey } from '@tanstack/query-core'
import { atom } from 'jotai'
import type { WritableAtom } from 'jotai'
import { atomWithMutation } from 'jotai-tanstack-query'
import { convocaAtom, queryClientAtom } from './client.ts'

type Callbacks<Data, Variables, MutateResult> = Pick<
  MutationOptions<Data, Error, Variables, MutateResult>,
  'onMutate' | 'onSuccess' | 'onError' | 'onSettled'
>

/** The value is the variables of the runs in flight, oldest first; setting it runs the mutation. */
export type WriteAtom<Variables, Data> = WritableAtom<
  readonly Variables[],
  [variables: Variables],
  Promise<Data>
>

/** The value of a write of several steps of which nothing shows that it is in flight. */
export const noRuns = (): readonly never[] => []

/**
 * A write to the API as a mutation. What is in flight is read from the mutation cache, where several rows can be
 * saving at once and a screen that is mounted again finds what it started. The mutation atom itself is never mounted:
 * it would add a subscription with every mount and never remove one (docs/decisions/0040).
 */
export function atomWithWrite<Data, Variables, MutateResult = unknown>(
  name: string,
  write: (convoca: Convoca, variables: Variables) => Promise<Data>,
  callbacks: Callbacks<Data, Variables, MutateResult> = {},
): WriteAtom<Variables, Data> {
  const mutationKey = [name]
  const mutationAtom = atomWithMutation<Data, Variables, Error, MutateResult>((get) => {
    const convoca = get(convocaAtom)
    return { ...callbacks, mutationKey, mutationFn: (variables) => write(convoca, variables) }
  })
  const inFlightAtom = atom((get) => {
    const cache = get(queryClientAtom).getMutationCache()
    const read = () =>
      cache.findAll({ mutationKey, status: 'pending' }).map(({ state }) => state.variables as Variables)
    const variablesAtom = atom<readonly Variables[]>(read())
    variablesAtom.onMount = (set) => {
      const update = () => set((before) => replaceEqualDeep(before, read()))
      update()
      // Updates are not batched, so that a second click in the same frame already meets a disabled button.
      return cache.subscribe(({ type }) => {
        if (type === 'updated' || type === 'removed') update()
      })
    }
    return variablesAtom
  })
  return atom(
    (get) => get(get(inFlightAtom)),
    async (get, _set, variables) => {
      const { mutateAsync, reset } = get(mutationAtom)
      try {
        return await mutateAsync(variables)
      } finally {
        // The observer would keep the variables, such as a picture, as long as the page lives.
        reset()
      }
    },
  )
}

export interface CacheUpdate {
  queryKey: QueryKey
  apply: (queries: QueryClient) => void
}

/** Changes every cached result whose key starts with `queryKey`, so that a list and its pages agree. */
export const cacheUpdate = <Cached>(queryKey: QueryKey, change: (cached: Cached) => Cached): CacheUpdate => ({
  queryKey,
  apply: (queries) =>
    queries.setQueriesData<Cached>({ queryKey }, (cached) =>
      cached === undefined ? cached : change(cached),
    ),
})

/** Shows the state that a write has answered. A read that is under way may bring an older one: it is cancelled. */
export function storeAnswer(queries: QueryClient, queryKey: QueryKey, answer: unknown): void {
  void queries.cancelQueries({ queryKey, exact: true })
  queries.setQueryData(queryKey, answer)
}

type ToKeys<Variables> = (variables: Variables) => readonly QueryKey[]

const refetch = (queries: QueryClient, keys: readonly QueryKey[]): Promise<unknown> =>
  Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))

/** Callbacks of a mutation after whose success everything under the keys is read again. */
export const refetchOnSuccess = <Variables>(toKeys: ToKeys<Variables>) => ({
  onSuccess: (_data: unknown, variables: Variables, _result: unknown, { client }: MutationFunctionContext) =>
    refetch(client, toKeys(variables)),
})

/** Callbacks of a mutation that also refetches after a refusal, which may say that what is shown is no longer true. */
export const refetchOnSettled = <Variables>(toKeys: ToKeys<Variables>) => ({
  onSettled: (
    _data: unknown,
    _error: unknown,
    variables: Variables,
    _result: unknown,
    { client }: MutationFunctionContext,
  ) => refetch(client, toKeys(variables)),
})

type Snapshot = [QueryKey, unknown][]

/** Callbacks of a mutation that shows its result at once, rolls back when it fails, and refetches in either case. */
export const optimistic = <Variables>(toUpdates: (variables: Variables) => readonly CacheUpdate[]) => ({
  onMutate: async (variables: Variables, { client }: MutationFunctionContext): Promise<Snapshot> => {
    const updates = toUpdates(variables)
    // A response in flight would overwrite the update with the old state.
    await Promise.all(updates.map(({ queryKey }) => client.cancelQueries({ queryKey })))
    const snapshot = updates.flatMap(({ queryKey }) => client.getQueriesData({ queryKey }))
    for (const { apply } of updates) apply(client)
    return snapshot
  },
  onError: (
    _error: Error,
    _variables: Variables,
    snapshot: Snapshot | undefined,
    { client }: MutationFunctionContext,
  ) => {
    for (const [queryKey, cached] of snapshot ?? []) {
      // Data that have been forgotten since belonged to a session that has ended.
      if (client.getQueryData(queryKey) !== undefined) client.setQueryData(queryKey, cached)
    }
  },
  onSettled: (
    _data: unknown,
    _error: unknown,
    variables: Variables,
    _snapshot: Snapshot | undefined,
    { client }: MutationFunctionContext,
  ) => {
    for (const { queryKey } of toUpdates(variables)) void client.invalidateQueries({ queryKey })
  },
})
