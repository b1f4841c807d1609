import { createQuerySerializer } from 'openapi-fetch'

/** Leaves out null and undefined and writes dates as ISO 8601. */
function cleanQuery(query: Record<string, unknown>): Record<string, unknown> {
  const clean: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue
    clean[name] = value instanceof Date ? value.toISOString() : value
  }
  return clean
}

const serialize = createQuerySerializer<Record<string, unknown>>()

/** The query of an address; also the one of the raw client. */
export function querySerializer(query: Record<string, unknown>): string {
  return serialize(cleanQuery(query))
}

/** The address of a call: path parameters are the names in braces, what is left beside `body` is the query. */
export function addressOf(baseUrl: string, path: string, input: Record<string, unknown>): string {
  const { body: _body, ...query } = input
  const filled = path.replace(/\{(\w+)\}/g, (_braces, name: string) => {
    const value = String(query[name])
    // An empty or dotted segment would silently call another path.
    if (['undefined', 'null', '', '.', '..'].includes(value)) {
      throw new TypeError(`${path}: ${name} must not be ${JSON.stringify(query[name])}`)
    }
    delete query[name]
    return encodeURIComponent(value)
  })
  const search = querySerializer(query)
  return baseUrl.replace(/\/$/, '') + filled + (search && `?${search}`)
}
