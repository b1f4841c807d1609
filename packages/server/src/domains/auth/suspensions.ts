import type { SystemContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { findSuspension } from './suspensions-repository.ts'

/** Throws for a suspended user; the error says why and until when. A suspension ends by itself. */
export async function refuseSuspended(
  { db, now }: Pick<SystemContext, 'db' | 'now'>,
  userId: string,
): Promise<void> {
  const found = await findSuspension(db, userId, now())
  if (found === null) return
  throw new DomainError('ACCOUNT_SUSPENDED', {
    suspension: { reason: found.reason, endsAt: found.ends_at },
  })
}
