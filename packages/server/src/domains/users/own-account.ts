import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'

/** Paths of an account name it; they are the caller's own, whether or not the other one exists. */
export function requireOwnAccount({ actor }: Context, userId: string): void {
  if (userId.toLowerCase() !== actor.userId) throw new DomainError('FORBIDDEN')
}
