import { DomainError } from '../errors.ts'

function isSafe(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/** Deeper than any body of the contract; far below what would exhaust the stack. */
const MAX_DEPTH = 32

/**
 * Path of the first text that PostgreSQL could not store or another reader would mangle, or null. What lies too deep
 * counts as such: a body of brackets alone must not bring the walk down.
 */
export function findUnsafeText(value: unknown, path: readonly string[] = []): string | null {
  if (typeof value === 'string') return isSafe(value) ? null : path.join('.')
  if (typeof value !== 'object' || value === null) return null
  if (path.length > MAX_DEPTH) return path[0] ?? ''
  for (const [key, child] of Object.entries(value)) {
    // An unsafe key cannot be repeated in the answer.
    if (!isSafe(key)) return path.join('.')
    const found = findUnsafeText(child, [...path, key])
    if (found !== null) return found
  }
  return null
}

/** Refuses NUL characters and lone surrogates anywhere, and nesting without end. */
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

/** Refuses an address whose percent-encoding is not UTF-8. */
export function refuseUnreadableAddress(url: string): void {
  let decoded: string
  try {
    decoded = decodeURIComponent(url.replaceAll('+', ' '))
  } catch {
    throw new DomainError('VALIDATION_FAILED', { message: 'The address has an invalid percent-encoding' })
  }
  refuseUnsafeText(decoded)
}
