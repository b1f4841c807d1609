import type { JsonSchema } from './json-schema.ts'

/** A place where a value does not match its schema, and why. */
export interface SchemaMismatch {
  path: string
  message: string
}

type Schemas = Readonly<Record<string, JsonSchema>>

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const typeChecks: Readonly<Record<string, (value: unknown) => boolean>> = {
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
  'idn-email': /^[^\s@]+@[^\s@]+$/,
  uri: /^[a-z][a-z0-9+.-]*:\S*$/i,
}

const formatValue = (value: unknown) => JSON.stringify(value) ?? String(value)

/** Validates a value; empty when it matches. Supports the keywords that the contract uses. */
export function findMismatches(
  schemas: Schemas,
  schema: JsonSchema,
  value: unknown,
  path = '',
): SchemaMismatch[] {
  const validate = (part: JsonSchema, inner = value, at = path) => findMismatches(schemas, part, inner, at)
  const { $ref, ...rest } = schema
  if ($ref !== undefined) {
    const target = schemas[$ref]
    if (!target) return [{ path, message: `the contract has no schema ${$ref}` }]
    return [...validate(target), ...validate(rest)]
  }
  const types = schema.type === undefined ? [] : [schema.type].flat()
  if (types.length > 0 && !types.some((type) => typeChecks[type]?.(value))) {
    return [{ path, message: `must be ${types.join(' or ')}, is ${formatValue(value)}` }]
  }
  return [
    ...checkConstants(schema, value, path),
    ...(typeof value === 'string' ? checkString(schema, value, path) : []),
    ...(typeof value === 'number' ? checkNumber(schema, value, path) : []),
    ...(Array.isArray(value) ? checkArray(schema, value, path, validate) : []),
    ...(isObject(value) ? checkObject(schemas, schema, value, path, validate) : []),
    ...checkCombinations(schema, path, validate),
  ]
}

type Validate = (part: JsonSchema, inner?: unknown, at?: string) => SchemaMismatch[]

function checkConstants(schema: JsonSchema, value: unknown, path: string): SchemaMismatch[] {
  const allowed = 'const' in schema ? [schema.const] : schema.enum
  if (!allowed || allowed.some((allowedValue) => formatValue(allowedValue) === formatValue(value))) return []
  return [
    { path, message: `must be one of ${allowed.map(formatValue).join(', ')}, is ${formatValue(value)}` },
  ]
}

function checkString(schema: JsonSchema, value: string, path: string): SchemaMismatch[] {
  const found: string[] = []
  // Characters, not code units: an emoji is one.
  const { length } = Array.from(value)
  if (length < (schema.minLength ?? 0)) found.push(`has fewer than ${schema.minLength} characters`)
  if (length > (schema.maxLength ?? Infinity)) found.push(`has more than ${schema.maxLength} characters`)
  if (schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(value)) {
    found.push(`does not match ${schema.pattern}`)
  }
  const format = schema.format === undefined ? undefined : formats[schema.format]
  if (format && !format.test(value)) found.push(`is not a valid ${schema.format}`)
  return found.map((message) => ({ path, message: `${message}: ${formatValue(value)}` }))
}

function checkNumber(schema: JsonSchema, value: number, path: string): SchemaMismatch[] {
  const tooSmall = value < (schema.minimum ?? -Infinity) || value <= (schema.exclusiveMinimum ?? -Infinity)
  const tooLarge = value > (schema.maximum ?? Infinity) || value >= (schema.exclusiveMaximum ?? Infinity)
  return tooSmall || tooLarge ? [{ path, message: `is out of range: ${value}` }] : []
}

function checkArray(
  schema: JsonSchema,
  value: unknown[],
  path: string,
  validate: Validate,
): SchemaMismatch[] {
  const found: SchemaMismatch[] = []
  if (value.length < (schema.minItems ?? 0))
    found.push({ path, message: `has fewer than ${schema.minItems} items` })
  if (value.length > (schema.maxItems ?? Infinity))
    found.push({ path, message: `has more than ${schema.maxItems} items` })
  if (schema.uniqueItems && new Set(value.map(formatValue)).size < value.length)
    found.push({ path, message: 'contains an item twice' })
  const { items } = schema
  if (items) value.forEach((item, index) => found.push(...validate(items, item, `${path}/${index}`)))
  return found
}

/** The properties that a schema declares; `deep` includes those of its references and combinations. */
function listProperties(schemas: Schemas, schema: JsonSchema, deep: boolean): string[] {
  const own = Object.keys(schema.properties ?? {})
  if (!deep) return own
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  const target = schema.$ref === undefined ? undefined : schemas[schema.$ref]
  return [
    ...own,
    ...[...parts, ...(target ? [target] : [])].flatMap((part) => listProperties(schemas, part, true)),
  ]
}

function checkObject(
  schemas: Schemas,
  schema: JsonSchema,
  value: Record<string, unknown>,
  path: string,
  validate: Validate,
): SchemaMismatch[] {
  const found: SchemaMismatch[] = []
  for (const name of schema.required ?? []) {
    if (value[name] === undefined) found.push({ path: `${path}/${name}`, message: 'is missing' })
  }
  for (const [name, child] of Object.entries(schema.properties ?? {})) {
    if (value[name] !== undefined) found.push(...validate(child, value[name], `${path}/${name}`))
  }
  const closed = schema.additionalProperties ?? schema.unevaluatedProperties
  if (closed === undefined || closed === true) return found
  const known = new Set(listProperties(schemas, schema, schema.additionalProperties === undefined))
  for (const name of Object.keys(value).filter((key) => !known.has(key))) {
    if (closed === false) found.push({ path: `${path}/${name}`, message: 'is unknown to the contract' })
    else found.push(...validate(closed, value[name], `${path}/${name}`))
  }
  return found
}

function checkCombinations(schema: JsonSchema, path: string, validate: Validate): SchemaMismatch[] {
  const found = (schema.allOf ?? []).flatMap((part) => validate(part))
  for (const choices of [schema.anyOf, schema.oneOf]) {
    if (!choices) continue
    const results = choices.map((choice) => validate(choice))
    // The choice with the fewest mismatches explains best what is wrong.
    const [closest = []] = results.toSorted((a, b) => a.length - b.length)
    found.push(...closest)
    const matching = results.filter((result) => result.length === 0).length
    if (choices === schema.oneOf && matching > 1)
      found.push({ path, message: 'matches more than one of its schemas' })
  }
  if (schema.not && validate(schema.not).length === 0)
    found.push({ path, message: 'matches a schema that it must not match' })
  return found
}
