import { type Dependencies, type SystemContext, createContext } from '../../context.ts'
import type { Db } from '../../database/schema.ts'
import { runInTransaction } from '../../database/transaction.ts'
import type { PaymentReport, WebhookRequest } from '../../payment-provider.ts'
import { insertEvent, setOutcome } from './events-repository.ts'
import { hastenPayout } from './prizes/payouts-repository.ts'
import { findCharge, findReportedCharge } from './repository.ts'
import { type Outcome, applyState } from './settlement.ts'

export interface PaymentServices extends Dependencies {
  db: Db
  log: Record<'error' | 'warn' | 'info', (fields: object, message: string) => void>
}

export type Receipt = 'ACCEPTED' | 'IGNORED' | 'FORGED'

/** Stores what a provider reports, once, and leaves the work to a job: providers wait for an answer only shortly. */
export async function receiveWebhook(
  services: Pick<SystemContext, 'db' | 'now' | 'payments'>,
  request: WebhookRequest,
): Promise<Receipt> {
  const { payments, now } = services
  const { provider } = payments
  if (provider === null || !provider.verifyWebhook(request)) return 'FORGED'
  const event = provider.parseEvent(request)
  if (event === null) return 'IGNORED'
  const stored = { provider: provider.name, ...event }
  await runInTransaction(
    services.db,
    async (unit) => {
      if (await insertEvent(unit.db, stored, now())) await payments.reports.add(unit, stored)
    },
    (error) => {
      throw error
    },
  )
  return 'ACCEPTED'
}

/** Reads the charge from the provider, and takes over what it says. */
export async function workReport(services: PaymentServices, report: PaymentReport): Promise<Outcome> {
  const { db, payments, log } = services
  const { provider } = payments
  const id = await findReportedCharge(db, report)
  // The clock asks what has become of a payout.
  if (id === null && (await hastenPayout(db, { ...report, now: services.now() }))) {
    await setOutcome(db, report, 'PAYOUT')
    return 'PAYOUT'
  }
  const charge = id === null ? null : await findCharge(db, id)
  const state =
    charge === null || provider?.name !== charge.provider ? null : await provider.readCharge(charge)
  return runInTransaction(
    db,
    async (unit) => {
      const context = createContext(services, unit, null)
      const outcome =
        charge === null || state === null ? 'UNKNOWN_CHARGE' : await applyState(context, charge.id, state)
      await setOutcome(unit.db, report, outcome)
      if (outcome === 'UNKNOWN_CHARGE' || outcome === 'WRONG_AMOUNT')
        log.warn({ provider: report.provider, event: report.eventId, outcome }, 'a payment needs the staff')
      return outcome
    },
    (error) => log.error({ err: error }, 'a task after a reported payment failed'),
  )
}
