import { type SystemContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { lockPlaces, publishPlaces } from '../championships/registrations/registrations.ts'
import { settleEntry, takeParts } from './entries/settlement.ts'
import { takeDeposit } from './prizes/missing.ts'
import { type LedgerEntry, postTransaction } from './ledger-repository.ts'
import type { ChargeState } from '../../payment-provider.ts'
import { type ChargeRow, findCharge, lockCharge, moveCharge } from './repository.ts'
import { giftLifetime, remainingPaymentTime } from '@convoca/contract/rules'
import { keepPlaceUntil } from '../championships/registrations/unpaid-entries.ts'
import { findGift, moveGift, needsPayment } from './gifts/gifts-repository.ts'
import { notifyOfGift } from './gifts/notifications.ts'

/** A gift is paid: the team may take it, if it still needs it. False where the charge is no gift, or of no use. The championship must be locked. */
export async function offerGift(context: SystemContext, { id: chargeId }: { id: string }): Promise<boolean> {
  const { db, now } = context
  const gift = await findGift(db, { chargeId })
  if (gift?.status !== 'WAITING') return false
  const at = now()
  const end = Math.min(at.getTime() + giftLifetime, gift.registration_closes_at.getTime())
  if (end <= at.getTime() || !(await needsPayment(db, gift.registration_id))) {
    await moveGift(db, gift.id, { from: 'WAITING', to: 'EXPIRED' })
    return false
  }
  await moveGift(db, gift.id, { from: 'WAITING', to: 'OFFERED', expires_at: new Date(end) })
  // A team that does not answer in time can still pay by itself.
  if (gift.registration_id !== null)
    await keepPlaceUntil(db, gift.registration_id, new Date(end + remainingPaymentTime))
  await notifyOfGift(context, gift)
  await context.realtime.publishChampionship(context, gift.championship_id, 'REGISTRATIONS')
  return true
}

/** The outcome of a provider's report; kept with it. */
export type Outcome =
  | 'UNKNOWN_CHARGE'
  | 'UNCHANGED'
  | 'WRONG_AMOUNT'
  | 'PAID'
  | 'LATE'
  | 'REFUNDED'
  | 'PAYOUT'

type Charge = Pick<
  ChargeRow,
  'id' | 'championship_id' | 'purpose' | 'payer_id' | 'amount' | 'received_amount' | 'provider'
>

/** The amount of a payment that has arrived, in centavos. */
export const getReceived = (charge: Pick<Charge, 'amount' | 'received_amount'>): number =>
  charge.received_amount ?? charge.amount

const atProvider = ({ provider }: Charge, amount: number): LedgerEntry => ({
  account: 'PROVIDER',
  owner: provider,
  amount,
})
/** The amount that the championship keeps of it. */
const toKeptEntry = ({ championship_id: owner, purpose }: Charge, amount: number): LedgerEntry => ({
  account: purpose === 'DEPOSIT' ? 'PRIZES' : 'ENTRIES',
  owner,
  amount,
})
const owed = ({ payer_id: owner }: Charge, amount: number): LedgerEntry => ({
  account: 'OWED',
  owner,
  amount,
})

/** Money has arrived for a code that is not what it is paid for any more. */
async function moveToLate(context: SystemContext, { id, status }: ChargeRow, paidAt: Date): Promise<void> {
  const { db } = context
  if (status === 'PENDING') await moveCharge(db, id, { from: 'PENDING', to: 'CANCELLED' })
  const from = status === 'PENDING' ? 'CANCELLED' : status
  await moveCharge(db, id, { from, to: 'LATE', paid_at: paidAt })
}

/** The arrived money goes back: of no use, or not the amount that was asked for. */
async function sendBack(
  context: SystemContext,
  charge: ChargeRow,
  { paidAt, received, reason }: { paidAt: Date; received: number; reason: 'LATE' | 'WRONG_AMOUNT' },
): Promise<void> {
  const { db, now } = context
  const { id, amount } = charge
  await moveToLate(context, charge, paidAt)
  await moveCharge(db, id, {
    from: 'LATE',
    to: 'REFUNDING',
    refund_reason: reason,
    ...(received !== amount && { received_amount: received }),
    next_look_at: now(),
    looks: 0,
  })
  const entries = [atProvider(charge, received), owed(charge, -received)]
  await postTransaction(db, { kind: 'LATE_RECEIVED', chargeId: id }, entries)
  await context.realtime.publishChampionship(context, charge.championship_id, 'REGISTRATIONS')
}

/** Takes what is paid for: a deposit, or parts of an entry. What belongs to no entry is a gift, which its team has to accept. */
async function isWanted(context: SystemContext, charge: ChargeRow): Promise<boolean> {
  if (charge.purpose === 'DEPOSIT') return takeDeposit(context, charge)
  return charge.registration_id === null ? offerGift(context, charge) : takeParts(context, charge)
}

async function acceptPayment(context: SystemContext, charge: ChargeRow, paidAt: Date): Promise<Outcome> {
  const { db } = context
  const { id, amount, status } = charge
  if (!(await isWanted(context, charge))) {
    await sendBack(context, charge, { paidAt, received: amount, reason: 'LATE' })
    return 'LATE'
  }
  if (status === 'PENDING')
    await moveCharge(db, id, { from: 'PENDING', to: 'PAID', paid_at: paidAt, next_look_at: null })
  else {
    await moveToLate(context, charge, paidAt)
    await moveCharge(db, id, { from: 'LATE', to: 'PAID', next_look_at: null })
  }
  const entries = [atProvider(charge, amount), toKeptEntry(charge, -amount)]
  if (charge.purpose === 'DEPOSIT') {
    await postTransaction(db, { kind: 'DEPOSIT_PAID', chargeId: id }, entries)
    await context.realtime.publishChampionship(context, charge.championship_id, 'CHAMPIONSHIP')
    await context.realtime.publishChampionship(context, charge.championship_id, 'REGISTRATIONS')
    return 'PAID'
  }
  await postTransaction(db, { kind: 'ENTRY_PAID', chargeId: id }, entries)
  await settleEntry(context, charge)
  return 'PAID'
}

/** Locks the championship before the charge, as everything that changes places does, and then reads the charge. */
async function lockAndFind(context: SystemContext, id: string): Promise<ChargeRow | null> {
  const { db } = context
  const seen = await findCharge(db, id)
  if (seen === null) return null
  await lockPlaces(context, seen.championship_id)
  await lockCharge(db, id)
  return findCharge(db, id)
}

const waits: readonly Schemas['PaymentStatus'][] = ['PENDING', 'EXPIRED', 'CANCELLED']

/** Takes over what the provider says of a charge. Whatever is said again, late or in another order changes nothing. */
export async function applyState(context: SystemContext, id: string, state: ChargeState): Promise<Outcome> {
  const charge = await lockAndFind(context, id)
  if (charge === null) return 'UNKNOWN_CHARGE'
  if (state.status === 'REFUNDED') return (await finishRefund(context, charge)) ? 'REFUNDED' : 'UNCHANGED'
  if (state.status !== 'PAID' || !waits.includes(charge.status)) return 'UNCHANGED'
  // Another currency is no amount that could be booked.
  if ((state.currency ?? 'BRL') !== 'BRL') return 'WRONG_AMOUNT'
  const paidAt = state.paidAt ?? context.now()
  if (state.amount === charge.amount) return acceptPayment(context, charge, paidAt)
  await sendBack(context, charge, { paidAt, received: state.amount, reason: 'WRONG_AMOUNT' })
  return 'WRONG_AMOUNT'
}

/** The money of a paid entry goes back. False where it is on its way already. */
export async function decideRefund(
  context: SystemContext,
  { id, reason }: { id: string; reason: Schemas['RefundReason'] },
): Promise<boolean> {
  const { db, now } = context
  const charge = await lockAndFind(context, id)
  if (charge?.status !== 'PAID') return false
  await moveCharge(db, id, {
    from: 'PAID',
    to: 'REFUNDING',
    refund_reason: reason,
    next_look_at: now(),
    looks: 0,
  })
  const entries = [toKeptEntry(charge, charge.amount), owed(charge, -charge.amount)]
  await postTransaction(db, { kind: 'REFUND_DECIDED', chargeId: id }, entries)
  await publishPlaces(context, charge.championship_id)
  return true
}

/** The provider has sent the money back. */
async function finishRefund(context: SystemContext, charge: ChargeRow): Promise<boolean> {
  const { db, now } = context
  const { id } = charge
  const amount = getReceived(charge)
  const change = { from: 'REFUNDING', to: 'REFUNDED', refunded_at: now(), next_look_at: null } as const
  if (charge.status !== 'REFUNDING' || !(await moveCharge(db, id, change))) return false
  await postTransaction(db, { kind: 'REFUNDED', chargeId: id }, [
    owed(charge, amount),
    atProvider(charge, -amount),
  ])
  await context.realtime.publishChampionship(context, charge.championship_id, 'REGISTRATIONS')
  return true
}
