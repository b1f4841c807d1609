import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { appoint, championshipInput, newDraft } from '../../../../test/championships.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../../../test/harness.ts'
import { type TestTeam, newTeam } from '../../../../test/teams.ts'
import type { Schemas } from '../../../contract/types.ts'
import { runPaymentClock } from '../clock.ts'
import { findBalance } from '../ledger-repository.ts'
import { proveLedger } from '../proof.ts'
import { workReport } from '../reports.ts'
import { toLines } from './pool.ts'

const MINUTE = 60_000

let server: TestServer
let now: Date
let team: TestTeam
let organizer: Person
let championshipId: string

beforeAll(async () => {
  now = new Date()
  server = await startServer({ now: () => now })
}, 120_000)
afterAll(async () => {
  now = new Date()
  for (let run = 0; run < 3; run += 1) await runPaymentClock(server.services)
  expect(await proveLedger(server.services)).toBe(0)
  await server.close()
})
beforeEach(async () => {
  now = new Date()
  team = await newTeam(server)
  organizer = await server.registerUser()
  championshipId = await newPromise([
    { place: 1, description: 'Campeão', amount: 3000 },
    { place: 2, description: 'Vice e camiseta', amount: 1000 },
    { place: 3, description: 'Troféu' },
  ])
})

const changeStatus = (status: 'REGISTRATION' | 'CANCELLED', id = championshipId) =>
  server.call('changeChampionshipStatus', {
    token: organizer.token,
    path: { id },
    body: { status, ...(status === 'CANCELLED' && { reason: 'Poucos times.' }) },
  })
async function newPromise(prizes: Schemas['ChampionshipPrize'][]): Promise<string> {
  const { id } = await newDraft(server, organizer, { game_id: team.gameId, prizes })
  const { status, body } = await changeStatus('REGISTRATION', id)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return id
}
const ask = (amount: number, { token }: Person = organizer) =>
  server.call('createPrizeDeposit', { token, path: { id: championshipId }, body: { amount } })
async function newDeposit(amount: number): Promise<Schemas['Payment']> {
  const { status, body } = await ask(amount)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}
async function settle(
  paymentId: string,
  outcome: Schemas['PaymentSimulation']['outcome'] = 'PAID',
): Promise<void> {
  const { status, body } = await server.call('simulatePayment', {
    token: organizer.token,
    path: { paymentId },
    body: { outcome },
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  const waiting = await server.db
    .selectFrom('payment_events')
    .selectAll()
    .where('outcome', 'is', null)
    .where('reference', '=', paymentId)
    .execute()
  for (const { provider, event_id: eventId, reference } of waiting)
    await workReport(server.services, { provider, eventId, reference })
}
async function deposit(amount: number): Promise<string> {
  const { id } = await newDeposit(amount)
  await settle(id)
  return id
}
async function readPool(token?: string): Promise<Schemas['PrizePool']> {
  const { status, body } = await server.call('readPrizePool', {
    ...(token !== undefined && { token }),
    path: { id: championshipId },
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}
const readPayment = async (paymentId: string, { token }: Person = organizer): Promise<Schemas['Payment']> =>
  (await server.call('readPayment', { token, path: { paymentId } })).body
const statusOf = async (paymentId: string): Promise<string> => (await readPayment(paymentId)).status
const prizes = () => findBalance(server.db, { account: 'PRIZES', owner: championshipId })
const owed = () => findBalance(server.db, { account: 'OWED', owner: organizer.id })
/** Whether it is among the championships that have the badge, or have none. */
const isListedAs = async (isPrizeGuaranteed: boolean): Promise<boolean> => {
  const query = { isPrizeGuaranteed, order: 'desc', limit: 20 } as const
  const { body } = await server.call('listChampionships', { query })
  return body.data.some(({ id }: { id: string }) => id === championshipId)
}
async function isBadged(): Promise<[boolean, boolean]> {
  const read = await server.call('readChampionship', { token: organizer.token, path: { id: championshipId } })
  const mine = await server.call('listMyChampionships', { token: organizer.token })
  const own = mine.body.find(({ id }: { id: string }) => id === championshipId)
  const { is_prize_guaranteed: isGuaranteed } = read.body
  expect([await isListedAs(isGuaranteed), await isListedAs(!isGuaranteed)]).toEqual([true, false])
  return [isGuaranteed, own.is_prize_guaranteed]
}

describe('a deposit', () => {
  test('is a code for so much as the organiser says, and counts once it is paid', async () => {
    const payment = await newDeposit(2500)
    expect(payment).toMatchObject({
      purpose: 'DEPOSIT',
      status: 'PENDING',
      amount: 2500,
      team: null,
      registration_id: null,
      parts: [],
    })
    expect(payment.pix_code).toContain('540525.00')
    expect((await readPool()).deposited).toBe(0)
    await settle(payment.id)
    expect(await readPool()).toMatchObject({ promised: 4000, deposited: 2500, is_guaranteed: false })
    expect([await statusOf(payment.id), await prizes(), await isBadged()]).toEqual([
      'PAID',
      -2500,
      [false, false],
    ])
  })

  test('of the last missing centavo makes the prize guaranteed, for everybody and line by line', async () => {
    const ids = [await deposit(2500), await deposit(1500)]
    const pool = await readPool()
    expect(pool).toMatchObject({ deposited: 4000, is_guaranteed: true })
    expect(pool.guaranteed_since).toBe(pool.lines[0]?.at)
    expect(pool.lines.map(({ kind, amount, deposited, code }) => [kind, amount, deposited, code])).toEqual([
      ['GUARANTEED', null, 4000, null],
      ['DEPOSITED', 1500, 4000, ids[1]?.slice(-4)],
      ['DEPOSITED', 2500, 2500, ids[0]?.slice(-4)],
      ['PROMISED', 4000, 0, null],
    ])
    expect(await isBadged()).toEqual([true, true])
    // Nobody is named.
    expect(JSON.stringify(pool)).not.toContain(organizer.id)
  })

  test('of more than is missing is refused at its field', async () => {
    await deposit(2500)
    for (const amount of [1501, 4000, 10_000_000]) {
      const { status, body } = await ask(amount)
      expect([status, body.errors?.[0]?.path]).toEqual([400, 'amount'])
    }
    expect((await ask(1500)).status).toBe(201)
  })

  test.each([0, -1, 1.5, '100', null, 10_000_001])('of %s is no deposit', async (amount) => {
    const { status } = await server.call('createPrizeDeposit', {
      token: organizer.token,
      path: { id: championshipId },
      body: { amount: amount as number },
    })
    expect(status).toBe(400)
  })

  test('where nothing of money is promised is refused', async () => {
    championshipId = await newPromise([{ place: 1, description: 'Troféu' }])
    expect((await ask(1)).status).toBe(400)
    expect(await readPool()).toEqual({
      promised: 0,
      deposited: 0,
      paid: 0,
      withheld: 0,
      unwon: 0,
      is_guaranteed: false,
      guaranteed_since: null,
      lines: [],
    })
  })

  test('takes the place of the code that waits, which is of use only as long as it fits', async () => {
    const first = await newDeposit(3000)
    const second = await newDeposit(2000)
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['CANCELLED', 'PENDING'])
    await settle(first.id)
    expect([await statusOf(first.id), await prizes()]).toEqual(['PAID', -3000])
    await runPaymentClock(server.services)
    expect(await statusOf(second.id)).toBe('CANCELLED')
    await settle(second.id)
    await runPaymentClock(server.services)
    const returned = await readPayment(second.id)
    expect([returned.status, returned.refund_reason, await prizes(), await owed()]).toEqual([
      'REFUNDED',
      'LATE',
      -3000,
      0,
    ])
    expect((await readPool()).lines.map(({ kind }) => kind)).toEqual(['DEPOSITED', 'PROMISED'])
  })

  test('that is paid after its time counts while it is missing, and is reported twice without harm', async () => {
    const { id } = await newDeposit(4000)
    now = new Date(now.getTime() + 31 * MINUTE)
    await runPaymentClock(server.services)
    expect(await statusOf(id)).toBe('EXPIRED')
    await settle(id, 'TWICE')
    expect([await statusOf(id), (await readPayment(id)).is_late, await prizes()]).toEqual([
      'PAID',
      true,
      -4000,
    ])
  })

  test('of another amount goes back', async () => {
    const { id } = await newDeposit(4000)
    await settle(id, 'WRONG_AMOUNT')
    await runPaymentClock(server.services)
    expect([await statusOf(id), await prizes(), await owed(), (await readPool()).deposited]).toEqual([
      'REFUNDED',
      0,
      0,
      0,
    ])
  })

  test('that nobody reports is found by asking', async () => {
    const { id } = await newDeposit(4000)
    await settle(id, 'UNREPORTED')
    expect(await statusOf(id)).toBe('PENDING')
    now = new Date(now.getTime() + 3 * MINUTE)
    await runPaymentClock(server.services)
    expect([await statusOf(id), (await readPool()).is_guaranteed]).toEqual(['PAID', true])
  })

  test('by a minor, and without a CPF, is refused', async () => {
    const birth = new Date(now.getTime() - 17 * 365 * 24 * 60 * MINUTE).toISOString().slice(0, 10)
    await server.db.updateTable('users').set({ birth }).where('id', '=', organizer.id).execute()
    expect(codeOf(await ask(100))).toEqual([409, 'MINOR_NOT_ALLOWED'])
    await server.db
      .updateTable('users')
      .set({ birth: '1990-01-01', cpf: '11111111111' })
      .where('id', '=', organizer.id)
      .execute()
    expect(codeOf(await ask(100))).toEqual([409, 'CPF_INVALID'])
  })

  test('is read by its organisers, and by nobody else', async () => {
    const { id } = await newDeposit(4000)
    const [helper, referee] = [await server.registerUser(), await server.registerUser()]
    await appoint(server, organizer, { id: championshipId, person: helper, role: 'CO_ORGANIZER' })
    await appoint(server, organizer, { id: championshipId, person: referee, role: 'REFEREE' })
    expect((await readPayment(id, helper)).id).toBe(id)
    expect((await ask(100, helper)).status).toBe(201)
    for (const { token } of [referee, team.owner])
      expect(codeOf(await server.call('readPayment', { token, path: { paymentId: id } }))).toEqual([
        404,
        'PAYMENT_NOT_FOUND',
      ])
    expect(codeOf(await ask(100, referee))).toEqual([403, 'FORBIDDEN'])
  })

  test('is asked for once where a request is repeated', async () => {
    const repeat = () =>
      server.call('createPrizeDeposit', {
        token: organizer.token,
        path: { id: championshipId },
        body: { amount: 4000 },
        headers: { 'idempotency-key': `deposit-${championshipId}` },
      })
    const [first, second] = [await repeat(), await repeat()]
    expect([first.status, second.status, first.body.id]).toEqual([201, 201, second.body.id])
  })
})

describe('two at once', () => {
  test('ask for codes, and one of them waits', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(4000)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 201))
    const states = await Promise.all(answers.map(({ body }) => statusOf(body.id)))
    expect(states.filter((status) => status === 'PENDING')).toHaveLength(1)
  })

  test('pay the last of the promise, and what is of no use goes back', async () => {
    const ids: string[] = []
    for (let code = 0; code < 4; code += 1) ids.push((await newDeposit(4000)).id)
    await Promise.all(ids.map((id) => settle(id)))
    await runPaymentClock(server.services)
    const states = await Promise.all(ids.map(statusOf))
    expect(states.toSorted()).toEqual(['PAID', 'REFUNDED', 'REFUNDED', 'REFUNDED'])
    expect([await prizes(), await owed()]).toEqual([-4000, 0])
  })

  test('cancel and pay, and all of the money is back', async () => {
    const kept = await deposit(1000)
    const { id } = await newDeposit(3000)
    await Promise.all([changeStatus('CANCELLED'), settle(id)])
    for (let run = 0; run < 2; run += 1) await runPaymentClock(server.services)
    expect([await statusOf(kept), await statusOf(id), await prizes(), await owed()]).toEqual([
      'REFUNDED',
      'REFUNDED',
      0,
      0,
    ])
  })
})

describe('a cancelled championship', () => {
  test('gives the deposits back, says so and takes none any more', async () => {
    const id = await deposit(4000)
    const waiting = server.db
      .selectFrom('payment_charges')
      .select('status')
      .where('championship_id', '=', championshipId)
      .where('status', '=', 'PENDING')
    await changeStatus('CANCELLED')
    await runPaymentClock(server.services)
    const { status, refund_reason: reason } = await readPayment(id)
    expect([status, reason, await prizes()]).toEqual(['REFUNDED', 'CHAMPIONSHIP_CANCELLED', 0])
    const pool = await readPool()
    expect([pool.deposited, pool.is_guaranteed, pool.guaranteed_since]).toEqual([0, false, null])
    expect(pool.lines.map(({ kind }) => kind)).toEqual([
      'UNGUARANTEED',
      'RETURNED',
      'GUARANTEED',
      'DEPOSITED',
      'PROMISED',
    ])
    expect(codeOf(await ask(100))).toEqual([409, 'CHAMPIONSHIP_STATUS'])
    expect(await waiting.execute()).toEqual([])
  })

  test('has no use for a code that is paid after that', async () => {
    const { id } = await newDeposit(4000)
    await changeStatus('CANCELLED')
    await runPaymentClock(server.services)
    expect(await statusOf(id)).toBe('CANCELLED')
    await settle(id)
    await runPaymentClock(server.services)
    expect([await statusOf(id), await prizes(), await owed()]).toEqual(['REFUNDED', 0, 0])
  })
})

describe('a promise', () => {
  const raise = (amount: number) =>
    server.call('updateChampionship', {
      token: organizer.token,
      path: { id: championshipId },
      body: championshipInput({
        game_id: team.gameId,
        prizes: [{ place: 1, description: 'Campeão', amount }],
      }),
    })

  test('that rises above what is deposited loses the badge until the rest is there', async () => {
    championshipId = await newPromise([{ place: 1, description: 'Campeão', amount: 1000 }])
    await deposit(1000)
    expect(await isBadged()).toEqual([true, true])
    now = new Date(now.getTime() + MINUTE)
    const raised = await raise(1500)
    expect([raised.status, await isBadged()]).toEqual([200, [false, false]])
    expect((await readPool()).lines.map(({ kind }) => kind)).toEqual([
      'UNGUARANTEED',
      'RAISED',
      'GUARANTEED',
      'DEPOSITED',
      'PROMISED',
    ])
    await deposit(500)
    expect((await readPool()).lines.slice(0, 2).map(({ kind }) => kind)).toEqual(['GUARANTEED', 'DEPOSITED'])
    // The promise of the same sum is no news.
    await raise(1500)
    expect((await readPool()).lines).toHaveLength(7)
  })

  test('of a draft is none: neither is it listed, nor can it be deposited', async () => {
    const draft = await newDraft(server, organizer, {
      game_id: team.gameId,
      prizes: [{ place: 1, description: 'Campeão', amount: 1000 }],
    })
    championshipId = draft.id
    expect(codeOf(await ask(1000))).toEqual([409, 'CHAMPIONSHIP_STATUS'])
    expect(draft.is_prize_guaranteed).toBe(false)
    const { status } = await server.call('readPrizePool', { path: { id: championshipId } })
    expect(status).toBe(404)
  })
})

test('lines have the sums after each of them', () => {
  const at = new Date('2026-11-20T22:00:00.000Z')
  const lines = toLines([
    { kind: 'PROMISED', at, amount: 300, code: null },
    { kind: 'DEPOSITED', at, amount: 300, code: 'a41f' },
    { kind: 'PROMISED', at, amount: 400, code: null },
    { kind: 'RETURNED', at, amount: 300, code: 'a41f' },
  ])
  expect(lines.map(({ kind, promised, deposited }) => [kind, promised, deposited])).toEqual([
    ['PROMISED', 300, 0],
    ['DEPOSITED', 300, 300],
    ['GUARANTEED', 300, 300],
    ['RAISED', 400, 300],
    ['UNGUARANTEED', 400, 300],
    ['RETURNED', 400, 0],
  ])
})
