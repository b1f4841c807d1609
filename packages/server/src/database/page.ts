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

/** The documented shape of a paginated response (part 2 §3). */
export function toPage<T>(data: T[], total: number, request: PageRequest): Page<T> {
  return {
    data,
    page: request.page,
    limit: request.limit,
    total,
    totalPage: Math.ceil(total / request.limit),
  }
}
