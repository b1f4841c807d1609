import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestServer, codeOf, startServer } from '../../../test/harness.ts'
import { paymentCalls } from '../../../test/payment-calls.ts'
import { paymentRaces } from '../../../test/payment-races.ts'
import { type Entry, closeProven, enterTeam, newEntry, workReports } from '../../../test/payments.ts'
import { newMember, newTeam } from '../../../test/teams.ts'
import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'
import { proveLedger } from './proof.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

let server: TestServer
let now: Date
let entry: Entry
beforeAll(async () => {
  now = new Date()
  server = await startServer({ now: () => now })
}, 120_000)
afterAll(async () => {
  now = new Date()
  await closeProven(server)
})
beforeEach(async () => {
  now = new Date()
  entry = await newEntry(server)
})

const {
  pay,
  newPayment,
  simulate,
  read,
  check,
  statusOf,
  registrationOf,
  clock,
  setStatus,
  withdraw,
  entries,
  owed,
} = paymentCalls(() => ({ server, entry }))

describe('a payment of an entry', () => {
  test('has a code for the fee that can be paid for 30 minutes', async () => {
    const { status, body } = await pay()
    expect([status, body.amount, body.status]).toEqual([201, 2500, 'PENDING'])
    expect(body.pix_code).toContain('540525.00')
    expect(new Date(body.expires_at).getTime() - now.getTime()).toBe(30 * MINUTE)
    expect((await read(body.id)).body).toEqual(body)
  })

  test('confirms the place once it is paid, and tells the team', async () => {
    const { id } = await newPayment()
    await simulate(id)
    expect(await registrationOf()).toBe('PENDING_PAYMENT')
    await workReports(server)
    expect([await statusOf(id), await registrationOf(), await entries()]).toEqual([
      'PAID',
      'CONFIRMED',
      -2500,
    ])
    const { body } = await server.call('listUnreadNotifications', { token: entry.team.owner.token })
    const bell: Schemas['Notification'][] = body
    expect(bell.filter(({ type }) => type === 'CHAMPIONSHIP_REGISTER_ACCEPT')).toHaveLength(1)
    const { body: paid } = await read(id)
    expect([paid.status, paid.pix_code, paid.is_late, paid.paid_at]).toEqual([
      'PAID',
      null,
      false,
      now.toISOString(),
    ])
  })

  test('that is reported twice, with one id and with another, is one', async () => {
    const { id } = await newPayment()
    await simulate(id, 'TWICE')
    await workReports(server)
    await workReports(server)
    expect([await statusOf(id), await entries()]).toEqual(['PAID', -2500])
    const events = server.db.selectFrom('payment_events').select('outcome').where('reference', '=', id)
    expect(new Set((await events.execute()).map(({ outcome }) => outcome))).toEqual(
      new Set(['PAID', 'UNCHANGED']),
    )
  })

  test('that no report is about is found by asking, by the payer and by the clock', async () => {
    const { id } = await newPayment()
    await simulate(id, 'UNREPORTED')
    await workReports(server)
    expect(await statusOf(id)).toBe('PENDING')
    expect((await check(id)).body.status).toBe('PAID')
    expect((await check(id)).body.status).toBe('PAID')
    const other = await newEntry(server)
    const waiting = await newPayment(other.team.owner, other)
    await server.call('simulatePayment', {
      token: other.team.owner.token,
      path: { paymentId: waiting.id },
      body: { outcome: 'UNREPORTED' },
    })
    now = new Date(now.getTime() + 3 * MINUTE)
    await clock()
    expect([await statusOf(waiting.id), await registrationOf(other.registrationId)]).toEqual([
      'PAID',
      'CONFIRMED',
    ])
  })

  test('of another amount confirms nothing: what has arrived is booked and goes back, and the staff is told', async () => {
    const { id } = await newPayment()
    await simulate(id, 'WRONG_AMOUNT')
    await workReports(server)
    await workReports(server)
    expect([await statusOf(id), await registrationOf(), await entries(), await owed()]).toEqual([
      'REFUNDING',
      'PENDING_PAYMENT',
      0,
      -2501,
    ])
    expect(server.logged.some((line) => line.includes('WRONG_AMOUNT'))).toBe(true)
    expect(await proveLedger(server.services)).toBe(0)
    await clock()
    expect([await statusOf(id), await owed()]).toEqual(['REFUNDED', 0])
    expect((await read(id)).body).toMatchObject({
      amount: 2500,
      received_amount: 2501,
      refund_reason: 'WRONG_AMOUNT',
      is_late: false,
    })
    // Its part is free for another code.
    expect((await newPayment()).id).not.toBe(id)
  })

  test('of another amount after its time goes back, too', async () => {
    const { id } = await newPayment()
    now = new Date(now.getTime() + 31 * MINUTE)
    await clock()
    await simulate(id, 'WRONG_AMOUNT')
    await workReports(server)
    await clock()
    expect([await statusOf(id), await owed(), await registrationOf()]).toEqual([
      'REFUNDED',
      0,
      'PENDING_PAYMENT',
    ])
    expect(await proveLedger(server.services)).toBe(0)
  })

  test('asks the bank in vain while nothing is paid', async () => {
    const { id } = await newPayment()
    expect((await check(id)).body.status).toBe('PENDING')
  })
})

describe('no code is given', () => {
  const exists = [409, 'PAYMENT_ALREADY_EXISTS']
  test('where one waits or is paid, also for another payer', async () => {
    const captain = await newMember(server, entry.team, 'CAPTAIN')
    const { id } = await newPayment()
    expect(codeOf(await pay())).toEqual(exists)
    expect(codeOf(await pay(captain))).toEqual(exists)
    await simulate(id)
    await workReports(server)
    expect(codeOf(await pay(captain))).toEqual(exists)
    const { body } = await server.call('listRegistrationPayments', {
      token: captain.token,
      path: { id: entry.id, registrationId: entry.registrationId },
    })
    expect(body).toMatchObject([{ id, status: 'PAID' }])
  })

  test.each(['00000000000', '11111111111', '52998224726'])('to a payer with the CPF "%s"', async (cpf) => {
    await server.db.updateTable('users').set({ cpf }).where('id', '=', entry.team.owner.id).execute()
    expect(codeOf(await pay())).toEqual([409, 'CPF_INVALID'])
  })

  test('to a minor, and to the same one on the 18th birthday', async () => {
    const { id } = entry.team.owner
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(now)
    const birth = `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`
    const dayAfter = new Date(new Date(`${birth}T12:00:00Z`).getTime() + 24 * HOUR).toISOString().slice(0, 10)
    const setBirth = (day: string) =>
      server.db.updateTable('users').set({ birth: day }).where('id', '=', id).execute()
    await setBirth(dayAfter)
    expect(codeOf(await pay())).toEqual([409, 'MINOR_NOT_ALLOWED'])
    await setBirth(birth)
    expect((await pay()).status).toBe(201)
  })

  test('for an entry that waits for none', async () => {
    const refused = [409, 'CHAMPIONSHIP_STATUS']
    await withdraw()
    expect(codeOf(await pay())).toEqual(refused)
    const full = await newEntry(server, { maxTeams: 2 })
    await enterTeam(server, await newTeam(server, { gameId: full.team.gameId }), full.id)
    const waiting = await newTeam(server, { gameId: full.team.gameId })
    const registrationId = await enterTeam(server, waiting, full.id)
    expect(codeOf(await pay(waiting.owner, { ...full, registrationId }))).toEqual(refused)
    const free = await newEntry(server, { fee: 0 })
    expect(codeOf(await pay(free.team.owner, free))).toEqual(refused)
  })

  test('to others than players and who may register the team, nor is it shown to them', async () => {
    const { id } = await newPayment()
    const [coach, player, stranger] = [
      await newMember(server, entry.team, 'COACH'),
      await newMember(server, entry.team, 'PLAYER'),
      await server.registerUser(),
    ]
    for (const person of [coach, player, stranger, entry.organizer]) {
      expect(codeOf(await pay(person))).toEqual([403, 'FORBIDDEN'])
      expect(codeOf(await read(id, person))).toEqual([404, 'PAYMENT_NOT_FOUND'])
      expect(codeOf(await check(id, person))).toEqual([404, 'PAYMENT_NOT_FOUND'])
    }
  })

  test('for the registration of another championship, or one that is not there', async () => {
    const other = await newEntry(server)
    expect(codeOf(await pay(entry.team.owner, { ...entry, id: other.id }))).toEqual([
      404,
      'REGISTRATION_NOT_FOUND',
    ])
    expect(codeOf(await pay(entry.team.owner, { ...entry, registrationId: newId() }))).toEqual([
      404,
      'REGISTRATION_NOT_FOUND',
    ])
    expect(codeOf(await read(newId()))).toEqual([404, 'PAYMENT_NOT_FOUND'])
  })
})

describe('a code whose time is over', () => {
  test('expires, and another one can be asked for', async () => {
    const { id } = await newPayment()
    now = new Date(now.getTime() + 30 * MINUTE)
    await clock()
    expect(await statusOf(id)).toBe('EXPIRED')
    expect((await newPayment()).id).not.toBe(id)
  })

  test('and is paid late takes the place that still waits, and its newer code is cancelled', async () => {
    const { id } = await newPayment()
    now = new Date(now.getTime() + 31 * MINUTE)
    await clock()
    const newer = await newPayment()
    await simulate(id)
    await workReports(server)
    expect([await statusOf(id), await statusOf(newer.id), await registrationOf()]).toEqual([
      'PAID',
      'CANCELLED',
      'CONFIRMED',
    ])
    expect((await read(id)).body.is_late).toBe(true)
    // Both are paid: the second one goes back.
    await simulate(newer.id)
    await workReports(server)
    expect([await statusOf(newer.id), await owed(), await entries()]).toEqual(['REFUNDING', -2500, -2500])
    await clock()
    expect([await statusOf(newer.id), await owed(), await entries()]).toEqual(['REFUNDED', 0, -2500])
  })

  test('and is paid after the team has withdrawn goes back by itself', async () => {
    const { id } = await newPayment()
    await withdraw()
    await clock()
    expect(await statusOf(id)).toBe('CANCELLED')
    await simulate(id)
    await workReports(server)
    expect((await read(id)).body).toMatchObject({ status: 'REFUNDING', refund_reason: 'LATE' })
    await clock()
    expect([await statusOf(id), await owed(), await registrationOf()]).toEqual(['REFUNDED', 0, 'WITHDRAWN'])
  })
})

describe('money goes back', () => {
  async function payEntry(): Promise<string> {
    const { id } = await newPayment()
    await simulate(id)
    await workReports(server)
    return id
  }
  const reason = async (id: string) => (await read(id)).body.refund_reason

  test('when the championship is cancelled', async () => {
    const id = await payEntry()
    await setStatus('CANCELLED')
    await clock()
    expect([await statusOf(id), await reason(id), await entries(), await owed()]).toEqual([
      'REFUNDED',
      'CHAMPIONSHIP_CANCELLED',
      0,
      0,
    ])
  })

  test('when the team withdraws before registration closes, not after', async () => {
    const id = await payEntry()
    await withdraw()
    await clock()
    expect([await statusOf(id), await reason(id)]).toEqual(['REFUNDED', 'WITHDRAWN'])
    entry = await newEntry(server)
    const late = await payEntry()
    const closed = new Date(Date.now() - HOUR)
    const change = {
      registration_closes_at: closed,
      registration_opens_at: new Date(closed.getTime() - HOUR),
    }
    await server.db.updateTable('championships').set(change).where('id', '=', entry.id).execute()
    await withdraw()
    await clock()
    expect(await statusOf(late)).toBe('PAID')
  })

  test('when the organiser rejects the team', async () => {
    const id = await payEntry()
    await server.call('decideRegistration', {
      token: entry.organizer.token,
      path: { id: entry.id, registrationId: entry.registrationId },
      body: { status: 'REJECTED', reason: 'Sem elenco.' },
    })
    await clock()
    expect([await statusOf(id), await reason(id)]).toEqual(['REFUNDED', 'REJECTED'])
  })

  test('when the team is deleted, and its payer still sees it', async () => {
    const id = await payEntry()
    const deleted = await server.call('deleteTeam', {
      token: entry.team.owner.token,
      path: { id: entry.team.id },
    })
    expect(deleted.status).toBeLessThan(300)
    await clock()
    expect((await read(id)).body).toMatchObject({
      status: 'REFUNDED',
      refund_reason: 'TEAM_GONE',
      team: null,
    })
  })

  test('again, where the bank has refused at first', async () => {
    const { id } = await newPayment()
    await simulate(id, 'REFUND_REFUSED')
    await workReports(server)
    await withdraw()
    await clock()
    expect([await statusOf(id), await owed()]).toEqual(['REFUNDING', -2500])
    now = new Date(now.getTime() + 9 * MINUTE)
    await clock()
    expect([await statusOf(id), await owed()]).toEqual(['REFUNDED', 0])
  })

  test('once, however many clocks run', async () => {
    const id = await payEntry()
    await setStatus('CANCELLED')
    await Promise.all(Array.from({ length: 6 }, clock))
    await clock()
    expect([await statusOf(id), await entries(), await owed()]).toEqual(['REFUNDED', 0, 0])
  })
})

describe('at once', () => {
  paymentRaces(() => ({ server, entry }), {
    renewEntry: async () => {
      now = new Date()
      entry = await newEntry(server)
    },
    passMinutes: (minutes) => {
      now = new Date(now.getTime() + minutes * MINUTE)
    },
  })
})

describe('a report of the provider', () => {
  const send = (payload: string, headers: Record<string, string> = {}, provider = 'sandbox') =>
    server.inject({
      method: 'POST',
      url: `/api/webhooks/payments/${provider}`,
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    })

  test('without a valid signature is refused and not stored', async () => {
    const { id } = await newPayment()
    const body = JSON.stringify({ eventId: `forged-${id}`, reference: id })
    for (const headers of [{}, { 'x-sandbox-signature': '' }, { 'x-sandbox-signature': 'a'.repeat(64) }])
      expect((await send(body, headers)).status).toBe(401)
    expect((await send('', {})).status).toBe(401)
    expect((await send('{', {})).status).toBe(401)
    const stored = server.db.selectFrom('payment_events').selectAll().where('event_id', '=', `forged-${id}`)
    expect(await stored.execute()).toEqual([])
  })

  test('to another provider is at no address', async () => {
    expect((await send('{}', {}, 'woovi')).status).toBe(404)
    expect((await send('{}', {}, 'SANDBOX')).status).toBe(404)
  })
})
