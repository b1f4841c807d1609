import type { JsonObject } from './json.ts'
import { resolve } from './references.ts'

/**
 * The text of a path or query parameter as its schema's type. Text that does not read as that type stays text, for the
 * validation to refuse.
 */
export function coerceParameter(document: JsonObject, schema: JsonObject, value: unknown): unknown {
  const { type, items } = resolve(document, schema)
  if (type === 'array') {
    const list: unknown[] = Array.isArray(value) ? value : [value]
    const itemSchema = resolve(document, items)
    return list.map((item) => coerceParameter(document, itemSchema, item))
  }
  if (typeof value !== 'string') return value
  if (type === 'integer' && /^-?\d{1,15}$/.test(value)) return Number(value)
  if (type === 'number' && /^-?\d{1,15}(\.\d{1,10})?$/.test(value)) return Number(value)
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true'
  return value
}
