import { isObject, objectAt, textAt, type Json, type JsonObject } from './json.ts'

/** A node and the URI fragment that points at it, e.g. `#/components/schemas/Team`. */
export interface Located {
  node: JsonObject
  pointer: string
}

/** One token of a JSON pointer, escaped for a URI fragment. */
export function escapeToken(token: string): string {
  return encodeURIComponent(token.replaceAll('~', '~0').replaceAll('/', '~1'))
}

function unescapeToken(token: string): string {
  return decodeURIComponent(token).replaceAll('~1', '/').replaceAll('~0', '~')
}

/** The value that a local reference points at; undefined when nothing is there. */
export function lookUp(document: JsonObject, reference: string): Json | undefined {
  if (!reference.startsWith('#/')) throw new Error(`${reference} is not a local reference`)
  let node: Json | undefined = document
  for (const token of reference.slice(2).split('/')) {
    node = isObject(node) ? node[unescapeToken(token)] : undefined
  }
  return node
}

/** Follows `$ref` until it arrives at a node of its own, and says where that is. */
export function locate(document: JsonObject, node: Json | undefined, pointer: string): Located {
  const reference = textAt(node, '$ref')
  if (reference === '') return { node: objectAt(node), pointer }
  const target = lookUp(document, reference)
  if (!isObject(target)) throw new Error(`${reference} leads nowhere`)
  return locate(document, target, reference)
}

/** A node with its `$ref` followed; an empty object when there is none. */
export function resolve(document: JsonObject, node: Json | undefined): JsonObject {
  return locate(document, node, '').node
}

/** The name at the end of a reference: `Team` of `#/components/schemas/Team`; empty for anything else. */
export function referencedName(node: Json | undefined): string {
  return textAt(node, '$ref').split('/').at(-1) ?? ''
}
