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

const toCredentials = (token: string | null) => (token === null ? null : `Bearer ${token}`)

export function createSession(
  source: TokenSource,
  onUnauthorized: ((error: ConvocaError) => void) | undefined,
): Session {
  let pending: Promise<string | null> | undefined
  let latest: string | null | undefined
  let refused: { credentials: string | null } | undefined

  async function fetchToken(): Promise<string | null> {
    latest = (typeof source === 'function' ? await source() : source) || null
    return latest
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
      // Another call has a newer token: the late refusal of an earlier call says nothing about its session.
      if (latest !== undefined && credentials !== toCredentials(latest)) return
      refused = { credentials }
      onUnauthorized?.(error)
    },
  }
}
