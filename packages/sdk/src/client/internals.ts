import type { Client } from 'openapi-fetch'
import type { paths } from '../generated/schema.d.ts'
import type { WithResponse } from './convoca-promise.ts'
import type { CallOptions, HttpMethod, OperationId, ResponseKind } from './types.ts'

/** One call of an operation function. */
export interface Call {
  id: OperationId
  method: HttpMethod
  path: string
  /** Names of query parameters and `body`, with `?` where they may be left out. */
  takes: string
  input: Record<string, unknown>
  responseKind: ResponseKind
  idempotencyKey: boolean
  options: CallOptions | undefined
}

export interface Convoca {
  readonly baseUrl: string
  /** The current token, for the realtime connection. */
  token(): Promise<string | null>
  /** The absolute URL of a file: `/files/…` of a picture is relative to the server, not to the page. */
  fileUrl(url: string): string
  /** Aborts every call of this client that is in flight. */
  cancelAll(): void
}

// A symbol hides it: a named member would be suggested beside the tags.
const internalsKey: unique symbol = Symbol.for('@convoca/sdk')

interface Internals {
  readonly api: Client<paths>
  execute(call: Call): Promise<WithResponse<unknown>>
}

interface ConvocaWithInternals extends Convoca {
  readonly [internalsKey]: Internals
}

export const withInternals = (convoca: Convoca, own: Internals): Convoca =>
  Object.assign(convoca, { [internalsKey]: own })

const hasInternals = (convoca: unknown): convoca is ConvocaWithInternals =>
  typeof convoca === 'object' && convoca !== null && internalsKey in convoca

/** The internals of a client that the function `caller` uses; throws a `TypeError` where its first argument is none. */
export function internals(convoca: Convoca, caller: string): Internals {
  if (hasInternals(convoca)) return convoca[internalsKey]
  throw new TypeError(`${caller} takes a client first: ${caller}(convoca, …) with one of createConvoca().`)
}

/**
 * The openapi-fetch client below the operation functions, with the same token, time-outs and retries:
 * `rawClient(convoca).GET('/teams/{id}', …)` resolves with `{ data, error, response }`.
 */
export const rawClient = (convoca: Convoca): Client<paths> => internals(convoca, 'rawClient').api
