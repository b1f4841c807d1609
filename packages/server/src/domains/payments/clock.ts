import { createContext, type SystemContext } from '../../context.ts'
import { runInTransaction } from '../../database/transaction.ts'
import { expireEntry, findOverdueEntries } from '../championships/registrations/unpaid-entries.ts'
import { findOverGifts } from './gifts/gifts-repository.ts'
import { endGift } from './gifts/service.ts'
import type { PaymentServices } from './reports.ts'
import { runPrizeClock } from './prizes/payouts.ts'
import { cancelUnneededDeposits } from './prizes/prizes-repository.ts'
import { cancelCharges, claimLooks, expireCharges, findCharge, findRefundable } from './repository.ts'
import { applyState, decideRefund, getReceived } from './settlement.ts'

const MAX_CLAIMED = 20

const inTransaction = <T>(
  services: PaymentServices,
  run: (context: SystemContext) => Promise<T>,
): Promise<T> =>
  runInTransaction(
    services.db,
    (unit) => run(createContext(services, unit, null)),
    (error) => services.log.error({ err: error }, 'a task after the clock of the payments failed'),
  )

/** Each by itself: one that fails is tried again by the next run and holds up no other. */
async function forEach<T>(
  { log }: PaymentServices,
  due: readonly T[],
  run: (task: T) => Promise<boolean>,
): Promise<number> {
  let done = 0
  for (const task of due) {
    try {
      if (await run(task)) done += 1
    } catch (error) {
      log.warn({ err: error }, 'something due with a payment will be tried again')
    }
  }
  return done
}

/** Asks for the refund, or for what has become of the charge. */
async function look(
  services: PaymentServices,
  { id, status }: Awaited<ReturnType<typeof claimLooks>>[number],
): Promise<boolean> {
  const { db, payments } = services
  const charge = await findCharge(db, id)
  if (charge === null || payments.provider?.name !== charge.provider) return false
  const state =
    status === 'REFUNDING'
      ? {
          status: await payments.provider.refund({ ...charge, amount: getReceived(charge) }),
          amount: charge.amount,
          paidAt: null,
        }
      : await payments.provider.readCharge(charge)
  return (await inTransaction(services, (context) => applyState(context, id, state))) !== 'UNCHANGED'
}

export interface PaymentClockRun {
  expired: number
  /** Entries that were not paid in time. */
  unpaid: number
  cancelled: number
  gifts: number
  refunds: number
  prizes: number
  looks: number
}

/** Does what is due with payments at `services.now()`; any number of processes may do so at once. */
export async function runPaymentClock(services: PaymentServices): Promise<PaymentClockRun> {
  const { db } = services
  const now = services.now()
  const expired = await expireCharges(db, now)
  const unpaid = await forEach(services, await findOverdueEntries(db, now), (key) =>
    inTransaction(services, (context) => expireEntry(context, key)),
  )
  const cancelled = (await cancelCharges(db, now)) + (await cancelUnneededDeposits(db, now))
  const gifts = await forEach(services, await findOverGifts(db, now), (id) =>
    inTransaction(services, (context) => endGift(context, id)),
  )
  const refunds = await forEach(services, await findRefundable(db), (due) =>
    inTransaction(services, (context) => decideRefund(context, due)),
  )
  const prizes = await runPrizeClock(services)
  let looks = 0
  let claimed: number
  do {
    const due = await claimLooks(db, { now, limit: MAX_CLAIMED })
    claimed = due.length
    looks += await forEach(services, due, (charge) => look(services, charge))
  } while (claimed === MAX_CLAIMED)
  return { expired, unpaid, cancelled, gifts, refunds, prizes, looks }
}
