import {
  isObject,
  objectAt,
  readOperations,
  readSuccess,
  readSuccesses,
  type Json,
  type JsonObject,
  type Operation,
} from '@convoca/contract'

const annotations = new Set([
  'description',
  'title',
  'examples',
  'example',
  'externalDocs',
  'default',
  'deprecated',
])
// Their keys are names, which may equal a keyword's.
const keyedByName = new Set(['properties', '$defs'])

/** A schema without its annotations: only what validation needs. */
function stripAnnotations(schema: Json | undefined): Json | undefined {
  if (Array.isArray(schema)) return schema.map((item) => stripAnnotations(item) ?? null)
  if (!isObject(schema)) return schema
  const kept = Object.entries(schema).filter(([key]) => !annotations.has(key) && !key.startsWith('x-'))
  return Object.fromEntries(
    kept.map(([key, value]) => {
      if (key === 'enum' || key === 'const') return [key, value]
      if (keyedByName.has(key) && isObject(value)) {
        return [
          key,
          Object.fromEntries(Object.entries(value).map(([name, child]) => [name, stripAnnotations(child)])),
        ]
      }
      if (key === '$ref' && typeof value === 'string')
        return [key, value.replace('#/components/schemas/', '')]
      return [key, stripAnnotations(value)]
    }),
  )
}

function toParameters({ parameters }: Operation): JsonObject {
  const sent = parameters.filter((parameter) => parameter.in === 'path' || parameter.in === 'query')
  return Object.fromEntries(
    sent.map(({ name, in: place, required, schema }) => [
      name,
      { in: place, required, schema: stripAnnotations(schema) },
    ]),
  )
}

function toOperationSchemas(operation: Operation): JsonObject {
  const { requestBody, responses } = operation
  const json = requestBody?.content.find(({ type }) => type === 'application/json')
  const responseSchemas: JsonObject = {}
  for (const [status, [media]] of responses)
    responseSchemas[status] = media === undefined ? null : stripAnnotations(media.schema)
  const [example] = readSuccess(operation).content[0]?.examples.values() ?? []
  return {
    parameters: toParameters(operation),
    ...(requestBody && {
      body: { required: requestBody.required, schema: stripAnnotations(json?.schema ?? {}) },
    }),
    responses: responseSchemas,
    ...(example !== undefined && { example }),
  }
}

const toLine = (name: string, value: Json | undefined) => `  ${name}: ${JSON.stringify(value)},`

/** JSON schemas of requests and responses, for `@convoca/sdk/testing` and `@convoca/sdk/zod`. */
export function renderJsonSchemas(document: JsonObject): string {
  const operations = readOperations(document)
  const successSchemas = operations.map((operation) => {
    const successes = readSuccesses(operation).flatMap(({ content: [media] }) =>
      media === undefined ? [] : [stripAnnotations(media.schema) ?? null],
    )
    return toLine(operation.id, successes.length > 1 ? { oneOf: successes } : (successes[0] ?? null))
  })
  return [
    "import type { JsonSchema, OperationSchemas } from '../testing/json-schema.ts'",
    "import type { operations } from './schema.d.ts'",
    '',
    '/** The schemas of the contract by name; a `$ref` is such a name. */',
    'export const schemas: Readonly<Record<string, JsonSchema>> = {',
    ...Object.entries(objectAt(document, 'components', 'schemas')).map(([name, schema]) =>
      toLine(name, stripAnnotations(schema)),
    ),
    '}',
    '',
    '/** The response schema of every success; null for a response without a body. */',
    'export const successSchemas: Readonly<Record<keyof operations, JsonSchema | null>> = {',
    ...successSchemas,
    '}',
    '',
    '/** Parameters, body, responses and the example of each operation. */',
    'export const operationSchemas: Readonly<Record<keyof operations, OperationSchemas>> = {',
    ...operations.map((operation) => toLine(operation.id, toOperationSchemas(operation))),
    '}',
    '',
  ].join('\n')
}
