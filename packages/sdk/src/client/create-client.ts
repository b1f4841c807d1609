import createClient, { type Client } from 'openapi-fetch'
import type { paths } from '../generated/schema.d.ts'
import { type ConvocaError, httpError, malformedResponse } from './errors.ts'
import { createInFlightCalls } from './in-flight.ts'
import { sessionMiddleware, idempotencyMiddleware } from './middleware.ts'
import { pathSerializer, querySerializer, splitInput } from './parameters.ts'
import { readData } from './response.ts'
import { callHook, fetchWithRetry, type RequestConfig } from './retry.ts'
import { createSession, type TokenSource } from './session.ts'
import type {
  CallOptions,
  Hooks,
  HttpMethod,
  InFlight,
  OperationId,
  ResponseKind,
  Retry,
  Timeout,
} from './types.ts'

export interface ConvocaOptions {
  /** URL of the API, such as `https://convoca.example/api`; in a browser it may be relative. */
  baseUrl: string
  /** The session token, or a function that returns it; called before each request. */
  token?: TokenSource
  /** Replaces the global fetch. */
  fetch?: (request: Request) => Promise<Response>
  /** Milliseconds of one attempt (30,000) and of the whole call (90,000); a number is one attempt. */
  timeout?: number | Partial<Timeout>
  /** How calls that are safe to repeat are retried; a number is the number of retries (2), 0 turns them off. */
  retry?: number | Partial<Retry>
  /** How a GET is handled while an identical one is in flight; default `share`. */
  inFlight?: InFlight
  /** Called once for each token that the server no longer accepts. */
  onUnauthorized?: (error: ConvocaError) => void
  /** Observe every call. */
  hooks?: Hooks
  /**
   * Validates the data of every success, such as `zodResponses()` of `@convoca/sdk/zod`; what it returns is the
   * call's result, what it throws becomes the cause of a `MalformedResponseError`.
   */
  validate?: (operation: OperationId, data: unknown) => unknown
}

/** One call of an operation function. */
export interface Call {
  id: OperationId
  method: HttpMethod
  path: string
  input: Record<string, unknown>
  responseKind: ResponseKind
  idempotencyKey: boolean
  options: CallOptions | undefined
}

export interface Convoca {
  /** The openapi-fetch client: `api.GET('/teams/{id}', …)` resolves with `{ data, error, response }`. */
  readonly api: Client<paths>
  readonly baseUrl: string
  /** The current token, for the realtime connection. */
  token(): Promise<string | null>
  /** Aborts every call of this client that is in flight. */
  cancelAll(): void
  /** Used by the operation functions. */
  execute(call: Call): Promise<unknown>
}

/** Merges settings; a number stands for the setting `key`. */
const mergeSettings = <T extends object>(
  own: number | Partial<T> | undefined,
  base: T,
  key: NoInfer<keyof T>,
): T => ({ ...base, ...(typeof own === 'number' ? { [key]: own } : own) })

function mergeConfig(base: RequestConfig, { timeout, retry }: CallOptions | ConvocaOptions): RequestConfig {
  return {
    ...base,
    timeout: mergeSettings(timeout, base.timeout, 'attempt'),
    retry: mergeSettings(retry, base.retry, 'retries'),
  }
}

function createConfig(options: ConvocaOptions): RequestConfig {
  const { fetch: ownFetch, hooks = {} } = options
  const defaults: RequestConfig = {
    fetch: ownFetch
      ? (request, signal) => ownFetch(new Request(request, { signal }))
      : // Looked up at each call, so that a mock that replaces the global fetch later is used.
        (request, signal) => globalThis.fetch(request, { signal }),
    timeout: { attempt: 30_000, total: 90_000 },
    retry: { retries: 2, baseDelay: 300, maxDelay: 5_000, random: Math.random },
    hooks,
  }
  return mergeConfig(defaults, options)
}

/** The request function of openapi-fetch for operations that are known at run time only. */
type UntypedRequest = (
  method: HttpMethod,
  path: string,
  init: object,
) => Promise<{ error?: unknown; response: Response }>

/** A client of the Convoca API. There is no module state: any number of clients can live side by side. */
export function createConvoca(options: ConvocaOptions): Convoca {
  const { baseUrl, validate } = options
  const config = createConfig(options)
  const session = createSession(options.token, options.onUnauthorized)
  const inFlight = createInFlightCalls()
  const api = createClient<paths>({
    baseUrl,
    querySerializer,
    pathSerializer,
    fetch: (request) => fetchWithRetry(request, config),
  })
  api.use(sessionMiddleware(session))
  const request = api.request as UntypedRequest

  async function execute(call: Call, signal: AbortSignal): Promise<unknown> {
    const { id, method, path, options: own } = call
    let url = path
    try {
      const { error, response } = await request(method, path, {
        ...splitInput(path, call.input),
        headers: own?.headers,
        middleware: call.idempotencyKey ? [idempotencyMiddleware(own?.idempotencyKey)] : [],
        parseAs: 'stream',
        fetch: (built: Request) => {
          url = built.url
          return fetchWithRetry(built, own ? mergeConfig(config, own) : config, signal, id)
        },
      })
      if (!response.ok) throw httpError(response, error)
      const data = await readData(response, call.responseKind)
      return validate ? validateData(response, () => validate(id, data)) : data
    } catch (error) {
      callHook(config.hooks.onError, { operation: id, method, url, error })
      throw error
    }
  }

  return {
    api,
    baseUrl,
    token: () => session.getToken(),
    cancelAll: () => inFlight.cancelAll(),
    execute: (call) =>
      inFlight.run(
        call,
        call.options?.inFlight ?? options.inFlight ?? 'share',
        call.options?.signal,
        (signal) => execute(call, signal),
      ),
  }
}

function validateData(response: Response, validate: () => unknown): unknown {
  try {
    return validate()
  } catch (cause) {
    throw malformedResponse(response, cause)
  }
}
