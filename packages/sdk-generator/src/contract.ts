/** The parts of an OpenAPI 3.1 document that the generator reads. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
interface JsonObject {
  [key: string]: Json
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required: boolean
}

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

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const
const idempotentMethods = new Set(['get', 'put', 'delete', 'options', 'head'])

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function asObject(value: Json | undefined, where: string): JsonObject {
  if (!isObject(value)) throw new Error(`${where}: an object was expected`)
  return value
}

/** Follows one local `$ref` (`#/components/…`); anything else comes back as it is. */
function follow(document: JsonObject, value: Json | undefined, where: string): JsonObject {
  const object = asObject(value, where)
  const reference = object['$ref']
  if (typeof reference !== 'string') return object
  if (!reference.startsWith('#/')) throw new Error(`${where}: ${reference} is not a local reference`)
  let target: Json | undefined = document
  for (const part of reference.slice(2).split('/')) {
    target = asObject(target, reference)[decodeURIComponent(part.replaceAll('~1', '/').replaceAll('~0', '~'))]
  }
  return follow(document, target, reference)
}

function readParameters(document: JsonObject, holder: JsonObject, where: string): Parameter[] {
  const list = holder['parameters']
  if (!Array.isArray(list)) return []
  return list.map((item) => {
    const parameter = follow(document, item, `${where} parameters`)
    const place = parameter['in']
    if (place !== 'path' && place !== 'query' && place !== 'header' && place !== 'cookie') {
      throw new Error(`${where}: a parameter without a place`)
    }
    const name = parameter['name']
    if (typeof name !== 'string') throw new Error(`${where}: a parameter without a name`)
    return { name, in: place, required: parameter['required'] === true }
  })
}

function mergeParameters(shared: Parameter[], own: Parameter[]): Parameter[] {
  const overridden = shared.filter((p) => !own.some((o) => o.name === p.name && o.in === p.in))
  return [...overridden, ...own]
}

/** Pages have `data` and either `totalPage` or `nextCursor`. */
function isPage(document: JsonObject, media: Json | undefined): boolean {
  if (!isObject(media) || media['schema'] === undefined) return false
  const { properties } = follow(document, media['schema'], 'schema')
  return (
    isObject(properties) && 'data' in properties && ('totalPage' in properties || 'nextCursor' in properties)
  )
}

function readSuccess(document: JsonObject, operation: JsonObject, where: string) {
  const responses = asObject(operation['responses'], `${where} responses`)
  const status = Object.keys(responses).find((code) => code.startsWith('2'))
  if (status === undefined) throw new Error(`${where}: no success answer`)
  const content = follow(document, responses[status], `${where} ${status}`)['content']
  const types = isObject(content) ? Object.keys(content) : []
  const type = types.find((name) => name.includes('json')) ?? types[0]
  let answer: ContractOperation['answer'] = 'none'
  if (type?.includes('json')) answer = 'json'
  else if (type?.startsWith('text/')) answer = 'text'
  else if (type !== undefined) answer = 'blob'
  const media = isObject(content) && type !== undefined ? content[type] : undefined
  return { successStatus: Number(status), answer, paged: isPage(document, media) }
}

function readOperation(
  document: JsonObject,
  item: JsonObject,
  method: string,
  path: string,
): ContractOperation {
  const where = `${method.toUpperCase()} ${path}`
  const operation = asObject(item[method], where)
  const id = operation['operationId']
  if (typeof id !== 'string' || !/^[a-z][A-Za-z0-9]*$/.test(id)) {
    throw new Error(`${where}: operationId must be camelCase, got ${JSON.stringify(id)}`)
  }
  const parameters = mergeParameters(
    readParameters(document, item, where),
    readParameters(document, operation, where),
  )
  const named = (place: Parameter['in']) => parameters.filter((p) => p.in === place).map((p) => p.name)
  const pathParams = named('path')
  const queryParams = named('query')
  // Path, query and body travel in one argument object, so their names may not meet.
  const names = [...pathParams, ...queryParams]
  const clash = names.find((name, index) => name === 'body' || names.indexOf(name) !== index)
  if (clash !== undefined) throw new Error(`${where}: parameter name ${clash} is used twice or is "body"`)
  const keyed = named('header').some((name) => name.toLowerCase() === 'idempotency-key')
  const security = operation['security'] ?? document['security']
  const [tag] = Array.isArray(operation['tags']) ? operation['tags'] : []
  const text = (key: string) => (typeof operation[key] === 'string' ? operation[key].trim() : '')
  return {
    id,
    method: method.toUpperCase(),
    path,
    tag: typeof tag === 'string' ? tag : 'default',
    summary: text('summary'),
    description: text('description'),
    security: Array.isArray(security) && security.length > 0 && !security.some(isEmptyRequirement),
    ...readSuccess(document, operation, where),
    pathParams,
    queryParams,
    hasBody: operation['requestBody'] !== undefined,
    idempotent: keyed || idempotentMethods.has(method),
    keyed,
  }
}

/** `security: [{}]` or a list holding `{}` means that the token is optional. */
function isEmptyRequirement(requirement: Json): boolean {
  return isObject(requirement) && Object.keys(requirement).length === 0
}

/** Every operation of a bundled contract, in the order of the document. */
export function readOperations(document: JsonObject): ContractOperation[] {
  const found: ContractOperation[] = []
  for (const [path, value] of Object.entries(asObject(document['paths'], 'paths'))) {
    const item = asObject(value, path)
    for (const method of methods) {
      if (item[method] === undefined) continue
      const operation = readOperation(document, item, method, path)
      const twin = found.find((other) => other.id === operation.id)
      if (twin) throw new Error(`operationId ${operation.id} is used by ${twin.path} and ${path}`)
      found.push(operation)
    }
  }
  return found
}
