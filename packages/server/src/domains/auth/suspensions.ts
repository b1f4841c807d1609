import type { SystemContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { deleteSuspension, findSuspension, insertSuspension } from './suspensions-repository.ts'

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

/** False where the user is suspended already. */
export const suspend = (
  { db, now }: Pick<SystemContext, 'db' | 'now'>,
  { userId, reason, endsAt }: { userId: string; reason: string; endsAt: Date },
): Promise<boolean> => insertSuspension(db, { user_id: userId, reason, ends_at: endsAt }, now())

/** False where the user is not suspended. */
export const endSuspension = (
  { db, now }: Pick<SystemContext, 'db' | 'now'>,
  userId: string,
): Promise<boolean> => deleteSuspension(db, userId, now())
