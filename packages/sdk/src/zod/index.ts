/** Runtime validation of answers by zod, an optional peer: nothing else of the SDK imports it. */
import { z } from 'zod'
import type { OperationId, Output, Schemas } from '../client/types.ts'
import { schemas, successSchemas } from '../generated/json-schemas.ts'
import type { JsonSchema } from '../testing/json-schema.ts'

export type SchemaName = keyof Schemas

/** An answer may say more than this version knows: a new enum value or field is let through, never refused. */
interface Conversion {
  made: Map<string, z.ZodType>
  strict: boolean
}

function ofString(schema: JsonSchema, strict: boolean): z.ZodType {
  if (!strict) return z.string()
  let text = z.string()
  if (schema.minLength !== undefined) text = text.min(schema.minLength)
  if (schema.maxLength !== undefined) text = text.max(schema.maxLength)
  if (schema.pattern !== undefined) text = text.regex(new RegExp(schema.pattern, 'u'))
  return text
}

function ofNumber(schema: JsonSchema, integer: boolean, strict: boolean): z.ZodType {
  let number = integer ? z.int() : z.number()
  if (strict && schema.minimum !== undefined) number = number.min(schema.minimum)
  if (strict && schema.maximum !== undefined) number = number.max(schema.maximum)
  return number
}

function ofObject(schema: JsonSchema, conversion: Conversion): z.ZodType {
  const required = new Set(schema.required)
  const shape: Record<string, z.ZodType> = {}
  for (const [name, child] of Object.entries(schema.properties ?? {})) {
    const field = convert(child, conversion)
    shape[name] = required.has(name) ? field : field.optional()
  }
  const closed = schema.additionalProperties ?? schema.unevaluatedProperties
  if (typeof closed === 'object') return z.object(shape).catchall(convert(closed, conversion))
  return conversion.strict && closed === false ? z.strictObject(shape) : z.looseObject(shape)
}

function ofType(type: string, schema: JsonSchema, conversion: Conversion): z.ZodType {
  if (type === 'string') return ofString(schema, conversion.strict)
  if (type === 'number' || type === 'integer') return ofNumber(schema, type === 'integer', conversion.strict)
  if (type === 'boolean') return z.boolean()
  if (type === 'null') return z.null()
  if (type === 'array') return z.array(schema.items ? convert(schema.items, conversion) : z.unknown())
  return ofObject(schema, conversion)
}

function anyOf(choices: readonly z.ZodType[]): z.ZodType {
  const [first, ...rest] = choices
  if (!first) return z.unknown()
  return rest.length === 0 ? first : z.union([first, ...rest])
}

const allOf = (parts: readonly z.ZodType[]) =>
  parts.reduce<z.ZodType | undefined>((all, part) => (all ? z.intersection(all, part) : part), undefined)

const kindOf = (value: unknown) => (value === null ? 'null' : typeof value)

/** Without strictness a listed value only says of which kind the values are. */
function ofList(values: readonly unknown[], strict: boolean): z.ZodType {
  if (strict) return z.custom((value) => values.includes(value), `must be one of ${values.join(', ')}`)
  return anyOf([...new Set(values.map(kindOf))].map((kind) => ofType(kind, {}, { made: new Map(), strict })))
}

/** Schemas that lead back to themselves are looked up when they are used. */
function named(name: string, conversion: Conversion): z.ZodType {
  const known = conversion.made.get(name)
  if (known) return known
  const schema = schemas[name]
  if (!schema) throw new RangeError(`the contract has no schema ${name}`)
  let made: z.ZodType | undefined
  const lazy = z.lazy(() => (made ??= convert(schema, conversion)))
  conversion.made.set(name, lazy)
  return lazy
}

function convert(schema: JsonSchema, conversion: Conversion): z.ZodType {
  const parts: z.ZodType[] = []
  const types = schema.type === undefined ? [] : [schema.type].flat()
  if (schema.$ref !== undefined) parts.push(named(schema.$ref, conversion))
  if ('const' in schema) parts.push(ofList([schema.const], conversion.strict))
  else if (schema.enum) parts.push(ofList(schema.enum, conversion.strict))
  else if (types.length > 0) parts.push(anyOf(types.map((type) => ofType(type, schema, conversion))))
  else if (schema.properties) parts.push(ofObject(schema, conversion))
  for (const part of schema.allOf ?? []) parts.push(convert(part, conversion))
  for (const choices of [schema.anyOf, schema.oneOf]) {
    if (choices) parts.push(anyOf(choices.map((choice) => convert(choice, conversion))))
  }
  return allOf(parts) ?? z.unknown()
}

export interface ZodOptions {
  /** Refuse what this version of the contract does not list, limits too: for tests. Default false. */
  strict?: boolean
}

const conversionOf = ({ strict = false }: ZodOptions): Conversion => ({ made: new Map(), strict })

/** The zod schema of one schema of the contract: `schemaOf('TeamListItem').parse(value)`. */
export function schemaOf<Name extends SchemaName>(
  name: Name,
  options: ZodOptions = {},
): z.ZodType<Schemas[Name]> {
  // Made from the same document as the type.
  return named(name, conversionOf(options)) as z.ZodType<Schemas[Name]>
}

/** The zod schema of what an operation answers. */
export function responseSchema<Id extends OperationId>(
  operation: Id,
  options: ZodOptions = {},
): z.ZodType<Output<Id>> {
  const schema = successSchemas[operation]
  const made = schema === null ? z.unknown() : convert(schema, conversionOf(options))
  return made as z.ZodType<Output<Id>>
}

/**
 * Checks every answer of a client: `createConvoca({ baseUrl, validate: zodResponses() })`. An answer of another
 * shape rejects with a `MalformedResponseError` whose `cause` is the `ZodError`; the data stays as it was sent.
 */
export function zodResponses(options: ZodOptions = {}): (operation: OperationId, answer: unknown) => unknown {
  const conversion = conversionOf(options)
  const made = new Map<OperationId, z.ZodType>()
  return (operation, answer) => {
    const schema = successSchemas[operation]
    if (schema === null) return answer
    const checker = made.get(operation) ?? convert(schema, conversion)
    made.set(operation, checker)
    checker.parse(answer)
    return answer
  }
}
