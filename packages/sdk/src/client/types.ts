import type { Inputs, Outputs } from '../generated/inputs.ts'
import type { components, operations as Operations } from '../generated/schema.d.ts'

/** The schemas of the contract by name. */
export type Schemas = components['schemas']
export type OperationId = keyof Operations

/** Path and query parameters and `body` of an operation in one object. */
export type Input<Id extends OperationId> = Inputs[Id]

/** The data of an operation's success. */
export type Output<Id extends OperationId> = Outputs[Id]

export type HttpMethod = 'GET' | 'PUT' | 'POST' | 'DELETE' | 'OPTIONS' | 'HEAD' | 'PATCH' | 'TRACE'

/** The way in which the body of a success is read. */
export type ResponseKind = 'json' | 'text' | 'blob' | 'none'

/** One operation as the contract describes it. */
export interface OperationMetadata {
  readonly method: HttpMethod
  readonly path: string
  readonly tag: string
  readonly security: boolean
  readonly successStatus: number
  readonly responseKind: ResponseKind
  readonly pathParams: readonly string[]
  readonly queryParams: readonly string[]
  readonly hasBody: boolean
  /** May be retried without a second effect. */
  readonly idempotent: boolean
  /** Takes the `Idempotency-Key` header. */
  readonly idempotencyKey: boolean
}

/** Times in milliseconds: of one attempt, and of all attempts with the delays between them. */
export interface Timeout {
  attempt: number
  total: number
}

export interface Retry {
  /** The number of attempts that may follow the first. */
  retries: number
  /** Longest delay before the first retry in milliseconds; it doubles with each attempt. */
  baseDelay: number
  /** Longest delay of all in milliseconds. */
  maxDelay: number
  /** The share of the longest delay that is waited, from 0 to 1. */
  random: () => number
}

/** The handling of a GET while an identical one is in flight. Identical writes are always shared. */
export type InFlight = 'cancel-previous' | 'share' | 'off'

export interface CallOptions {
  signal?: AbortSignal | undefined
  timeout?: number | Partial<Timeout> | undefined
  retry?: number | Partial<Retry> | undefined
  inFlight?: InFlight | undefined
  /** Replaces the generated key. */
  idempotencyKey?: string | undefined
  headers?: Record<string, string> | undefined
}

/** The call that an error, an event or a log line is about. */
export interface CallSite {
  /** The operationId; undefined for calls of the raw client. */
  operation: OperationId | undefined
  method: string
  /** The URL without its query, and without values of path parameters other than ids: safe to log. */
  address: string
  /** The number of the last attempt, from 1; 0 when the call ended before it was sent. */
  attempt: number
}

/** One attempt of a call. */
export interface AttemptEvent extends CallSite {
  /** The whole URL; it may contain personal data and keys. */
  url: string
  /** The request's headers; `onRequest` may change them, for example for tracing. */
  headers: Headers
}

/** Observe every call of one client. What they throw never fails the call. */
export interface Hooks {
  /** Before each attempt. */
  onRequest?: (event: AttemptEvent) => void
  /** After each response, whatever its status; `duration` in milliseconds. */
  onResponse?: (event: AttemptEvent & { status: number; duration: number }) => void
  /** Before each retry: its `delay` in milliseconds, and the response's status or the error of the last attempt. */
  onRetry?: (event: AttemptEvent & { delay: number; status?: number | undefined; error?: unknown }) => void
  /** Once for each call that fails after its last attempt, with the error that the caller gets. */
  onError?: (event: Omit<AttemptEvent, 'headers'> & { error: unknown }) => void
}
