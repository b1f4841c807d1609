import { type Json, type JsonObject, isObject, listAt, objectAt, resolve } from '@convoca/contract'
import { contract } from '../../src/contract/document.ts'

/** A text of a body that people write freely. */
export interface TextField {
  path: readonly (string | number)[]
  /** The limit in characters. */
  max: number
}

const branchesOf = (schema: JsonObject): JsonObject[] =>
  ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) =>
    listAt(schema, keyword).map((part) => resolve(contract, part)),
  )

/** Addresses, ids, colours and the like have a pattern or a format; pictures are longer than any text. */
const MAX_TEXT = 20_000

function isFreeText(schema: JsonObject): schema is JsonObject & { maxLength: number } {
  const types = [schema['type']].flat()
  const { maxLength: max } = schema
  const isClosed = ['enum', 'const', 'pattern', 'format'].some((keyword) => schema[keyword] !== undefined)
  return types.includes('string') && !isClosed && typeof max === 'number' && max <= MAX_TEXT
}

/** The free texts of what fits this schema, also those that are left out. Lists have one entry, or those that are given. */
export function findTextFields(
  given: Json | undefined,
  value: unknown,
  path: TextField['path'] = [],
): TextField[] {
  const schema = resolve(contract, given)
  const own = isFreeText(schema) ? [{ path, max: schema.maxLength }] : []
  const inside = Object.entries(objectAt(schema, 'properties')).flatMap(([name, property]) =>
    findTextFields(property, isRecord(value) ? value[name] : undefined, [...path, name]),
  )
  const items = isObject(schema['items']) ? findTextFields(schema['items'], first(value), [...path, 0]) : []
  const branches = branchesOf(schema).flatMap((branch) => findTextFields(branch, value, path))
  return [...own, ...inside, ...items, ...branches]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : undefined)

/** A copy of a body with this text in this place; null where a list or an object on the way is left out. */
export function withText(body: unknown, [key, ...rest]: TextField['path'], text: string): unknown {
  if (key === undefined) return text
  if (Array.isArray(body))
    return body.length === 0 && rest.length > 0 ? null : [withText(body[0], rest, text)]
  if (!isRecord(body)) return rest.length === 0 && key === 0 ? [text] : null
  const child = withText(body[key], rest, text)
  return child === null ? null : { ...body, [key]: child }
}
