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
} from '../inputs.ts'
import type {
  Payment,
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
 * Only where no real money moves (`is_simulated`), for who may pay the entry.
 *
 * `POST /payments/{paymentId}/simulation`
 */
export const simulatePayment: (convoca: Convoca, input: SimulatePaymentParams, options?: CallOptions) => ConvocaPromise<Payment> = /* @__PURE__ */ operation('simulatePayment', 'POST', '/payments/{paymentId}/simulation', 'body')
