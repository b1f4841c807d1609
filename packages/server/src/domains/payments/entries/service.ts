import { hasPermission, remainingPaymentTime } from '@convoca/contract/rules'
import type { Context } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import { DomainError } from '../../../errors.ts'
import { findEntryRole } from '../../championships/entrants-queries.ts'
import { lockPlaces } from '../../championships/registrations/registrations.ts'
import { type EntryKey, extendPayUntil } from '../../championships/registrations/unpaid-entries.ts'
import { readChampionship } from '../../championships/service.ts'
import { requireOwnEntry } from '../service.ts'
import { getAdultBirth } from './ages.ts'
import { toEntryStatus, toPart } from './entry-payment.ts'
import { readParts } from './parts.ts'
import { countPaid, findEntryTime, findMembersAmong, findPartStates } from './parts-repository.ts'
import { notifyToPayPart } from './reminders.ts'

/** The parts of an entry, who pays each, and its state. */
export async function readEntryPayment(context: Context, key: EntryKey): Promise<Schemas['EntryPayment']> {
  const { db, now } = context
  const { registrationId, championshipId } = key
  const entry = await requireOwnEntry(context, key)
  const championship = await readChampionship(context, { id: championshipId })
  const time = await findEntryTime(db, registrationId)
  const stored = await readParts(context, { registrationId, fee: championship.entry_fee })
  if (time === null) throw new DomainError('REGISTRATION_NOT_FOUND')
  const isOver = time.status === 'WITHDRAWN' || time.status === 'REJECTED'
  const states =
    stored.length === 0
      ? []
      : await findPartStates(db, {
          registrationId,
          userIds: stored.map((part) => part.user_id),
          isOver,
          adultBirth: getAdultBirth(now()),
        })
  const amounts = new Map(stored.map((part) => [part.user_id, part]))
  const parts = states.flatMap((state) => {
    const part = amounts.get(state.user_id)
    return part === undefined ? [] : [toPart(part, state)]
  })
  const paid = parts.filter(({ status }) => status === 'PAID').reduce((sum, { amount }) => sum + amount, 0)
  const role = await findEntryRole(db, entry.id, context.actor.userId)
  const isRunning = time.status === 'PENDING_PAYMENT' && time.pay_until !== null && time.pay_until > now()
  return {
    registration_id: entry.id,
    championship: {
      id: championship.id,
      name: championship.name,
      url: championship.url,
      starts_at: championship.starts_at,
    },
    team: entry.team,
    amount: championship.entry_fee,
    paid,
    status: toEntryStatus(time, parts),
    pay_until: time.status === 'PENDING_PAYMENT' ? (time.pay_until?.toISOString() ?? null) : null,
    can_extend:
      isRunning &&
      paid > 0 &&
      time.pay_extended_at === null &&
      role !== null &&
      hasPermission(role, 'enterChampionships'),
    parts,
  }
}

/** Reminds those whose part is not paid, except the caller. */
export async function remindEntryPayment(context: Context, key: EntryKey): Promise<Schemas['EntryPayment']> {
  const { db, actor } = context
  const entry = await readEntryPayment(context, key)
  if (entry.pay_until === null) throw new DomainError('CHAMPIONSHIP_STATUS')
  const unpaid = entry.parts.filter(({ status, user }) => status !== 'PAID' && user.id !== actor.userId)
  // Players who have left the team since are asked for nothing.
  const members = await findMembersAmong(
    db,
    entry.registration_id,
    unpaid.map(({ user }) => user.id),
  )
  await notifyToPayPart(context, { registrationId: entry.registration_id, userIds: members })
  return entry
}

/** Gives the others more time, once and by a member who may register the team, after a first part was paid. A repeated call changes nothing. */
export async function extendEntryPayment(context: Context, key: EntryKey): Promise<Schemas['EntryPayment']> {
  const { db, now } = context
  const entry = await requireOwnEntry(context, key)
  const role = await findEntryRole(db, entry.id, context.actor.userId)
  if (role === null || !hasPermission(role, 'enterChampionships')) throw new DomainError('FORBIDDEN')
  // Every end of the time locks the championship, too.
  await lockPlaces(context, key.championshipId)
  const time = await findEntryTime(db, key.registrationId)
  if (time?.status === 'PENDING_PAYMENT' && time.pay_extended_at !== null)
    return readEntryPayment(context, key)
  const hasPaid = (await countPaid(db, key.registrationId)) > 0
  const by = remainingPaymentTime
  if (!hasPaid || !(await extendPayUntil(db, key.registrationId, { now: now(), by })))
    throw new DomainError('CHAMPIONSHIP_STATUS')
  await context.realtime.publishChampionship(context, key.championshipId, 'REGISTRATIONS')
  return readEntryPayment(context, key)
}
