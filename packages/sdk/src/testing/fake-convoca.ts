import { createConvoca, type ConvocaClient } from '../client/methods.ts'
import type { ConvocaOptions } from '../client/create-client.ts'
import type { Input, OperationId, Output } from '../client/types.ts'
import { operations } from '../generated/operations.ts'
import { schemas, operationSchemas } from '../generated/json-schemas.ts'
import type { ErrorCode } from '../text/error-codes.ts'
import { errorMessages } from '../text/error-codes.ts'
import { didYouMean } from '../client/suggestions.ts'
import { findMismatches, type SchemaMismatch } from './validate-schema.ts'

/** The request as a handler receives it: the input of the call, and the request that carried it. */
export interface FakeRequest<Id extends OperationId> {
  input: Input<Id>
  request: Request
}

export type FakeHandlers = {
  [Id in OperationId]?: (
    request: FakeRequest<Id>,
  ) => Output<Id> | FakeProblem | Promise<Output<Id> | FakeProblem>
}

/** An error response; created by `problem()`. */
export interface FakeProblem {
  readonly fake: 'problem'
  status: number
  code: ErrorCode
  extra: object
}

/** A mistyped name would otherwise never be reached, and the test that it belongs to would pass. */
function refuseUnknownName(name: string, known: readonly string[], kind: string): void {
  if (!known.includes(name)) throw new TypeError(`There is no ${kind} ${name}.${didYouMean(name, known)}`)
}

/** An error response for a handler to return: `problem(409, 'TEAM_TAG_TAKEN')`. */
export function problem(
  status: number,
  code: ErrorCode,
  extra: {
    message?: string
    errors?: { path: string; code: string; message: string }[]
    retryAfter?: number
  } = {},
): FakeProblem {
  refuseUnknownName(code, Object.keys(errorMessages), 'error code')
  return { fake: 'problem', status, code, extra }
}

/** A copy of the contract's example response, as a start for a handler. */
export function example<Id extends OperationId>(operation: Id): Output<Id> {
  refuseUnknownName(operation, Object.keys(operations), 'operation')
  const copy: unknown = structuredClone(operationSchemas[operation].example)
  // Every example is validated against its schema in the SDK's tests.
  return copy as Output<Id>
}

/** A call that the fake received. */
export interface FakeCall {
  operation: OperationId
  input: Record<string, unknown>
}

/** A request or a response that the contract does not allow; the call fails with it as its `cause`. */
export class ContractViolation extends Error {
  override readonly name = 'ContractViolation'
  readonly mismatches: readonly SchemaMismatch[]

  constructor(what: string, found: readonly SchemaMismatch[]) {
    super(`${what}: ${found.map(({ path, message }) => `${path || '/'} ${message}`).join('; ')}`)
    this.mismatches = found
  }
}

export interface FakeConvoca {
  /** A client whose requests are answered by the handlers. */
  convoca: ConvocaClient
  /** The fake fetch alone, for clients that are created elsewhere. */
  fetch: (request: Request) => Promise<Response>
  /** The calls in the order in which they arrived. */
  calls: readonly FakeCall[]
  /** Every violation of the contract so far; `expect(fake.violations).toEqual([])`. */
  violations: readonly ContractViolation[]
}

type AnyHandler = (request: { input: Record<string, unknown>; request: Request }) => unknown

const isOperation = (id: string): id is OperationId => id in operations

interface RouteMatch {
  id: OperationId
  pathValues: Record<string, string>
}

/** The operation of a request; a literal path takes precedence over one with parameters. */
function matchRoute(base: string, method: string, pathname: string): RouteMatch | undefined {
  if (!pathname.startsWith(base)) return undefined
  const found: RouteMatch[] = []
  for (const [id, metadata] of Object.entries(operations)) {
    if (metadata.method !== method || !isOperation(id)) continue
    const pattern = new RegExp(`^${metadata.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
    const groups = pattern.exec(pathname.slice(base.length))
    if (groups) found.push({ id, pathValues: { ...groups.groups } })
  }
  return found.toSorted((a, b) => Object.keys(a.pathValues).length - Object.keys(b.pathValues).length)[0]
}

/** A URL carries numbers and booleans as text: converts them to the schema's type. */
function parseParameter(text: string, type: unknown): unknown {
  const types = [type].flat()
  if ((types.includes('integer') || types.includes('number')) && /^-?\d+(\.\d+)?$/.test(text))
    return Number(text)
  if (types.includes('boolean') && /^(true|false)$/.test(text)) return text === 'true'
  return text
}

async function readInput(matched: RouteMatch, request: Request): Promise<Record<string, unknown>> {
  const { searchParams } = new URL(request.url)
  const { parameters } = operationSchemas[matched.id]
  const input: Record<string, unknown> = {}
  for (const [name, text] of Object.entries(matched.pathValues)) input[name] = decodeURIComponent(text)
  for (const name of new Set(searchParams.keys())) {
    const schema = parameters[name]?.schema
    const target = schema?.$ref === undefined ? schema : schemas[schema.$ref]
    const all = searchParams.getAll(name)
    input[name] = target?.type === 'array' ? all : parseParameter(all[0] ?? '', target?.type)
  }
  const text = await request.text()
  if (text !== '') input['body'] = JSON.parse(text)
  return input
}

function checkInput(id: OperationId, input: Record<string, unknown>): SchemaMismatch[] {
  const { parameters, body } = operationSchemas[id]
  const found: SchemaMismatch[] = []
  for (const [name, { required, schema }] of Object.entries(parameters)) {
    if (input[name] !== undefined) found.push(...findMismatches(schemas, schema, input[name], `/${name}`))
    else if (required) found.push({ path: `/${name}`, message: 'is missing' })
  }
  for (const name of Object.keys(input)) {
    if (name !== 'body' && !parameters[name])
      found.push({ path: `/${name}`, message: 'is unknown to the contract' })
  }
  if (input['body'] !== undefined) {
    if (body) found.push(...findMismatches(schemas, body.schema, input['body'], '/body'))
    else found.push({ path: '/body', message: 'is unknown to the contract' })
  } else if (body?.required) found.push({ path: '/body', message: 'is missing' })
  return found
}

const isProblem = (result: unknown): result is FakeProblem =>
  typeof result === 'object' && result !== null && 'fake' in result && result.fake === 'problem'

function toProblemResponse({ status, code, extra }: FakeProblem): Response {
  const { retryAfter, ...rest } = { retryAfter: undefined, ...extra }
  return new Response(
    JSON.stringify({
      type: 'about:blank',
      title: code,
      status,
      code,
      message: code,
      requestId: 'fake',
      ...rest,
    }),
    {
      status,
      headers: {
        'content-type': 'application/problem+json',
        ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      },
    },
  )
}

function toSuccessResponse(id: OperationId, data: unknown): Response {
  const { successStatus, responseKind: kind } = operations[id]
  if (kind === 'none') return new Response(null, { status: successStatus })
  if (kind !== 'json') return new Response(String(data), { status: successStatus })
  return new Response(JSON.stringify(data), {
    status: successStatus,
    headers: { 'content-type': 'application/json' },
  })
}

/**
 * A client for tests of your own code: its requests and the results of your handlers are both validated against
 * the contract. An operation without a handler returns the contract's example.
 */
export function createFakeConvoca({
  handlers = {},
  baseUrl = 'https://convoca.test/api',
  ...options
}: { handlers?: FakeHandlers } & Partial<Omit<ConvocaOptions, 'fetch'>> = {}): FakeConvoca {
  for (const [id, handler] of Object.entries(handlers)) {
    refuseUnknownName(id, Object.keys(operations), 'operation')
    if (handler !== undefined && typeof handler !== 'function')
      throw new TypeError(`The handler of ${id} must be a function, not ${JSON.stringify(handler)}`)
  }
  const calls: FakeCall[] = []
  const violations: ContractViolation[] = []
  const check = (what: string, found: SchemaMismatch[]): void => {
    if (found.length === 0) return
    const violation = new ContractViolation(what, found)
    violations.push(violation)
    throw violation
  }

  const base = new URL(baseUrl, 'https://convoca.test').pathname.replace(/\/$/, '')

  async function fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    const matched = matchRoute(base, request.method, pathname)
    if (!matched) {
      check(`${request.method} ${pathname}`, [{ path: pathname, message: 'is unknown to the contract' }])
      throw new TypeError('unreachable')
    }
    const { id } = matched
    const input = await readInput(matched, request)
    calls.push({ operation: id, input })
    check(`request ${id}`, checkInput(id, input))
    const { responses } = operationSchemas[id]
    // The map is typed by operation, whose id is only known at run time here.
    const handler = handlers[id] as AnyHandler | undefined
    const result: unknown = handler ? await handler({ input, request }) : example(id)
    if (isProblem(result)) {
      const status = String(result.status)
      if (!(status in responses))
        check(`response ${id}`, [{ path: '/status', message: `${status} is not among the responses` }])
      return toProblemResponse(result)
    }
    const schema = responses[String(operations[id].successStatus)]
    // The result is checked as it is sent: dates become text, undefined fields disappear.
    if (schema && operations[id].responseKind === 'json') {
      const sent: unknown = result === undefined ? undefined : JSON.parse(JSON.stringify(result))
      check(`response ${id}`, findMismatches(schemas, schema, sent))
    }
    return toSuccessResponse(id, result)
  }

  const convoca = createConvoca({ baseUrl, token: 'fake-token', retry: 0, ...options, fetch })
  return { convoca, fetch, calls, violations }
}
