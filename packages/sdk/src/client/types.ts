import type { components, operations as Operations } from '../generated/schema.d.ts'

/** The schemas of the contract by name. */
export type Schemas = components['schemas']
export type OperationId = keyof Operations

type Part<T, Key extends string> = T extends { [K in Key]: infer Value } ? Value : never
type OptionalPart<T, Key extends string> = T extends { [K in Key]?: infer Value } ? Value : never
// `[T] extends [never]`: an absent part must become an empty object, not poison the intersection.
type OrEmpty<T> = [T] extends [never] ? object : T

type PathParams<Id extends OperationId> = OrEmpty<Part<Operations[Id]['parameters'], 'path'>>
/** An optional parameter may be given as `undefined`: it is left out of the address. */
type Lenient<T> = { [Key in keyof T]: object extends Pick<T, Key> ? T[Key] | undefined : T[Key] }
type QueryParams<Id extends OperationId> = Lenient<
  OrEmpty<NonNullable<OptionalPart<Operations[Id]['parameters'], 'query'>>>
>
type JsonBody<T> = T extends { content: { 'application/json': infer Json } } ? Json : never
type Body<Id extends OperationId> = Operations[Id] extends { requestBody: infer Request }
  ? { body: JsonBody<Request> }
  : Operations[Id] extends { requestBody?: infer Request }
    ? [JsonBody<NonNullable<Request>>] extends [never]
      ? object
      : { body?: JsonBody<NonNullable<Request>> }
    : object

type Flat<T> = { [Key in keyof T]: T[Key] }

/** Path and query parameters and `body` of an operation in one object. */
export type Input<Id extends OperationId> = Flat<PathParams<Id> & QueryParams<Id> & Body<Id>>

type SuccessStatus = 200 | 201 | 202 | 203 | 204 | 205 | 206
type Responses<Id extends OperationId> = Operations[Id]['responses']
type SuccessOf<Id extends OperationId> = Responses<Id>[keyof Responses<Id> & SuccessStatus]
type ContentOf<T> = T extends { content: infer Content } ? Content : never
type DataOf<Content> = [Content] extends [never]
  ? undefined
  : Content extends { 'application/json': infer Json }
    ? Json
    : Content extends { [Type in `text/${string}`]: string }
      ? string
      : Blob

/** What an operation answers when it succeeds. */
export type Output<Id extends OperationId> = DataOf<ContentOf<SuccessOf<Id>>>

export type HttpMethod = 'GET' | 'PUT' | 'POST' | 'DELETE' | 'OPTIONS' | 'HEAD' | 'PATCH' | 'TRACE'

/** How the body of a success is read. */
export type Answer = 'json' | 'text' | 'blob' | 'none'

/** What the contract says of one operation. */
export interface OperationFacts {
  readonly method: HttpMethod
  readonly path: string
  readonly tag: string
  readonly security: boolean
  readonly successStatus: number
  readonly answer: Answer
  readonly pathParams: readonly string[]
  readonly queryParams: readonly string[]
  readonly hasBody: boolean
  readonly idempotent: boolean
  readonly keyed: boolean
}

/** Milliseconds: one attempt, and all attempts with the waits between them. */
export interface Timeout {
  attempt: number
  total: number
}

export interface Retry {
  /** How often a call is sent again after the first attempt. */
  retries: number
  /** Longest first wait in milliseconds; it doubles with each attempt. */
  baseDelay: number
  /** Longest wait in milliseconds. */
  maxDelay: number
  /** From 0 to 1: where in the wait's range the jitter falls. */
  random: () => number
}

/** What becomes of a GET while an identical one runs. Identical writes are always shared. */
export type InFlight = 'cancel-previous' | 'share' | 'off'

export interface CallOptions {
  signal?: AbortSignal | undefined
  timeout?: number | Partial<Timeout> | undefined
  retry?: number | Partial<Retry> | undefined
  inFlight?: InFlight | undefined
  /** Takes the place of the key that is made by itself. */
  idempotencyKey?: string | undefined
  headers?: Record<string, string> | undefined
}

/** One attempt of a call, as the hooks see it. */
export interface AttemptEvent {
  /** The operationId; undefined for calls of the raw client. */
  operation: OperationId | undefined
  method: string
  url: string
  /** 1 for the first attempt. */
  attempt: number
  /** What is sent; `onRequest` may change it, say for tracing. */
  headers: Headers
}

/** Observers of every call of one client. What they throw never touches the call. */
export interface Hooks {
  /** Before each attempt. */
  onRequest?: (event: AttemptEvent) => void
  /** After each answer, whatever its status; `duration` in milliseconds. */
  onResponse?: (event: AttemptEvent & { status: number; duration: number }) => void
  /** Before the wait for the next attempt: `delay` milliseconds, after an answer or a failure without one. */
  onRetry?: (event: AttemptEvent & { delay: number; status?: number | undefined; error?: unknown }) => void
  /** Once for each call that fails in the end, with what the caller gets. */
  onError?: (event: Omit<AttemptEvent, 'attempt' | 'headers'> & { error: unknown }) => void
}
