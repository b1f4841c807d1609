/** Eight at once want the same money to go different ways, on a provider with books of its own. */

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Schemas } from '../../src/contract/types.ts'
import { runPaymentClock } from '../../src/domains/payments/clock.ts'
import { proveLedger } from '../../src/domains/payments/proof.ts'
import { workReport } from '../../src/domains/payments/reports.ts'
import { startChampionship } from '../championships.ts'
import { type Person, type TestServer, startServer } from '../harness.ts'
import { enterTeam, newEntry } from '../payments.ts'
import { type TestTeam, newTeam } from '../teams.ts'
import { type Bank, startWooviBank } from './banks.ts'
import { findFaults, readBooks } from './books.ts'

/** Each is eight requests at once; `pnpm release:check` runs 200. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 4)
const MINUTE = 60_000
/** Milliseconds: a round is a second or two. */
const PATIENCE = Math.max(180_000, ROUNDS * 5000)
const HOUR = 60 * MINUTE

let bank: Bank
let server: TestServer
let now: Date
let reports = 0
beforeAll(async () => {
  now = new Date()
  bank = await startWooviBank()
  server = await startServer({ now: () => now, config: { payments: bank.config } })
})
beforeEach(() => {
  now = new Date()
})
afterAll(async () => {
  await server.close()
  await bank.close()
})

const clock = () => runPaymentClock(server.services)
/** The orders that the bank has taken on are done, and the server has asked for them. */
async function settle(): Promise<void> {
  for (let run = 0; run < 3; run += 1) {
    await clock()
    bank.settle(() => false)
    now = new Date(now.getTime() + 26 * HOUR)
  }
  await clock()
}
async function expectWhole(): Promise<void> {
  expect(await findFaults(server.db, bank)).toEqual({
    placesWithoutMoney: [],
    moneyWithoutPlace: [],
    unknownMoney: [],
    refundedTwice: [],
    paidTwice: [],
  })
  const { received, places, sentBack, paidOut, pool, owed } = await readBooks(server.db, bank)
  expect(places + sentBack + paidOut + pool + owed).toBe(received)
  expect(await proveLedger(server.services)).toBe(0)
}
const report = (reference: string) => {
  reports += 1
  return workReport(server.services, { provider: bank.name, eventId: `report-${reports}`, reference })
}
const statusOf = async (registrationId: string): Promise<string> => {
  const row = server.db
    .selectFrom('championship_registrations')
    .select('status')
    .where('id', '=', registrationId)
  return (await row.executeTakeFirstOrThrow()).status
}
interface Entered {
  championshipId: string
  registrationId: string
  payer: Person
}
async function newCode({ championshipId: id, registrationId, payer }: Entered): Promise<Schemas['Payment']> {
  const path = { id, registrationId }
  const { status, body } = await server.call('createPayment', { token: payer.token, path })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}
async function newEntered(maxTeams = 2): Promise<Entered & { team: TestTeam }> {
  const { id, registrationId, team } = await newEntry(server, { maxTeams })
  return { championshipId: id, registrationId, payer: team.owner, team }
}

test(
  'the last place is paid by the team whose time is over and by the next one: one has it',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      now = new Date()
      const first = await newEntered()
      const { championshipId, team } = first
      const enter = async (): Promise<Entered> => {
        const other = await newTeam(server, { gameId: team.gameId })
        return {
          championshipId,
          registrationId: await enterTeam(server, other, championshipId),
          payer: other.owner,
        }
      }
      const [second, third] = [await enter(), await enter()]
      const [code, last] = [await newCode(first), await newCode(second)]
      bank.pay(code.id)
      await report(code.id)
      expect(await statusOf(third.registrationId)).toBe('WAITING')
      // The second team's day is over at the moment at which it pays, and the third one pays as soon as it may.
      now = new Date(now.getTime() + 24 * HOUR - (round % 2))
      bank.pay(last.id)
      const payThird = async () => {
        const { status, body } = await server.call('createPayment', {
          token: third.payer.token,
          path: { id: championshipId, registrationId: third.registrationId },
        })
        if (status !== 201) return
        bank.pay(body.id)
        await report(body.id)
      }
      const pay = () => report(last.id)
      await Promise.all([pay(), clock(), payThird(), pay(), clock(), payThird(), pay(), payThird()])
      await settle()
      const kept = [await statusOf(second.registrationId), await statusOf(third.registrationId)]
      expect(kept.filter((status) => status === 'CONFIRMED').length).toBeLessThanOrEqual(1)
    }
    await expectWhole()
  },
  PATIENCE,
)

test(
  'a code is paid when its time and that of the entry are over: the place with its money, or neither',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      now = new Date()
      const entered = await newEntered()
      now = new Date(now.getTime() + 24 * HOUR - 20 * MINUTE)
      const { id } = await newCode(entered)
      now = new Date(now.getTime() + 20 * MINUTE - (round % 2))
      bank.pay(id)
      const path = { id: entered.championshipId, registrationId: entered.registrationId }
      const { token } = entered.payer
      const check = () => server.call('checkPayment', { token, path: { paymentId: id } })
      const withdraw = () => server.call('withdrawRegistration', { token, path })
      const pay = () => report(id)
      const acts = [pay(), clock(), check(), clock(), pay(), check(), pay()]
      await Promise.all([...acts, round % 4 === 3 ? withdraw() : clock()])
      await settle()
      expect(['CONFIRMED', 'WITHDRAWN']).toContain(await statusOf(entered.registrationId))
    }
    await expectWhole()
  },
  PATIENCE,
)

test(
  'a championship is cancelled while its final ends and its prizes are due: all goes back, or all is paid',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      now = new Date()
      const organizer = await server.registerUser()
      const team = await newTeam(server)
      const teams = [team, await newTeam(server, { gameId: team.gameId })]
      for (const { owner } of teams)
        await server.db
          .insertInto('pix_keys')
          .values({
            id: crypto.randomUUID(),
            user_id: owner.id,
            type: 'EMAIL',
            key: `${owner.id}@exemplo.com.br`,
          })
          .execute()
      const prizes = [
        { place: 1, description: 'Campeão', amount: 3001 },
        { place: 2, description: 'Vice', amount: 1000 },
      ]
      const { id } = await startChampionship(server, organizer, { game_id: team.gameId, teams, prizes })
      const { token } = organizer
      const deposit = async (): Promise<string> => {
        const { body } = await server.call('createPrizeDeposit', {
          token,
          path: { id },
          body: { amount: 4001 },
        })
        return body.id
      }
      // The second code has taken the place of the first one, and both are paid.
      const codes = [await deposit(), await deposit()]
      const { body: matches } = await server.call('listMatches', { path: { id } })
      const rule = () =>
        server.call('ruleMatch', {
          token,
          path: { id, matchId: matches[0].id },
          body: { home_score: 2, away_score: 0, is_forfeit: false, reason: 'Visto na gravação.' },
        })
      const cancel = () =>
        server.call('changeChampionshipStatus', {
          token,
          path: { id },
          body: { status: 'CANCELLED', reason: 'Chuva.' },
        })
      for (const code of codes) bank.pay(code)
      const pay = () => Promise.all(codes.map(report))
      await Promise.all([rule(), cancel(), pay(), clock(), cancel(), pay(), clock(), rule()])
      now = new Date(now.getTime() + 25 * HOUR)
      await Promise.all([clock(), cancel(), clock(), pay(), clock(), cancel(), clock(), pay()])
      await settle()
      const { body } = await server.call('readPrizePool', { path: { id } })
      const { body: championship } = await server.call('readChampionship', { path: { id } })
      expect([championship.status, body.deposited, body.paid]).toEqual(
        championship.status === 'CANCELLED' ? ['CANCELLED', 0, 0] : ['FINISHED', 4001, 4001],
      )
    }
    await expectWhole()
  },
  PATIENCE,
)

test(
  'a gift is accepted while the team pays by itself: one payment keeps the place, the other goes back',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      now = new Date()
      const entered = await newEntered()
      const { championshipId: id, registrationId } = entered
      const { token } = entered.payer
      const sender = await server.registerUser()
      const own = await newCode(entered)
      const { body: gift } = await server.call('createGift', {
        token: sender.token,
        path: { id, registrationId },
        body: { message: null },
      })
      bank.pay(gift.payment_id)
      await report(gift.payment_id)
      bank.pay(own.id)
      const path = { giftId: gift.id }
      const accept = () => server.call('acceptGift', { token, path })
      const pay = () => report(own.id)
      await Promise.all([accept(), pay(), accept(), pay(), clock(), accept(), pay(), accept()])
      await settle()
      expect(await statusOf(registrationId)).toBe('CONFIRMED')
      const kept = await server.db
        .selectFrom('payment_charges')
        .select('id')
        .where('championship_id', '=', id)
        .where('status', '=', 'PAID')
        .execute()
      expect(kept).toHaveLength(1)
    }
    await expectWhole()
  },
  PATIENCE,
)
