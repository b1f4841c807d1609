/** The fields of a request that take free text, by the contract: for the test that fills all of them. */
import {
  isObject,
  listAt,
  objectAt,
  readOperations,
  resolve,
  type Json,
  type JsonObject,
} from '@convoca/contract'
import { readContract } from '@convoca/contract/files'

const markup = '<img src=x onerror=ran()>'

/** A text of any content: no list of values, no format, and no pattern that refuses markup. */
function isFree(schema: JsonObject): boolean {
  const types = Array.isArray(schema['type']) ? schema['type'] : [schema['type']]
  if (!types.includes('string') || schema['enum'] !== undefined || schema['const'] !== undefined) return false
  const { format, pattern } = schema
  return format === undefined && (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(markup))
}

/** The names of the free texts in a body: `title`, `prizes[].description`. */
function namesIn(contract: JsonObject, node: Json | undefined, name: string): string[] {
  const schema = resolve(contract, node)
  return [
    ...(isFree(schema) ? [name] : []),
    ...['oneOf', 'anyOf', 'allOf'].flatMap((key) =>
      listAt(schema, key).flatMap((part) => namesIn(contract, part, name)),
    ),
    ...Object.entries(objectAt(schema, 'properties')).flatMap(([key, value]) =>
      namesIn(contract, value, name === '' ? key : `${name}.${key}`),
    ),
    ...(isObject(schema['items']) ? namesIn(contract, schema['items'], `${name}[]`) : []),
  ]
}

export interface RequestTexts {
  operation: string
  /** Whether a call is one of this operation. */
  isCall: (method: string, pathname: string) => boolean
  /** Names of its free texts. */
  names: readonly string[]
}

/** Every operation with the free texts of its body. */
export function listRequestTexts(): RequestTexts[] {
  const contract = readContract()
  return readOperations(contract).map(({ id, method, path, requestBody }) => {
    const pattern = new URLPattern({ pathname: path.replaceAll(/\{(\w+)\}/g, ':$1') })
    const names = (requestBody?.content ?? []).flatMap(({ schema }) => namesIn(contract, schema, ''))
    return {
      operation: id,
      isCall: (called, pathname) => called === method && pattern.test({ pathname }),
      names: [...new Set(names)],
    }
  })
}
