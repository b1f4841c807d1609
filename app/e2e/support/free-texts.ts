import { apiCalls } from './api.ts'

type Json = null | boolean | number | string | Json[] | JsonObject
interface JsonObject {
  [key: string]: Json | undefined
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const objectAt = (value: Json | undefined, key: string): JsonObject => {
  const found = isObject(value) ? value[key] : undefined
  return isObject(found) ? found : {}
}
const listAt = (value: Json | undefined, key: string): Json[] => {
  const found = isObject(value) ? value[key] : undefined
  return Array.isArray(found) ? found : []
}

function resolve(contract: JsonObject, node: Json | undefined): JsonObject {
  const found = isObject(node) ? node : {}
  const { $ref: reference } = found
  if (typeof reference !== 'string') return found
  const target = reference
    .slice('#/'.length)
    .split('/')
    .reduce<Json | undefined>(
      (at, key) => (isObject(at) ? at[key.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
      contract,
    )
  return resolve(contract, target)
}

const markup = '<img src=x onerror=ran()>'

/** A text of any content: no list of values, no format, and no pattern that refuses markup. */
function isFree(schema: JsonObject): boolean {
  const types = Array.isArray(schema['type']) ? schema['type'] : [schema['type']]
  if (!types.includes('string') || schema['enum'] !== undefined || schema['const'] !== undefined) return false
  const { format, pattern } = schema
  return format === undefined && (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(markup))
}

/** The names of the free texts in a body: `title`, `prizes[].description`. */
function freeTextsOf(contract: JsonObject, node: Json | undefined, name: string): string[] {
  const schema = resolve(contract, node)
  return [
    ...(isFree(schema) ? [name] : []),
    ...['oneOf', 'anyOf', 'allOf'].flatMap((key) =>
      listAt(schema, key).flatMap((part) => freeTextsOf(contract, part, name)),
    ),
    ...Object.entries(objectAt(schema, 'properties')).flatMap(([key, value]) =>
      freeTextsOf(contract, value, name === '' ? key : `${name}.${key}`),
    ),
    ...(isObject(schema['items']) ? freeTextsOf(contract, schema['items'], `${name}[]`) : []),
  ]
}

interface Operation {
  id: string
  method: string
  path: RegExp
  /** Names of its free texts. */
  texts: readonly string[]
}

function readOperations(contract: JsonObject): Operation[] {
  return Object.entries(objectAt(contract, 'paths')).flatMap(([path, item]) =>
    Object.entries(isObject(item) ? item : {}).flatMap(([method, operation]) => {
      const id = isObject(operation) ? operation['operationId'] : undefined
      if (typeof id !== 'string') return []
      const content = objectAt(resolve(contract, objectAt(operation, 'requestBody')), 'content')
      const texts = Object.values(content).flatMap((media) =>
        freeTextsOf(contract, objectAt(media, 'schema'), ''),
      )
      const pattern = path.replaceAll(/[.*+?^$|()[\]\\]/g, String.raw`\$&`).replaceAll(/\{[^}]+\}/g, '[^/]+')
      return [
        { id, method: method.toUpperCase(), path: new RegExp(`^${pattern}$`), texts: [...new Set(texts)] },
      ]
    }),
  )
}

/** The names of the texts that call `ran`. */
function hostileTextsOf(value: unknown, name: string): string[] {
  if (typeof value === 'string') return value.includes('ran()') ? [name] : []
  if (Array.isArray(value)) return value.flatMap((item) => hostileTextsOf(item, `${name}[]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    hostileTextsOf(item, name === '' ? key : `${name}.${key}`),
  )
}

export interface FreeTexts {
  /** Every free text of a request, as `operation.field`. */
  all: readonly string[]
  /** Those that were sent with a text of the corpus while `fill` ran. */
  filled: ReadonlySet<string>
}

/** Reads the contract that the server shows, and watches which of its free texts are filled. */
export async function watchFreeTexts(url: string, fill: () => Promise<void>): Promise<FreeTexts> {
  const contract = (await (await fetch(`${url}/api/openapi.json`)).json()) as JsonObject
  const operations = readOperations(contract)
  const filled = new Set<string>()
  const note = ({ method, path, body }: { method: string; path: string; body: unknown }) => {
    const called = operations.find((operation) => operation.method === method && operation.path.test(path))
    for (const text of hostileTextsOf(body, '')) filled.add(`${called?.id}.${text}`)
  }
  apiCalls.on('sent', note)
  try {
    await fill()
  } finally {
    apiCalls.off('sent', note)
  }
  return { all: operations.flatMap(({ id, texts }) => texts.map((text) => `${id}.${text}`)), filled }
}
