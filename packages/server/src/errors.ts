import type { ErrorCode, FieldErrorCode } from '@convoca/sdk/text'

/**
 * What a domain says when it refuses. It knows nothing of HTTP: the errors plugin holds the one table
 * from codes to statuses.
 */
export const errorMessages: Readonly<Record<ErrorCode, string>> = {
  VALIDATION_FAILED: 'A field is invalid',
  MALFORMED_BODY: 'The body is not JSON',
  UNKNOWN_FIELD: 'A field is not part of the contract',
  INVALID_CREDENTIALS: 'Invalid credentials',
  USER_NOT_VERIFIED: 'User not verified',
  UNAUTHENTICATED: 'No token was sent',
  TOKEN_EXPIRED: 'The session has expired',
  TOKEN_INVALID: 'The token is not valid',
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
  INVITATION_EXPIRED: 'The invitation has expired',
  INVITATION_NOT_PENDING: 'The invitation was already answered',
  USER_ALREADY_INVITED: 'User already invited',
  ALREADY_IN_TEAM: 'User is already in the team',
  NOT_IN_TEAM: 'User is not in the team',
  NOT_TEAM_OWNER: 'User is not the owner of the team',
  EMAIL_TAKEN: 'E-mail already registered',
  NICK_TAKEN: 'Username already exists',
  CPF_TAKEN: 'CPF already registered',
  TEAM_NAME_TAKEN: 'Team name already exists',
  TEAM_TAG_TAKEN: 'Team tag already exists',
  UNDERAGE: 'User must be at least 16 years old',
  PASSWORD_TOO_COMMON: 'Password must be harder to guess',
  PROFANITY: 'The text must be free of offensive words',
  INVITATION_QUOTA_EXCEEDED: 'The team has 50 pending invitations',
  TEAM_NOT_RECRUITING: 'The team is not recruiting',
  IDEMPOTENCY_KEY_REUSED: 'The idempotency key was used with another body',
  PAYLOAD_TOO_LARGE: 'The body is too large',
  FILE_TOO_LARGE: 'The file has more than 5 MB',
  UNSUPPORTED_MEDIA_TYPE: 'The content type is not supported',
  IMAGE_UNREADABLE: 'The image cannot be read',
  IMAGE_TOO_SMALL: 'The image is too small',
  RATE_LIMITED: 'Too many requests',
  SERVICE_UNAVAILABLE: 'Service unavailable',
  WRONG_PASSWORD: 'The current password is wrong',
  PROVIDER_NOT_CONFIGURED: 'The provider is not configured',
  SOCIAL_ACCOUNT_TAKEN: 'Another account has this e-mail',
  OWNS_TEAMS: 'User still owns teams',
  ERASURE_PENDING: 'The erasure was already asked for',
  PIX_KEY_LIMIT: 'User already has 5 Pix keys',
  PIX_KEY_TAKEN: 'Pix key already registered',
  MINOR_NOT_ALLOWED: 'User must be at least 18 years old',
  LAST_OWNER: 'The last owner cannot leave the team',
  CONVERSATION_NOT_FOUND: 'Conversation not found',
  MESSAGE_NOT_FOUND: 'Message not found',
  EDIT_WINDOW_CLOSED: 'The message is older than 15 minutes',
  USER_BLOCKED: 'One of the two blocked the other',
  PAYMENT_ALREADY_EXISTS: 'There is already a payment for this item',
  CPF_INVALID: 'User has no valid CPF',
  NOT_IMPLEMENTED: 'Not available yet',
  INTERNAL_ERROR: 'Internal error',
}

export type { ErrorCode, FieldErrorCode }

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

/** One finding about a field; `rule` says what it must be. */
export function fieldError(path: string, code: FieldErrorCode, rule: string): FieldError {
  return { path, code, message: `${path} ${rule}` }
}

/** The refusal of one field. */
export function invalid(path: string, code: FieldErrorCode, rule: string): DomainError {
  return new DomainError('VALIDATION_FAILED', { fieldErrors: [fieldError(path, code, rule)] })
}

/** Refuses with every finding at once; does nothing where there is none. */
export function refuseInvalid(fieldErrors: readonly FieldError[]): void {
  if (fieldErrors.length > 0) throw new DomainError('VALIDATION_FAILED', { fieldErrors })
}
