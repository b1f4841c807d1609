import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, type TestServer, codeOf, startServer } from '../../../test/harness.ts'
import { type Entry, enterTeam, newEntry } from '../../../test/payments.ts'
import { newMember, newTeam } from '../../../test/teams.ts'
import type { Schemas } from '../../contract/types.ts'
import { runPaymentClock } from './clock.ts'
import { applyState } from './settlement.ts'
import { workReport } from './reports.ts'

let server: TestServer
let now: Date
beforeAll(async () => {
  now = new Date()
  server = await startServer({ now: () => now })
}, 120_000)
afterAll(() => server.close())

const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

async function newPayment({ team, id, registrationId }: Entry): Promise<Schemas['Payment']> {
  const { status, body } = await server.call('createPayment', {
    token: team.owner.token,
    path: { id, registrationId },
  })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}

async function pay(entry: Entry): Promise<Schemas['Payment']> {
  const payment = await newPayment(entry)
  const path = { paymentId: payment.id }
  await server.call('simulatePayment', { token: entry.team.owner.token, path, body: { outcome: 'PAID' } })
  await workReport(server.services, { provider: 'sandbox', eventId: payment.id, reference: payment.id })
  return payment
}

const listOwn = async (
  { token }: Person,
  query: { cursor?: string; limit?: number } = {},
): Promise<Schemas['PaymentHistory']> => (await server.call('listOwnPayments', { token, query })).body

describe('the own history', () => {
  test('has what was paid, waits, expired and went back, the latest first, with its sums', async () => {
    const team = await newTeam(server)
    const entries: Entry[] = []
    for (let made = 0; made < 4; made += 1) entries.push(await newEntry(server, { team, fee: 2500 + made }))
    const [paid, returned, expired, waiting] = entries
    const ids: string[] = []
    for (const entry of [paid!, returned!]) {
      ids.push((await pay(entry)).id)
      pass(1)
    }
    await server.call('withdrawRegistration', {
      token: team.owner.token,
      path: { id: returned!.id, registrationId: returned!.registrationId },
    })
    ids.push((await newPayment(expired!)).id)
    pass(31)
    await runPaymentClock(server.services)
    await runPaymentClock(server.services)
    ids.push((await newPayment(waiting!)).id)
    const history = await listOwn(team.owner)
    expect(history.data.map(({ id }) => id)).toEqual(ids.toReversed())
    expect(history.data.map(({ status }) => status)).toEqual(['PENDING', 'EXPIRED', 'REFUNDED', 'PAID'])
    expect(history.sums).toEqual({
      paid: 2500,
      paid_count: 1,
      waiting: 2503,
      waiting_count: 1,
      returned: 2501,
      returned_count: 1,
    })
    expect(history.nextCursor).toBeNull()
    expect(history.data[2]).toMatchObject({
      refund_reason: 'WITHDRAWN',
      team: { id: team.id },
      payer: { id: team.owner.id },
    })
    // No code of the bank, and nothing of the payer but the name.
    expect(JSON.stringify(history)).not.toMatch(/BR\.GOV|br\.gov|cpf|@/)
  })

  test('has pages that lose and repeat nothing, also of one moment', async () => {
    const team = await newTeam(server)
    for (let made = 0; made < 5; made += 1) await newPayment(await newEntry(server, { team }))
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await listOwn(team.owner, { limit: 2, ...(cursor !== undefined && { cursor }) })
      seen.push(...page.data.map(({ id }) => id))
      expect(page.sums.waiting_count).toBe(5)
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)
    expect(new Set(seen).size).toBe(5)
    expect(seen).toHaveLength(5)
    for (const wrong of ['x', 'MjAyNg', '2026 1'])
      expect(
        (await server.call('listOwnPayments', { token: team.owner.token, query: { cursor: wrong } })).status,
      ).toBe(400)
  })

  test('has nothing of others, not even of the same team', async () => {
    const entry = await newEntry(server)
    await newPayment(entry)
    const captain = await newMember(server, entry.team, 'CAPTAIN')
    for (const person of [captain, entry.organizer, await server.registerUser()])
      expect((await listOwn(person)).data).toEqual([])
    expect(codeOf(await server.call('listOwnPayments', { query: {} }))).toEqual([401, 'UNAUTHENTICATED'])
  })
})

describe('the history of a team', () => {
  const list = ({ token }: Person, id: string) =>
    server.call('listTeamPayments', { token, path: { id }, query: {} })

  test('is for who may register it, whoever of them has paid', async () => {
    const entry = await newEntry(server)
    const payment = await pay(entry)
    for (const role of ['MANAGER', 'CAPTAIN'] as const) {
      const { status, body } = await list(await newMember(server, entry.team, role), entry.team.id)
      expect([status, body.data.map(({ id }: { id: string }) => id)]).toEqual([200, [payment.id]])
    }
    for (const role of ['PLAYER', 'COACH'] as const)
      expect(codeOf(await list(await newMember(server, entry.team, role), entry.team.id))).toEqual([
        403,
        'FORBIDDEN',
      ])
    expect((await list(await server.registerUser(), entry.team.id)).status).toBe(404)
  })
})

describe('the history of a championship', () => {
  const list = ({ token }: Person, id: string) =>
    server.call('listChampionshipPayments', { token, path: { id }, query: {} })
  const save = ({ token }: Person, id: string) =>
    server.call('exportChampionshipPayments', { token, path: { id } })

  test('has the payments of all its teams, for its organisers alone', async () => {
    const entry = await newEntry(server)
    const team = await newTeam(server, { gameId: entry.team.gameId })
    const second = { ...entry, team, registrationId: await enterTeam(server, team, entry.id) }
    await pay(entry)
    await newPayment(second)
    const { body } = await list(entry.organizer, entry.id)
    expect(body.sums).toMatchObject({ paid: 2500, paid_count: 1, waiting: 2500, waiting_count: 1 })
    expect(body.data).toHaveLength(2)
    for (const person of [entry.team.owner, team.owner, await server.registerUser()]) {
      expect(codeOf(await list(person, entry.id))).toEqual([403, 'FORBIDDEN'])
      expect(codeOf(await save(person, entry.id))).toEqual([403, 'FORBIDDEN'])
    }
    expect(codeOf(await server.call('exportChampionshipPayments', { path: { id: entry.id } }))[0]).toBe(401)
  })

  test.each(['=1+1', '+1', '-1', '@x', 'a;=1', 'b,=1', '  =1'])(
    'is a file that computes no team called %j',
    async (name) => {
      const entry = await newEntry(server, { fee: 105 })
      await pay(entry)
      await server.db.updateTable('teams').set({ name }).where('id', '=', entry.team.id).execute()
      const { body } = await save(entry.organizer, entry.id)
      expect([body.media_type, body.filename]).toEqual([
        'text/csv; charset=utf-8',
        expect.stringMatching(/^[a-z0-9-]+-pagamentos\.csv$/),
      ])
      expect(body.content).not.toMatch(/(^|[,;])[\s"]*[=+\-@]/m)
      expect(body.content).toContain(',"1,05",PAID,')
      expect(body.content.split('\r\n')).toHaveLength(3)
    },
  )
})

describe('an erased payer', () => {
  test('has no name in the histories of others, and the amount stays', async () => {
    const entry = await newEntry(server)
    await pay(entry)
    const before = (await listOwn(entry.team.owner)).data
    expect(before).toHaveLength(1)
    await server.db
      .updateTable('users')
      .set({ erased_at: now, nick: 'conta-0001' })
      .where('id', '=', entry.team.owner.id)
      .execute()
    const { body } = await server.call('listChampionshipPayments', {
      token: entry.organizer.token,
      path: { id: entry.id },
      query: {},
    })
    expect(body.data).toMatchObject([{ amount: 2500, status: 'PAID', payer: null }])
    expect(body.sums.paid).toBe(2500)
  })
})

describe('a payment of another amount than its code', () => {
  test.each([
    ['more', 2501],
    ['less', 1],
    ['twice as much', 5000],
    ['more than any entry costs', 1_500_000_000],
  ])('counts as what has arrived: %s', async (_name, amount) => {
    const entry = await newEntry(server)
    const payment = await newPayment(entry)
    await server.runAs(entry.team.owner, (context) =>
      applyState(context, payment.id, { status: 'PAID', amount, paidAt: now }),
    )
    const readHistories = async () => [
      await listOwn(entry.team.owner),
      (
        await server.call('listTeamPayments', {
          token: entry.team.owner.token,
          path: { id: entry.team.id },
          query: {},
        })
      ).body,
      (
        await server.call('listChampionshipPayments', {
          token: entry.organizer.token,
          path: { id: entry.id },
          query: {},
        })
      ).body,
    ]
    for (const status of ['REFUNDING', 'REFUNDED'] as const) {
      for (const history of await readHistories())
        expect(history).toMatchObject({
          data: [{ amount, status, refund_reason: 'WRONG_AMOUNT' }],
          sums: { paid: 0, paid_count: 0, waiting: 0, returned: amount, returned_count: 1 },
        })
      await runPaymentClock(server.services)
    }
    const file = await server.call('exportChampionshipPayments', {
      token: entry.organizer.token,
      path: { id: entry.id },
    })
    const reais = `${Math.floor(amount / 100)},${String(amount % 100).padStart(2, '0')}`
    expect(file.body.content).toContain(`"${reais}",REFUNDED,WRONG_AMOUNT,`)
  })
})
