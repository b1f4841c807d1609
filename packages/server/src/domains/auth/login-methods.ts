import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { findLoginMethods } from './login-methods-repository.ts'

/** Called once the login method is deleted, in the same transaction: never the last one. */
export async function requireAnotherLoginMethod({ db, actor }: Pick<Context, 'db' | 'actor'>): Promise<void> {
  if ((await findLoginMethods(db, actor.userId)).count === 0) throw new DomainError('LAST_WAY_IN')
}
