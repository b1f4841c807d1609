import {
  objectAt,
  readOperations,
  readSuccess,
  resolve,
  type JsonObject,
  type MediaType,
  type Operation,
  type Parameter,
} from '@convoca/contract'

/** One operation, reduced to what the client needs to know. */
export interface ContractOperation {
  id: string
  method: string
  path: string
  tag: string
  summary: string
  description: string
  security: boolean
  successStatus: number
  /** What a success carries: JSON, text, bytes or no body at all. */
  answer: 'json' | 'text' | 'blob' | 'none'
  pathParams: string[]
  queryParams: string[]
  hasBody: boolean
  /** May be sent again without another effect: safe by method, or keyed. */
  idempotent: boolean
  /** The contract declares the `Idempotency-Key` header. */
  keyed: boolean
  /** A success is one page of a list: numbered, or with a cursor. */
  paged: boolean
}

const idempotentMethods = new Set(['GET', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'])

/** Pages have `data` and either `totalPage` or `nextCursor`. */
function isPage(document: JsonObject, media: MediaType | undefined): boolean {
  const properties = objectAt(resolve(document, media?.schema), 'properties')
  return 'data' in properties && ('totalPage' in properties || 'nextCursor' in properties)
}

function readAnswer(document: JsonObject, operation: Operation) {
  const { status, content } = readSuccess(operation)
  const media = content.find(({ type }) => type.includes('json')) ?? content[0]
  let answer: ContractOperation['answer'] = 'none'
  if (media?.type.includes('json')) answer = 'json'
  else if (media?.type.startsWith('text/')) answer = 'text'
  else if (media !== undefined) answer = 'blob'
  return { successStatus: status, answer, paged: isPage(document, media) }
}

function toClientOperation(document: JsonObject, operation: Operation): ContractOperation {
  const { id, method, path, parameters, summary, description } = operation
  const where = `${method} ${path}`
  if (!/^[a-z][A-Za-z0-9]*$/.test(id)) throw new Error(`${where}: operationId must be camelCase, got ${id}`)
  const namesIn = (place: Parameter['in']) => parameters.filter((p) => p.in === place).map((p) => p.name)
  const pathParams = namesIn('path')
  const queryParams = namesIn('query')
  // Path, query and body travel in one argument object, so their names may not meet.
  const names = [...pathParams, ...queryParams]
  const clash = names.find((name, index) => name === 'body' || names.indexOf(name) !== index)
  if (clash !== undefined) throw new Error(`${where}: parameter name ${clash} is used twice or is "body"`)
  const keyed = namesIn('header').some((name) => name.toLowerCase() === 'idempotency-key')
  return {
    id,
    method,
    path,
    tag: operation.tags[0] ?? 'default',
    summary,
    description,
    security: operation.needsSession,
    ...readAnswer(document, operation),
    pathParams,
    queryParams,
    hasBody: operation.requestBody !== null,
    idempotent: keyed || idempotentMethods.has(method),
    keyed,
  }
}

/** Every operation of a bundled contract, in the order of the document. */
export function readClientOperations(document: JsonObject): ContractOperation[] {
  const found: ContractOperation[] = []
  for (const operation of readOperations(document)) {
    const twin = found.find((other) => other.id === operation.id)
    if (twin) throw new Error(`operationId ${operation.id} is used by ${twin.path} and ${operation.path}`)
    found.push(toClientOperation(document, operation))
  }
  return found
}
