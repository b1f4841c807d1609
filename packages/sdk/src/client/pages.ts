import type { Convoca } from './create.ts'

/** An answer that is one page of a list: numbered, or with a cursor to the next one. */
export type Page = { data: readonly unknown[] } & ({ totalPage: number } | { nextCursor: string | null })

/** Every item of a paged list, fetched page by page while it is read; each loop begins anew. */
export type Pages<P extends Page> = AsyncIterable<Item<P>> & {
  /** The pages themselves, with their totals. */
  pages(): AsyncGenerator<P, void, undefined>
  /** The items as an array; with `limit` no page beyond the last needed one is fetched. */
  toArray(options?: { limit?: number }): Promise<Item<P>[]>
}

type Item<P extends Page> = P extends { data: readonly (infer Entry)[] } ? Entry : never

interface Input {
  page?: number
  cursor?: string
}

/** What leads to the page after this one; null after the last. */
function nextOf(answer: Page, input: Input): Input | null {
  if ('nextCursor' in answer) {
    const cursor = answer.nextCursor
    // A server that names the same page again must not hold the loop for ever.
    return cursor && cursor !== input.cursor ? { cursor } : null
  }
  const page = input.page ?? 1
  return page < answer.totalPage && answer.data.length > 0 ? { page: page + 1 } : null
}

/**
 * All pages of a list: `for await (const team of paginate(listTeams, convoca, { search: 'on' }))`. It begins
 * at the given page or cursor, or with the first.
 */
export function paginate<Args extends unknown[], P extends Page>(
  call: (convoca: Convoca, ...args: Args) => Promise<P>,
  convoca: Convoca,
  ...args: Args
): Pages<P> {
  async function* pages(): AsyncGenerator<P, void, undefined> {
    const [given, ...rest] = args
    // The contract's input of a paged operation has a page number or a cursor.
    let input: Input | null = { ...(given as Input) }
    while (input) {
      const answer: P = await call(convoca, ...([input, ...rest] as Args))
      yield answer
      const next = nextOf(answer, input)
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
 * The paged form of an operation function; the generated methods have one for each paged operation.
 * @public
 */
export function everyPage<Args extends unknown[], P extends Page>(
  call: (convoca: Convoca, ...args: Args) => Promise<P>,
): (convoca: Convoca, ...args: Args) => Pages<P> {
  return (convoca, ...args) => paginate(call, convoca, ...args)
}
