// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import type { ConvocaPromise } from '../../client/convoca-promise.ts'
import type { Convoca } from '../../client/internals.ts'
import { operation } from '../../client/operation.ts'
import type { CallOptions } from '../../client/types.ts'
import type {
  ListRegistrationPaymentsParams,
  CreatePaymentParams,
  ReadPaymentParams,
  CheckPaymentParams,
  SimulatePaymentParams,
  ListOwnPaymentsParams,
  ListTeamPaymentsParams,
  ListChampionshipPaymentsParams,
  ExportChampionshipPaymentsParams,
} from '../inputs.ts'
import type {
  Payment,
  PaymentExport,
  PaymentHistory,
  PaymentList,
} from '../models.ts'

/**
 * Lists the payments of a team's entry.
 *
 * Those who may pay the entry may call this: its players, and OWNER, MANAGER and CAPTAIN of the team.
 *
 * `GET /championships/{id}/registrations/{registrationId}/payments`
 */
export const listRegistrationPayments: (convoca: Convoca, input: ListRegistrationPaymentsParams, options?: CallOptions) => ConvocaPromise<PaymentList> = /* @__PURE__ */ operation('listRegistrationPayments', 'GET', '/championships/{id}/registrations/{registrationId}/payments')

/**
 * Asks for a Pix code to pay a team's entry.
 *
 * The players of the entry, and OWNER, MANAGER and CAPTAIN of the team, may call this if they are adults with a valid CPF. The code can be paid for 30 minutes. An entry has one payment that waits or is paid.
 *
 * `POST /championships/{id}/registrations/{registrationId}/payments`
 */
export const createPayment: (convoca: Convoca, input: CreatePaymentParams, options?: CallOptions) => ConvocaPromise<Payment> = /* @__PURE__ */ operation('createPayment', 'POST', '/championships/{id}/registrations/{registrationId}/payments', '', { idempotencyKey: true })

/**
 * Reads a payment.
 *
 * Only its payer, and those who may pay the entry, may call this.
 *
 * `GET /payments/{paymentId}`
 */
export const readPayment: (convoca: Convoca, input: ReadPaymentParams, options?: CallOptions) => ConvocaPromise<Payment> = /* @__PURE__ */ operation('readPayment', 'GET', '/payments/{paymentId}')

/**
 * Asks the bank whether a payment was paid.
 *
 * Only its payer, and those who may pay the entry, may call this. A repeated call changes nothing that is known.
 *
 * `POST /payments/{paymentId}/check`
 */
export const checkPayment: (convoca: Convoca, input: CheckPaymentParams, options?: CallOptions) => ConvocaPromise<Payment> = /* @__PURE__ */ operation('checkPayment', 'POST', '/payments/{paymentId}/check')

/**
 * Simulates the bank.
 *
 * Only possible while no real money moves (`is_simulated`), for those who may pay the entry.
 *
 * `POST /payments/{paymentId}/simulation`
 */
export const simulatePayment: (convoca: Convoca, input: SimulatePaymentParams, options?: CallOptions) => ConvocaPromise<Payment> = /* @__PURE__ */ operation('simulatePayment', 'POST', '/payments/{paymentId}/simulation', 'body')

/**
 * Lists what the caller has paid.
 *
 * The payments are ordered by when the code was asked for.
 *
 * `GET /payments`
 */
export const listOwnPayments: (convoca: Convoca, input?: ListOwnPaymentsParams, options?: CallOptions) => ConvocaPromise<PaymentHistory> = /* @__PURE__ */ operation('listOwnPayments', 'GET', '/payments', 'cursor? limit?')

/**
 * Lists the payments of a team's entries.
 *
 * Only OWNER, MANAGER and CAPTAIN of the team may call this.
 *
 * `GET /teams/{id}/payments`
 */
export const listTeamPayments: (convoca: Convoca, input: ListTeamPaymentsParams, options?: CallOptions) => ConvocaPromise<PaymentHistory> = /* @__PURE__ */ operation('listTeamPayments', 'GET', '/teams/{id}/payments', 'cursor? limit?')

/**
 * Lists the payments of a championship's entries.
 *
 * Only the organiser and co-organisers may call this.
 *
 * `GET /championships/{id}/payments`
 */
export const listChampionshipPayments: (convoca: Convoca, input: ListChampionshipPaymentsParams, options?: CallOptions) => ConvocaPromise<PaymentHistory> = /* @__PURE__ */ operation('listChampionshipPayments', 'GET', '/championships/{id}/payments', 'cursor? limit?')

/**
 * Exports the payments of a championship's entries as CSV.
 *
 * Only the organiser and co-organisers may call this. Cells that a spreadsheet would compute are escaped, and so are those that would begin a formula with another separator.
 *
 * `GET /championships/{id}/payments/export`
 */
export const exportChampionshipPayments: (convoca: Convoca, input: ExportChampionshipPaymentsParams, options?: CallOptions) => ConvocaPromise<PaymentExport> = /* @__PURE__ */ operation('exportChampionshipPayments', 'GET', '/championships/{id}/payments/export')
