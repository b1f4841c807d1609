import { recentLoginMethod } from '@convoca/contract/rules'
import type { SystemContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { readMailToken } from './mail-tokens.ts'
import { type LoginMethodRow, deleteLoginMethod, findWaysOf } from './recovery-ways-repository.ts'

type Fate = Schemas['RecoveryWayIn']['fate']

/**
 * The fate of a login method at a recovery. The owner of the mailbox owns the account, and what somebody else may have added ends: what
 * is new, and what was there before the address was confirmed. Where the recovery is the first proof of the address, nobody knows
 * whose the account was until then.
 */
export function fateOf(
  {
    added_at: addedAt,
    email_verified_at: verifiedAt,
  }: Pick<LoginMethodRow, 'added_at' | 'email_verified_at'>,
  now: Date,
): Fate {
  if (verifiedAt === null) return 'ENDS'
  const isRecent = now.getTime() - addedAt.getTime() < recentLoginMethod
  return isRecent || addedAt < verifiedAt ? 'ENDS_UNLESS_KEPT' : 'STAYS'
}

export async function listRecoveryWaysIn(
  context: SystemContext,
  token: string,
): Promise<Schemas['RecoveryWayIn'][]> {
  const { id } = await readMailToken(context, token, 'RECOVERY')
  const rows = await findWaysOf(context.db, id)
  return rows.map(({ added_at: addedAt, email_verified_at: verifiedAt, ...way }) => ({
    ...way,
    added_at: addedAt.toISOString(),
    fate: fateOf({ added_at: addedAt, email_verified_at: verifiedAt }, context.now()),
  }))
}

/** Ends what a recovery ends, and mails about it. Called before the recovery confirms the address, under the account's lock. */
export async function endLoginMethods(
  context: SystemContext,
  userId: string,
  keep: readonly string[],
): Promise<void> {
  const { db, mails, now } = context
  const kept = new Set(keep)
  for (const way of await findWaysOf(db, userId)) {
    const fate = fateOf(way, now())
    if (fate === 'STAYS' || (fate === 'ENDS_UNLESS_KEPT' && kept.has(way.id))) continue
    await deleteLoginMethod(db, userId, way)
    if (way.kind === 'TWO_STEP') await mails.send(context, { template: 'twoStepOff', userId })
    else if (way.kind !== 'PASSKEY')
      await mails.send(context, { template: 'accountUnlinked', userId, provider: way.kind })
  }
}
