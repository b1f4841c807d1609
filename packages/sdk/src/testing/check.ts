import type { JsonSchema } from './schema.ts'

/** One way in which a value does not fit: where, and what is wrong. */
export interface Misfit {
  path: string
  message: string
}

type Schemas = Readonly<Record<string, JsonSchema>>

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const kinds: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isObject,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  integer: Number.isInteger,
}

const formats: Readonly<Record<string, RegExp>> = {
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i,
  email: /^[^\s@]+@[^\s@]+$/,
  uri: /^[a-z][a-z0-9+.-]*:\S*$/i,
}

const shown = (value: unknown) => JSON.stringify(value) ?? String(value)

/** Whether a value fits a schema of the contract; an empty list says yes. Light: it knows what the contract uses. */
export function misfits(schemas: Schemas, schema: JsonSchema, value: unknown, path = ''): Misfit[] {
  const inside = (part: JsonSchema, inner = value, at = path) => misfits(schemas, part, inner, at)
  const { $ref, ...rest } = schema
  if ($ref !== undefined) {
    const target = schemas[$ref]
    if (!target) return [{ path, message: `the contract has no schema ${$ref}` }]
    return [...inside(target), ...inside(rest)]
  }
  const types = schema.type === undefined ? [] : [schema.type].flat()
  if (types.length > 0 && !types.some((type) => kinds[type]?.(value))) {
    return [{ path, message: `must be ${types.join(' or ')}, is ${shown(value)}` }]
  }
  return [
    ...constants(schema, value, path),
    ...(typeof value === 'string' ? ofString(schema, value, path) : []),
    ...(typeof value === 'number' ? ofNumber(schema, value, path) : []),
    ...(Array.isArray(value) ? ofArray(schema, value, path, inside) : []),
    ...(isObject(value) ? ofObject(schemas, schema, value, path, inside) : []),
    ...combinations(schema, path, inside),
  ]
}

type Inside = (part: JsonSchema, inner?: unknown, at?: string) => Misfit[]

function constants(schema: JsonSchema, value: unknown, path: string): Misfit[] {
  const allowed = 'const' in schema ? [schema.const] : schema.enum
  if (!allowed || allowed.some((one) => shown(one) === shown(value))) return []
  return [{ path, message: `must be one of ${allowed.map(shown).join(', ')}, is ${shown(value)}` }]
}

function ofString(schema: JsonSchema, value: string, path: string): Misfit[] {
  const found: string[] = []
  // Characters, not code units: an emoji is one.
  const { length } = Array.from(value)
  if (length < (schema.minLength ?? 0)) found.push(`has fewer than ${schema.minLength} characters`)
  if (length > (schema.maxLength ?? Infinity)) found.push(`has more than ${schema.maxLength} characters`)
  if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(value)) {
    found.push(`does not match ${schema.pattern}`)
  }
  const format = schema.format === undefined ? undefined : formats[schema.format]
  if (format && !format.test(value)) found.push(`is no ${schema.format}`)
  return found.map((message) => ({ path, message: `${message}: ${shown(value)}` }))
}

function ofNumber(schema: JsonSchema, value: number, path: string): Misfit[] {
  const tooSmall = value < (schema.minimum ?? -Infinity) || value <= (schema.exclusiveMinimum ?? -Infinity)
  const tooLarge = value > (schema.maximum ?? Infinity) || value >= (schema.exclusiveMaximum ?? Infinity)
  return tooSmall || tooLarge ? [{ path, message: `is out of range: ${value}` }] : []
}

function ofArray(schema: JsonSchema, value: unknown[], path: string, inside: Inside): Misfit[] {
  const found: Misfit[] = []
  if (value.length < (schema.minItems ?? 0))
    found.push({ path, message: `has fewer than ${schema.minItems} items` })
  if (value.length > (schema.maxItems ?? Infinity))
    found.push({ path, message: `has more than ${schema.maxItems} items` })
  if (schema.uniqueItems && new Set(value.map(shown)).size < value.length)
    found.push({ path, message: 'holds an item twice' })
  const { items } = schema
  if (items) value.forEach((item, index) => found.push(...inside(items, item, `${path}/${index}`)))
  return found
}

/** Every property that a schema names, also by reference and combination. */
function namedBy(schemas: Schemas, schema: JsonSchema, deep: boolean): string[] {
  const own = Object.keys(schema.properties ?? {})
  if (!deep) return own
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  const target = schema.$ref === undefined ? undefined : schemas[schema.$ref]
  return [...own, ...[...parts, ...(target ? [target] : [])].flatMap((part) => namedBy(schemas, part, true))]
}

function ofObject(
  schemas: Schemas,
  schema: JsonSchema,
  value: Record<string, unknown>,
  path: string,
  inside: Inside,
): Misfit[] {
  const found: Misfit[] = []
  for (const name of schema.required ?? []) {
    if (value[name] === undefined) found.push({ path: `${path}/${name}`, message: 'is missing' })
  }
  for (const [name, child] of Object.entries(schema.properties ?? {})) {
    if (value[name] !== undefined) found.push(...inside(child, value[name], `${path}/${name}`))
  }
  const closed = schema.additionalProperties ?? schema.unevaluatedProperties
  if (closed === undefined || closed === true) return found
  const known = new Set(namedBy(schemas, schema, schema.additionalProperties === undefined))
  for (const name of Object.keys(value).filter((key) => !known.has(key))) {
    if (closed === false) found.push({ path: `${path}/${name}`, message: 'is unknown to the contract' })
    else found.push(...inside(closed, value[name], `${path}/${name}`))
  }
  return found
}

function combinations(schema: JsonSchema, path: string, inside: Inside): Misfit[] {
  const found = (schema.allOf ?? []).flatMap((part) => inside(part))
  for (const choices of [schema.anyOf, schema.oneOf]) {
    if (!choices) continue
    const results = choices.map((choice) => inside(choice))
    // The nearest choice says most about what is wrong.
    const [nearest = []] = results.toSorted((a, b) => a.length - b.length)
    found.push(...nearest)
    const fitting = results.filter((result) => result.length === 0).length
    if (choices === schema.oneOf && fitting > 1)
      found.push({ path, message: 'fits more than one of its shapes' })
  }
  if (schema.not && inside(schema.not).length === 0) found.push({ path, message: 'is what it must not be' })
  return found
}
