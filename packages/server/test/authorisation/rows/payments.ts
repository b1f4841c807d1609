import { type Outcome, type Rows, signedIn } from '../row.ts'
import type { Scenario } from '../scenario.ts'

const entry = ({ chargedId: id, chargedRegistrationId: registrationId }: Scenario) => ({
  path: { id, registrationId },
})
const payment = ({ paymentId }: Scenario) => ({ path: { paymentId } })

/** Who may pay the entry: its players, of whom the owner is the only one, and who may register the team. */
const payers = (outcome: 200 | 201, refusal: Outcome) =>
  signedIn(refusal, { captain: outcome, manager: outcome, owner: outcome })

export const paymentRows = {
  listRegistrationPayments: { call: entry, outcomes: payers(200, 'FORBIDDEN') },
  createPayment: { call: entry, outcomes: payers(201, 'FORBIDDEN') },
  readPayment: { call: payment, outcomes: payers(200, 'PAYMENT_NOT_FOUND') },
  checkPayment: { call: payment, outcomes: payers(200, 'PAYMENT_NOT_FOUND') },
  simulatePayment: {
    call: (scenario) => ({ ...payment(scenario), body: { outcome: 'PAID' } }),
    outcomes: payers(200, 'PAYMENT_NOT_FOUND'),
  },
} satisfies Rows
