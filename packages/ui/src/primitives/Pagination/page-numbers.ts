/** The at most seven items of the pagination: first, last, the current page with its neighbours, `null` for a gap. */
export function pageNumbers(page: number, totalPages: number): (number | null)[] {
  if (totalPages <= 7) return Array.from({ length: totalPages }, (_, index) => index + 1)
  const from = Math.min(Math.max(page - 1, 3), totalPages - 4)
  const middle = [from, from + 1, from + 2]
  const start = page <= 4 ? [1, 2, 3, 4, 5] : [1, null]
  const end = page >= totalPages - 3 ? [4, 3, 2, 1, 0].map((back) => totalPages - back) : [null, totalPages]
  if (page <= 4) return [...start, ...end]
  return page >= totalPages - 3 ? [...start, ...end] : [...start, ...middle, ...end]
}
