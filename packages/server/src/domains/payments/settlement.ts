import type { SystemContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import {
  confirmPaidRegistration,
  lockPlaces,
  publishPlaces,
} from '../championships/registrations/registrations.ts'
import { offerGift } from './gifts/offers.ts'
import { type LedgerEntry, postTransaction } from './ledger-repository.ts'
import type { ChargeState } from '../../payment-provider.ts'
import { type ChargeRow, findCharge, findOpenCharge, lockCharge, moveCharge } from './repository.ts'

/** What became of what a provider says; kept with its report. */
export type Outcome = 'UNKNOWN_CHARGE' | 'UNCHANGED' | 'WRONG_AMOUNT' | 'PAID' | 'LATE' | 'REFUNDED'

type Charge = Pick<
  ChargeRow,
  'id' | 'championship_id' | 'registration_id' | 'payer_id' | 'amount' | 'provider'
>

const atProvider = ({ provider }: Charge, amount: number): LedgerEntry => ({
  account: 'PROVIDER',
  owner: provider,
  amount,
})
const ofEntries = ({ championship_id: owner }: Charge, amount: number): LedgerEntry => ({
  account: 'ENTRIES',
  owner,
  amount,
})
const owed = ({ payer_id: owner }: Charge, amount: number): LedgerEntry => ({
  account: 'OWED',
  owner,
  amount,
})

/** The payment takes the place of its entry, if that still waits for one: another code of the entry is then of no use. */
async function takePlace(context: SystemContext, charge: Charge): Promise<boolean> {
  const { db } = context
  const { registration_id: registrationId, championship_id: championshipId } = charge
  if (registrationId === null) return offerGift(context, charge)
  const other = await findOpenCharge(db, charge)
  if (other?.status === 'PAID') return false
  if (!(await confirmPaidRegistration(context, { championshipId, registrationId }))) return false
  if (other !== null) await moveCharge(db, other.id, { from: 'PENDING', to: 'CANCELLED' })
  return true
}

async function acceptPayment(context: SystemContext, charge: ChargeRow, paidAt: Date): Promise<Outcome> {
  const { db, now } = context
  const { id, amount } = charge
  let { status } = charge
  const hasPlace = await takePlace(context, charge)
  if (status === 'PENDING' && hasPlace) {
    await moveCharge(db, id, { from: 'PENDING', to: 'PAID', paid_at: paidAt, next_look_at: null })
  } else {
    if (status === 'PENDING') {
      await moveCharge(db, id, { from: 'PENDING', to: 'CANCELLED' })
      status = 'CANCELLED'
    }
    await moveCharge(db, id, { from: status, to: 'LATE', paid_at: paidAt })
    if (hasPlace) await moveCharge(db, id, { from: 'LATE', to: 'PAID', next_look_at: null })
  }
  if (hasPlace) {
    const entries = [atProvider(charge, amount), ofEntries(charge, -amount)]
    await postTransaction(db, { kind: 'ENTRY_PAID', chargeId: id }, entries)
    return 'PAID'
  }
  await moveCharge(db, id, {
    from: 'LATE',
    to: 'REFUNDING',
    refund_reason: 'LATE',
    next_look_at: now(),
    looks: 0,
  })
  const entries = [atProvider(charge, amount), owed(charge, -amount)]
  await postTransaction(db, { kind: 'LATE_RECEIVED', chargeId: id }, entries)
  await context.realtime.publishChampionship(context, charge.championship_id, 'REGISTRATIONS')
  return 'LATE'
}

/** Locks the championship before the charge, as everything that changes places does, and reads the charge as it is then. */
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
  if (state.amount !== charge.amount || (state.currency ?? 'BRL') !== 'BRL') return 'WRONG_AMOUNT'
  return acceptPayment(context, charge, state.paidAt ?? context.now())
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
  const entries = [ofEntries(charge, charge.amount), owed(charge, -charge.amount)]
  await postTransaction(db, { kind: 'REFUND_DECIDED', chargeId: id }, entries)
  await publishPlaces(context, charge.championship_id)
  return true
}

/** The provider has sent the money back. */
async function finishRefund(context: SystemContext, charge: ChargeRow): Promise<boolean> {
  const { db, now } = context
  const { id, amount } = charge
  const change = { from: 'REFUNDING', to: 'REFUNDED', refunded_at: now(), next_look_at: null } as const
  if (charge.status !== 'REFUNDING' || !(await moveCharge(db, id, change))) return false
  await postTransaction(db, { kind: 'REFUNDED', chargeId: id }, [
    owed(charge, amount),
    atProvider(charge, -amount),
  ])
  await context.realtime.publishChampionship(context, charge.championship_id, 'REGISTRATIONS')
  return true
}
