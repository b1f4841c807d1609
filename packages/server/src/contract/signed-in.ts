import type { Actor } from '../domains/actor.ts'
import { DomainError } from '../errors.ts'

/** The caller of an operation that needs a session. */
export function signedIn(call: { readonly actor: Actor | null }): Actor {
  if (call.actor === null) throw new DomainError('UNAUTHENTICATED')
  return call.actor
}
