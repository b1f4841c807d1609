import { createQuerySerializer, defaultPathSerializer } from 'openapi-fetch'

const serialize = createQuerySerializer<Record<string, unknown>>()

/**
 * Serialises the query through JSON, because openapi-fetch alone would drop a `Date`, which becomes ISO 8601
 * so.
 */
export function querySerializer(query: Record<string, unknown>): string {
  const plain: Record<string, unknown> = JSON.parse(JSON.stringify(query))
  return serialize(plain)
}

const pathParameter = /\{(\w+)\}/g

/** Rejects an empty or dotted segment, which would silently request another path. */
export function pathSerializer(path: string, parameters: Record<string, unknown>): string {
  for (const [, name = ''] of path.matchAll(pathParameter)) {
    const value = parameters[name]
    if (['undefined', 'null', '', '.', '..'].includes(String(value))) {
      throw new TypeError(`${path}: ${name} must not be ${JSON.stringify(value)}`)
    }
  }
  return defaultPathSerializer(path, parameters)
}

/** Path parameters are the names in braces; whatever else is beside `body` belongs to the query. */
export function splitInput(path: string, { body, ...query }: Record<string, unknown>) {
  const parameters: Record<string, unknown> = {}
  for (const [, name = ''] of path.matchAll(pathParameter)) {
    parameters[name] = query[name]
    delete query[name]
  }
  return { params: { path: parameters, query }, body }
}

/** The URL for errors and logs: no query, and of the path's values only ids, never a nick or the code of an invite link. */
export function toAddress(base: string, path: string, input: Record<string, unknown>): string {
  const shown = path.replace(pathParameter, (braces, name: string) =>
    /id$/i.test(name) ? encodeURIComponent(String(input[name])) : braces,
  )
  return base + shown
}
