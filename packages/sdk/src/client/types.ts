import type { components, operations as Operations } from '../generated/schema.d.ts'

/** The schemas of the contract by name. */
export type Schemas = components['schemas']
export type OperationId = keyof Operations

type Part<T, Key extends string> = T extends { [K in Key]: infer Value } ? Value : never
type OptionalPart<T, Key extends string> = T extends { [K in Key]?: infer Value } ? Value : never
// `[T] extends [never]`: an absent part must become an empty object, not make the whole intersection `never`.
type OrEmpty<T> = [T] extends [never] ? object : T

type PathParams<Id extends OperationId> = OrEmpty<Part<Operations[Id]['parameters'], 'path'>>
/** An optional parameter may be `undefined`: it is left out of the URL. */
type AllowUndefined<T> = { [Key in keyof T]: object extends Pick<T, Key> ? T[Key] | undefined : T[Key] }
type QueryParams<Id extends OperationId> = AllowUndefined<
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

/** The data of an operation's success. */
export type Output<Id extends OperationId> = DataOf<ContentOf<SuccessOf<Id>>>

export type HttpMethod = 'GET' | 'PUT' | 'POST' | 'DELETE' | 'OPTIONS' | 'HEAD' | 'PATCH' | 'TRACE'

/** How the body of a success is read. */
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

/** In milliseconds: of one attempt, and of all attempts with the delays between them. */
export interface Timeout {
  attempt: number
  total: number
}

export interface Retry {
  /** How many attempts may follow the first. */
  retries: number
  /** Longest delay before the first retry in milliseconds; it doubles with each attempt. */
  baseDelay: number
  /** Longest delay of all in milliseconds. */
  maxDelay: number
  /** From 0 to 1: the share of the longest delay that is waited. */
  random: () => number
}

/** How a GET is handled while an identical one is in flight. Identical writes are always shared. */
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

/** One attempt of a call. */
export interface AttemptEvent {
  /** The operationId; undefined for calls of the raw client. */
  operation: OperationId | undefined
  method: string
  url: string
  /** 1 for the first attempt. */
  attempt: number
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
  onError?: (event: Omit<AttemptEvent, 'attempt' | 'headers'> & { error: unknown }) => void
}
