import type { ConvocaError } from './errors.ts'

export type TokenSource =
  | string
  | null
  | undefined
  | (() => string | null | undefined | Promise<string | null | undefined>)

/** The bearer token of one client, and what happens when the server refuses it. */
export interface Session {
  /** Callers that arrive while the token is being fetched share the pending request. */
  getToken(): Promise<string | null>
  /** `credentials` is the `Authorization` header that was sent. */
  handleAccepted(credentials: string | null): void
  handleRefused(credentials: string | null, error: ConvocaError): void
}

// A wrong password is also a 401, but says nothing about the session.
const sessionCodes: readonly string[] = ['UNAUTHENTICATED', 'TOKEN_EXPIRED', 'TOKEN_INVALID']

export function createSession(
  source: TokenSource,
  onUnauthorized: ((error: ConvocaError) => void) | undefined,
): Session {
  let pending: Promise<string | null> | undefined
  let refused: { credentials: string | null } | undefined

  async function fetchToken(): Promise<string | null> {
    const token = typeof source === 'function' ? await source() : source
    return token || null
  }

  return {
    getToken() {
      pending ??= fetchToken().finally(() => {
        pending = undefined
      })
      return pending
    },
    handleAccepted(credentials) {
      if (refused?.credentials === credentials) refused = undefined
    },
    handleRefused(credentials, error) {
      if (!sessionCodes.includes(error.code) || (refused && refused.credentials === credentials)) return
      refused = { credentials }
      onUnauthorized?.(error)
    },
  }
}
