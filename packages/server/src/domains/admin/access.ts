import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { isAdmin } from './users-repository.ts'

/** Refuses everybody but users with the platform role ADMIN. */
export async function requireAdmin({ db, actor }: Context): Promise<void> {
  if (!(await isAdmin(db, actor.userId))) throw new DomainError('FORBIDDEN')
}
