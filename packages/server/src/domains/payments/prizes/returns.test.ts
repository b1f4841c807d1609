import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { appoint } from '../../../../test/championships.ts'
import { type Person, type TestServer, startServer } from '../../../../test/harness.ts'
import { type PrizeCup, depositPrize, endCup, newPrizeCup } from '../../../../test/prizes.ts'
import type { Schemas } from '../../../contract/types.ts'
import { runPaymentClock } from '../clock.ts'
import { findBalance } from '../ledger-repository.ts'
import { proveLedger } from '../proof.ts'
import { splitReturn } from './returns.ts'

const HOUR = 60 * 60_000

let server: TestServer
let now: Date

beforeAll(async () => {
  now = new Date()
  server = await startServer({ now: () => now })
}, 120_000)
afterAll(async () => {
  for (let run = 0; run < 3; run += 1) await runPaymentClock(server.services)
  expect(await proveLedger(server.services)).toBe(0)
  await server.close()
})
beforeEach(() => {
  now = new Date()
})

const afterADay = () => {
  now = new Date(now.getTime() + 25 * HOUR)
}
const clock = () => runPaymentClock(server.services)
const readKept = ({ id }: PrizeCup) => findBalance(server.db, { account: 'PRIZES', owner: id })
const owed = ({ id }: Person) => findBalance(server.db, { account: 'OWED', owner: id })
const readPayment = async (paymentId: string, { token }: Person): Promise<Schemas['Payment']> =>
  (await server.call('readPayment', { token, path: { paymentId } })).body
const pool = async ({ id }: PrizeCup): Promise<Schemas['PrizePool']> =>
  (await server.call('readPrizePool', { path: { id } })).body
const history = async ({ token }: Person): Promise<Schemas['PaymentHistory']> =>
  (await server.call('listOwnPayments', { token, query: {} })).body
const prize = (place: number, amount: number) => ({ place, description: `${place}º lugar`, amount })
const countWon = async ({ id }: PrizeCup) =>
  (await server.db.selectFrom('prize_shares').select('amount').where('championship_id', '=', id).execute())
    .map(({ amount }) => amount)
    .toSorted((a, b) => b - a)

describe('what nobody has won', () => {
  test('of a place that no team has goes back to who deposited it, once, and everybody can prove it', async () => {
    const cup = await newPrizeCup(server, { prizes: [prize(1, 3000), prize(2, 1000), prize(3, 501)] })
    const id = await depositPrize(server, cup, 4501)
    await endCup(server, cup)
    afterADay()
    await Promise.all(Array.from({ length: 6 }, clock))
    await clock()
    const payment = await readPayment(id, cup.organizer)
    expect([payment.status, payment.amount, payment.unwon_amount]).toEqual(['PAID', 4501, 501])
    expect([await readKept(cup), await owed(cup.organizer), await countWon(cup)]).toEqual([
      0,
      0,
      [3000, 1000],
    ])
    const { unwon, deposited, promised, is_guaranteed: isGuaranteed, lines } = await pool(cup)
    expect([unwon, deposited, promised, isGuaranteed]).toEqual([501, 4501, 4501, true])
    expect(lines.filter(({ kind }) => kind === 'UNWON')).toMatchObject([{ amount: 501, code: id.slice(-4) }])
    const { sums, data } = await history(cup.organizer)
    expect([sums.paid, sums.returned, sums.returned_count, data[0]?.unwon_amount]).toEqual([
      4000, 501, 1, 501,
    ])
    const { body } = await server.call('listNotifications', { token: cup.organizer.token })
    const titles: string[] = body.data.map(({ title }: { title: string }) => title)
    expect(titles.filter((title) => title === 'Parte do seu depósito volta')).toHaveLength(1)
  })

  test('is parted among those who deposited, in proportion and to the centavo', async () => {
    const cup = await newPrizeCup(server, { prizes: [prize(1, 1000), prize(4, 1001)] })
    const helper = await server.registerUser()
    await appoint(server, cup.organizer, { id: cup.id, person: helper, role: 'CO_ORGANIZER' })
    const ids = [await depositPrize(server, cup, 1501), await depositPrize(server, cup, 500, helper)]
    await endCup(server, cup)
    afterADay()
    await clock()
    await clock()
    const [first, second] = [
      await readPayment(ids[0] ?? '', cup.organizer),
      await readPayment(ids[1] ?? '', helper),
    ]
    expect([first.unwon_amount, second.unwon_amount]).toEqual([751, 250])
    expect([await readKept(cup), await owed(cup.organizer), await owed(helper)]).toEqual([0, 0, 0])
  })

  test('is all of it where both teams are out', async () => {
    const cup = await newPrizeCup(server, { prizes: [prize(1, 3000)] })
    const id = await depositPrize(server, cup, 3000)
    await endCup(server, cup)
    for (const registrationId of cup.registrations) {
      const out = await server.call('disqualifyTeam', {
        token: cup.organizer.token,
        path: { id: cup.id, registrationId },
        body: { reason: 'Trapaça comprovada.' },
      })
      expect(out.status).toBe(200)
    }
    afterADay()
    await clock()
    await clock()
    expect([(await readPayment(id, cup.organizer)).unwon_amount, await countWon(cup)]).toEqual([3000, []])
    expect([await readKept(cup), await owed(cup.organizer)]).toEqual([0, 0])
  })

  test('is the prize of a team that is gone', async () => {
    const cup = await newPrizeCup(server, { prizes: [prize(1, 3000), prize(2, 1000)] })
    const id = await depositPrize(server, cup, 4000)
    await endCup(server, cup)
    const { status } = await server.call('deleteTeam', {
      token: cup.loser.owner.token,
      path: { id: cup.loser.id },
    })
    expect(status).toBe(204)
    afterADay()
    await clock()
    await clock()
    expect((await readPayment(id, cup.organizer)).unwon_amount).toBe(1000)
    expect([await readKept(cup), await countWon(cup)]).toEqual([0, [3000]])
  })

  test('is no part of who has erased the account: the rest of the roster shares it', async () => {
    const gone = await server.registerUser()
    const cup = await newPrizeCup(server, { prizes: [prize(1, 3000)], players: [gone] })
    await depositPrize(server, cup, 3000)
    await endCup(server, cup)
    await server.db.updateTable('users').set({ erased_at: now }).where('id', '=', gone.id).execute()
    afterADay()
    await clock()
    expect([await countWon(cup), await readKept(cup)]).toEqual([[3000], 0])
  })

  test('is nothing where all is won', async () => {
    const cup = await newPrizeCup(server, { prizes: [prize(1, 3000), prize(2, 1000)] })
    await depositPrize(server, cup, 4000)
    await endCup(server, cup)
    afterADay()
    await clock()
    expect([(await pool(cup)).unwon, await readKept(cup)]).toEqual([0, 0])
  })

  test('of a division before this was given back is found later', async () => {
    const cup = await newPrizeCup(server, { prizes: [prize(1, 3000), prize(3, 1000)] })
    const id = await depositPrize(server, cup, 4000)
    await endCup(server, cup)
    afterADay()
    await server.db
      .insertInto('prize_divisions')
      .values({ championship_id: cup.id, divided_at: now })
      .execute()
    await clock()
    await clock()
    expect((await readPayment(id, cup.organizer)).unwon_amount).toBe(4000)
  })

  test('that the bank refuses to send back is asked for again', async () => {
    const cup = await newPrizeCup(server, { prizes: [prize(1, 1000), prize(3, 500)] })
    const asked = await server.call('createPrizeDeposit', {
      token: cup.organizer.token,
      path: { id: cup.id },
      body: { amount: 1500 },
    })
    const paymentId: string = asked.body.id
    await server.call('simulatePayment', {
      token: cup.organizer.token,
      path: { paymentId },
      body: { outcome: 'REFUND_REFUSED' },
    })
    await server.call('checkPayment', { token: cup.organizer.token, path: { paymentId } })
    await endCup(server, cup)
    afterADay()
    await clock()
    expect(await owed(cup.organizer)).toBe(-500)
    expect(await proveLedger(server.services)).toBe(0)
    now = new Date(now.getTime() + HOUR)
    await clock()
    expect(await owed(cup.organizer)).toBe(0)
  })
})

describe('a return', () => {
  const amounts = (left: number, ...deposits: number[]) =>
    splitReturn(
      left,
      deposits.map((amount) => ({ amount })),
    ).map(({ amount }) => amount)

  test('never loses a centavo, and no deposit gives back more than it was', () => {
    expect(amounts(1, 1, 1, 1)).toEqual([1])
    expect(amounts(2, 1, 1, 1)).toEqual([1, 1])
    expect(amounts(100, 33, 33, 34)).toEqual([33, 33, 34])
    expect(amounts(0, 10)).toEqual([])
    expect(amounts(10)).toEqual([])
    const deposits = [10_000_000, 9_999_999, 1, 7, 3_333_333, 5_000_000]
    const total = deposits.reduce((sum, amount) => sum + amount, 0)
    for (const left of [1, 2, 3, 12_345_678, total - 1, total]) {
      const parts = splitReturn(
        left,
        deposits.map((amount, index) => ({ amount, index })),
      )
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(left)
      for (const { amount, index } of parts) expect(amount).toBeLessThanOrEqual(deposits[index] ?? 0)
    }
  })
})
