import { errorMessages } from '@convoca/contract/rules'
import type { ErrorCode, FieldErrorCode } from '@convoca/sdk/text'

export type { ErrorCode, FieldErrorCode }

export interface FieldError {
  /** Dotted path from the body's root, e.g. `files.0.url`. */
  path: string
  code: FieldErrorCode
  message: string
}

/** The reason and the end of a suspension. */
export interface Suspension {
  reason: string
  endsAt: Date
}

export interface DomainErrorOptions {
  fieldErrors?: readonly FieldError[]
  /** Says more than the code's own sentence; English, without personal data. */
  message?: string
  retryAfterSeconds?: number
  /** The suspension of ACCOUNT_SUSPENDED. */
  suspension?: Suspension
  cause?: unknown
}

export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly code: ErrorCode
  readonly fieldErrors: readonly FieldError[]
  readonly retryAfterSeconds: number | null
  readonly suspension: Suspension | null

  constructor(code: ErrorCode, options: DomainErrorOptions = {}) {
    super(options.message ?? errorMessages[code], { cause: options.cause })
    this.code = code
    this.fieldErrors = options.fieldErrors ?? []
    this.retryAfterSeconds = options.retryAfterSeconds ?? null
    this.suspension = options.suspension ?? null
  }
}

/** `rule` says what the field must be. */
export function fieldError(path: string, code: FieldErrorCode, rule: string): FieldError {
  return { path, code, message: `${path} ${rule}` }
}

/** The error of one invalid field. */
export function invalid(path: string, code: FieldErrorCode, rule: string): DomainError {
  return new DomainError('VALIDATION_FAILED', { fieldErrors: [fieldError(path, code, rule)] })
}

/** Throws where there is any field error. */
export function refuseInvalid(fieldErrors: readonly FieldError[]): void {
  if (fieldErrors.length > 0) throw new DomainError('VALIDATION_FAILED', { fieldErrors })
}
