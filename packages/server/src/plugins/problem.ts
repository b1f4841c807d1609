import { DomainError, type ErrorCode, type FieldError, errorMessages } from '../errors.ts'
import { isStoreAway } from '../database/availability.ts'

/** The one table from what a domain says to what HTTP says. */
const statuses: Record<ErrorCode, number> = {
  VALIDATION_FAILED: 400,
  MALFORMED_BODY: 400,
  UNKNOWN_FIELD: 400,
  INVALID_CREDENTIALS: 401,
  USER_NOT_VERIFIED: 403,
  UNAUTHENTICATED: 401,
  TOKEN_EXPIRED: 401,
  TOKEN_INVALID: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  ROUTE_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  USER_NOT_FOUND: 404,
  TEAM_NOT_FOUND: 404,
  GAME_NOT_FOUND: 404,
  FILE_NOT_FOUND: 404,
  NOTIFICATION_NOT_FOUND: 404,
  SESSION_NOT_FOUND: 404,
  INVITATION_NOT_FOUND: 404,
  INVITATION_EXPIRED: 409,
  INVITATION_NOT_PENDING: 409,
  USER_ALREADY_INVITED: 409,
  ALREADY_IN_TEAM: 409,
  NOT_IN_TEAM: 404,
  NOT_TEAM_OWNER: 403,
  EMAIL_TAKEN: 409,
  NICK_TAKEN: 409,
  CPF_TAKEN: 409,
  TEAM_NAME_TAKEN: 409,
  TEAM_TAG_TAKEN: 409,
  UNDERAGE: 400,
  PASSWORD_TOO_COMMON: 400,
  PROFANITY: 400,
  INVITATION_QUOTA_EXCEEDED: 409,
  TEAM_NOT_RECRUITING: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  PAYLOAD_TOO_LARGE: 413,
  FILE_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  IMAGE_UNREADABLE: 400,
  IMAGE_TOO_SMALL: 400,
  RATE_LIMITED: 429,
  SERVICE_UNAVAILABLE: 503,
  WRONG_PASSWORD: 403,
  PROVIDER_NOT_CONFIGURED: 409,
  SOCIAL_ACCOUNT_TAKEN: 409,
  OWNS_TEAMS: 409,
  ERASURE_PENDING: 409,
  PIX_KEY_LIMIT: 409,
  PIX_KEY_TAKEN: 409,
  MINOR_NOT_ALLOWED: 409,
  LAST_OWNER: 409,
  CONVERSATION_NOT_FOUND: 404,
  MESSAGE_NOT_FOUND: 404,
  EDIT_WINDOW_CLOSED: 409,
  USER_BLOCKED: 403,
  PAYMENT_ALREADY_EXISTS: 409,
  CPF_INVALID: 409,
  NOT_IMPLEMENTED: 501,
  INTERNAL_ERROR: 500,
}

export interface Problem {
  type: string
  title: string
  status: number
  detail?: string
  code: ErrorCode
  message: string | string[]
  requestId: string
  errors?: FieldError[]
}

const RETRY_SECONDS = 5

/** What Fastify itself refuses, by its code. */
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

/** Whatever was thrown, as something a domain could have said. */
export function asDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error
  if (isStoreAway(error)) return new DomainError('SERVICE_UNAVAILABLE', { cause: error })
  const code = frameworkCode(error)
  return new DomainError(code ?? 'INTERNAL_ERROR', { cause: error })
}

/** The first sentence per field; the existing client shows a list's first item. */
function messageOf(error: DomainError): string | string[] {
  const [first, ...others] = error.fieldErrors.map((field) => field.message)
  if (first === undefined) return error.message
  return others.length === 0 ? first : [first, ...others]
}

export function toProblem(error: DomainError, requestId: string): Problem {
  const title = errorMessages[error.code]
  return {
    type: `https://convoca.example/problems/${error.code.toLowerCase().replaceAll('_', '-')}`,
    title,
    status: statuses[error.code],
    ...(error.message === title ? {} : { detail: error.message }),
    code: error.code,
    message: messageOf(error),
    requestId,
    ...(error.fieldErrors.length === 0 ? {} : { errors: [...error.fieldErrors] }),
  }
}

/** Seconds for `Retry-After`, or null when the error has nothing to wait for. */
export function retryAfter(error: DomainError): number | null {
  if (error.retryAfterSeconds !== null) return error.retryAfterSeconds
  return error.code === 'SERVICE_UNAVAILABLE' || error.code === 'RATE_LIMITED' ? RETRY_SECONDS : null
}
