/** Runtime validation of responses by zod, an optional peer that only this entry imports. */
import { z } from 'zod'
import type { OperationId, Output, Schemas } from '../client/types.ts'
import { schemas, successSchemas } from '../generated/json-schemas.ts'
import type { JsonSchema } from '../testing/json-schema.ts'

export type SchemaName = keyof Schemas

export interface ZodOptions {
  /** Reject unknown fields and enum values and check limits too: for tests. Default false. */
  strict?: boolean
}

const mapSchemas = (map: Readonly<Record<string, JsonSchema>>, strict: boolean) =>
  Object.fromEntries(Object.entries(map).map(([name, schema]) => [name, prepare(schema, strict)]))

/** The type of listed values: all that is known of those that a later server adds. */
const getTypes = (values: readonly unknown[]) => [
  ...new Set(values.map((value) => (value === null ? 'null' : typeof value))),
]

/**
 * A schema as `z.fromJSONSchema` takes it. Without `strict` a response may contain what a later version of the
 * contract adds, so only types and required fields remain.
 */
function prepare(schema: JsonSchema, strict: boolean): Record<string, unknown> {
  const { $ref, type, properties, required, items, anyOf, oneOf, allOf, additionalProperties, ...rest } =
    schema
  const { format: _format, enum: values, const: value, ...limits } = rest
  const listed = 'const' in schema ? [value] : values
  const prepareAll = (list: readonly JsonSchema[]) => list.map((part) => prepare(part, strict))
  const choices = oneOf ?? anyOf
  return {
    ...($ref !== undefined && { $ref: `#/$defs/${$ref}` }),
    ...(listed && strict ? { enum: listed } : (type ?? listed) && { type: type ?? getTypes(listed ?? []) }),
    ...(properties && { properties: mapSchemas(properties, strict) }),
    ...(required && { required }),
    ...(items && { items: prepare(items, strict) }),
    ...(choices && { anyOf: prepareAll(choices) }),
    ...(allOf && { allOf: prepareAll(allOf) }),
    ...(typeof additionalProperties === 'object'
      ? { additionalProperties: prepare(additionalProperties, strict) }
      : strict && additionalProperties === false && { additionalProperties }),
    ...(strict && limits),
  }
}

const toZod = (schema: JsonSchema, { strict = false }: ZodOptions): z.ZodType =>
  z.fromJSONSchema({ $defs: mapSchemas(schemas, strict), ...prepare(schema, strict) })

/** The zod schema of one schema of the contract: `schemaOf('TeamListItem').parse(value)`. */
export function schemaOf<Name extends SchemaName>(
  name: Name,
  options: ZodOptions = {},
): z.ZodType<Schemas[Name]> {
  if (!(name in schemas)) throw new RangeError(`the contract has no schema ${name}`)
  // Both are generated from the same document.
  return toZod({ $ref: name }, options) as z.ZodType<Schemas[Name]>
}

/** The zod schema of an operation's success. */
export function responseSchema<Id extends OperationId>(
  operation: Id,
  options: ZodOptions = {},
): z.ZodType<Output<Id>> {
  const schema = successSchemas[operation]
  return (schema === null ? z.unknown() : toZod(schema, options)) as z.ZodType<Output<Id>>
}

/**
 * Validates every response of a client: `createConvoca({ baseUrl, validate: zodResponses() })`. A response that does
 * not match rejects with a `MalformedResponseError` whose `cause` is the `ZodError`; the data is returned unchanged.
 */
export function zodResponses(options: ZodOptions = {}): (operation: OperationId, data: unknown) => unknown {
  const zodSchemas = new Map<OperationId, z.ZodType>()
  return (operation, data) => {
    if (successSchemas[operation] === null) return data
    const schema = zodSchemas.get(operation) ?? responseSchema(operation, options)
    zodSchemas.set(operation, schema)
    schema.parse(data)
    return data
  }
}
