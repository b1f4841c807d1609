import { coerceParameter, resolve } from '@convoca/contract'
import {
  operations,
  type ErrorCode,
  type FieldError,
  type Input,
  type OperationId,
  type Output,
} from '@convoca/sdk'
import { delay as wait, type RequestHandler } from 'msw'
import { http } from 'msw/http'
import { contract, readOperation } from './contract.ts'
import { readExample } from './example.ts'
import { demoHandlers } from './handlers/index.ts'
import type { Context, Handler } from './handlers/handler.ts'
import { drawImage } from './mock-images.ts'
import type { Overrides } from './override.ts'
import { MockProblem, problemResponse } from './problem.ts'
import { createMockDatabase, type MockDatabase, type UserRecord } from './mock-database.ts'

/** The way in which an operation fails. */
export type Failure = 'network' | { status: number; code: ErrorCode; fields?: readonly FieldError[] }

export interface MockOptions {
  /** The address of the API; `/api` of any origin by default. */
  baseUrl?: string
  /** The data of the few operations that remember; a new copy of the demo data by default. */
  database?: MockDatabase
  /** Index of the demo player who is signed in whatever the token; null refuses every token. */
  signedInAs?: number | null
  /** Milliseconds before each response, or by operation; `infinite` never responds. */
  delay?: number | 'infinite' | Partial<Record<OperationId, number | 'infinite'>>
  /** Operations that fail. */
  fail?: Partial<Record<OperationId, Failure>>
  /** The answers that replace the examples of operations, each made by `override`. */
  overrides?: readonly Overrides[]
}

function isOperationId(name: string): name is OperationId {
  return Object.hasOwn(operations, name)
}

/** Every operationId of the contract, those with fewer parameters in their paths first: `/payments/export` is no payment. */
export const operationIds: readonly OperationId[] = Object.keys(operations)
  .filter(isOperationId)
  .toSorted((a, b) => operations[a].pathParams.length - operations[b].pathParams.length)

/** Generic, so that the compiler relates handler and context to the same operation. */
function answer<Id extends OperationId>(id: Id, overrides: Overrides, context: Context<Id>): Output<Id> {
  const handler: Handler<Id> = overrides[id] ?? demoHandlers[id] ?? (() => readExample(id))
  return handler(context)
}

function findCaller(
  database: MockDatabase,
  token: string | null,
  signedInAs: MockOptions['signedInAs'],
): UserRecord | null {
  if (signedInAs === null) return null
  if (signedInAs !== undefined) return database.users[signedInAs] ?? null
  if (token === null) return null
  const session = database.sessions.find((stored) => stored.token === token)
  // Any other token is that of an example, and the first player's.
  return database.users.find((user) => user.id === session?.userId) ?? database.users[0] ?? null
}

function readQuery(id: OperationId, url: string): Record<string, unknown> {
  const query: Record<string, unknown> = {}
  const parameters = readOperation(id).parameters.filter((parameter) => parameter.in === 'query')
  for (const [name, value] of new URL(url).searchParams) {
    const parameter = parameters.find((listed) => listed.name === name)
    if (parameter === undefined) {
      const field = { path: name, code: 'UNKNOWN_FIELD', message: `${name} is unknown` } as const
      throw new MockProblem('UNKNOWN_FIELD', [field])
    }
    query[name] = coerceParameter(contract, parameter.schema, value)
  }
  for (const { name, schema } of parameters) {
    const { default: fallback } = resolve(contract, schema)
    if (fallback !== undefined) query[name] ??= fallback
  }
  return query
}

async function readInput(
  id: OperationId,
  request: Request,
  params: Record<string, unknown>,
): Promise<Input<OperationId>> {
  const input: Record<string, unknown> = { ...params, ...readQuery(id, request.url) }
  const text = operations[id].hasBody ? await request.text() : ''
  if (text !== '') {
    try {
      input['body'] = JSON.parse(text)
    } catch {
      throw new MockProblem('MALFORMED_BODY')
    }
  }
  // The client is typed by the same contract; the mocks do not validate its requests.
  return input
}

function readToken(request: Request): string | null {
  return request.headers.get('authorization')?.replace(/^Bearer /, '') ?? null
}

function toResponse(id: OperationId, body: unknown, status: number = operations[id].successStatus): Response {
  const { responseKind: kind } = operations[id]
  if (body === undefined) return new Response(null, { status })
  // The one text of the contract is the calendar feed.
  const headers = { 'content-type': 'text/calendar; charset=utf-8' }
  if (kind === 'text' && typeof body === 'string') return new Response(body, { status, headers })
  if (body instanceof Blob) return new Response(body, { status, headers: { 'content-type': body.type } })
  return Response.json(body, { status })
}

async function handleRequest(
  id: OperationId,
  options: MockOptions,
  database: MockDatabase,
  request: Request,
  params: Record<string, unknown>,
): Promise<Response> {
  const failure = options.fail?.[id]
  if (failure === 'network') return Response.error()
  try {
    if (failure) throw new MockProblem(failure.code, failure.fields, failure.status)
    const token = readToken(request)
    const user = findCaller(database, token, options.signedInAs)
    if (operations[id].security && !user) throw new MockProblem('UNAUTHENTICATED')
    const input = await readInput(id, request, params)
    const context: Context<OperationId> = { input, database, user, token }
    const body = answer(id, Object.assign({}, ...(options.overrides ?? [])), context)
    return toResponse(id, body, context.status)
  } catch (error) {
    if (error instanceof MockProblem) return problemResponse(error)
    throw error
  }
}

function delayFor(options: MockOptions, id: OperationId): number | 'infinite' {
  const { delay = 0 } = options
  return typeof delay === 'object' ? (delay[id] ?? 0) : delay
}

const methods = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
} as const

/** The pictures of the demo data and of the examples. */
const imageHandler = http.get('*/files/*', ({ request }) => {
  const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
  return new Response(drawImage(name), { headers: { 'content-type': 'image/svg+xml' } })
})

/** msw reads a stack for each handler, to name the place in warnings: 200 stacks cost more than all else here. */
function withoutStacks<T>(create: () => T): T {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return create()
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

/**
 * One msw handler for each operation, for `setupServer` or a story: it answers the contract's example, or what the flow
 * stories need over one database.
 */
export function createHandlers(options: MockOptions = {}): RequestHandler[] {
  const database = options.database ?? createMockDatabase()
  const base = options.baseUrl ?? '*/api'
  const createHandler = (id: OperationId): RequestHandler => {
    const { method, path } = operations[id]
    return methods[method](base + path.replaceAll(/\{(\w+)\}/g, ':$1'), async ({ request, params }) => {
      const ms = delayFor(options, id)
      if (ms !== 0) await wait(ms)
      return handleRequest(id, options, database, request, params)
    })
  }
  return withoutStacks(() => [...operationIds.map(createHandler), imageHandler])
}
