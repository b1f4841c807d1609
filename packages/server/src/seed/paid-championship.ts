import { paymentLifetime, splitFee } from '@convoca/contract/rules'
import type { Context, SystemContext } from '../context.ts'
import { newId } from '../database/id.ts'
import { createPixCode, toTxid } from '../domains/payments/pix-code.ts'
import { holdParts, insertParts } from '../domains/payments/entries/parts-repository.ts'
import { insertCharge } from '../domains/payments/repository.ts'
import { applyState, decideRefund } from '../domains/payments/settlement.ts'
import { decideRegistration } from '../domains/championships/registrations/registrations.ts'
import { setPayUntil } from '../domains/championships/registrations/unpaid-entries-repository.ts'
import { expireEntry } from '../domains/championships/registrations/unpaid-entries.ts'
import { PAID_ENTRY_FEE } from './championship-plans.ts'
import { DAY, HOUR, MINUTE, type SeedContext, getAt, minutesAgo } from './seed-context.ts'

interface Entry {
  championshipId: string
  registrationId: string
  teamId: string
  /** The roster, in order. */
  userIds: readonly string[]
}

const receiver = { key: 'pagamentos@convoca.example', name: 'CONVOCA ESPORTS', city: 'SAO PAULO' }

/** A code that this player has asked for at that time, for the parts of these. */
async function addCharge(
  { db }: SystemContext,
  entry: Entry,
  { payerId, of, at }: { payerId: string; of: readonly string[]; at: Date },
): Promise<string> {
  const id = newId()
  const { part } = splitFee(PAID_ENTRY_FEE, entry.userIds.length)
  const amount = part * of.length
  await insertCharge(db, {
    id,
    championship_id: entry.championshipId,
    registration_id: entry.registrationId,
    team_id: entry.teamId,
    payer_id: payerId,
    amount,
    provider: 'sandbox',
    reference: id,
    pix_code: createPixCode({ ...receiver, amount, txid: toTxid(id) }),
    expires_at: new Date(at.getTime() + paymentLifetime),
    created_at: at,
    next_look_at: new Date(at.getTime() + paymentLifetime),
  })
  await holdParts(db, { chargeId: id, registrationId: entry.registrationId, userIds: of })
  return id
}

/** The parts of these, each paid by its owner. */
async function payParts(
  context: SystemContext,
  entry: Entry,
  { of, at }: { of: readonly string[]; at: Date },
): Promise<string[]> {
  const paid: string[] = []
  for (const [place, userId] of of.entries()) {
    const time = new Date(at.getTime() + place * MINUTE)
    const id = await addCharge(context, entry, { payerId: userId, of: [userId], at: time })
    const { part: amount } = splitFee(PAID_ENTRY_FEE, entry.userIds.length)
    await applyState({ ...context, now: () => time }, id, { status: 'PAID', amount, paidAt: time })
    paid.push(id)
  }
  return paid
}

async function payBack(
  context: SystemContext,
  ids: readonly string[],
  reason: 'INCOMPLETE' | 'REJECTED',
): Promise<void> {
  for (const id of ids) {
    await decideRefund(context, { id, reason })
    await applyState(context, id, { status: 'REFUNDED', amount: 0, paidAt: null })
  }
}

/**
 * Entries in every state: paid in part, paid, unpaid, paid in part and lost, paid and rejected, lost without a payment. What waits for a payment waits
 * until registration closes, so that the demo has it for days.
 */
export async function addEntryPayments(
  seed: SeedContext,
  entries: readonly Entry[],
  { organizer, startsAt }: { organizer: Context; startsAt: number },
): Promise<void> {
  const { context } = seed
  for (const { registrationId, userIds } of entries) {
    const { part: amount } = splitFee(PAID_ENTRY_FEE, userIds.length)
    await insertParts(
      context.db,
      registrationId,
      userIds.map((userId) => ({ user_id: userId, amount })),
    )
  }
  const at = minutesAgo(seed, 45)
  const [partly, paid, unpaid, lost, rejected, forgotten] = [0, 1, 2, 3, 4, 5].map((place) =>
    getAt(entries, place),
  ) as [Entry, Entry, Entry, Entry, Entry, Entry]
  await payParts(context, partly, { of: partly.userIds.slice(1, 3), at })
  await payParts(context, paid, { of: paid.userIds, at })
  const late = await payParts(context, lost, {
    of: lost.userIds.slice(0, 2),
    at: new Date(at.getTime() - 2 * HOUR),
  })
  const tomorrow = { ...context, now: () => new Date(seed.startedAt.getTime() + 2 * DAY) }
  for (const entry of [lost, forgotten]) await expireEntry(tomorrow, entry)
  await payBack(context, late, 'INCOMPLETE')
  const whole = await payParts(context, rejected, { of: rejected.userIds, at })
  await decideRegistration(organizer, rejected, {
    status: 'REJECTED',
    reason: 'O elenco não joga este jogo.',
  })
  await payBack(context, whole, 'REJECTED')
  for (const { registrationId } of [partly, unpaid])
    await setPayUntil(context.db, registrationId, new Date(startsAt - DAY))
}
