import type { ClientErrorCode, ErrorCode } from '../text/error-codes.ts'
import type { Schemas } from './types.ts'

export type Problem = Schemas['Problem']
export type FieldError = Schemas['FieldError']

export interface ErrorParts {
  code: ErrorCode | ClientErrorCode
  message: string
  status?: number | undefined
  problem?: Problem | undefined
  requestId?: string | undefined
  retryAfter?: number | undefined
  cause?: unknown
}

/** Statuses after which the same call may succeed a little later. */
export const retryableStatuses: readonly number[] = [408, 425, 429, 502, 503, 504]

/** Everything that a call throws. Decide by `code`; `@convoca/sdk/text` has the Portuguese sentence. */
export class ConvocaError extends Error {
  override readonly name: string = 'ConvocaError'
  readonly code: ErrorCode | ClientErrorCode
  /** The HTTP status; absent when there was no response. */
  readonly status: number | undefined
  /** The server's problem document, when it sent one. */
  readonly problem: Problem | undefined
  readonly fieldErrors: readonly FieldError[]
  /** The id under which the server logged the request, for support. */
  readonly requestId: string | undefined
  /** How long the server asks to wait, in milliseconds. */
  readonly retryAfter: number | undefined

  constructor(parts: ErrorParts) {
    super(parts.message, parts.cause === undefined ? undefined : { cause: parts.cause })
    this.code = parts.code
    this.status = parts.status
    this.problem = parts.problem
    this.fieldErrors = parts.problem?.errors ?? []
    this.requestId = parts.requestId ?? parts.problem?.requestId
    this.retryAfter = parts.retryAfter
  }

  /** The same call may succeed a little later. */
  get retryable(): boolean {
    if (this.status !== undefined) return retryableStatuses.includes(this.status)
    return this.code === 'NETWORK_FAILURE' || this.code === 'TIMEOUT'
  }
}

/** 400: the request is invalid; `fieldErrors` says where. */
export class BadRequestError extends ConvocaError {
  override readonly name = 'BadRequestError'
}
/** 401: no session, or it ended; for log-in: wrong credentials. */
export class UnauthenticatedError extends ConvocaError {
  override readonly name = 'UnauthenticatedError'
}
/** 403: the session may not do this. */
export class ForbiddenError extends ConvocaError {
  override readonly name = 'ForbiddenError'
}
/** 404: absent, or not visible to you. */
export class NotFoundError extends ConvocaError {
  override readonly name = 'NotFoundError'
}
/** 409: taken, already done, or changed in the meantime. */
export class ConflictError extends ConvocaError {
  override readonly name = 'ConflictError'
}
/** 413: the body or the file is too large. */
export class PayloadTooLargeError extends ConvocaError {
  override readonly name = 'PayloadTooLargeError'
}
/** 429: too often; `retryAfter` says how long to wait. */
export class RateLimitedError extends ConvocaError {
  override readonly name = 'RateLimitedError'
}
/** 5xx: the server failed. */
export class ServerError extends ConvocaError {
  override readonly name = 'ServerError'
}
/** The connection failed: the server may or may not have carried out the call. */
export class NetworkError extends ConvocaError {
  override readonly name = 'NetworkError'
}
/** The attempt or the whole call took too long. */
export class CallTimeoutError extends ConvocaError {
  override readonly name = 'CallTimeoutError'
}
/** The caller, `cancelAll()` or a newer identical GET ended the call. */
export class AbortedError extends ConvocaError {
  override readonly name = 'AbortedError'
}
/** A success whose body does not fit the contract. */
export class MalformedResponseError extends ConvocaError {
  override readonly name = 'MalformedResponseError'
}

type ErrorClass = new (parts: ErrorParts) => ConvocaError

const classes: Readonly<Record<number, ErrorClass>> = {
  400: BadRequestError,
  401: UnauthenticatedError,
  403: ForbiddenError,
  404: NotFoundError,
  409: ConflictError,
  413: PayloadTooLargeError,
  429: RateLimitedError,
}

// For responses that are no problem documents, as from proxies and load balancers.
const codes: Readonly<Record<number, ErrorCode>> = {
  400: 'MALFORMED_BODY',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
  501: 'NOT_IMPLEMENTED',
  503: 'SERVICE_UNAVAILABLE',
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
}

function firstMessage(message: Problem['message'] | undefined): string | undefined {
  return typeof message === 'string' ? message : message?.[0]
}

export function createAbortedError(signal: AbortSignal): AbortedError {
  return new AbortedError({ code: 'ABORTED', message: 'the call was aborted', cause: signal.reason })
}

/** `Retry-After` as milliseconds from now: seconds or an HTTP date. */
export function parseRetryAfter(value: string | null, now = Date.now()): number | undefined {
  if (value === null || value.trim() === '') return undefined
  const wait = /^\s*\d+\s*$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}

/** The typed error of a response that is not ok; `body` is what could be parsed of it. */
export function httpError(response: Response, body: unknown): ConvocaError {
  const { status } = response
  const problem = isProblem(body) ? body : undefined
  const ErrorOf = classes[status] ?? (status >= 500 ? ServerError : ConvocaError)
  return new ErrorOf({
    code: problem?.code ?? codes[status] ?? 'INTERNAL_ERROR',
    message: problem?.detail ?? firstMessage(problem?.message) ?? `the server responded with ${status}`,
    status,
    problem,
    requestId: response.headers.get('x-request-id') ?? undefined,
    retryAfter: parseRetryAfter(response.headers.get('retry-after')),
  })
}

/** The error of a success that is not what the contract promises. */
export function malformedResponse(response: Response, cause: unknown): MalformedResponseError {
  return new MalformedResponseError({
    code: 'MALFORMED_RESPONSE',
    message: 'the response is not what the contract promises',
    requestId: response.headers.get('x-request-id') ?? undefined,
    cause,
  })
}
