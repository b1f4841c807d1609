import { type Outcome, type Rows, adminOnly, everybody, members, signedIn } from '../row.ts'
import type { Scenario } from '../scenario.ts'

const entry = ({ chargedId: id, chargedRegistrationId: registrationId }: Scenario) => ({
  path: { id, registrationId },
})
const payment = ({ paymentId }: Scenario) => ({ path: { paymentId } })

const charged = ({ chargedId: id }: Scenario) => ({ path: { id }, query: {} })
/** The owner organises it; the platform's staff is in the place of the organiser. */
const organisers = signedIn('FORBIDDEN', { owner: 200, admin: 200 })

const gift = ({ giftId }: Scenario) => ({ path: { giftId } })
const answerers = members('FORBIDDEN', { captain: 200, manager: 200, owner: 200 }, 'PAYMENT_NOT_FOUND')

/**
 * The people who may pay the entry: its players, of whom the owner is the only one, and those who may
 * register the team.
 */
const payers = (outcome: 200 | 201, refusal: Outcome) =>
  signedIn(refusal, { captain: outcome, manager: outcome, owner: outcome })

export const paymentRows = {
  listRegistrationPayments: { call: entry, outcomes: payers(200, 'FORBIDDEN') },
  createPayment: { call: entry, outcomes: payers(201, 'FORBIDDEN') },
  readEntryPayment: { call: entry, outcomes: payers(200, 'FORBIDDEN') },
  remindEntryPayment: { call: entry, outcomes: payers(200, 'FORBIDDEN') },
  extendEntryPayment: {
    call: ({ sharedId: id, sharedRegistrationId: registrationId }) => ({ path: { id, registrationId } }),
    outcomes: payers(200, 'FORBIDDEN'),
  },
  readPayment: { call: payment, outcomes: payers(200, 'PAYMENT_NOT_FOUND') },
  checkPayment: { call: payment, outcomes: payers(200, 'PAYMENT_NOT_FOUND') },
  simulatePayment: {
    call: (scenario) => ({ ...payment(scenario), body: { outcome: 'PAID' } }),
    outcomes: payers(200, 'PAYMENT_NOT_FOUND'),
  },
  listOwnPayments: { call: () => ({ query: {} }), outcomes: signedIn(200) },
  exportOwnPayments: { call: () => ({}), outcomes: signedIn(200) },
  listTeamPayments: {
    call: ({ teamId: id }) => ({ path: { id }, query: {} }),
    outcomes: members('FORBIDDEN', { captain: 200, manager: 200, owner: 200 }),
  },
  listChampionshipPayments: { call: charged, outcomes: organisers },
  exportChampionshipPayments: { call: charged, outcomes: organisers },
  listOwnPrizes: { call: () => ({}), outcomes: signedIn(200) },
  listHeldPrizes: { call: () => ({}), outcomes: adminOnly(200) },
  approvePrize: {
    call: ({ promisedId: shareId }) => ({ path: { shareId } }),
    outcomes: adminOnly('NOT_FOUND'),
  },
  readPrizeWithholding: { call: () => ({}), outcomes: adminOnly(200) },
  setPrizeWithholding: {
    call: () => ({ body: { basis_points: 0, floor: 0 } }),
    outcomes: adminOnly(200),
  },
  readTeamPrize: {
    call: ({ wonId: id, teamId }) => ({ path: { id, teamId } }),
    outcomes: members(200, {}, 'NOT_FOUND'),
  },
  proposePrizeDivision: {
    call: ({ wonId: id, teamId, shareId, ownShareId }) => ({
      path: { id, teamId },
      body: {
        version: 1,
        parts: [
          { share_id: shareId, amount: 1500 },
          { share_id: ownShareId, amount: 500 },
        ],
      },
    }),
    outcomes: members('FORBIDDEN', { captain: 200, manager: 200, owner: 200 }, 'NOT_FOUND'),
  },
  answerPrizeDivision: {
    call: ({ wonId: id, teamId }) => ({ path: { id, teamId }, body: { version: 1, agrees: false } }),
    outcomes: members('FORBIDDEN', { player: 200 }, 'NOT_FOUND'),
  },
  remindTeamPrize: {
    call: ({ wonId: id, teamId }) => ({ path: { id, teamId } }),
    outcomes: members('FORBIDDEN', { captain: 200, manager: 200, owner: 200 }, 'NOT_FOUND'),
  },
  // The staff names a guardian where the team has no adult.
  namePrizeReceiver: {
    call: ({ shareId, people }) => ({ path: { shareId }, body: { nick: people.manager.nick } }),
    outcomes: members('FORBIDDEN', { captain: 204, manager: 204, owner: 204, admin: 204 }, 'NOT_FOUND'),
  },
  answerPrizeReceiver: {
    call: ({ shareId }) => ({ path: { shareId }, body: { accepts: true } }),
    outcomes: signedIn('NOT_FOUND', { coach: 204 }),
  },
  readOrganizerRecord: {
    call: ({ people }) => ({ path: { id: people.owner.id } }),
    outcomes: everybody(200),
  },
  readPrizePool: { call: ({ chargedId: id }) => ({ path: { id } }), outcomes: everybody(200) },
  createPrizeDeposit: {
    call: ({ promisedId: id }) => ({ path: { id }, body: { amount: 1000 } }),
    outcomes: signedIn('FORBIDDEN', { owner: 201, admin: 201 }),
  },
  listSentGifts: { call: () => ({}), outcomes: signedIn(200) },
  listRegistrationGifts: { call: entry, outcomes: payers(200, 'FORBIDDEN') },
  // Everybody but the team itself may give; whoever is no adult with a CPF is refused later.
  createGift: {
    call: (scenario) => ({ ...entry(scenario), body: { message: 'Boa sorte!' } }),
    outcomes: signedIn(201, {
      player: 'FORBIDDEN',
      captain: 'FORBIDDEN',
      coach: 'FORBIDDEN',
      manager: 'FORBIDDEN',
      owner: 'FORBIDDEN',
    }),
  },
  acceptGift: { call: gift, outcomes: answerers },
  declineGift: { call: gift, outcomes: answerers },
} satisfies Rows
