import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch'

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
  const query: Record<string, unknown> = { ...input }
  delete query['body']
  const inPath: Record<string, unknown> = {}
  for (const [, name = ''] of path.matchAll(/\{([^}]+)\}/g)) {
    // An empty or dotted segment would silently call another path.
    if (['undefined', 'null', '', '.', '..'].includes(String(input[name]))) {
      throw new TypeError(`${path}: ${name} must not be ${JSON.stringify(input[name])}`)
    }
    inPath[name] = input[name]
    delete query[name]
  }
  return createFinalURL(path, {
    baseUrl: baseUrl.replace(/\/$/, ''),
    params: { path: inPath, query },
    querySerializer,
    pathSerializer: defaultPathSerializer,
  })
}
