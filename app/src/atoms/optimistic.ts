import type { QueryClient, QueryKey } from '@tanstack/query-core'

/**
 * Shows a change at once, and takes it back when the call fails; the error is thrown on, to be told. Every cached
 * answer whose key starts with `queryKey` is changed, so that a list and its pages agree.
 */
export async function updateOptimistically<Cached, Answer>(
  queries: QueryClient,
  queryKey: QueryKey,
  change: (cached: Cached) => Cached,
  call: () => Promise<Answer>,
): Promise<Answer> {
  // An answer under way would put the old state back over the change.
  await queries.cancelQueries({ queryKey })
  const before = queries.getQueriesData<Cached>({ queryKey })
  queries.setQueriesData<Cached>({ queryKey }, (cached) => (cached === undefined ? cached : change(cached)))
  try {
    return await call()
  } catch (error) {
    for (const [key, cached] of before) queries.setQueryData(key, cached)
    throw error
  } finally {
    void queries.invalidateQueries({ queryKey })
  }
}
