import { createConvoca, type ConvocaClient } from '../client/methods.ts'
import type { ConvocaOptions } from '../client/create.ts'
import type { Input, OperationId, Output } from '../client/types.ts'
import { operations } from '../generated/operations.ts'
import { schemas, shapes } from '../generated/shapes.ts'
import type { ErrorCode } from '../text/codes.ts'
import { misfits, type Misfit } from './check.ts'

/** What a handler is given: the call's input as it arrived, and the request. */
export interface FakeRequest<Id extends OperationId> {
  input: Input<Id>
  request: Request
}

export type FakeHandlers = {
  [Id in OperationId]?: (
    asked: FakeRequest<Id>,
  ) => Output<Id> | FakeProblem | Promise<Output<Id> | FakeProblem>
}

/** A refusal as the server would send it; made by `problem()`. */
export interface FakeProblem {
  readonly fake: 'problem'
  status: number
  code: ErrorCode
  extra: object
}

/** Lets a handler refuse: `problem(409, 'TEAM_TAG_TAKEN')`. */
export function problem(
  status: number,
  code: ErrorCode,
  extra: {
    message?: string
    errors?: { path: string; code: string; message: string }[]
    retryAfter?: number
  } = {},
): FakeProblem {
  return { fake: 'problem', status, code, extra }
}

/** The contract's own example of an answer, as a start for a handler: a fresh copy each time. */
export function example<Id extends OperationId>(operation: Id): Output<Id> {
  const answer: unknown = structuredClone(shapes[operation].example)
  // A test of the SDK holds every example to its schema.
  return answer as Output<Id>
}

/** What was asked of a fake, in order. */
export interface FakeCall {
  operation: OperationId
  input: Record<string, unknown>
}

/** A request or an answer that the contract does not allow; the call fails with it as its `cause`. */
export class ContractViolation extends Error {
  override readonly name = 'ContractViolation'
  readonly misfits: readonly Misfit[]

  constructor(what: string, found: readonly Misfit[]) {
    super(`${what}: ${found.map(({ path, message }) => `${path || '/'} ${message}`).join('; ')}`)
    this.misfits = found
  }
}

export interface FakeConvoca {
  /** A client like the real one, whose requests end in the handlers. */
  convoca: ConvocaClient
  /** The stand-in for fetch alone, for clients that are made elsewhere. */
  fetch: (request: Request) => Promise<Response>
  calls: readonly FakeCall[]
  /** What broke the contract so far; `expect(fake.violations).toEqual([])`. */
  violations: readonly ContractViolation[]
}

type AnyHandler = (asked: { input: Record<string, unknown>; request: Request }) => unknown

const isOperation = (id: string): id is OperationId => id in operations

interface Matched {
  id: OperationId
  pathValues: Record<string, string>
}

/** The operation of a request; a path without parameters goes before one with. */
function match(base: string, method: string, pathname: string): Matched | undefined {
  if (!pathname.startsWith(base)) return undefined
  const found: Matched[] = []
  for (const [id, facts] of Object.entries(operations)) {
    if (facts.method !== method || !isOperation(id)) continue
    const pattern = new RegExp(`^${facts.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
    const groups = pattern.exec(pathname.slice(base.length))
    if (groups) found.push({ id, pathValues: { ...groups.groups } })
  }
  return found.toSorted((a, b) => Object.keys(a.pathValues).length - Object.keys(b.pathValues).length)[0]
}

/** Text of an address as the schema means it: numbers and booleans travel as text. */
function typed(text: string, type: unknown): unknown {
  const types = [type].flat()
  if ((types.includes('integer') || types.includes('number')) && /^-?\d+(\.\d+)?$/.test(text))
    return Number(text)
  if (types.includes('boolean') && /^(true|false)$/.test(text)) return text === 'true'
  return text
}

async function readInput(matched: Matched, request: Request): Promise<Record<string, unknown>> {
  const { searchParams } = new URL(request.url)
  const { parameters } = shapes[matched.id]
  const input: Record<string, unknown> = {}
  for (const [name, text] of Object.entries(matched.pathValues)) input[name] = decodeURIComponent(text)
  for (const name of new Set(searchParams.keys())) {
    const schema = parameters[name]?.schema
    const target = schema?.$ref === undefined ? schema : schemas[schema.$ref]
    const all = searchParams.getAll(name)
    input[name] = target?.type === 'array' ? all : typed(all[0] ?? '', target?.type)
  }
  const text = await request.text()
  if (text !== '') input['body'] = JSON.parse(text)
  return input
}

function checkInput(id: OperationId, input: Record<string, unknown>): Misfit[] {
  const { parameters, body } = shapes[id]
  const found: Misfit[] = []
  for (const [name, { required, schema }] of Object.entries(parameters)) {
    if (input[name] !== undefined) found.push(...misfits(schemas, schema, input[name], `/${name}`))
    else if (required) found.push({ path: `/${name}`, message: 'is missing' })
  }
  for (const name of Object.keys(input)) {
    if (name !== 'body' && !parameters[name])
      found.push({ path: `/${name}`, message: 'is unknown to the contract' })
  }
  if (input['body'] !== undefined) {
    if (body) found.push(...misfits(schemas, body.schema, input['body'], '/body'))
    else found.push({ path: '/body', message: 'is unknown to the contract' })
  } else if (body?.required) found.push({ path: '/body', message: 'is missing' })
  return found
}

const isProblem = (answer: unknown): answer is FakeProblem =>
  typeof answer === 'object' && answer !== null && 'fake' in answer && answer.fake === 'problem'

function refusal({ status, code, extra }: FakeProblem): Response {
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

function success(id: OperationId, answer: unknown): Response {
  const { successStatus, answer: kind } = operations[id]
  if (kind === 'none') return new Response(null, { status: successStatus })
  if (kind !== 'json') return new Response(String(answer), { status: successStatus })
  return new Response(JSON.stringify(answer), {
    status: successStatus,
    headers: { 'content-type': 'application/json' },
  })
}

/**
 * A client for tests of your own code: what it asks and what your handlers answer are both checked against
 * the contract. An operation without a handler answers the contract's own example.
 */
export function createFakeConvoca({
  handlers = {},
  baseUrl = 'https://convoca.test/api',
  ...options
}: { handlers?: FakeHandlers } & Partial<Omit<ConvocaOptions, 'fetch'>> = {}): FakeConvoca {
  const calls: FakeCall[] = []
  const violations: ContractViolation[] = []
  const violated = (what: string, found: Misfit[]): void => {
    if (found.length === 0) return
    const violation = new ContractViolation(what, found)
    violations.push(violation)
    throw violation
  }

  const base = new URL(baseUrl, 'https://convoca.test').pathname.replace(/\/$/, '')

  async function fetch(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    const matched = match(base, request.method, pathname)
    if (!matched) {
      violated(`${request.method} ${pathname}`, [{ path: pathname, message: 'is unknown to the contract' }])
      throw new TypeError('unreachable')
    }
    const { id } = matched
    const input = await readInput(matched, request)
    calls.push({ operation: id, input })
    violated(`request ${id}`, checkInput(id, input))
    const shape = shapes[id]
    // The map is typed by operation; here only the pair of the two is known.
    const handler = handlers[id] as AnyHandler | undefined
    const answer: unknown = handler ? await handler({ input, request }) : example(id)
    if (isProblem(answer)) {
      const status = String(answer.status)
      if (!(status in shape.answers))
        violated(`answer ${id}`, [{ path: '/status', message: `${status} is not among the answers` }])
      return refusal(answer)
    }
    const schema = shape.answers[String(operations[id].successStatus)]
    // As it will travel: dates become text, undefined fields disappear.
    if (schema && operations[id].answer === 'json') {
      const sent: unknown = answer === undefined ? undefined : JSON.parse(JSON.stringify(answer))
      violated(`answer ${id}`, misfits(schemas, schema, sent))
    }
    return success(id, answer)
  }

  const convoca = createConvoca({ baseUrl, token: 'fake-token', retry: 0, ...options, fetch })
  return { convoca, fetch, calls, violations }
}
