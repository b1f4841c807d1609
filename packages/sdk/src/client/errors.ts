import type { FieldError, Problem } from '../generated/models.ts'
import type { ClientErrorCode, ErrorCode } from '../text/error-codes.ts'
import type { CallSite, OperationId } from './types.ts'

export interface ErrorParts extends Partial<CallSite> {
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
  /** The operationId of the call, such as `readTeam`; undefined for the raw client. */
  readonly operation: OperationId | undefined
  /** The HTTP method of the call. */
  readonly method: string | undefined
  /** The URL without its query, and without values of path parameters other than ids. */
  readonly address: string | undefined
  /** The number of the last attempt, from 1; 0 when the call ended before it was sent. */
  readonly attempt: number | undefined
  /** The HTTP status; absent when there was no response. */
  readonly status: number | undefined
  /** The server's problem document, when it sent one. */
  readonly problem: Problem | undefined
  readonly fieldErrors: readonly FieldError[]
  /** The id under which the server logged the request, for support. */
  readonly requestId: string | undefined
  /** The time that the server asks to wait, in milliseconds. */
  readonly retryAfter: number | undefined

  constructor(parts: ErrorParts) {
    super(parts.message, parts.cause === undefined ? undefined : { cause: parts.cause })
    this.code = parts.code
    this.operation = parts.operation
    this.method = parts.method
    this.address = parts.address
    this.attempt = parts.attempt
    this.status = parts.status
    this.problem = parts.problem
    this.fieldErrors = parts.problem?.errors ?? []
    this.requestId = parts.requestId ?? parts.problem?.requestId
    this.retryAfter = parts.retryAfter
  }

  /** Whether the same call may succeed a little later. */
  get retryable(): boolean {
    if (this.status !== undefined) return retryableStatuses.includes(this.status)
    return this.code === 'NETWORK_FAILURE' || this.code === 'TIMEOUT'
  }

  /** The fields for logs: the message, which `JSON.stringify` omits of other errors, and nothing that was sent. */
  toJSON(): Record<string, unknown> {
    const { name, message, code, operation, method, address, attempt, status, requestId, retryAfter } = this
    const fieldErrors = this.fieldErrors.map(({ path, code: fieldCode }) => ({ path, code: fieldCode }))
    const parts = { name, message, code, operation, method, address, attempt, status, requestId, retryAfter }
    return { ...parts, fieldErrors }
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
/** 415: the body or the file is of a type that the operation does not take. */
export class UnsupportedMediaTypeError extends ConvocaError {
  override readonly name = 'UnsupportedMediaTypeError'
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
  415: UnsupportedMediaTypeError,
  429: RateLimitedError,
}

// Proxies and load balancers answer without a problem document, so that only the status tells the code.
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

/** `readTeam: GET https://…/teams/1 (attempt 2)`. */
export const describeCall = ({ operation, method, address, attempt }: CallSite) =>
  `${operation ?? 'raw client'}: ${method} ${address}${attempt > 0 ? ` (attempt ${attempt})` : ''}`

/** An error of a call; its message is the call and what happened to it. */
function createError(ErrorOf: ErrorClass, site: CallSite, parts: ErrorParts): ConvocaError {
  const request = parts.requestId === undefined ? '' : ` [request ${parts.requestId}]`
  return new ErrorOf({ ...site, ...parts, message: `${describeCall(site)}: ${parts.message}${request}` })
}

export const getRequestId = (response: Response) => response.headers.get('x-request-id') ?? undefined

/** The reason that an attempt got no response. */
export interface Failure {
  code: 'ABORTED' | 'TIMEOUT' | 'NETWORK_FAILURE'
  message: string
  cause?: unknown
}

const failureClasses: Record<Failure['code'], ErrorClass> = {
  ABORTED: AbortedError,
  TIMEOUT: CallTimeoutError,
  NETWORK_FAILURE: NetworkError,
}

export const toAbortFailure = (signal: AbortSignal): Failure => ({
  code: 'ABORTED',
  message: 'aborted',
  cause: signal.reason,
})

export const createFailureError = (site: CallSite, failure: Failure) =>
  createError(failureClasses[failure.code], site, failure)

/** `Retry-After` as milliseconds from now: seconds or an HTTP date. */
export function parseRetryAfter(value: string | null, now = Date.now()): number | undefined {
  if (value === null || value.trim() === '') return undefined
  const wait = /^\s*\d+\s*$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}

/** The typed error of a response that is not ok; `body` is what could be parsed of it. */
export function createHttpError(site: CallSite, response: Response, body: unknown): ConvocaError {
  const { status, headers } = response
  const problem = isProblem(body) ? body : undefined
  const code = problem?.code ?? codes[status] ?? 'INTERNAL_ERROR'
  const reason = problem?.detail ?? firstMessage(problem?.message)
  return createError(classes[status] ?? (status >= 500 ? ServerError : ConvocaError), site, {
    code,
    message: `${status} ${code}${reason === undefined ? '' : `, ${reason}`}`,
    status,
    problem,
    requestId: getRequestId(response) ?? problem?.requestId,
    retryAfter: parseRetryAfter(headers.get('retry-after')),
  })
}

/** The error of a success that is not what the contract promises. */
export function createMalformedError(site: CallSite, response: Response, cause: unknown): ConvocaError {
  const { status, headers } = response
  const type = headers.get('content-type') ?? 'no content type'
  const hint = type.includes('html') ? '; is baseUrl the URL of the API?' : ''
  return createError(MalformedResponseError, site, {
    code: 'MALFORMED_RESPONSE',
    message: `${status} with ${type} is not what the contract promises${hint}`,
    status,
    requestId: getRequestId(response),
    cause,
  })
}
