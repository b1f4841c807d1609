export type Json = null | boolean | number | string | Json[] | JsonObject
export interface JsonObject {
  [key: string]: Json | undefined
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The object at this path, or an empty one. */
export function objectAt(value: Json | undefined, ...keys: string[]): JsonObject {
  let node = value
  for (const key of keys) node = isObject(node) ? node[key] : undefined
  return isObject(node) ? node : {}
}

/** The list under this key, or an empty one. */
export function listAt(value: Json | undefined, key: string): Json[] {
  const list = objectAt(value)[key]
  return Array.isArray(list) ? list : []
}

/** The text under this key, trimmed; empty when there is none. */
export function textAt(value: Json | undefined, key: string): string {
  const text = objectAt(value)[key]
  return typeof text === 'string' ? text.trim() : ''
}
