/**
 * What a domain says when it refuses. It knows nothing of HTTP: the errors plugin holds the one table
 * from codes to statuses.
 */
export const errorMessages = {
  VALIDATION_FAILED: 'The request is invalid',
  MALFORMED_BODY: 'The body must be valid JSON',
  UNKNOWN_FIELD: 'The request has a field that must be left out',
  INVALID_CREDENTIALS: 'Invalid credentials',
  USER_NOT_VERIFIED: 'User is not verified',
  UNAUTHENTICATED: 'Authentication is required',
  TOKEN_EXPIRED: 'Token expired',
  TOKEN_INVALID: 'Invalid token',
  FORBIDDEN: 'Forbidden resource',
  NOT_FOUND: 'Resource not found',
  ROUTE_NOT_FOUND: 'Route not found',
  METHOD_NOT_ALLOWED: 'Method not allowed',
  USER_NOT_FOUND: 'User not found',
  TEAM_NOT_FOUND: 'Team not found',
  GAME_NOT_FOUND: 'Game not found',
  FILE_NOT_FOUND: 'File not found',
  NOTIFICATION_NOT_FOUND: 'Notification not found',
  SESSION_NOT_FOUND: 'Session not found',
  INVITATION_NOT_FOUND: 'Invitation not found',
  INVITATION_EXPIRED: 'Invitation expired',
  INVITATION_NOT_PENDING: 'Invitation is no longer pending',
  USER_ALREADY_INVITED: 'User already invited',
  ALREADY_IN_TEAM: 'User is already in the team',
  NOT_IN_TEAM: 'User is not in the team',
  NOT_TEAM_OWNER: 'User is not the owner of the team',
  EMAIL_TAKEN: 'User with this email already exists',
  NICK_TAKEN: 'User with this nick already exists',
  CPF_TAKEN: 'User with this CPF already exists',
  TEAM_NAME_TAKEN: 'Team with this name already exists',
  TEAM_TAG_TAKEN: 'Team with this tag already exists',
  UNDERAGE: 'User must be at least 16 years old',
  PASSWORD_TOO_COMMON: 'Password must be harder to guess',
  PROFANITY: 'The text must be free of offensive words',
  INVITATION_QUOTA_EXCEEDED: 'The team has too many pending invitations',
  IDEMPOTENCY_KEY_REUSED: 'The idempotency key was already used for another request',
  PAYLOAD_TOO_LARGE: 'The body is too large',
  FILE_TOO_LARGE: 'The file is too large',
  UNSUPPORTED_MEDIA_TYPE: 'The media type is not supported',
  IMAGE_UNREADABLE: 'The file must be a readable image',
  IMAGE_TOO_SMALL: 'The image is too small',
  RATE_LIMITED: 'Too many requests, try again later',
  SERVICE_UNAVAILABLE: 'Service unavailable, try again later',
  NOT_IMPLEMENTED: 'Not available yet',
  INTERNAL_ERROR: 'Internal server error',
} as const

export type ErrorCode = keyof typeof errorMessages

export type FieldErrorCode =
  | 'REQUIRED'
  | 'TOO_SHORT'
  | 'TOO_LONG'
  | 'INVALID_FORMAT'
  | 'INVALID_VALUE'
  | 'UNKNOWN_FIELD'
  | 'TAKEN'
  | 'PROFANITY'
  | 'UNDERAGE'
  | 'TOO_COMMON'
  | 'OUT_OF_RANGE'

export interface FieldError {
  /** Dotted path from the body's root, e.g. `files.0.url`. */
  path: string
  code: FieldErrorCode
  message: string
}

export interface DomainErrorOptions {
  fieldErrors?: readonly FieldError[]
  /** Says more than the code's own sentence; English, without personal data. */
  message?: string
  retryAfterSeconds?: number
  cause?: unknown
}

export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly code: ErrorCode
  readonly fieldErrors: readonly FieldError[]
  readonly retryAfterSeconds: number | null

  constructor(code: ErrorCode, options: DomainErrorOptions = {}) {
    super(options.message ?? errorMessages[code], { cause: options.cause })
    this.code = code
    this.fieldErrors = options.fieldErrors ?? []
    this.retryAfterSeconds = options.retryAfterSeconds ?? null
  }
}
