import { isObject, listAt, objectAt, textAt, type Json, type JsonObject } from './json.ts'
import {
  type Bound,
  type NotifyLimit,
  type RateLimit,
  readBound,
  readNotifyLimit,
  readRateLimit,
} from './limits.ts'
import { escapeToken, locate, resolve } from './references.ts'

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required: boolean
  schema: JsonObject
}

/** One representation of a body. */
export interface MediaType {
  /** E.g. `application/json`. */
  type: string
  schema: JsonObject
  /** URI fragment of the schema, for a validator that knows the whole document; null without a schema. */
  schemaPointer: string | null
  /** Example values by name. */
  examples: ReadonlyMap<string, Json>
}

export interface RequestBody {
  required: boolean
  content: readonly MediaType[]
}

export interface Operation {
  id: string
  /** The HTTP method in upper case. */
  method: string
  /** The path as the contract writes it, e.g. `/teams/{id}`. */
  path: string
  tags: readonly string[]
  summary: string
  description: string
  /** False where a call without a token is allowed. */
  needsSession: boolean
  /** Pages of any origin may read it, without credentials: `x-cors: public`. */
  isCrossOrigin: boolean
  /** Pages of registered partners may call it: `x-cors: partner`. */
  isForPartners: boolean
  /** The scope that a partner's token must have; null where the operation takes none. */
  partnerScope: string | null
  rateLimit: RateLimit | null
  notifies: NotifyLimit | null
  bound: Bound | null
  /** `x-body-limit` in bytes; null where the server's default holds. */
  bodyLimit: number | null
  /** False with `x-transaction: none`: its slow work must not hold a connection to the database. */
  hasTransaction: boolean
  /** `x-form: ignored`: a form may be sent, of which nothing is read. */
  ignoresForm: boolean
  /** Those of the path item too, unless the operation overrides them. */
  parameters: readonly Parameter[]
  requestBody: RequestBody | null
  /** The representations of each response by status; empty for a response without a body. */
  responses: ReadonlyMap<number, readonly MediaType[]>
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const

function readParameter(document: JsonObject, item: Json): Parameter {
  const parameter = resolve(document, item)
  const { name, in: place, required } = parameter
  if (typeof name !== 'string') throw new Error('a parameter has no name')
  if (place !== 'path' && place !== 'query' && place !== 'header' && place !== 'cookie') {
    throw new Error(`the parameter ${name} has no place`)
  }
  return { name, in: place, required: required === true, schema: objectAt(parameter, 'schema') }
}

function readParameters(document: JsonObject, item: JsonObject, operation: JsonObject): Parameter[] {
  const read = (holder: JsonObject) =>
    listAt(holder, 'parameters').map((parameter) => readParameter(document, parameter))
  const own = read(operation)
  const shared = read(item).filter(
    (parameter) =>
      !own.some((ownParameter) => ownParameter.name === parameter.name && ownParameter.in === parameter.in),
  )
  return [...shared, ...own]
}

function readExamples(document: JsonObject, media: JsonObject): Map<string, Json> {
  const examples = new Map<string, Json>()
  for (const [name, example] of Object.entries(objectAt(media, 'examples'))) {
    const { value } = resolve(document, example)
    if (value !== undefined) examples.set(name, value)
  }
  if (media['example'] !== undefined) examples.set('example', media['example'])
  return examples
}

/** The representations of a request body or a response. */
function readContent(document: JsonObject, holder: JsonObject, pointer: string): MediaType[] {
  return Object.entries(objectAt(holder, 'content')).map(([type, media]) => ({
    type,
    schema: objectAt(media, 'schema'),
    schemaPointer:
      objectAt(media)['schema'] === undefined ? null : `${pointer}/content/${escapeToken(type)}/schema`,
    examples: readExamples(document, objectAt(media)),
  }))
}

function readRequestBody(document: JsonObject, operation: JsonObject, place: string): RequestBody | null {
  if (operation['requestBody'] === undefined) return null
  const { node, pointer } = locate(document, operation['requestBody'], `${place}/requestBody`)
  return { required: node['required'] === true, content: readContent(document, node, pointer) }
}

function readResponses(document: JsonObject, operation: JsonObject, place: string): Operation['responses'] {
  const responses = Object.entries(objectAt(operation, 'responses'))
  return new Map(
    responses.map(([status, response]) => {
      const { node, pointer } = locate(document, response, `${place}/responses/${status}`)
      return [Number(status), readContent(document, node, pointer)]
    }),
  )
}

/** `security: []`, or a list that holds `{}`, makes the token optional. */
function requiresToken(security: Json | undefined): boolean {
  return (
    Array.isArray(security) &&
    security.length > 0 &&
    !security.some((requirement) => Object.keys(objectAt(requirement)).length === 0)
  )
}

function readPartnerScope(operation: JsonObject): string | null {
  const [scope] = listAt(operation, 'security').flatMap((requirement) =>
    listAt(objectAt(requirement), 'partner'),
  )
  return typeof scope === 'string' ? scope : null
}

function readOperation(document: JsonObject, path: string, method: string): Operation {
  const item = objectAt(document, 'paths', path)
  const operation = objectAt(item, method)
  const place = `#/paths/${escapeToken(path)}/${method}`
  const id = textAt(operation, 'operationId')
  if (id === '') throw new Error('there is no operationId')
  const { 'x-body-limit': bodyLimit } = operation
  return {
    id,
    method: method.toUpperCase(),
    path,
    tags: listAt(operation, 'tags').filter((tag) => typeof tag === 'string'),
    summary: textAt(operation, 'summary'),
    description: textAt(operation, 'description'),
    needsSession: requiresToken(operation['security'] ?? document['security']),
    isCrossOrigin: textAt(operation, 'x-cors') === 'public',
    isForPartners: textAt(operation, 'x-cors') === 'partner',
    partnerScope: readPartnerScope(operation),
    rateLimit: readRateLimit(operation['x-rate-limit']),
    notifies: readNotifyLimit(operation['x-notifies']),
    bound: readBound(operation['x-bound']),
    bodyLimit: typeof bodyLimit === 'number' ? bodyLimit : null,
    hasTransaction: textAt(operation, 'x-transaction') !== 'none',
    ignoresForm: textAt(operation, 'x-form') === 'ignored',
    parameters: readParameters(document, item, operation),
    requestBody: readRequestBody(document, operation, place),
    responses: readResponses(document, operation, place),
  }
}

/** Every operation of a bundled OpenAPI document, in the document's order. */
export function readOperations(document: JsonObject): Operation[] {
  return Object.entries(objectAt(document, 'paths')).flatMap(([path, item]) =>
    methods
      .filter((method) => isObject(objectAt(item)[method]))
      .map((method) => {
        try {
          return readOperation(document, path, method)
        } catch (cause) {
          const reason = cause instanceof Error ? cause.message : String(cause)
          throw new Error(`${method.toUpperCase()} ${path}: ${reason}`, { cause })
        }
      }),
  )
}

export interface Success {
  status: number
  content: readonly MediaType[]
}

/** The 2xx responses; the first one is the usual one. */
export function readSuccesses({ method, path, responses }: Operation): [Success, ...Success[]] {
  const [first, ...others] = [...responses]
    .filter(([status]) => status >= 200 && status < 300)
    .map(([status, content]) => ({ status, content }))
  if (first === undefined) throw new Error(`${method} ${path}: there is no success response`)
  return [first, ...others]
}

export const readSuccess = (operation: Operation): Success => readSuccesses(operation)[0]
