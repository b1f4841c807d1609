import { splitFee } from '@convoca/contract/rules'
import type { Context, SystemContext } from '../../../context.ts'
import { runInTransaction } from '../../../database/transaction.ts'
import { DomainError, invalid } from '../../../errors.ts'
import {
  type EntryPart,
  type Holder,
  findHolders,
  findParts,
  findRosterIds,
  holdParts,
  insertParts,
  lockEntry,
} from './parts-repository.ts'

interface Entry {
  registrationId: string
  /** The fee in centavos. */
  fee: number
}

/** The parts of a roster, of which the first pays what the division leaves over; who would pay nothing has none. */
function splitAmong(fee: number, userIds: readonly string[]): EntryPart[] {
  const { part, remainder } = splitFee(fee, userIds.length)
  return userIds
    .map((userId, index) => ({ user_id: userId, amount: index === 0 ? part + remainder : part }))
    .filter(({ amount }) => amount > 0)
}

/** The parts as they were split, or as they would be now. */
export async function readParts({ db }: SystemContext, { registrationId, fee }: Entry): Promise<EntryPart[]> {
  const stored = await findParts(db, registrationId)
  return stored.length > 0 ? stored : splitAmong(fee, await findRosterIds(db, registrationId))
}

/** Splits the entry for good, in a transaction of its own: a code is for parts that do not change. */
export async function fixParts({ db, actor }: Context, { registrationId, fee }: Entry): Promise<EntryPart[]> {
  const known = await findParts(db, registrationId)
  if (known.length > 0) return known
  return runInTransaction(
    db,
    async (unit) => {
      await lockEntry(unit.db, registrationId)
      const stored = await findParts(unit.db, registrationId)
      if (stored.length > 0) return stored
      const roster = await findRosterIds(unit.db, registrationId)
      // The caller pays where everybody has left the roster.
      const parts = splitAmong(fee, roster.length > 0 ? roster : [actor.userId])
      await insertParts(unit.db, registrationId, parts)
      return parts
    },
    (error) => {
      throw error
    },
  )
}

/** Makes the charge the payment of all parts, which must be free; they are split by now. The entry must be locked. */
export async function payAllParts(
  context: SystemContext,
  { chargeId, registrationId, fee }: Entry & { chargeId: string },
): Promise<void> {
  const { db } = context
  const stored = await findParts(db, registrationId)
  const parts = stored.length > 0 ? stored : await readParts(context, { registrationId, fee })
  // Nobody is left in the roster.
  if (parts.length === 0) return
  if (stored.length === 0) await insertParts(db, registrationId, parts)
  await holdParts(db, { chargeId, registrationId, userIds: parts.map(({ user_id: id }) => id) })
}

export interface ChosenParts {
  userIds: string[]
  amount: number
  /** Own codes for some of them, which the new one takes the place of. */
  replaced: string[]
}

const isSame = (ids: readonly string[], otherIds: readonly string[]): boolean =>
  ids.length === otherIds.length && new Set([...ids, ...otherIds]).size === ids.length

function requireParts(parts: readonly EntryPart[], asked: readonly string[]): string[] {
  const known = new Set(parts.map(({ user_id: id }) => id))
  const ids = [...new Set(asked.map((id) => id.toLowerCase()))]
  if (!ids.every((id) => known.has(id)))
    throw invalid('user_ids', 'INVALID_VALUE', 'must have parts of this entry')
  return ids
}

/** The parts that are asked for, or all that are left: nobody has paid them, and no other waits to. */
export async function chooseParts(
  { db, actor }: Context,
  {
    registrationId,
    parts,
    asked,
  }: { registrationId: string; parts: readonly EntryPart[]; asked: readonly string[] | undefined },
): Promise<ChosenParts> {
  const holders = await findHolders(db, registrationId)
  const own = (holder: Holder) => holder.status === 'PENDING' && holder.payer_id === actor.userId
  const taken = new Set(holders.filter((holder) => !own(holder)).map((holder) => holder.user_id))
  const userIds =
    asked === undefined
      ? parts.map(({ user_id: id }) => id).filter((id) => !taken.has(id))
      : requireParts(parts, asked)
  if (userIds.length === 0 || userIds.some((id) => taken.has(id)))
    throw new DomainError('PAYMENT_ALREADY_EXISTS')
  const codes = Map.groupBy(holders.filter(own), ({ id }) => id)
  const replaced = [...codes].filter(([, held]) => held.some((part) => userIds.includes(part.user_id)))
  for (const [, held] of replaced)
    if (
      isSame(
        held.map((part) => part.user_id),
        userIds,
      )
    )
      throw new DomainError('PAYMENT_ALREADY_EXISTS')
  const amountOf = new Map(parts.map((part) => [part.user_id, part.amount]))
  return {
    userIds,
    amount: userIds.reduce((sum, id) => sum + (amountOf.get(id) ?? 0), 0),
    replaced: replaced.map(([id]) => id),
  }
}
