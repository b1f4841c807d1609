import createClient from 'openapi-fetch'
import type { paths } from '../generated/schema.d.ts'
import { withCheckedArguments } from './arguments.ts'
import type { WithResponse } from './convoca-promise.ts'
import { type ConvocaError, createHttpError, createMalformedError, getRequestId } from './errors.ts'
import { createInFlightCalls } from './in-flight.ts'
import { withInternals, type Call, type Convoca } from './internals.ts'
import { createLogHooks, type Logger, type LogLevel } from './logger.ts'
import { sessionMiddleware, idempotencyMiddleware } from './middleware.ts'
import { pathSerializer, querySerializer, splitInput, toAddress } from './parameters.ts'
import { createBodyReader } from './response.ts'
import { callHooks, fetchWithRetry, type RequestConfig } from './retry.ts'
import { refuseUnknownSettings } from './suggestions.ts'
import { createSession, type TokenSource } from './session.ts'
import type {
  CallOptions,
  CallSite,
  Hooks,
  HttpMethod,
  InFlight,
  OperationId,
  Retry,
  Timeout,
} from './types.ts'

function parse(baseUrl: string, page: string | undefined): URL | undefined {
  try {
    return new URL(baseUrl, page)
  } catch {
    return undefined
  }
}

/** The absolute URL of the API; what no request could be sent to is refused when the client is created. */
export function resolveBaseUrl(baseUrl: string): URL {
  // Absent outside browsers, where a relative URL has nothing to be relative to.
  const page = globalThis.location?.href
  const url = typeof baseUrl === 'string' ? parse(baseUrl, page) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash) {
    // A password in it must not reach a log.
    const shown = JSON.stringify(baseUrl)?.replace(/\/\/.*@/, '//…@')
    throw new TypeError(`baseUrl must be a URL such as https://convoca.example/api, not ${shown}`)
  }
  return url
}

export interface ConvocaOptions {
  /** URL of the API, such as `https://convoca.example/api`; in a browser it may be relative. */
  baseUrl: string
  /** The session token, or a function that returns it; called before each request. */
  token?: TokenSource
  /** Sent with every request; a call's own `headers` take precedence. */
  headers?: Record<string, string> | undefined
  /** Replaces the global fetch. */
  fetch?: (request: Request) => Promise<Response>
  /** Milliseconds of one attempt (30,000) and of the whole call (90,000); a number is one attempt. */
  timeout?: number | Partial<Timeout>
  /** The retries of calls that are safe to repeat; a number is the number of retries (2), 0 turns them off. */
  retry?: number | Partial<Retry>
  /** The handling of a GET while an identical one is in flight; default `share`. */
  inFlight?: InFlight
  /** Called once for each token that the server no longer accepts. */
  onUnauthorized?: (error: ConvocaError) => void
  /** Observe every call. */
  hooks?: Hooks
  /**
   * The level of the log: `debug` requests, `info` responses, `warn` retries, `error` failed calls, each with what follows.
   * Default `off`, with a `logger` of your own `warn`. Headers, queries and bodies are never logged.
   */
  logLevel?: LogLevel
  /** Replaces the console. */
  logger?: Logger
  /**
   * Validates the data of every success, such as `zodResponses()` of `@convoca/sdk/zod`; what it returns is the
   * call's result, what it throws becomes the cause of a `MalformedResponseError`.
   */
  validate?: (operation: OperationId, data: unknown) => unknown
}

const optionNames = Object.keys({
  baseUrl: true,
  token: true,
  headers: true,
  fetch: true,
  timeout: true,
  retry: true,
  inFlight: true,
  onUnauthorized: true,
  hooks: true,
  logLevel: true,
  logger: true,
  validate: true,
} satisfies Record<keyof ConvocaOptions, true>)

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

function listHooks({ hooks, logger, logLevel = logger ? 'warn' : 'off' }: ConvocaOptions): Hooks[] {
  const logHooks = logLevel === 'off' ? undefined : createLogHooks(logger ?? console, logLevel)
  return [hooks, logHooks].filter((given) => given !== undefined)
}

function createConfig(options: ConvocaOptions): RequestConfig {
  const { fetch: ownFetch } = options
  const defaults: RequestConfig = {
    fetch: ownFetch
      ? (request, signal) => ownFetch(new Request(request, { signal }))
      : // Looked up at each call, so that a mock that replaces the global fetch later is used.
        (request, signal) => globalThis.fetch(request, { signal }),
    timeout: { attempt: 30_000, total: 90_000 },
    retry: { retries: 2, baseDelay: 300, maxDelay: 5_000, random: Math.random },
    hooks: listHooks(options),
  }
  return mergeConfig(defaults, options)
}

/** The request function of openapi-fetch for operations that are known at run time only. */
type UntypedRequest = (
  method: HttpMethod,
  path: string,
  init: object,
) => Promise<{ error?: unknown; response: Response }>

const toRawSite = ({ method, url }: Request): CallSite => ({
  operation: undefined,
  method,
  address: url.replace(/[?#].*/, ''),
  attempt: 1,
})

/** A client of the Convoca API. There is no module state: any number of clients can live side by side. */
export function createConvoca(options: ConvocaOptions): Convoca {
  refuseUnknownSettings('createConvoca', options, optionNames)
  const { baseUrl, headers, validate } = options
  const base = resolveBaseUrl(baseUrl).href.replace(/\/$/, '')
  const config = createConfig(options)
  const session = createSession(options.token, options.onUnauthorized)
  const inFlight = createInFlightCalls<WithResponse<unknown>>()
  const clientOptions = { baseUrl, ...(headers && { headers }), querySerializer, pathSerializer }
  const api = createClient<paths>({
    ...clientOptions,
    fetch: (request) => fetchWithRetry(request, config, toRawSite(request)),
  })
  api.use(sessionMiddleware(session, toRawSite))
  const request = createClient<paths>(clientOptions).request as UntypedRequest

  async function execute(call: Call, site: CallSite, signal: AbortSignal): Promise<WithResponse<unknown>> {
    const { id, method, path, options: own } = call
    let sent: Request | undefined
    const body = createBodyReader(call.responseKind)
    try {
      const { error, response } = await request(method, path, {
        ...splitInput(path, call.input),
        headers: own?.headers,
        middleware: [
          sessionMiddleware(session, () => site),
          ...(call.idempotencyKey ? [idempotencyMiddleware(own?.idempotencyKey)] : []),
        ],
        parseAs: 'stream',
        fetch: (built: Request) => {
          sent = built
          return fetchWithRetry(built, own ? mergeConfig(config, own) : config, site, signal, body.read)
        },
      })
      if (!response.ok) throw createHttpError(site, response, error)
      const read = body.getData(site, response)
      const data = validate ? validateData(site, response, () => validate(id, read)) : read
      return { data, response, requestId: getRequestId(response) }
    } catch (error) {
      // A stack has ten lines: without those of the layers below, the caller's are among them.
      if (error instanceof Error) Error.captureStackTrace?.(error, execute)
      callHooks(config.hooks, ({ onError }) => onError?.({ ...site, url: sent?.url ?? site.address, error }))
      throw error
    }
  }

  const client = {
    baseUrl,
    token: () => session.getToken(),
    fileUrl: (url: string) => new URL(url, base).href,
    cancelAll: () => inFlight.cancelAll(),
  }
  return withInternals(client, {
    api,
    execute: withCheckedArguments((call) => {
      const { id, method, path, input, options: own } = call
      const site = { operation: id, method, address: toAddress(base, path, input), attempt: 0 }
      const policy = own?.inFlight ?? options.inFlight ?? 'share'
      return inFlight.run(call, site, policy, own?.signal, (signal) => execute(call, site, signal))
    }),
  })
}

function validateData(site: CallSite, response: Response, validate: () => unknown): unknown {
  try {
    return validate()
  } catch (cause) {
    throw createMalformedError(site, response, cause)
  }
}
