/** Reading a bundled OpenAPI document as plain JSON: references followed, operations listed. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Json = null | boolean | number | string | Json[] | JsonObject
export interface JsonObject {
  [key: string]: Json | undefined
}

export interface ContractOperation {
  id: string
  /** In capitals. */
  method: string
  path: string
  operation: JsonObject
  /** Of the path item and of the operation itself, references followed. */
  parameters: JsonObject[]
  needsSession: boolean
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The object that stands there, or an empty one. */
export function objectAt(value: Json | undefined, ...keys: string[]): JsonObject {
  let node = value
  for (const key of keys) node = isObject(node) ? node[key] : undefined
  return isObject(node) ? node : {}
}

export function listAt(value: Json | undefined, key: string): Json[] {
  const list = objectAt(value)[key]
  return Array.isArray(list) ? list : []
}

/** A node, followed through its local `$ref` as often as needed. */
export function follow(document: JsonObject, node: Json | undefined): JsonObject {
  const found = objectAt(node)
  const reference = found['$ref']
  if (typeof reference !== 'string') return found
  const keys = reference
    .slice(2)
    .split('/')
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
  return follow(document, objectAt(document, ...keys))
}

function isClosed(security: Json | undefined): boolean {
  return (
    Array.isArray(security) &&
    security.length > 0 &&
    !security.some((way) => Object.keys(objectAt(way)).length === 0)
  )
}

export function readOperations(document: JsonObject): ContractOperation[] {
  return Object.entries(objectAt(document, 'paths')).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = objectAt(item)[method]
      if (!isObject(operation)) return []
      const parameters = [...listAt(item, 'parameters'), ...listAt(operation, 'parameters')]
      return [
        {
          id: typeof operation['operationId'] === 'string' ? operation['operationId'] : `${method} ${path}`,
          method: method.toUpperCase(),
          path,
          operation,
          parameters: parameters.map((parameter) => follow(document, parameter)),
          needsSession: isClosed(operation['security'] ?? document['security']),
        },
      ]
    }),
  )
}

/** A contract that is checked in, by its path from the root of the repository. */
export function readContract(path: string): JsonObject {
  const parsed: JsonObject = JSON.parse(readFileSync(join(import.meta.dirname, '..', path), 'utf8'))
  return parsed
}

export const currentContract = 'packages/sdk/src/generated/openapi.json'
export const releasedContract = 'openapi/released/openapi.json'
