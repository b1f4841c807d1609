import createClient, { createQuerySerializer, type Client } from 'openapi-fetch'
import type { paths } from '../generated/schema.d.ts'
import { AbortedError, httpError, MalformedAnswerError, type ConvocaError } from './errors.ts'
import { createFlights } from './flights.ts'
import { createSession, type Session, type TokenSource } from './session.ts'
import { send, type Send } from './transport.ts'
import type { Answer, CallOptions, HttpMethod, InFlight, Retry, Timeout } from './types.ts'

export type ConvocaOptions = {
  /** Address of the API, such as `https://convoca.example/api`; in a browser it may be relative. */
  baseUrl: string
  /** The session token, or a function that is asked before each call. */
  token?: TokenSource
  /** Takes the place of the global fetch. */
  fetch?: (request: Request) => Promise<Response>
  /** Milliseconds of one attempt (30,000) and of the whole call (90,000); a number is one attempt. */
  timeout?: number | Partial<Timeout>
  /** How calls that are safe to repeat are repeated; a number is how often (2), 0 turns it off. */
  retry?: number | Partial<Retry>
  /** What becomes of a GET while an identical one runs: `share` unless said otherwise. */
  inFlight?: InFlight
  /** Called once for each token that the server no longer accepts. */
  onUnauthorized?: (error: ConvocaError) => void
}

/** One call as the core carries it out; operation functions build these. */
export type Call = {
  method: HttpMethod
  path: string
  input: Record<string, unknown>
  answer: Answer
  keyed: boolean
  options: CallOptions | undefined
}

export type Convoca = {
  /** The raw typed client: `api.GET('/teams/{id}', …)` answers `{ data, error, response }`. */
  readonly api: Client<paths>
  readonly baseUrl: string
  /** The current token, for the realtime connection. */
  token(): Promise<string | null>
  /** Aborts everything that is under way in this client. */
  cancelAll(): void
  /** Used by the operation functions. */
  execute(call: Call): Promise<unknown>
}

const idempotentMethods: readonly string[] = ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']
const keyHeader = 'Idempotency-Key'

function timeoutOf(own: ConvocaOptions['timeout'], base: Timeout): Timeout {
  return typeof own === 'number' ? { ...base, attempt: own } : { ...base, ...own }
}

function retryOf(own: ConvocaOptions['retry'], base: Retry): Retry {
  return typeof own === 'number' ? { ...base, retries: own } : { ...base, ...own }
}

/** Leaves out null and undefined and writes dates as ISO 8601. */
function cleanQuery(query: Record<string, unknown>): Record<string, unknown> {
  const clean: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue
    clean[name] = value instanceof Date ? value.toISOString() : value
  }
  return clean
}

const serializeQuery = createQuerySerializer<Record<string, unknown>>()

/** Path parameters are the names in braces; what is left beside `body` is the query. */
function splitInput({ path, input }: Call) {
  const pathParams: Record<string, unknown> = {}
  const query: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(input)) {
    if (name === 'body') continue
    if (path.includes(`{${name}}`)) pathParams[name] = value
    else query[name] = value
  }
  for (const [, name = ''] of path.matchAll(/\{([^}]+)\}/g)) {
    // An empty or dotted segment would silently call another path.
    if (['undefined', 'null', '', '.', '..'].includes(String(pathParams[name]))) {
      throw new TypeError(`${path}: ${name} must not be ${JSON.stringify(pathParams[name])}`)
    }
  }
  return { path: pathParams, query }
}

function malformed(response: Response, cause?: unknown): MalformedAnswerError {
  return new MalformedAnswerError({
    code: 'MALFORMED_ANSWER',
    message: `the answer ${response.status} is not what the contract promises`,
    requestId: response.headers.get('x-request-id') ?? undefined,
    cause,
  })
}

async function readAnswer(response: Response, answer: Answer): Promise<unknown> {
  if (answer === 'none' || response.status === 204) return undefined
  if (answer === 'blob') return response.blob()
  const text = await response.text()
  if (answer === 'text') return text
  try {
    const parsed: unknown = JSON.parse(text)
    return parsed
  } catch (cause) {
    throw malformed(response, cause)
  }
}

// What openapi-fetch is told of an operation that is only known at run time.
type LooseOperation = {
  parameters: { path?: Record<string, unknown>; query?: Record<string, unknown> }
  requestBody?: { content: { 'application/json': unknown } }
  responses: Record<number, unknown>
}
type LowerMethod = 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch' | 'trace'
type LooseMethods = Record<LowerMethod, LooseOperation>

/** A client of the Convoca API. It holds no module state: any number of clients can live side by side. */
export function createConvoca(options: ConvocaOptions): Convoca {
  const { baseUrl } = options
  // Looked up at each call: a mock that replaces the global fetch later must be seen.
  const fetch: Send = (request) => (options.fetch ? options.fetch(request) : globalThis.fetch(request))
  const timeout = timeoutOf(options.timeout, { attempt: 30_000, total: 90_000 })
  const retry = retryOf(options.retry, { retries: 2, baseDelay: 300, maxDelay: 5_000, random: Math.random })
  const session = createSession(options.token, options.onUnauthorized)
  const flights = createFlights(
    (signal) => new AbortedError({ code: 'ABORTED', message: 'the call was aborted', cause: signal.reason }),
  )

  async function transmit(request: Request, call: Call | undefined, signal: AbortSignal): Promise<Response> {
    const token = await session.token()
    if (token !== null && !request.headers.has('authorization')) {
      request.headers.set('authorization', `Bearer ${token}`)
    }
    const own = call?.options
    const response = await send(request, fetch, {
      timeout: timeoutOf(own?.timeout, timeout),
      retry: retryOf(own?.retry, retry),
      repeatable: idempotentMethods.includes(request.method) || request.headers.has(keyHeader),
      signal,
    })
    await watchSession(response, token, session)
    return response
  }

  const shared = {
    baseUrl,
    querySerializer: (query: Record<string, unknown>) => serializeQuery(cleanQuery(query)),
    fetch: (request: Request) => transmit(request, undefined, request.signal),
  }
  const loose = createClient<Record<string, LooseMethods>>(shared)

  async function execute(call: Call, signal: AbortSignal): Promise<unknown> {
    const own = call.options
    const headers: Record<string, string> = { ...own?.headers }
    if (call.keyed) headers[keyHeader] ??= own?.idempotencyKey ?? crypto.randomUUID()
    const { response, error } = await loose.request(lower(call.method), call.path, {
      params: splitInput(call),
      body: call.input['body'],
      headers,
      // The body is read below, where a broken one becomes a typed error.
      parseAs: 'stream',
      fetch: (request: Request) => transmit(request, call, signal),
    })
    if (!response.ok) throw httpError(response, error)
    return readAnswer(response, call.answer)
  }

  return {
    api: createClient<paths>(shared),
    baseUrl,
    token: () => session.token(),
    cancelAll: () => flights.cancelAll(),
    execute: (call) =>
      flights.run(
        { method: call.method, path: call.path, input: call.input },
        call.options?.inFlight ?? options.inFlight ?? 'share',
        call.options?.signal,
        (signal) => execute(call, signal),
      ),
  }
}

function lower(method: HttpMethod): LowerMethod {
  const names: Record<HttpMethod, LowerMethod> = {
    GET: 'get',
    PUT: 'put',
    POST: 'post',
    DELETE: 'delete',
    OPTIONS: 'options',
    HEAD: 'head',
    PATCH: 'patch',
    TRACE: 'trace',
  }
  return names[method]
}

/** Tells the session what became of its token, before the caller hears of it. The body stays unread. */
async function watchSession(response: Response, token: string | null, session: Session): Promise<void> {
  if (response.ok) session.accepted(token)
  if (response.status !== 401) return
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  session.refused(token, httpError(response, body))
}
