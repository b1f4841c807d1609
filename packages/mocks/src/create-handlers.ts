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
import { handlers } from './handlers/index.ts'
import type { Context } from './handlers/handler.ts'
import { drawImage } from './mock-images.ts'
import { MockProblem, problemResponse } from './problem.ts'
import { createMockDatabase, type MockDatabase, type UserRecord } from './mock-database.ts'

/** How an operation fails. */
export type Failure = 'network' | { status: number; code: ErrorCode; fields?: readonly FieldError[] }

export interface MockOptions {
  /** Where the API is; `/api` of any origin by default. */
  baseUrl?: string
  /** The mocked server's data; a new copy of the demo data by default. */
  database?: MockDatabase
  /** Index of the demo player who is signed in whatever the token; null refuses every token. */
  signedInAs?: number | null
  /** Milliseconds before each response, or by operation; `infinite` never responds. */
  delay?: number | 'infinite' | Partial<Record<OperationId, number | 'infinite'>>
  /** Operations that fail. */
  fail?: Partial<Record<OperationId, Failure>>
}

function isOperationId(name: string): name is OperationId {
  return Object.hasOwn(operations, name)
}

/** Every operationId of the contract. */
export const operationIds: readonly OperationId[] = Object.keys(operations).filter(isOperationId)

/** Generic, so that the compiler relates handler and context to the same operation. */
function callHandler<Id extends OperationId>(id: Id, context: Context<Id>): Output<Id> {
  return handlers[id](context)
}

function findCaller(
  database: MockDatabase,
  token: string | null,
  signedInAs: MockOptions['signedInAs'],
): UserRecord | null {
  if (signedInAs === null) return null
  if (signedInAs !== undefined) return database.users[signedInAs] ?? null
  const session = database.sessions.find((one) => one.token === token)
  return database.users.find((user) => user.id === session?.userId) ?? null
}

function readQuery(id: OperationId, url: string): Record<string, unknown> {
  const query: Record<string, unknown> = {}
  const parameters = readOperation(id).parameters.filter((parameter) => parameter.in === 'query')
  for (const [name, value] of new URL(url).searchParams) {
    const parameter = parameters.find((one) => one.name === name)
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
    const body = callHandler(id, context)
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

function imageHandler(database: MockDatabase): RequestHandler {
  return http.get('*/files/mock/:name', ({ params }) => {
    const name = String(params['name'])
    const upload = database.uploads.get(name)
    if (upload !== undefined) {
      const bytes = Uint8Array.from(atob(upload), (letter) => letter.charCodeAt(0))
      return new Response(bytes, { headers: { 'content-type': 'image/jpeg' } })
    }
    const drawn = drawImage(name)
    if (drawn === null) return new Response(null, { status: 404 })
    return new Response(drawn, { headers: { 'content-type': 'image/svg+xml' } })
  })
}

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

/** msw handlers of every operation over one database, for `setupServer` or a story. */
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
  return withoutStacks(() => [...operationIds.map(createHandler), imageHandler(database)])
}
