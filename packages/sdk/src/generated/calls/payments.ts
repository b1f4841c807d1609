// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import type { ConvocaPromise } from '../../client/convoca-promise.ts'
import type { Convoca } from '../../client/internals.ts'
import { operation } from '../../client/operation.ts'
import type { CallOptions } from '../../client/types.ts'
import type {
  ListRegistrationPaymentsParams,
  CreatePaymentParams,
  ReadEntryPaymentParams,
  RemindEntryPaymentParams,
  ExtendEntryPaymentParams,
  ReadPaymentParams,
  CheckPaymentParams,
  SimulatePaymentParams,
  ListOwnPaymentsParams,
  ExportOwnPaymentsParams,
  ListTeamPaymentsParams,
  ListChampionshipPaymentsParams,
  ExportChampionshipPaymentsParams,
  ListOwnPrizesParams,
  ReadTeamPrizeParams,
  ProposePrizeDivisionParams,
  AnswerPrizeDivisionParams,
  RemindTeamPrizeParams,
  NamePrizeReceiverParams,
  AnswerPrizeReceiverParams,
  ReadOrganizerRecordParams,
  ReadPrizePoolParams,
  CreatePrizeDepositParams,
  ListSentGiftsParams,
  AcceptGiftParams,
  DeclineGiftParams,
  ListRegistrationGiftsParams,
  CreateGiftParams,
} from '../inputs.ts'
import type {
  EntryPayment,
  Gift,
  GiftList,
  OrganizerRecord,
  Payment,
  PaymentExport,
  PaymentHistory,
  PaymentList,
  PrizePool,
  PrizeShareList,
  TeamPrize,
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
 * The players of the entry, and OWNER, MANAGER and CAPTAIN of the team, may call this if they are adults with a valid CPF. The code can be paid for 30 minutes, while the place is kept. The fee is split among the roster, and anybody may pay the parts of others: a part has one payment that waits or is paid. A new code takes the place of own ones for some of the same parts.
 *
 * `POST /championships/{id}/registrations/{registrationId}/payments`
 */
export const createPayment: (convoca: Convoca, input: CreatePaymentParams, options?: CallOptions) => ConvocaPromise<Payment> = /* @__PURE__ */ operation('createPayment', 'POST', '/championships/{id}/registrations/{registrationId}/payments', 'body?', { idempotencyKey: true })

/**
 * Reads how a team's entry is paid.
 *
 * The players of the entry, and OWNER, MANAGER and CAPTAIN of the team, may call this.
 *
 * `GET /championships/{id}/registrations/{registrationId}/entry-payment`
 */
export const readEntryPayment: (convoca: Convoca, input: ReadEntryPaymentParams, options?: CallOptions) => ConvocaPromise<EntryPayment> = /* @__PURE__ */ operation('readEntryPayment', 'GET', '/championships/{id}/registrations/{registrationId}/entry-payment')

/**
 * Reminds those of the roster whose part is not paid.
 *
 * Those who may pay the entry may call this while its place is kept. Minors, who do not pay, and the caller are not reminded.
 *
 * `POST /championships/{id}/registrations/{registrationId}/entry-payment/reminders`
 */
export const remindEntryPayment: (convoca: Convoca, input: RemindEntryPaymentParams, options?: CallOptions) => ConvocaPromise<EntryPayment> = /* @__PURE__ */ operation('remindEntryPayment', 'POST', '/championships/{id}/registrations/{registrationId}/entry-payment/reminders')

/**
 * Keeps the place of an entry that is paid in part 30 minutes longer.
 *
 * OWNER, MANAGER and CAPTAIN of the team may call this once a part is paid. Repeated calls change nothing.
 *
 * `POST /championships/{id}/registrations/{registrationId}/entry-payment/extension`
 */
export const extendEntryPayment: (convoca: Convoca, input: ExtendEntryPaymentParams, options?: CallOptions) => ConvocaPromise<EntryPayment> = /* @__PURE__ */ operation('extendEntryPayment', 'POST', '/championships/{id}/registrations/{registrationId}/entry-payment/extension')

/**
 * Reads a payment.
 *
 * Only its payer, those who may pay the entry, and the organisers of a deposit, may call this.
 *
 * `GET /payments/{paymentId}`
 */
export const readPayment: (convoca: Convoca, input: ReadPaymentParams, options?: CallOptions) => ConvocaPromise<Payment> = /* @__PURE__ */ operation('readPayment', 'GET', '/payments/{paymentId}')

/**
 * Asks the bank whether a payment was paid.
 *
 * Only its payer, those who may pay the entry, and the organisers of a deposit, may call this. A repeated call changes nothing that is known.
 *
 * `POST /payments/{paymentId}/check`
 */
export const checkPayment: (convoca: Convoca, input: CheckPaymentParams, options?: CallOptions) => ConvocaPromise<Payment> = /* @__PURE__ */ operation('checkPayment', 'POST', '/payments/{paymentId}/check')

/**
 * Simulates the bank.
 *
 * Only possible while no real money moves (`is_simulated`), for those who may read the payment.
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
 * Exports what the caller has paid as CSV.
 *
 * Cells that a spreadsheet would compute are escaped, and so are those that would begin a formula with another separator.
 *
 * `GET /payments/export`
 */
export const exportOwnPayments: (convoca: Convoca, input?: ExportOwnPaymentsParams, options?: CallOptions) => ConvocaPromise<PaymentExport> = /* @__PURE__ */ operation('exportOwnPayments', 'GET', '/payments/export')

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

/**
 * Lists the parts of prizes that the caller has won, or is asked to receive for a minor.
 *
 * A day after the last result without an open dispute, the prizes of a championship that are all deposited are divided: teams of one rank share the prizes of their places, and the roster of a team has equal parts. Each part is sent once, to the first Pix key of its winner's profile.
 *
 * `GET /prizes`
 */
export const listOwnPrizes: (convoca: Convoca, input?: ListOwnPrizesParams, options?: CallOptions) => ConvocaPromise<PrizeShareList> = /* @__PURE__ */ operation('listOwnPrizes', 'GET', '/prizes')

/**
 * Reads what a team has won, and what has become of each part.
 *
 * Members of the team and its winners may call this. A minor receives no Pix: who speaks for the team names an adult of it, who has to agree.
 *
 * `GET /championships/{id}/teams/{teamId}/prize`
 */
export const readTeamPrize: (convoca: Convoca, input: ReadTeamPrizeParams, options?: CallOptions) => ConvocaPromise<TeamPrize> = /* @__PURE__ */ operation('readTeamPrize', 'GET', '/championships/{id}/teams/{teamId}/prize')

/**
 * Proposes other parts of a team's prize.
 *
 * OWNER, MANAGER and CAPTAIN of the team may call this in the 72 hours after the prizes of the championship were divided. What was said of other parts is forgotten; whoever proposes agrees.
 *
 * `PUT /championships/{id}/teams/{teamId}/prize/division`
 */
export const proposePrizeDivision: (convoca: Convoca, input: ProposePrizeDivisionParams, options?: CallOptions) => ConvocaPromise<TeamPrize> = /* @__PURE__ */ operation('proposePrizeDivision', 'PUT', '/championships/{id}/teams/{teamId}/prize/division', 'body')

/**
 * Agrees to the parts of a team's prize, or refuses them.
 *
 * The winners may call this, each for the own part, until the parts are settled. The last one to agree settles them; without an agreement in time the parts are equal.
 *
 * `PUT /championships/{id}/teams/{teamId}/prize/agreement`
 */
export const answerPrizeDivision: (convoca: Convoca, input: AnswerPrizeDivisionParams, options?: CallOptions) => ConvocaPromise<TeamPrize> = /* @__PURE__ */ operation('answerPrizeDivision', 'PUT', '/championships/{id}/teams/{teamId}/prize/agreement', 'body')

/**
 * Asks for answers and Pix keys, those of whom one is missing.
 *
 * OWNER, MANAGER and CAPTAIN of the team may call this. The caller is not reminded.
 *
 * `POST /championships/{id}/teams/{teamId}/prize/reminder`
 */
export const remindTeamPrize: (convoca: Convoca, input: RemindTeamPrizeParams, options?: CallOptions) => ConvocaPromise<TeamPrize> = /* @__PURE__ */ operation('remindTeamPrize', 'POST', '/championships/{id}/teams/{teamId}/prize/reminder')

/**
 * Asks an adult to receive the part of a minor.
 *
 * OWNER, MANAGER and CAPTAIN of the team may name an adult of it; ADMIN may name any adult but themselves, where the team has none or is gone. Nothing is sent before the adult has agreed. Another one may be named until it is sent; whoever had agreed is then not asked any more, and what the staff had approved is to be approved anew.
 *
 * `PUT /prizes/{shareId}/receiver`
 */
export const namePrizeReceiver: (convoca: Convoca, input: NamePrizeReceiverParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('namePrizeReceiver', 'PUT', '/prizes/{shareId}/receiver', 'body', { responseKind: 'none' })

/**
 * Agrees to receive the part of a minor, or refuses.
 *
 * Only the adult who is asked may call this. An agreement holds until the part is sent, unless another one is named.
 *
 * `POST /prizes/{shareId}/receiver/answer`
 */
export const answerPrizeReceiver: (convoca: Convoca, input: AnswerPrizeReceiverParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('answerPrizeReceiver', 'POST', '/prizes/{shareId}/receiver/answer', 'body', { responseKind: 'none' })

/**
 * Reads what an organiser has promised as prizes, and what of it was deposited and paid.
 *
 * `GET /public/organizers/{id}/prize-record`
 */
export const readOrganizerRecord: (convoca: Convoca, input: ReadOrganizerRecordParams, options?: CallOptions) => ConvocaPromise<OrganizerRecord> = /* @__PURE__ */ operation('readOrganizerRecord', 'GET', '/public/organizers/{id}/prize-record')

/**
 * Reads what a championship has promised as prizes, and what is deposited for it.
 *
 * `GET /public/championships/{id}/prize-pool`
 */
export const readPrizePool: (convoca: Convoca, input: ReadPrizePoolParams, options?: CallOptions) => ConvocaPromise<PrizePool> = /* @__PURE__ */ operation('readPrizePool', 'GET', '/public/championships/{id}/prize-pool')

/**
 * Asks for a Pix code to deposit money for the prizes.
 *
 * Only the organiser and co-organisers may call this, if they are adults with a valid CPF. The code can be paid for 30 minutes; a new one takes its place. No more than is missing of the promise can be deposited. What is deposited goes back if the championship is cancelled.
 *
 * `POST /championships/{id}/prize-deposits`
 */
export const createPrizeDeposit: (convoca: Convoca, input: CreatePrizeDepositParams, options?: CallOptions) => ConvocaPromise<Payment> = /* @__PURE__ */ operation('createPrizeDeposit', 'POST', '/championships/{id}/prize-deposits', 'body', { idempotencyKey: true })

/**
 * Lists the gifts that the caller has made.
 *
 * `GET /gifts`
 */
export const listSentGifts: (convoca: Convoca, input?: ListSentGiftsParams, options?: CallOptions) => ConvocaPromise<GiftList> = /* @__PURE__ */ operation('listSentGifts', 'GET', '/gifts')

/**
 * Accepts a gift.
 *
 * Only OWNER, MANAGER and CAPTAIN of the team may call this. The entry is paid with it: the place is the team's, and whoever has paid a part gets it back. A repeated call changes nothing.
 *
 * `POST /gifts/{giftId}/acceptance`
 */
export const acceptGift: (convoca: Convoca, input: AcceptGiftParams, options?: CallOptions) => ConvocaPromise<Gift> = /* @__PURE__ */ operation('acceptGift', 'POST', '/gifts/{giftId}/acceptance')

/**
 * Declines a gift.
 *
 * Only OWNER, MANAGER and CAPTAIN of the team may call this. The money goes back to the sender. A repeated call changes nothing.
 *
 * `POST /gifts/{giftId}/refusal`
 */
export const declineGift: (convoca: Convoca, input: DeclineGiftParams, options?: CallOptions) => ConvocaPromise<Gift> = /* @__PURE__ */ operation('declineGift', 'POST', '/gifts/{giftId}/refusal')

/**
 * Lists the gifts that a team's entry has got.
 *
 * Only those who may pay the entry may call this: its players, and OWNER, MANAGER and CAPTAIN of the team. Unpaid gifts are left out.
 *
 * `GET /championships/{id}/registrations/{registrationId}/gifts`
 */
export const listRegistrationGifts: (convoca: Convoca, input: ListRegistrationGiftsParams, options?: CallOptions) => ConvocaPromise<GiftList> = /* @__PURE__ */ operation('listRegistrationGifts', 'GET', '/championships/{id}/registrations/{registrationId}/gifts')

/**
 * Asks for a Pix code to pay another team's entry as a gift.
 *
 * Only adults with a valid CPF who are not of the team may call this. Once it is paid, OWNER, MANAGER and CAPTAIN of the team are told, and have 48 hours to accept or decline it, until the end of the registration at most; if they do not, the money goes back.
 *
 * `POST /championships/{id}/registrations/{registrationId}/gifts`
 */
export const createGift: (convoca: Convoca, input: CreateGiftParams, options?: CallOptions) => ConvocaPromise<Gift> = /* @__PURE__ */ operation('createGift', 'POST', '/championships/{id}/registrations/{registrationId}/gifts', 'body', { idempotencyKey: true })
