import createClient, { type Client } from 'openapi-fetch'
import type { paths } from '../generated/schema.d.ts'
import { bufferedCopy, dataOf, readBody, refusalOf } from './answer.ts'
import { addressOf, querySerializer } from './encode.ts'
import { ConvocaError, malformed } from './errors.ts'
import { createFlights } from './flights.ts'
import { createSession, type TokenSource } from './session.ts'
import { aborted, send, tell } from './transport.ts'
import type {
  Answer,
  CallOptions,
  Hooks,
  HttpMethod,
  InFlight,
  OperationId,
  Retry,
  Timeout,
} from './types.ts'

export interface ConvocaOptions {
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
  /** Observers of every call. */
  hooks?: Hooks
  /**
   * Checks the data of every success, such as `zodAnswers()` of `@convoca/sdk/zod`; what it returns is the
   * call's result, what it throws becomes the cause of a `MalformedAnswerError`.
   */
  validate?: (operation: OperationId, answer: unknown) => unknown
}

/** One call as the core carries it out; operation functions build these. */
export interface Call {
  id: OperationId
  method: HttpMethod
  path: string
  input: Record<string, unknown>
  answer: Answer
  keyed: boolean
  options: CallOptions | undefined
}

export interface Convoca {
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

const isIdempotent = (method: string) => /^(GET|HEAD|PUT|DELETE|OPTIONS)$/.test(method)

/** A number stands for the most wanted of the settings. */
const merged = <T extends object, Key extends keyof T>(
  own: T[Key] | Partial<T> | undefined,
  base: T,
  key: Key,
): T => (typeof own === 'number' ? { ...base, [key]: own } : { ...base, ...(own as Partial<T> | undefined) })

const timeoutOf = (own: ConvocaOptions['timeout'], base: Timeout) =>
  merged<Timeout, 'attempt'>(own, base, 'attempt')
const retryOf = (own: ConvocaOptions['retry'], base: Retry) => merged<Retry, 'retries'>(own, base, 'retries')

/** What all calls of one client share. */
function settle(options: ConvocaOptions) {
  return {
    timeout: timeoutOf(options.timeout, { attempt: 30_000, total: 90_000 }),
    retry: retryOf(options.retry, { retries: 2, baseDelay: 300, maxDelay: 5_000, random: Math.random }),
    session: createSession(options.token, options.onUnauthorized),
    hooks: options.hooks ?? {},
    validate: options.validate,
    // Looked up at each call: a mock that replaces the global fetch later must be seen.
    fetch: (request: Request) => (options.fetch ?? globalThis.fetch)(request),
    // Without an own fetch the Request object is spared: it costs a third of a call.
    start: (url: string, init: RequestInit) =>
      options.fetch ? options.fetch(new Request(url, init)) : globalThis.fetch(url, init),
  }
}

type Settled = ReturnType<typeof settle>

/** `crypto.randomUUID` is missing on pages without TLS, such as a phone on the developer's network. */
const randomKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

function headersOf(call: Call, token: string | null): Headers {
  const headers = new Headers(call.options?.headers)
  const add = (name: string, value: string) => {
    if (!headers.has(name)) headers.set(name, value)
  }
  if (call.input['body'] !== undefined) add('content-type', 'application/json')
  if (token !== null) add('authorization', `Bearer ${token}`)
  if (call.keyed) add('idempotency-key', call.options?.idempotencyKey ?? randomKey())
  return headers
}

function checked(settled: Settled, call: Call, answer: unknown, response: Response): unknown {
  if (!settled.validate) return answer
  try {
    return settled.validate(call.id, answer)
  } catch (cause) {
    throw malformed(response, cause)
  }
}

/** Carries out the call of an operation function. */
async function execute(settled: Settled, baseUrl: string, call: Call, signal: AbortSignal): Promise<unknown> {
  const { id, method, options, answer } = call
  const { hooks, session } = settled
  let url = call.path
  let token: string | null = null
  try {
    url = addressOf(baseUrl, url, call.input)
    token = await session.token()
    const headers = headersOf(call, token)
    const content = call.input['body']
    const body = content === undefined ? null : JSON.stringify(content)
    const { response, answer: received } = await send({
      start: (ending) => settled.start(url, { method, headers, body, signal: ending }),
      read: (arrived) => readBody(arrived, answer),
      timeout: timeoutOf(options?.timeout, settled.timeout),
      retry: retryOf(options?.retry, settled.retry),
      repeatable: call.keyed || isIdempotent(method),
      signal,
      hooks,
      about: { operation: id, method, url, headers },
    })
    const outcome = dataOf(response, received, answer)
    session.accepted(token)
    return checked(settled, call, outcome, response)
  } catch (error) {
    if (error instanceof ConvocaError && error.status === 401) session.refused(token, error)
    tell(hooks.onError, { operation: id, method, url, error })
    throw error
  }
}

/** Carries out a request of the raw client: the same token, time limits and attempts. */
async function transmit(settled: Settled, request: Request): Promise<Response> {
  const token = await settled.session.token()
  const { headers, method, signal } = request
  if (token !== null && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`)
  const { answer: response } = await send({
    // A body can be read once, so every attempt sends a copy.
    start: (ending) =>
      settled.fetch(new Request(request.body === null ? request : request.clone(), { signal: ending })),
    read: bufferedCopy,
    timeout: settled.timeout,
    retry: settled.retry,
    repeatable: isIdempotent(method) || headers.has('idempotency-key'),
    signal,
    hooks: settled.hooks,
    about: { operation: undefined, method, url: request.url, headers },
  })
  if (response.status === 401) {
    // The caller's body stays unread.
    settled.session.refused(token, refusalOf(response, await response.clone().text()))
  } else if (response.ok) settled.session.accepted(token)
  return response
}

/** A client of the Convoca API. It holds no module state: any number of clients can live side by side. */
export function createConvoca(options: ConvocaOptions): Convoca {
  const { baseUrl } = options
  const settled = settle(options)
  const flights = createFlights(aborted)
  return {
    api: createClient<paths>({ baseUrl, querySerializer, fetch: (request) => transmit(settled, request) }),
    baseUrl,
    token: () => settled.session.token(),
    cancelAll: () => flights.cancelAll(),
    execute: (call) =>
      flights.run(
        { method: call.method, path: call.path, input: call.input },
        call.options?.inFlight ?? options.inFlight ?? 'share',
        call.options?.signal,
        (signal) => execute(settled, baseUrl, call, signal),
      ),
  }
}
