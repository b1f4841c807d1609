import {
  objectAt,
  readOperations,
  readSuccesses,
  resolve,
  textAt,
  type JsonObject,
  type MediaType,
  type Operation,
  type Parameter,
} from '@convoca/contract'

/** The part of an operation that the client needs. */
export interface ClientOperation {
  id: string
  method: string
  path: string
  tag: string
  summary: string
  description: string
  /** The operationId of the operation with the same effect under another path; empty for most. */
  sameAs: string
  security: boolean
  successStatus: number
  /** All statuses of a success, for those that have several. */
  successStatuses: number[]
  /** The way in which the body of a success is read. */
  responseKind: 'json' | 'text' | 'blob' | 'none'
  pathParams: string[]
  queryParams: string[]
  /** Those of the query that the server fills in where they are left out. */
  queryDefaults: string[]
  hasBody: boolean
  /** The arguments of a call beside the parameters of its path: names with `?` where they may be left out. */
  takes: string[]
  /** May be retried without a second effect: by its method, or because it takes an idempotency key. */
  idempotent: boolean
  /** The contract declares the `Idempotency-Key` header. */
  idempotencyKey: boolean
  /** A success is one page of a list: numbered, or with a cursor. */
  paged: boolean
}

const idempotentMethods = new Set(['GET', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'])

/** Pages have `data` and either `totalPage` or `nextCursor`. */
function isPage(document: JsonObject, media: MediaType | undefined): boolean {
  const properties = objectAt(resolve(document, media?.schema), 'properties')
  return 'data' in properties && ('totalPage' in properties || 'nextCursor' in properties)
}

function readResponse(document: JsonObject, operation: Operation) {
  const successes = readSuccesses(operation)
  const [{ status, content }] = successes
  const media = content.find(({ type }) => type.includes('json')) ?? content[0]
  let responseKind: ClientOperation['responseKind'] = 'none'
  if (media?.type.includes('json')) responseKind = 'json'
  else if (media?.type.startsWith('text/')) responseKind = 'text'
  else if (media !== undefined) responseKind = 'blob'
  const successStatuses = successes.map((success) => success.status)
  return { successStatus: status, successStatuses, responseKind, paged: isPage(document, media) }
}

function listArguments({ parameters, requestBody }: Operation): string[] {
  const query = parameters.filter((parameter) => parameter.in === 'query')
  const body = requestBody === null ? [] : [{ name: 'body', required: requestBody.required }]
  return [...query, ...body].map(({ name, required }) => `${name}${required ? '' : '?'}`)
}

function toClientOperation(document: JsonObject, operation: Operation): ClientOperation {
  const { id, method, path, parameters, summary, description } = operation
  const declared = objectAt(document, 'paths', path, method.toLowerCase())
  const where = `${method} ${path}`
  if (!/^[a-z][A-Za-z0-9]*$/.test(id)) throw new Error(`${where}: operationId must be camelCase, got ${id}`)
  const namesIn = (place: Parameter['in']) => parameters.filter((p) => p.in === place).map((p) => p.name)
  const pathParams = namesIn('path')
  const queryParams = namesIn('query')
  const queryDefaults = parameters
    .filter((p) => p.in === 'query' && 'default' in resolve(document, p.schema))
    .map((p) => p.name)
  // Path and query parameters and the body share one argument object, so their names must differ.
  const names = [...pathParams, ...queryParams]
  const duplicate = names.find((name, index) => name === 'body' || names.indexOf(name) !== index)
  if (duplicate !== undefined)
    throw new Error(`${where}: parameter name ${duplicate} is used twice or is "body"`)
  const idempotencyKey = namesIn('header').some((name) => name.toLowerCase() === 'idempotency-key')
  return {
    id,
    method,
    path,
    tag: operation.tags[0] ?? 'default',
    summary,
    description,
    sameAs: textAt(declared, 'x-same-as'),
    security: operation.needsSession,
    ...readResponse(document, operation),
    pathParams,
    queryParams,
    queryDefaults,
    hasBody: operation.requestBody !== null,
    takes: listArguments(operation),
    idempotent: idempotencyKey || idempotentMethods.has(method),
    idempotencyKey,
  }
}

/** Every operation of a bundled contract, in the order of the document. */
export function readClientOperations(document: JsonObject): ClientOperation[] {
  const found: ClientOperation[] = []
  for (const operation of readOperations(document)) {
    const duplicate = found.find((earlier) => earlier.id === operation.id)
    if (duplicate)
      throw new Error(`operationId ${operation.id} is used by ${duplicate.path} and ${operation.path}`)
    found.push(toClientOperation(document, operation))
  }
  const unknown = found.find(({ sameAs }) => sameAs !== '' && !found.some(({ id }) => id === sameAs))
  if (unknown) throw new Error(`${unknown.id}: there is no operation ${unknown.sameAs}`)
  return found
}
