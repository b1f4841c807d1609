import { follow, isObject, listAt, objectAt, type Json, type JsonObject } from './contract-document.ts'

/** Which way a value travels: what may widen in a request may not in an answer, and the other way round. */
export type Direction = 'request' | 'response'

export interface Side {
  document: JsonObject
  schema: Json | undefined
}

export interface SchemaBreak {
  rule: string
  /** Dotted place in the value, empty for the value itself. */
  at: string
  detail: string
}

interface Comparison {
  before: Side
  after: Side
  direction: Direction
  at: string
  /** Pairs of schemas that are already being compared: recursive schemas end here. */
  open: readonly string[]
}

function texts(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.map((item) => JSON.stringify(item)) : []
}

function typesOf(schema: JsonObject): string[] {
  const { type } = schema
  if (typeof type === 'string') return [type]
  return Array.isArray(type) ? type.filter((one) => typeof one === 'string') : []
}

function has(types: readonly string[], type: string): boolean {
  return types.includes(type) || (type === 'integer' && types.includes('number'))
}

function typeBreaks(before: JsonObject, after: JsonObject, direction: Direction, at: string): SchemaBreak[] {
  const [given, allowed] = direction === 'request' ? [before, after] : [after, before]
  const may = typesOf(allowed)
  // Without a type everything is allowed, in either direction.
  if (may.length === 0) return []
  const types = typesOf(given)
  const strange = types.length === 0 ? ['anything'] : types.filter((type) => !has(may, type))
  if (strange.length === 0) return []
  const detail = `${typesOf(before).join('|') || 'anything'} became ${typesOf(after).join('|') || 'anything'}`
  return [{ rule: 'type-changed', at, detail }]
}

function enumOf(schema: JsonObject): string[] | null {
  if (schema['const'] !== undefined) return [JSON.stringify(schema['const'])]
  return schema['enum'] === undefined ? null : texts(schema['enum'])
}

function enumBreaks(before: JsonObject, after: JsonObject, direction: Direction, at: string): SchemaBreak[] {
  const [given, allowed] = direction === 'request' ? [before, after] : [after, before]
  const may = enumOf(allowed)
  if (may === null) return []
  const rule = direction === 'request' ? 'enum-narrowed' : 'enum-widened'
  const values = enumOf(given)
  if (values === null) return [{ rule, at, detail: `${may.join(', ')} against any value` }]
  const strange = values.filter((value) => !may.includes(value))
  return strange.length === 0 ? [] : [{ rule, at, detail: strange.join(', ') }]
}

const upper = ['maxLength', 'maximum', 'maxItems'] as const
const lower = ['minLength', 'minimum', 'minItems'] as const

function number(schema: JsonObject, key: string, other: number): number {
  return typeof schema[key] === 'number' ? schema[key] : other
}

/** Only of requests: what was accepted before must be accepted still. */
function limitBreaks(before: JsonObject, after: JsonObject, at: string): SchemaBreak[] {
  const found: SchemaBreak[] = []
  for (const key of upper) {
    if (number(after, key, Infinity) < number(before, key, Infinity))
      found.push({ rule: 'limit-narrowed', at, detail: `${key} ${JSON.stringify(after[key])}` })
  }
  for (const key of lower) {
    if (number(after, key, -Infinity) > number(before, key, -Infinity) && number(after, key, 0) > 0)
      found.push({ rule: 'limit-narrowed', at, detail: `${key} ${JSON.stringify(after[key])}` })
  }
  for (const key of ['pattern', 'format'] as const) {
    if (after[key] !== undefined && after[key] !== before[key])
      found.push({ rule: 'limit-narrowed', at, detail: `${key} ${JSON.stringify(after[key])}` })
  }
  return found
}

const below = (at: string, name: string) => (at === '' ? name : `${at}.${name}`)

function requestedFieldBreaks(before: JsonObject, after: JsonObject, at: string): SchemaBreak[] {
  const required = texts(before['required'])
  const added = texts(after['required']).filter((name) => !required.includes(name))
  const kept = objectAt(after, 'properties')
  const gone = Object.keys(objectAt(before, 'properties')).filter((name) => kept[name] === undefined)
  return [
    ...added.map((name) => ({
      rule: 'request-field-required',
      at: below(at, String(JSON.parse(name))),
      detail: 'must be sent now',
    })),
    // A field that the contract does not know is refused, never dropped.
    ...(after['additionalProperties'] === false ? gone : []).map((name) => ({
      rule: 'request-field-removed',
      at: below(at, name),
      detail: 'is refused now',
    })),
  ]
}

function answeredFieldBreaks(before: JsonObject, after: JsonObject, at: string): SchemaBreak[] {
  const kept = objectAt(after, 'properties')
  const required = texts(after['required'])
  return Object.keys(objectAt(before, 'properties')).flatMap((name) => {
    if (kept[name] === undefined)
      return [{ rule: 'response-field-removed', at: below(at, name), detail: 'is not answered any more' }]
    const was = texts(before['required']).includes(JSON.stringify(name))
    if (!was || required.includes(JSON.stringify(name))) return []
    return [{ rule: 'response-field-optional', at: below(at, name), detail: 'may be missing now' }]
  })
}

function childBreaks(comparison: Comparison, before: JsonObject, after: JsonObject): SchemaBreak[] {
  const { at } = comparison
  const pair = (from: Json | undefined, to: Json | undefined, place: string) =>
    compare({
      ...comparison,
      before: { ...comparison.before, schema: from },
      after: { ...comparison.after, schema: to },
      at: place,
    })
  const properties = objectAt(after, 'properties')
  const fields = Object.entries(objectAt(before, 'properties')).flatMap(([name, schema]) =>
    properties[name] === undefined ? [] : pair(schema, properties[name], below(at, name)),
  )
  const bothHaveItems = isObject(before['items']) && isObject(after['items'])
  return bothHaveItems ? [...fields, ...pair(before['items'], after['items'], `${at}[]`)] : fields
}

/** The schemas of which one must fit: of `oneOf` and `anyOf`, each followed; any other schema is its own only one. */
function alternatives({ document, schema }: Side): JsonObject[] {
  const node = follow(document, schema)
  const list = [...listAt(node, 'oneOf'), ...listAt(node, 'anyOf')]
  return list.length === 0 ? [node] : list.flatMap((one) => alternatives({ document, schema: one }))
}

function compareOne(comparison: Comparison, before: JsonObject, after: JsonObject): SchemaBreak[] {
  const { direction, at } = comparison
  const fieldBreaks = direction === 'request' ? requestedFieldBreaks : answeredFieldBreaks
  return [
    ...typeBreaks(before, after, direction, at),
    ...enumBreaks(before, after, direction, at),
    ...(direction === 'request' ? limitBreaks(before, after, at) : []),
    ...fieldBreaks(before, after, at),
    ...childBreaks(comparison, before, after),
  ]
}

/** Each alternative of one side needs one on the other side that takes it as it is. */
function compareAlternatives(
  comparison: Comparison,
  before: JsonObject[],
  after: JsonObject[],
): SchemaBreak[] {
  const fits = (from: JsonObject, to: JsonObject) => compareOne(comparison, from, to).length === 0
  const lostBefore = before.filter((from) => !after.some((to) => fits(from, to)))
  const lostAfter = after.filter((to) => !before.some((from) => fits(from, to)))
  const lost = comparison.direction === 'request' ? lostBefore : lostAfter
  const [from] = lostBefore
  const [to] = lostAfter
  // One against one is the same alternative, changed: tell what changed in it.
  if (lostBefore.length === 1 && lostAfter.length === 1 && from && to) return compareOne(comparison, from, to)
  const rule = comparison.direction === 'request' ? 'alternative-removed' : 'alternative-added'
  return lost.map((schema) => ({
    rule,
    at: comparison.at,
    detail: typesOf(schema).join('|') || 'a schema',
  }))
}

function compare(comparison: Comparison): SchemaBreak[] {
  const { before, after, open } = comparison
  const key = JSON.stringify([before.schema, after.schema])
  if (open.includes(key)) return []
  const inner = { ...comparison, open: [...open, key] }
  const from = alternatives(before)
  const to = alternatives(after)
  const [onlyFrom] = from
  const [onlyTo] = to
  if (from.length === 1 && to.length === 1 && onlyFrom && onlyTo) return compareOne(inner, onlyFrom, onlyTo)
  return compareAlternatives(inner, from, to)
}

/** What a client of the earlier schema trips over in the later one. */
export function schemaBreaks(before: Side, after: Side, direction: Direction): SchemaBreak[] {
  return compare({ before, after, direction, at: '', open: [] })
}
