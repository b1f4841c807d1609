import { errorMessages, errorStatuses, problemType } from '@convoca/contract/rules'
import { DomainError, type ErrorCode, type FieldError } from '../errors.ts'
import { isDatabaseUnavailable } from '../database/availability.ts'
import { isOutOfSpace } from '../database/disk-space.ts'

export interface Problem {
  type: string
  title: string
  status: number
  detail?: string
  code: ErrorCode
  message: string | string[]
  requestId: string
  errors?: FieldError[]
  suspension?: { reason: string; ends_at: string }
}

const RETRY_SECONDS = 5

/** Error codes of Fastify's own refusals. */
const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED_BODY',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_BODY',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_BODY',
  FST_ERR_BAD_URL: 'VALIDATION_FAILED',
  FST_ERR_MAX_PARAM_LENGTH: 'VALIDATION_FAILED',
  FST_ERR_NOT_FOUND: 'ROUTE_NOT_FOUND',
}

function frameworkCode(error: unknown): ErrorCode | null {
  if (error instanceof SyntaxError) return 'MALFORMED_BODY'
  if (!(error instanceof Error)) return null
  const code = 'code' in error && typeof error.code === 'string' ? frameworkCodes[error.code] : undefined
  if (code !== undefined) return code
  const status = 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' && status >= 400 && status < 500 ? 'VALIDATION_FAILED' : null
}

/** Any thrown value as a DomainError. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error
  if (isDatabaseUnavailable(error) || isOutOfSpace(error))
    return new DomainError('SERVICE_UNAVAILABLE', { cause: error })
  const code = frameworkCode(error)
  return new DomainError(code ?? 'INTERNAL_ERROR', { cause: error })
}

/** Clients show the first item of a list. */
function toMessage(error: DomainError): string | string[] {
  const [first, ...others] = error.fieldErrors.map((field) => field.message)
  if (first === undefined) return error.message
  return others.length === 0 ? first : [first, ...others]
}

export function toProblem(error: DomainError, requestId: string): Problem {
  const title = errorMessages[error.code]
  return {
    type: problemType(error.code),
    title,
    status: errorStatuses[error.code],
    ...(error.message === title ? {} : { detail: error.message }),
    code: error.code,
    message: toMessage(error),
    requestId,
    ...(error.fieldErrors.length === 0 ? {} : { errors: [...error.fieldErrors] }),
    ...(error.suspension === null
      ? {}
      : { suspension: { reason: error.suspension.reason, ends_at: error.suspension.endsAt.toISOString() } }),
  }
}

/** Seconds for the header `Retry-After`, or null where waiting does not help. */
export function retryAfter(error: DomainError): number | null {
  if (error.retryAfterSeconds !== null) return error.retryAfterSeconds
  return error.code === 'SERVICE_UNAVAILABLE' || error.code === 'RATE_LIMITED' ? RETRY_SECONDS : null
}
