import type { Context } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { DomainError } from '../../../errors.ts'
import { requireAnotherLoginMethod } from '../login-methods.ts'
import { lockAccount } from '../login-methods-repository.ts'
import { cleanPasskeyName, toPasskey } from './registration.ts'
import { deletePasskey, findPasskeys, renamePasskey as updateName } from './repository.ts'

export async function listPasskeys({ db, actor, now }: Context): Promise<Schemas['Passkey'][]> {
  return (await findPasskeys(db, actor.userId, now())).map(toPasskey)
}

export async function renamePasskey(
  { db, actor, now }: Context,
  id: string,
  name: string,
): Promise<Schemas['Passkey']> {
  const row = await updateName(db, actor.userId, { id, name: cleanPasskeyName(name), now: now() })
  if (row === null) throw new DomainError('PASSKEY_NOT_FOUND')
  return toPasskey(row)
}

/** Removes a passkey; one stays if two are removed at the same time. */
export async function removePasskey(context: Context, id: string): Promise<void> {
  const { db, actor } = context
  await lockAccount(db, actor.userId)
  if (!(await deletePasskey(db, actor.userId, id))) throw new DomainError('PASSKEY_NOT_FOUND')
  await requireAnotherLoginMethod(context)
}
