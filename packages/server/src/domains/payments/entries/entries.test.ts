import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestServer, codeOf, startServer } from '../../../../test/harness.ts'
import { paymentCalls } from '../../../../test/payment-calls.ts'
import {
  type SharedEntry,
  closeProven,
  enterTeam,
  newEntry,
  newSharedEntry,
} from '../../../../test/payments.ts'
import { newMember, newTeam } from '../../../../test/teams.ts'
import type { Schemas } from '../../../contract/types.ts'
import { newId } from '../../../database/id.ts'
import { runPaymentClock } from '../clock.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

let server: TestServer
let now: Date
let entry: SharedEntry
let owner: Person
let captain: Person
let player: Person
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
  entry = await newSharedEntry(server)
  const [first, second, third] = entry.players
  if (first === undefined || second === undefined || third === undefined) throw new Error('no roster')
  ;[owner, captain, player] = [first, second, third]
})

const calls = paymentCalls(() => ({ server, entry }))
const { settle, payAndSettle, statusOf, owed, entries, readEntry, extend, remind, listTitled } = calls
const { pathOf: path, readRegistration: registration } = calls
const pay = (payer: Person, of?: readonly Person[]) => calls.pay(payer, entry, of)
const newPayment = (payer: Person, of?: readonly Person[]) => calls.newPayment(payer, entry, of)
const partOf = async (person: Person) => (await readEntry()).parts.find(({ user }) => user.id === person.id)
const clock = (minutes = 0) => {
  now = new Date(now.getTime() + minutes * MINUTE)
  return calls.clock()
}
const minutesLeft = ({ pay_until: until }: Schemas['EntryPayment']) =>
  until === null ? null : (new Date(until).getTime() - now.getTime()) / MINUTE
const setBirth = ({ id }: Person, birth: string) =>
  server.db.updateTable('users').set({ birth }).where('id', '=', id).execute()
const seventeen = () => new Date(now.getTime() - 17 * 365 * 24 * HOUR).toISOString().slice(0, 10)

describe('the fee of a team', () => {
  test('is split among its roster, the remainder to the captain', async () => {
    const state = await readEntry()
    expect(new Map(state.parts.map(({ user, amount }) => [user.id, amount]))).toEqual(
      new Map([
        [owner.id, 833],
        [captain.id, 834],
        [player.id, 833],
      ]),
    )
    expect([state.amount, state.paid, state.status]).toEqual([2500, 0, 'UNPAID'])
  })

  test('of less centavos than players is the part of one', async () => {
    entry = await newSharedEntry(server, { fee: 2 })
    expect((await readEntry(entry.team.owner)).parts.map(({ amount }) => amount)).toEqual([2])
  })

  test('without a captain in the roster leaves the remainder to the owner', async () => {
    const team = await newTeam(server)
    const players = [
      team.owner,
      await newMember(server, team, 'PLAYER'),
      await newMember(server, team, 'PLAYER'),
    ]
    entry = { ...(await newEntry(server, { fee: 100, team, players })), players }
    expect((await readEntry(team.owner)).parts.find(({ user }) => user.id === team.owner.id)?.amount).toBe(34)
  })

  test('stays split as it was, whoever leaves the roster', async () => {
    await newPayment(owner, [owner])
    await server.call('confirmRosterPlace', {
      token: player.token,
      path: path(),
      body: { is_confirmed: false },
    })
    expect((await readEntry()).parts).toHaveLength(3)
    expect((await pay(captain, [player])).status).toBe(201)
  })
})

describe('a part', () => {
  test('is paid by everybody for themselves, and the last one confirms the place', async () => {
    for (const [person, expected] of [
      [owner, 'PENDING_PAYMENT'],
      [player, 'PENDING_PAYMENT'],
      [captain, 'CONFIRMED'],
    ] as const) {
      await payAndSettle(person, [person])
      expect((await registration()).status).toBe(expected)
    }
    const state = await readEntry(player)
    expect([state.status, state.paid, state.pay_until, await entries()]).toEqual(['PAID', 2500, null, -2500])
    expect(state.parts.map(({ status, payer, user }) => [status, payer?.id === user.id])).toEqual(
      Array.from({ length: 3 }, () => ['PAID', true]),
    )
  })

  test('of another one is paid by anybody of the team, who is told', async () => {
    const { amount, parts } = await newPayment(player, [captain, player])
    expect([amount, parts.map(({ id }) => id).toSorted()]).toEqual([1667, [captain.id, player.id].toSorted()])
    expect((await partOf(captain))?.status).toBe('PENDING')
    expect(codeOf(await pay(captain, [captain]))).toEqual([409, 'PAYMENT_ALREADY_EXISTS'])
    expect(codeOf(await pay(owner, [owner, captain]))).toEqual([409, 'PAYMENT_ALREADY_EXISTS'])
    await settle((await partOf(captain))?.payment_id ?? '')
    expect(await partOf(captain)).toMatchObject({ status: 'PAID', payer: { id: player.id } })
    expect(await listTitled(captain, 'Sua parte da inscrição foi paga')).toHaveLength(1)
    expect(await listTitled(player, 'Sua parte da inscrição foi paga')).toHaveLength(0)
  })

  test('that is left is what a payment without parts pays', async () => {
    await payAndSettle(owner, [owner])
    const rest = await newPayment(captain)
    expect(rest.amount).toBe(1667)
    await settle(rest.id)
    expect((await registration()).status).toBe('CONFIRMED')
    expect(codeOf(await pay(player))).toEqual([409, 'PAYMENT_ALREADY_EXISTS'])
  })

  test('with an own code has another one once more parts are asked for, and one alone if it is paid anyway', async () => {
    const one = await newPayment(owner, [owner])
    expect(codeOf(await pay(owner, [owner]))).toEqual([409, 'PAYMENT_ALREADY_EXISTS'])
    const both = await newPayment(owner, [owner, player])
    expect([await statusOf(one.id), both.amount]).toEqual(['CANCELLED', 1666])
    await settle(one.id)
    // It came first, so that the code of both is of no use.
    expect([await statusOf(one.id), await statusOf(both.id)]).toEqual(['PAID', 'CANCELLED'])
    await settle(both.id)
    expect([await statusOf(both.id), await owed(owner)]).toEqual(['REFUNDING', -1666])
  })

  test.each([
    ['of nobody', () => [newId()]],
    ['of somebody outside of the roster', () => [entry.organizer.id]],
    ['of one inside and one outside', () => [owner.id, newId()]],
  ])('%s is refused at its field', async (_name, ids) => {
    const { status, body } = await server.call('createPayment', {
      token: owner.token,
      path: path(),
      body: { user_ids: ids() },
    })
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'user_ids'])
  })

  test('of a minor is paid by another one: a minor never pays', async () => {
    await setBirth(player, seventeen())
    expect(codeOf(await pay(player, [player]))).toEqual([409, 'MINOR_NOT_ALLOWED'])
    expect(codeOf(await pay(player, [owner]))).toEqual([409, 'MINOR_NOT_ALLOWED'])
    expect(await partOf(player)).toMatchObject({ is_minor: true, status: 'OPEN' })
    await payAndSettle(captain, [player])
    expect(await partOf(player)).toMatchObject({ status: 'PAID', payer: { id: captain.id } })
  })

  test('is shown to nobody but who may pay the entry', async () => {
    const others = [
      entry.organizer,
      await newMember(server, entry.team, 'COACH'),
      await server.registerUser(),
    ]
    for (const { token } of others)
      for (const operation of ['readEntryPayment', 'remindEntryPayment', 'extendEntryPayment'] as const)
        expect(codeOf(await server.call(operation, { token, path: path() }))).toEqual([403, 'FORBIDDEN'])
  })
})

describe('the place', () => {
  test('is kept for a day without a payment, and for 30 minutes from the first one', async () => {
    expect(minutesLeft(await readEntry())).toBeCloseTo(24 * 60, 0)
    now = new Date(now.getTime() + 23 * HOUR)
    await payAndSettle(owner, [owner])
    expect(minutesLeft(await readEntry())).toBe(30)
    now = new Date(now.getTime() + 10 * MINUTE)
    await payAndSettle(captain, [captain])
    expect(minutesLeft(await readEntry())).toBe(20)
    const { expires_at: expiresAt } = await newPayment(player, [player])
    expect((new Date(expiresAt).getTime() - now.getTime()) / MINUTE).toBe(20)
  })

  test('is free once nobody has paid, and who waited has it, with a time of their own', async () => {
    const full = await newEntry(server, { maxTeams: 2 })
    const [second, third] = [
      await newTeam(server, { gameId: full.team.gameId }),
      await newTeam(server, { gameId: full.team.gameId }),
    ]
    await enterTeam(server, second, full.id)
    const waitingId = await enterTeam(server, third, full.id)
    entry = { ...full, players: [full.team.owner] }
    await clock(24 * 60 + 1)
    expect(await registration()).toMatchObject({
      status: 'WITHDRAWN',
      reason: 'A inscrição não foi paga a tempo.',
    })
    expect(await listTitled(full.team.owner, 'O prazo para pagar acabou')).toHaveLength(1)
    entry = { ...full, registrationId: waitingId, players: [third.owner] }
    expect((await registration()).status).toBe('PENDING_PAYMENT')
    expect(await listTitled(third.owner, 'Abriu uma vaga para o time')).toHaveLength(1)
    expect(minutesLeft(await readEntry(third.owner))).toBeGreaterThan(29)
  })

  test('of an entry that is paid in part is free after its time, and what was paid goes back', async () => {
    const [one, other] = [await payAndSettle(owner, [owner]), await payAndSettle(player, [player])]
    const waiting = await newPayment(captain, [captain])
    await clock(29)
    expect((await registration()).status).toBe('PENDING_PAYMENT')
    await clock(1)
    expect((await registration()).status).toBe('WITHDRAWN')
    await clock()
    expect(await Promise.all([one, other].map(statusOf))).toEqual(['REFUNDED', 'REFUNDED'])
    expect(['CANCELLED', 'EXPIRED']).toContain(await statusOf(waiting.id))
    const { body } = await server.call('readPayment', { token: owner.token, path: { paymentId: one } })
    expect(body.refund_reason).toBe('INCOMPLETE')
    const state = await readEntry()
    expect([state.status, state.paid, state.pay_until]).toEqual(['REFUNDED', 0, null])
    expect([await entries(), await owed(owner), await owed(player)]).toEqual([0, 0, 0])
    // Money that arrives after that goes back by itself, and the team may register again.
    await settle(waiting.id)
    await clock()
    expect([await statusOf(waiting.id), await owed(captain)]).toEqual(['REFUNDED', 0])
    const again = await enterTeam(server, entry.team, entry.id, entry.players)
    entry = { ...entry, registrationId: again }
    expect((await readEntry()).parts.map(({ status }) => status)).toEqual(['OPEN', 'OPEN', 'OPEN'])
  })

  test('goes back with the money where the team withdraws before all have paid', async () => {
    const id = await payAndSettle(owner, [owner])
    await server.call('withdrawRegistration', { token: captain.token, path: path() })
    await clock()
    const { body } = await server.call('readPayment', { token: owner.token, path: { paymentId: id } })
    expect([body.status, body.refund_reason]).toEqual(['REFUNDED', 'WITHDRAWN'])
  })

  test('is kept 30 minutes longer once, by who may register the team, after a first payment', async () => {
    const refused = [409, 'CHAMPIONSHIP_STATUS']
    expect(codeOf(await extend(captain))).toEqual(refused)
    await payAndSettle(owner, [owner])
    expect((await readEntry(player)).can_extend).toBe(false)
    expect((await readEntry(captain)).can_extend).toBe(true)
    expect(codeOf(await extend(player))).toEqual([403, 'FORBIDDEN'])
    const answers = await Promise.all(Array.from({ length: 4 }, () => extend(captain)))
    expect(answers.map(({ status, body }) => [status, minutesLeft(body), body.can_extend])).toEqual(
      Array.from({ length: 4 }, () => [200, 60, false]),
    )
    await clock(59)
    expect((await registration()).status).toBe('PENDING_PAYMENT')
    await clock(1)
    expect((await registration()).status).toBe('WITHDRAWN')
    expect(codeOf(await extend(captain))).toEqual(refused)
    expect(codeOf(await pay(player, [player]))).toEqual(refused)
  })

  test('of a team that the organiser has accepted waits for nothing', async () => {
    await server.call('decideRegistration', {
      token: entry.organizer.token,
      path: path(),
      body: { status: 'CONFIRMED' },
    })
    await clock(48 * 60)
    expect([(await registration()).status, (await readEntry()).status]).toEqual(['CONFIRMED', 'WAIVED'])
  })
})

describe('a reminder', () => {
  const title = 'Falta pagar a sua parte'

  test('reaches those whose part is missing, neither who has paid, nor minors, nor who sends it', async () => {
    entry = await newSharedEntry(server, { size: 5 })
    const [first, , third, minor] = entry.players
    if (!first || !third || !minor) throw new Error('no roster')
    owner = first
    await setBirth(minor, seventeen())
    await payAndSettle(third, [third])
    await server.db.deleteFrom('notifications').where('championship_id', '=', entry.id).execute()
    expect((await remind(first)).status).toBe(200)
    const counts = await Promise.all(entry.players.map((one) => listTitled(one, title)))
    expect(counts.map(({ length }) => length)).toEqual([0, 1, 0, 0, 1])
  })

  test('comes by itself to those who are missing with the first payment', async () => {
    await payAndSettle(owner, [owner])
    const counts = await Promise.all([owner, captain, player].map((one) => listTitled(one, title)))
    expect(counts.map(({ length }) => length)).toEqual([0, 1, 1])
  })

  test('reaches nobody who has blocked the sender, and is one, however often it is sent', async () => {
    await server.call('blockUser', { token: player.token, path: { userId: owner.id } })
    for (let time = 0; time < 3; time += 1) expect((await remind(owner)).status).toBe(200)
    expect(
      [await listTitled(player, title), await listTitled(captain, title)].map(({ length }) => length),
    ).toEqual([0, 1])
    expect((await remind(captain)).status).toBe(200)
    expect(await listTitled(player, title)).toHaveLength(1)
  })

  test('is of no use once the place is gone or confirmed', async () => {
    await payAndSettle(owner)
    expect(codeOf(await remind(owner))).toEqual([409, 'CHAMPIONSHIP_STATUS'])
  })
})

describe('at once', () => {
  const rounds = Number(process.env['RACE_ROUNDS'] ?? 6)
  const readKept = async () => {
    const rows = await server.db
      .selectFrom('payment_charges')
      .select(['status', 'amount'])
      .where('championship_id', '=', entry.id)
      .where('status', '=', 'PAID')
      .execute()
    return rows.reduce((sum, { amount }) => sum + amount, 0)
  }
  /** No place without its money, and no money without a place. */
  async function expectBalance(): Promise<void> {
    for (let run = 0; run < 2; run += 1) await clock(3)
    const { status } = await registration()
    const paid = await readKept()
    if (status === 'CONFIRMED') expect(paid).toBe(2500)
    if (status === 'WITHDRAWN') expect(paid).toBe(0)
    expect(paid).toBeLessThanOrEqual(2500)
    expect(await entries()).toBe(-paid || 0)
    for (const person of entry.players) expect(await owed(person)).toBe(0)
  }

  test('the same part is asked for by three, and one has a code', async () => {
    for (let round = 0; round < rounds; round += 1) {
      entry = await newSharedEntry(server)
      const target = entry.players.slice(2)
      const answers = await Promise.all(entry.players.map((one) => pay(one, target)))
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
    }
  })

  test('overlapping parts are asked for in every order, without an error and without a part that two hold', async () => {
    for (let round = 0; round < rounds; round += 1) {
      entry = await newSharedEntry(server)
      const [a, b, c] = entry.players as [Person, Person, Person]
      const answers = await Promise.all([pay(a, [a, b]), pay(b, [b, c]), pay(c, [c, a]), pay(a, [a]), pay(b)])
      expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
      const held = await server.db
        .selectFrom('payment_charge_parts')
        .select('user_id')
        .where('registration_id', '=', entry.registrationId)
        .where('is_held', '=', true)
        .execute()
      expect(new Set(held.map(({ user_id: id }) => id)).size).toBe(held.length)
    }
  }, 60_000)

  test('the last part is paid twice: one is kept, the other goes back', async () => {
    for (let round = 0; round < rounds; round += 1) {
      entry = await newSharedEntry(server)
      const [a, b, c] = entry.players as [Person, Person, Person]
      owner = a
      await payAndSettle(a, [a, b])
      const first = await newPayment(c, [c])
      now = new Date(now.getTime() + 5 * MINUTE)
      await server.db
        .updateTable('payment_charges')
        .set({ status: 'EXPIRED' })
        .where('id', '=', first.id)
        .execute()
      const second = await newPayment(b, [c])
      await Promise.all([settle(first.id), settle(second.id)])
      await settle(first.id)
      await settle(second.id)
      expect((await registration()).status).toBe('CONFIRMED')
      await expectBalance()
    }
  }, 60_000)

  test('expiry and payment: the place with its money, or neither', async () => {
    for (let round = 0; round < rounds; round += 1) {
      now = new Date()
      entry = await newSharedEntry(server)
      const [a, b, c] = entry.players as [Person, Person, Person]
      owner = a
      await payAndSettle(a, [a, b])
      const last = await newPayment(c, [c])
      now = new Date(now.getTime() + 30 * MINUTE)
      await Promise.all([settle(last.id), runPaymentClock(server.services), extend(b), settle(last.id)])
      await expectBalance()
      expect(['CONFIRMED', 'WITHDRAWN', 'PENDING_PAYMENT']).toContain((await registration()).status)
    }
  }, 60_000)
})
