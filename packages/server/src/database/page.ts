import { type Expression, sql } from 'kysely'
import type { Db } from './schema.ts'

export interface Page<T> {
  data: T[]
  page: number
  limit: number
  total: number
  totalPage: number
}

export interface PageRequest {
  page: number
  limit: number
}

/** The documented shape of a paginated response (docs/product.md#lists-and-paging). */
export function toPage<T>(data: T[], total: number, request: PageRequest): Page<T> {
  return {
    data,
    page: request.page,
    limit: request.limit,
    total,
    totalPage: Math.ceil(total / request.limit),
  }
}

/** The most rows that a list counts and pages through: nobody reads on to the end of more (docs/decisions/0024). */
export const MAX_COUNTED = 10_000

/** Counts a query's rows up to `MAX_COUNTED`: an exact total reads everything that matches, for every page. */
export async function countCapped(
  db: Db,
  query: { limit: (count: number) => Expression<unknown> },
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (${query.limit(MAX_COUNTED)}) counted`.execute(db)
  return rows[0]?.total ?? 0
}

/** The rows of a page within the counted ones; a page past them has none, and reads none. */
export function windowOf({ page, limit }: PageRequest): { offset: number; limit: number } {
  const offset = Math.min((page - 1) * limit, MAX_COUNTED)
  return { offset, limit: Math.min(limit, MAX_COUNTED - offset) }
}
