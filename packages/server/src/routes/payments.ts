import { exportChampionshipPayments, exportOwnPayments } from '../domains/payments/exports.ts'
import { listChampionshipPayments, listOwnPayments, listTeamPayments } from '../domains/payments/history.ts'
import {
  acceptGift,
  createGift,
  declineGift,
  listRegistrationGifts,
  listSentGifts,
  prepareGift,
} from '../domains/payments/gifts/service.ts'
import { answerDivision, proposeDivision, remindPrize } from '../domains/payments/prizes/agreements.ts'
import { createDeposit, prepareDeposit } from '../domains/payments/prizes/deposits.ts'
import { readPrizePool } from '../domains/payments/prizes/pool.ts'
import { readOrganizerRecord } from '../domains/payments/prizes/record.ts'
import { answerReceiver, nameReceiver } from '../domains/payments/prizes/receivers.ts'
import { approvePrize, listHeldPrizes, listOwnPrizes } from '../domains/payments/prizes/shares.ts'
import { readTeamPrize } from '../domains/payments/prizes/team-prize.ts'
import { readPrizeWithholding, setPrizeWithholding } from '../domains/payments/prizes/withholding.ts'
import {
  checkPayment,
  createPayment,
  listRegistrationPayments,
  prepareCharge,
  readPayment,
  simulatePayment,
} from '../domains/payments/service.ts'
import {
  extendEntryPayment,
  readEntryPayment,
  remindEntryPayment,
} from '../domains/payments/entries/service.ts'
import type { Handlers } from './handler.ts'

const entryOf = ({ id, registrationId }: { id: string; registrationId: string }) => ({
  championshipId: id,
  registrationId,
})

const prizeOf = ({ id, teamId }: { id: string; teamId: string }) => ({
  championshipId: id.toLowerCase(),
  teamId: teamId.toLowerCase(),
})

export const paymentHandlers = {
  listRegistrationPayments: ({ context, path }) => listRegistrationPayments(context, entryOf(path)),
  createPayment: {
    prepare: async ({ context, path, body }) => {
      const prepared = await prepareCharge(context, entryOf(path), body?.user_ids)
      return (request) => createPayment(request.context, prepared)
    },
  },
  readEntryPayment: ({ context, path }) => readEntryPayment(context, entryOf(path)),
  remindEntryPayment: ({ context, path }) => remindEntryPayment(context, entryOf(path)),
  extendEntryPayment: ({ context, path }) => extendEntryPayment(context, entryOf(path)),
  readPayment: ({ context, path }) => readPayment(context, path.paymentId),
  checkPayment: {
    prepare: async ({ context, path }) => {
      await checkPayment(context, path.paymentId)
      return (request) => readPayment(request.context, request.path.paymentId)
    },
  },
  simulatePayment: {
    prepare: async ({ context, path, body }) => {
      await simulatePayment(context, path.paymentId, body.outcome)
      return (request) => readPayment(request.context, request.path.paymentId)
    },
  },
  listOwnPayments: ({ context, query }) => listOwnPayments(context, query),
  listTeamPayments: ({ context, path, query }) => listTeamPayments(context, path.id, query),
  listChampionshipPayments: ({ context, path, query }) => listChampionshipPayments(context, path.id, query),
  exportOwnPayments: ({ context }) => exportOwnPayments(context),
  exportChampionshipPayments: ({ context, path }) => exportChampionshipPayments(context, path.id),
  listOwnPrizes: ({ context }) => listOwnPrizes(context),
  listHeldPrizes: ({ context }) => listHeldPrizes(context),
  approvePrize: ({ context, path }) => approvePrize(context, path.shareId),
  readPrizeWithholding: ({ context }) => readPrizeWithholding(context),
  setPrizeWithholding: ({ context, body }) => setPrizeWithholding(context, body),
  readTeamPrize: ({ context, path }) => readTeamPrize(context, path.id, path.teamId),
  proposePrizeDivision: ({ context, path, body }) => proposeDivision(context, prizeOf(path), body),
  answerPrizeDivision: ({ context, path, body }) => answerDivision(context, prizeOf(path), body),
  remindTeamPrize: ({ context, path }) => remindPrize(context, prizeOf(path)),
  namePrizeReceiver: ({ context, path, body }) => nameReceiver(context, path.shareId, body.nick),
  answerPrizeReceiver: ({ context, path, body }) => answerReceiver(context, path.shareId, body.accepts),
  readOrganizerRecord: ({ context, path }) => readOrganizerRecord(context, path.id),
  readPrizePool: ({ context, path }) => readPrizePool(context, path.id),
  createPrizeDeposit: {
    prepare: async ({ context, path, body }) => {
      const charge = await prepareDeposit(context, path.id, body)
      return (request) => createDeposit(request.context, charge)
    },
  },
  listSentGifts: ({ context }) => listSentGifts(context),
  listRegistrationGifts: ({ context, path }) => listRegistrationGifts(context, entryOf(path)),
  createGift: {
    prepare: async ({ context, path, body }) => {
      const gift = await prepareGift(context, entryOf(path), body)
      return (request) => createGift(request.context, gift)
    },
  },
  acceptGift: ({ context, path }) => acceptGift(context, path.giftId),
  declineGift: ({ context, path }) => declineGift(context, path.giftId),
} satisfies Partial<Handlers>
