import { DomainError } from '../errors.ts'

function isSafe(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/** Deeper than any body of the contract, far below a stack overflow. */
const MAX_DEPTH = 32

/**
 * The path of the first text that PostgreSQL cannot store or that is no valid Unicode, or null. Nesting too deep counts as
 * unsafe, so that a body of brackets cannot overflow the stack.
 */
export function findUnsafeText(value: unknown, path: readonly string[] = []): string | null {
  if (typeof value === 'string') return isSafe(value) ? null : path.join('.')
  if (typeof value !== 'object' || value === null) return null
  if (path.length > MAX_DEPTH) return path[0] ?? ''
  for (const [key, child] of Object.entries(value)) {
    // An unsafe key cannot be repeated in the response.
    if (!isSafe(key)) return path.join('.')
    const unsafePath = findUnsafeText(child, [...path, key])
    if (unsafePath !== null) return unsafePath
  }
  return null
}

/** Refuses NUL characters, lone surrogates and unlimited nesting. */
export function refuseUnsafeText(value: unknown): void {
  const path = findUnsafeText(value)
  if (path === null) return
  throw new DomainError('VALIDATION_FAILED', {
    fieldErrors: [
      {
        path,
        code: 'INVALID_FORMAT',
        message: `${path === '' ? 'text' : path} must be valid Unicode without NUL, not deeply nested`,
      },
    ],
  })
}

/** Refuses a URL whose percent-encoding is not UTF-8. */
export function refuseInvalidUrl(url: string): void {
  let decoded: string
  try {
    decoded = decodeURIComponent(url.replaceAll('+', ' '))
  } catch {
    throw new DomainError('VALIDATION_FAILED', { message: 'The address has an invalid percent-encoding' })
  }
  refuseUnsafeText(decoded)
}
