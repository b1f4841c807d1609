import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { findWaysIn } from './ways-in-repository.ts'

/** What is removed, and whether who asks was shown by an `IdentityProof`. */
interface Removal {
  provesIdentity: boolean
  isProven: boolean
}

/**
 * Called once the way in is deleted, in the same transaction. Never the last one; and what shows who asks is not for an open session
 * to take away: it would be left alone with what it has added itself.
 */
export async function requireRemovable(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  { provesIdentity, isProven }: Removal,
): Promise<void> {
  if ((await findWaysIn(db, actor.userId)).count === 0) throw new DomainError('LAST_WAY_IN')
  if (isProven || !provesIdentity) return
  throw new DomainError('WRONG_PASSWORD', {
    fieldErrors: [
      { path: 'password', code: 'REQUIRED', message: 'the password or another proof must be given' },
    ],
  })
}
