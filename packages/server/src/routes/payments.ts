import {
  exportChampionshipPayments,
  listChampionshipPayments,
  listOwnPayments,
  listTeamPayments,
} from '../domains/payments/history.ts'
import {
  acceptGift,
  createGift,
  declineGift,
  listRegistrationGifts,
  listSentGifts,
  prepareGift,
} from '../domains/payments/gifts/service.ts'
import { createDeposit, prepareDeposit } from '../domains/payments/prizes/deposits.ts'
import { readPrizePool } from '../domains/payments/prizes/pool.ts'
import { approvePrize, listHeldPrizes, listOwnPrizes } from '../domains/payments/prizes/shares.ts'
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
  exportChampionshipPayments: ({ context, path }) => exportChampionshipPayments(context, path.id),
  listOwnPrizes: ({ context }) => listOwnPrizes(context),
  listHeldPrizes: ({ context }) => listHeldPrizes(context),
  approvePrize: ({ context, path }) => approvePrize(context, path.shareId),
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
