import {
  isObject,
  objectAt,
  readOperations,
  readSuccess,
  type Json,
  type JsonObject,
  type Operation,
} from '@convoca/contract'

const prose = new Set([
  'description',
  'title',
  'examples',
  'example',
  'externalDocs',
  'default',
  'deprecated',
])
// Names of fields are kept whatever they are.
const named = new Set(['properties', '$defs'])

/** A schema without prose: only what decides whether a value fits. */
function bare(schema: Json | undefined): Json | undefined {
  if (Array.isArray(schema)) return schema.map((item) => bare(item) ?? null)
  if (!isObject(schema)) return schema
  const kept = Object.entries(schema).filter(([key]) => !prose.has(key) && !key.startsWith('x-'))
  return Object.fromEntries(
    kept.map(([key, value]) => {
      if (key === 'enum' || key === 'const') return [key, value]
      if (named.has(key) && isObject(value)) {
        return [key, Object.fromEntries(Object.entries(value).map(([name, child]) => [name, bare(child)]))]
      }
      if (key === '$ref' && typeof value === 'string')
        return [key, value.replace('#/components/schemas/', '')]
      return [key, bare(value)]
    }),
  )
}

function parametersOf({ parameters }: Operation): JsonObject {
  const sent = parameters.filter((parameter) => parameter.in === 'path' || parameter.in === 'query')
  return Object.fromEntries(
    sent.map(({ name, in: place, required, schema }) => [
      name,
      { in: place, required, schema: bare(schema) },
    ]),
  )
}

function shapeOf(operation: Operation): JsonObject {
  const { requestBody, responses } = operation
  const json = requestBody?.content.find(({ type }) => type === 'application/json')
  const answers: JsonObject = {}
  for (const [status, [media]] of responses) answers[status] = media === undefined ? null : bare(media.schema)
  const [example] = readSuccess(operation).content[0]?.examples.values() ?? []
  return {
    parameters: parametersOf(operation),
    ...(requestBody && { body: { required: requestBody.required, schema: bare(json?.schema ?? {}) } }),
    answers,
    ...(example !== undefined && { example }),
  }
}

const line = (name: string, value: Json | undefined) => `  ${name}: ${JSON.stringify(value)},`

/** What a request and a response must look like, for `@convoca/sdk/testing` and `@convoca/sdk/zod`. */
export function renderShapes(document: JsonObject): string {
  const operations = readOperations(document)
  const successes = operations.map((operation) => {
    const [media] = readSuccess(operation).content
    return line(operation.id, media === undefined ? null : bare(media.schema))
  })
  return [
    "import type { JsonSchema, OperationShape } from '../testing/schema.ts'",
    "import type { operations } from './schema.d.ts'",
    '',
    '/** Schemas by name; `$ref` is such a name. */',
    'export const schemas: Readonly<Record<string, JsonSchema>> = {',
    ...Object.entries(objectAt(document, 'components', 'schemas')).map(([name, schema]) =>
      line(name, bare(schema)),
    ),
    '}',
    '',
    '/** The schema of each success; null for none. */',
    'export const successes: Readonly<Record<keyof operations, JsonSchema | null>> = {',
    ...successes,
    '}',
    '',
    '/** Parameters, body, answers and the example of each operation. */',
    'export const shapes: Readonly<Record<keyof operations, OperationShape>> = {',
    ...operations.map((operation) => line(operation.id, shapeOf(operation))),
    '}',
    '',
  ].join('\n')
}
