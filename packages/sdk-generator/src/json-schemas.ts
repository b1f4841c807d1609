import type { ContractOperation, Json } from './contract.ts'

interface JsonObject {
  [key: string]: Json
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

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
function bare(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(bare)
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

function at(document: JsonObject, ...path: string[]): Json | undefined {
  let value: Json | undefined = document
  for (const part of path) {
    value = isObject(value) ? value[part] : undefined
    while (isObject(value) && typeof value['$ref'] === 'string' && !value['$ref'].includes('/schemas/')) {
      value = at(document, ...value['$ref'].slice(2).split('/'))
    }
  }
  return value
}

function parametersOf(document: JsonObject, path: string, method: string): JsonObject {
  const found: JsonObject = {}
  for (const list of [
    at(document, 'paths', path, 'parameters'),
    at(document, 'paths', path, method, 'parameters'),
  ]) {
    for (const item of Array.isArray(list) ? list : []) {
      const reference = isObject(item) ? item['$ref'] : undefined
      const parameter = typeof reference === 'string' ? at(document, ...reference.slice(2).split('/')) : item
      if (!isObject(parameter) || typeof parameter['name'] !== 'string') continue
      if (parameter['in'] !== 'path' && parameter['in'] !== 'query') continue
      found[parameter['name']] = {
        in: parameter['in'],
        required: parameter['required'] === true,
        schema: bare(parameter['schema'] ?? {}),
      }
    }
  }
  return found
}

function exampleOf(media: Json | undefined): Json | undefined {
  if (!isObject(media)) return undefined
  const examples = media['examples']
  const [first] = isObject(examples) ? Object.values(examples) : []
  return isObject(first) ? first['value'] : media['example']
}

function shapeOf(document: JsonObject, { path, method, successStatus }: ContractOperation): JsonObject {
  const part = (...rest: string[]) => at(document, 'paths', path, method.toLowerCase(), ...rest)
  const body = part('requestBody')
  const answers: JsonObject = {}
  const responses = part('responses')
  for (const status of isObject(responses) ? Object.keys(responses) : []) {
    const content = part('responses', status, 'content')
    const [media] = isObject(content) ? Object.values(content) : []
    answers[status] = isObject(media) ? bare(media['schema'] ?? {}) : null
  }
  const success = part('responses', String(successStatus), 'content')
  const example = isObject(success) ? exampleOf(Object.values(success)[0]) : undefined
  return {
    parameters: parametersOf(document, path, method.toLowerCase()),
    ...(isObject(body) && {
      body: {
        required: body['required'] === true,
        schema: bare(at(body, 'content', 'application/json', 'schema') ?? {}),
      },
    }),
    answers,
    ...(example !== undefined && { example }),
  }
}

const line = (name: string, value: Json) => `  ${name}: ${JSON.stringify(value)},`

/** What a request and an answer must look like, for `@convoca/sdk/testing` and `@convoca/sdk/zod`. */
export function renderShapes(document: JsonObject, operations: readonly ContractOperation[]): string {
  const schemas = at(document, 'components', 'schemas')
  const ofAnswers = operations.map(({ id, ...operation }) => {
    const shape = shapeOf(document, { id, ...operation })
    const answers = shape['answers']
    return line(id, isObject(answers) ? (answers[String(operation.successStatus)] ?? null) : null)
  })
  return [
    "import type { JsonSchema, OperationShape } from '../testing/schema.ts'",
    "import type { operations } from './schema.d.ts'",
    '',
    '/** Schemas by name; `$ref` is such a name. */',
    'export const schemas: Readonly<Record<string, JsonSchema>> = {',
    ...Object.entries(isObject(schemas) ? schemas : {}).map(([name, schema]) => line(name, bare(schema))),
    '}',
    '',
    '/** The schema of each success; null for none. */',
    'export const successes: Readonly<Record<keyof operations, JsonSchema | null>> = {',
    ...ofAnswers,
    '}',
    '',
    '/** Parameters, body, answers and the example of each operation. */',
    'export const shapes: Readonly<Record<keyof operations, OperationShape>> = {',
    ...operations.map((operation) => line(operation.id, shapeOf(document, operation))),
    '}',
    '',
  ].join('\n')
}
