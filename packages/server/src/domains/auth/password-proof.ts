import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { findPassword } from './repository.ts'

/** Throws unless it is the signed-in user's password; an account without one has nothing to prove. Not in a transaction. */
export async function requirePassword(
  { db, actor, passwords }: Pick<Context, 'db' | 'actor' | 'passwords'>,
  password: string | undefined,
): Promise<void> {
  const { password_hash: hash } = await findPassword(db, actor.userId)
  if (hash === null || (password !== undefined && (await passwords.verify(hash, password)))) return
  throw new DomainError('WRONG_PASSWORD', {
    fieldErrors: [{ path: 'password', code: 'INVALID_VALUE', message: 'the password is wrong' }],
  })
}
