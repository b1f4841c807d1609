import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { findWaysIn } from './ways-in-repository.ts'

/** Called once the way in is deleted, in the same transaction: never the last one. */
export async function requireAnotherWayIn({ db, actor }: Pick<Context, 'db' | 'actor'>): Promise<void> {
  if ((await findWaysIn(db, actor.userId)).count === 0) throw new DomainError('LAST_WAY_IN')
}
