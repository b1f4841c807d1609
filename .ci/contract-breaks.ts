import {
  follow,
  objectAt,
  readOperations,
  type ContractOperation,
  type JsonObject,
} from './contract-document.ts'
import { schemaBreaks, type Direction, type SchemaBreak } from './schema-breaks.ts'

/** A change by which a client of the earlier contract stops working. */
export interface ContractBreak {
  /** `rule METHOD /path place`: what an accepted break is named by. */
  key: string
  detail: string
}

/** The two documents and the operation as each of them has it. */
interface Pair {
  documents: { before: JsonObject; after: JsonObject }
  before: ContractOperation
  after: ContractOperation
}

function named(operation: ContractOperation, rule: string, place: string, detail: string): ContractBreak {
  const key = `${rule} ${operation.method} ${operation.path}${place === '' ? '' : ` ${place}`}`
  return { key, detail }
}

function valueBreaks(
  { documents, before }: Pair,
  schemas: { before: JsonObject; after: JsonObject },
  direction: Direction,
  place: string,
): ContractBreak[] {
  const found: SchemaBreak[] = schemaBreaks(
    { document: documents.before, schema: schemas.before['schema'] },
    { document: documents.after, schema: schemas.after['schema'] },
    direction,
  )
  return found.map(({ rule, at, detail }) =>
    named(before, rule, at === '' ? place : `${place} ${at}`, detail),
  )
}

function nameOf({ in: place, name }: JsonObject): string {
  return typeof place === 'string' && typeof name === 'string' ? `${place} ${name}` : ''
}

function parameterBreaks(pair: Pair): ContractBreak[] {
  const { before, after } = pair
  const earlier = new Map(before.parameters.map((one) => [nameOf(one), one]))
  const later = new Map(after.parameters.map((one) => [nameOf(one), one]))
  const found: ContractBreak[] = []
  for (const [name, parameter] of later) {
    const was = earlier.get(name)
    if (parameter['required'] === true && was?.['required'] !== true)
      found.push(named(before, 'parameter-required', name, 'must be sent now'))
    if (was !== undefined)
      found.push(...valueBreaks(pair, { before: was, after: parameter }, 'request', name))
  }
  for (const name of earlier.keys()) {
    // The server refuses parameters that the contract does not know.
    if (!later.has(name)) found.push(named(before, 'parameter-removed', name, 'is refused now'))
  }
  return found
}

function contentOf(document: JsonObject, holder: ContractOperation['operation'][string]): JsonObject {
  return objectAt(follow(document, holder), 'content')
}

function mediaBreaks(
  pair: Pair,
  content: { before: JsonObject; after: JsonObject },
  direction: Direction,
  place: string,
): ContractBreak[] {
  return Object.entries(content.before).flatMap(([type, media]) => {
    const later = content.after[type]
    if (later === undefined) return [named(pair.before, 'media-type-removed', `${place} ${type}`, 'is gone')]
    return valueBreaks(pair, { before: objectAt(media), after: objectAt(later) }, direction, place)
  })
}

function bodyBreaks(pair: Pair): ContractBreak[] {
  const { documents, before, after } = pair
  const from = before.operation['requestBody']
  const to = after.operation['requestBody']
  if (to === undefined) {
    return from === undefined ? [] : [named(before, 'body-removed', 'body', 'is refused now')]
  }
  const required = follow(documents.after, to)['required'] === true
  const found: ContractBreak[] = []
  if (required && follow(documents.before, from)['required'] !== true)
    found.push(named(before, 'body-required', 'body', 'must be sent now'))
  const content = { before: contentOf(documents.before, from), after: contentOf(documents.after, to) }
  return [...found, ...mediaBreaks(pair, content, 'request', 'body')]
}

function answerBreaks(pair: Pair): ContractBreak[] {
  const { documents, before, after } = pair
  const later = objectAt(after.operation, 'responses')
  return Object.entries(objectAt(before.operation, 'responses')).flatMap(([status, response]) => {
    if (!status.startsWith('2')) return []
    if (later[status] === undefined)
      return [named(before, 'success-removed', status, 'is not answered any more')]
    const content = {
      before: contentOf(documents.before, response),
      after: contentOf(documents.after, later[status]),
    }
    return mediaBreaks(pair, content, 'response', status)
  })
}

function operationBreaks(pair: Pair): ContractBreak[] {
  const { before, after } = pair
  const found: ContractBreak[] = []
  // Clients call the SDK's function of this name.
  if (before.id !== after.id)
    found.push(named(before, 'operation-renamed', '', `${before.id} is ${after.id} now`))
  if (!before.needsSession && after.needsSession)
    found.push(named(before, 'auth-tightened', '', 'needs a session now'))
  return [...found, ...parameterBreaks(pair), ...bodyBreaks(pair), ...answerBreaks(pair)]
}

/** Every change from one contract to the next that breaks a client of the earlier one. */
export function findBreaks(before: JsonObject, after: JsonObject): ContractBreak[] {
  const later = new Map(readOperations(after).map((one) => [`${one.method} ${one.path}`, one]))
  return readOperations(before).flatMap((operation) => {
    const same = later.get(`${operation.method} ${operation.path}`)
    if (same === undefined) return [named(operation, 'operation-removed', '', 'is not there any more')]
    return operationBreaks({ documents: { before, after }, before: operation, after: same })
  })
}

export interface AcceptedBreak {
  key: string
  /** Why clients of the released contract may be broken by it. */
  reason: string
}

/** What is left once the accepted ones are taken out, and the accepted ones that are not there (any more). */
export function judgeBreaks(
  found: readonly ContractBreak[],
  accepted: readonly AcceptedBreak[],
): { refused: ContractBreak[]; stale: AcceptedBreak[]; named: AcceptedBreak[] } {
  const keys = new Set(accepted.map((one) => one.key))
  const present = new Set(found.map((one) => one.key))
  return {
    refused: found.filter((one) => !keys.has(one.key)),
    stale: accepted.filter((one) => !present.has(one.key)),
    named: accepted.filter((one) => present.has(one.key)),
  }
}
