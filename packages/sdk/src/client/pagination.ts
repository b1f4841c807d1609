import type { Convoca } from './internals.ts'

/** One page of a list: numbered, or with a cursor to the next one. */
export type Page = { data: readonly unknown[] } & ({ totalPage: number } | { nextCursor: string | null })

/** The items of a paged list, fetched lazily page by page; each loop starts from the beginning. */
export type Pages<P extends Page> = AsyncIterable<Item<P>> & {
  /** The pages themselves, with their totals. */
  pages(): AsyncGenerator<P, void, undefined>
  /** The items as an array; with `limit` no page beyond the last one needed is fetched. */
  toArray(options?: { limit?: number }): Promise<Item<P>[]>
}

type Item<P extends Page> = P extends { data: readonly (infer Entry)[] } ? Entry : never

interface Input {
  page?: number
  cursor?: string
}

/** The parameter that selects the next page; null after the last. */
function getNext(response: Page, input: Input): Input | null {
  if ('nextCursor' in response) {
    const cursor = response.nextCursor
    // A server that repeats its cursor must not cause an endless loop.
    return cursor && cursor !== input.cursor ? { cursor } : null
  }
  const page = input.page ?? 1
  return page < response.totalPage && response.data.length > 0 ? { page: page + 1 } : null
}

/**
 * All pages of a list: `for await (const team of paginate(listTeams, convoca, { search: 'on' }))`. It starts
 * at the given page or cursor, or at the first.
 */
export function paginate<Args extends unknown[], P extends Page>(
  call: (convoca: Convoca, ...args: Args) => Promise<P>,
  convoca: Convoca,
  ...args: Args
): Pages<P> {
  async function* pages(): AsyncGenerator<P, void, undefined> {
    const [given, ...rest] = args
    // Every paged operation of the contract takes a page number or a cursor.
    let input: Input | null = { ...(given as Input) }
    while (input) {
      const response: P = await call(convoca, ...([input, ...rest] as Args))
      yield response
      const next = getNext(response, input)
      input = next && { ...input, ...next }
    }
  }
  async function* items(): AsyncGenerator<Item<P>, void, undefined> {
    for await (const page of pages()) yield* page.data as readonly Item<P>[]
  }
  return {
    pages,
    async toArray({ limit = Infinity } = {}) {
      const list: Item<P>[] = []
      if (limit <= 0) return list
      for await (const item of items()) if (list.push(item) >= limit) break
      return list
    },
    [Symbol.asyncIterator]: items,
  }
}

/**
 * The paginated form of an operation function; the generated methods have one for each paged operation.
 * @public
 */
export function paginated<Args extends unknown[], P extends Page>(
  call: (convoca: Convoca, ...args: Args) => Promise<P>,
): (convoca: Convoca, ...args: Args) => Pages<P> {
  return (convoca, ...args) => paginate(call, convoca, ...args)
}
