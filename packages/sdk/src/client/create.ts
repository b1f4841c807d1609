import createClient, { type Client } from 'openapi-fetch'
import type { paths } from '../generated/schema.d.ts'
import { bufferedCopy, dataOf, readBody } from './answer.ts'
import { addressOf, querySerializer } from './encode.ts'
import { ConvocaError } from './errors.ts'
import { createFlights } from './flights.ts'
import { createSession, type TokenSource } from './session.ts'
import { aborted, send } from './transport.ts'
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

function timeoutOf(own: ConvocaOptions['timeout'], base: Timeout): Timeout {
  return typeof own === 'number' ? { ...base, attempt: own } : { ...base, ...own }
}

function retryOf(own: ConvocaOptions['retry'], base: Retry): Retry {
  return typeof own === 'number' ? { ...base, retries: own } : { ...base, ...own }
}

/** What all calls of one client share. */
function settle(options: ConvocaOptions) {
  return {
    timeout: timeoutOf(options.timeout, { attempt: 30_000, total: 90_000 }),
    retry: retryOf(options.retry, { retries: 2, baseDelay: 300, maxDelay: 5_000, random: Math.random }),
    session: createSession(options.token, options.onUnauthorized),
    // Looked up at each call: a mock that replaces the global fetch later must be seen.
    fetch: (request: Request) => (options.fetch ?? globalThis.fetch)(request),
    // Without an own fetch the Request object is spared: it costs a third of a call.
    start: (url: string, init: RequestInit) =>
      options.fetch ? options.fetch(new Request(url, init)) : globalThis.fetch(url, init),
  }
}

type Settled = ReturnType<typeof settle>

/** `crypto.randomUUID` is missing on pages without TLS, such as a phone on the developer's network. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function headersOf(call: Call, token: string | null): Record<string, string> {
  const headers: Record<string, string> = {}
  if (call.input['body'] !== undefined) headers['content-type'] = 'application/json'
  if (token !== null) headers['authorization'] = `Bearer ${token}`
  if (call.keyed) headers['idempotency-key'] = call.options?.idempotencyKey ?? randomKey()
  return { ...headers, ...call.options?.headers }
}

/** Carries out the call of an operation function. */
async function execute(settled: Settled, baseUrl: string, call: Call, signal: AbortSignal): Promise<unknown> {
  const { method, options, answer } = call
  const url = addressOf(baseUrl, call.path, call.input)
  const token = await settled.session.token()
  const headers = headersOf(call, token)
  const content = call.input['body']
  const body = content === undefined ? null : JSON.stringify(content)
  const { response, answer: received } = await send({
    start: (ending) => settled.start(url, { method, headers, body, signal: ending }),
    read: (arrived) => readBody(arrived, answer),
    timeout: timeoutOf(options?.timeout, settled.timeout),
    retry: retryOf(options?.retry, settled.retry),
    repeatable: call.keyed || idempotentMethods.includes(method),
    signal,
  })
  try {
    const outcome = dataOf(response, received, answer)
    settled.session.accepted(token)
    return outcome
  } catch (error) {
    if (error instanceof ConvocaError && error.status === 401) settled.session.refused(token, error)
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
    repeatable: idempotentMethods.includes(method) || headers.has('idempotency-key'),
    signal,
  })
  if (response.status === 401) {
    // The caller's body stays unread.
    const problem = await response.clone().text()
    try {
      dataOf(response, problem, 'json')
    } catch (error) {
      if (error instanceof ConvocaError) settled.session.refused(token, error)
    }
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
