import type { Context, QueryContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { findStaff } from './repository.ts'

/** Refuses everybody but users with the platform role ADMIN, and these until they have two-step log-in. */
export async function requireAdmin({ db, actor }: Context): Promise<void> {
  const staff = await findStaff(db, actor.userId)
  if (staff === null) throw new DomainError('FORBIDDEN')
  if (!staff.hasTwoStep) throw new DomainError('STAFF_TWO_STEP_REQUIRED')
}

/** Whether the actor has the rights of the staff, for operations that others may call, too. */
export async function isActingStaff({ db, actor }: QueryContext): Promise<boolean> {
  return (await findStaff(db, actor.userId))?.hasTwoStep ?? false
}
