/** One page of a list (docs/product.md#lists-and-paging); `createHandlers` fills in the contract's defaults. */
export function toPage<T>(
  list: readonly T[],
  { page = 1, limit = list.length }: { page?: number | undefined; limit?: number | undefined },
) {
  return {
    data: list.slice((page - 1) * limit, page * limit),
    page,
    limit,
    total: list.length,
    totalPage: Math.ceil(list.length / limit),
  }
}

/** One page by cursor, which is the index at which the next page begins. */
export function toCursorPage<T>(
  list: readonly T[],
  input: { cursor?: string | undefined; limit?: number | undefined },
): { data: T[]; nextCursor: string | null } {
  const start = Number(input.cursor ?? 0)
  const end = start + (input.limit ?? list.length)
  return { data: list.slice(start, end), nextCursor: end < list.length ? String(end) : null }
}
