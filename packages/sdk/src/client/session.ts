import type { ConvocaError } from './errors.ts'

export type TokenSource =
  | string
  | null
  | undefined
  | (() => string | null | undefined | Promise<string | null | undefined>)

/** The bearer token of one client: where it comes from, and what happens when it is refused. */
export interface Session {
  /** One question at a time: callers that come while the token is fetched share the answer. */
  token(): Promise<string | null>
  accepted(token: string | null): void
  refused(token: string | null, error: ConvocaError): void
}

// A wrong password is also a 401, but says nothing about the session.
const sessionCodes: readonly string[] = ['UNAUTHENTICATED', 'TOKEN_EXPIRED', 'TOKEN_INVALID']

export function createSession(
  source: TokenSource,
  onUnauthorized: ((error: ConvocaError) => void) | undefined,
): Session {
  let running: Promise<string | null> | undefined
  let told: { token: string | null } | undefined

  async function ask(): Promise<string | null> {
    const token = typeof source === 'function' ? await source() : source
    return token || null
  }

  return {
    token() {
      running ??= ask().finally(() => {
        running = undefined
      })
      return running
    },
    accepted(token) {
      if (told?.token === token) told = undefined
    },
    refused(token, error) {
      if (!sessionCodes.includes(error.code) || (told && told.token === token)) return
      told = { token }
      onUnauthorized?.(error)
    },
  }
}
