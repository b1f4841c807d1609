import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestServer, codeOf, startServer } from '../../../../test/harness.ts'
import { giftCalls } from '../../../../test/gift-calls.ts'
import { paymentCalls } from '../../../../test/payment-calls.ts'
import { type Entry, closeProven, newEntry, newSharedEntry } from '../../../../test/payments.ts'
import { newMember } from '../../../../test/teams.ts'

const HOUR = 60 * 60_000

let server: TestServer
let now: Date
let entry: Entry
let sender: Person
beforeAll(async () => {
  now = new Date()
  server = await startServer({ now: () => now })
}, 120_000)
afterAll(() => closeProven(server))
beforeEach(async () => {
  now = new Date()
  entry = await newEntry(server)
  sender = await server.registerUser()
})

const { give, settle, newGift, offer, accept, decline, listReceived, listSent, listTold, paymentOf } =
  giftCalls(() => ({ server, entry, sender }))
const { registrationOf: entryStatus, clock } = paymentCalls(() => ({ server, entry }))

describe('a gift', () => {
  test('is the team’s to accept once it is paid, and takes the place then', async () => {
    const gift = await newGift('Boa sorte, meninas!')
    expect(gift).toMatchObject({ status: 'WAITING', amount: 2500, expires_at: null })
    // The team knows nothing of what is not paid.
    expect(await listReceived()).toEqual([])
    expect(codeOf(await accept(gift.id))).toEqual([404, 'PAYMENT_NOT_FOUND'])
    await settle(gift.payment_id ?? '')
    expect(await entryStatus()).toBe('PENDING_PAYMENT')
    const [received] = await listReceived()
    expect(received).toMatchObject({
      id: gift.id,
      status: 'OFFERED',
      message: 'Boa sorte, meninas!',
      sender: { id: sender.id },
      payment_id: null,
    })
    expect(await listTold(entry.team.owner)).toEqual(['Você recebeu um presente'])
    const { status, body } = await accept(gift.id)
    expect([status, body.status]).toEqual([200, 'ACCEPTED'])
    expect(await entryStatus()).toBe('CONFIRMED')
    expect(await paymentOf(gift)).toMatchObject({ status: 'PAID', registration_id: entry.registrationId })
    expect(await listTold(sender)).toEqual(['Presente aceito'])
    expect((await listSent())[0]).toMatchObject({
      id: gift.id,
      status: 'ACCEPTED',
      payment_id: gift.payment_id,
    })
    // Repeated, it changes nothing.
    expect((await accept(gift.id)).status).toBe(200)
    expect(codeOf(await decline(gift.id))).toEqual([409, 'CHAMPIONSHIP_STATUS'])
  })

  test('that is declined goes back to its sender', async () => {
    const gift = await offer()
    expect((await decline(gift.id)).body.status).toBe('DECLINED')
    expect(await paymentOf(gift)).toMatchObject({ status: 'REFUNDING', refund_reason: 'GIFT_DECLINED' })
    await clock()
    expect((await paymentOf(gift)).status).toBe('REFUNDED')
    expect(await entryStatus()).toBe('PENDING_PAYMENT')
    expect(await listTold(sender)).toEqual(['Presente recusado'])
    expect((await decline(gift.id)).status).toBe(200)
    expect(codeOf(await accept(gift.id))).toEqual([409, 'CHAMPIONSHIP_STATUS'])
  })

  test.each([
    ['48 hours', 48 * HOUR, false],
    ['the end of the registration', 2 * HOUR, true],
  ])('that nobody answers goes back after %s', async (_, wait, isCut) => {
    if (isCut)
      await server.db
        .updateTable('championships')
        .set({ registration_closes_at: new Date(now.getTime() + wait) })
        .where('id', '=', entry.id)
        .execute()
    else
      await server.db
        .updateTable('championships')
        .set({
          registration_closes_at: new Date(now.getTime() + 90 * HOUR),
          check_in_opens_at: new Date(now.getTime() + 91 * HOUR),
          starts_at: new Date(now.getTime() + 92 * HOUR),
        })
        .where('id', '=', entry.id)
        .execute()
    const gift = await offer()
    expect(Date.parse((await listReceived())[0]?.expires_at ?? '') - now.getTime()).toBe(wait)
    now = new Date(now.getTime() + wait - 1)
    await clock()
    expect((await paymentOf(gift)).status).toBe('PAID')
    now = new Date(now.getTime() + 1)
    expect(codeOf(await accept(gift.id))).toEqual([409, 'CHAMPIONSHIP_STATUS'])
    await clock()
    expect((await listSent())[0]?.status).toBe('EXPIRED')
    expect(await paymentOf(gift)).toMatchObject({ refund_reason: 'GIFT_EXPIRED' })
    expect(await listTold(sender)).toEqual(['Presente devolvido'])
  })

  test('goes back where the team pays by itself, withdraws or is gone, and where the cup is cancelled', async () => {
    const token = entry.team.owner.token
    const path = { id: entry.id, registrationId: entry.registrationId }
    const gift = await offer()
    const own = await server.call('createPayment', { token, path })
    expect(own.status).toBe(201)
    await settle(own.body.id, entry.team.owner)
    expect(await entryStatus()).toBe('CONFIRMED')
    await clock()
    expect(await paymentOf(gift)).toMatchObject({ refund_reason: 'GIFT_EXPIRED' })

    entry = await newEntry(server)
    const second = await offer()
    await server.call('withdrawRegistration', {
      token: entry.team.owner.token,
      path: { id: entry.id, registrationId: entry.registrationId },
    })
    await clock()
    expect(await paymentOf(second)).toMatchObject({ refund_reason: 'GIFT_EXPIRED' })

    entry = await newEntry(server)
    const third = await offer()
    await server.call('changeChampionshipStatus', {
      token: entry.organizer.token,
      path: { id: entry.id },
      body: { status: 'CANCELLED', reason: 'Sem servidor.' },
    })
    await clock()
    expect((await paymentOf(third)).status).toMatch(/REFUND/)
    expect((await listSent())[0]?.status).toBe('EXPIRED')
  })

  test('that is paid after the team has its place goes back at once', async () => {
    const gift = await newGift()
    const other = await offer(null, await server.registerUser())
    await accept(other.id)
    await settle(gift.payment_id ?? '')
    expect(await paymentOf(gift)).toMatchObject({ refund_reason: 'LATE' })
    expect(await listTold(entry.team.owner)).toEqual(['Você recebeu um presente'])
  })

  test('accepted takes the place of the team’s own open code', async () => {
    const { body: own } = await server.call('createPayment', {
      token: entry.team.owner.token,
      path: { id: entry.id, registrationId: entry.registrationId },
    })
    const gift = await offer()
    expect((await accept(gift.id)).status).toBe(200)
    const { body } = await server.call('readPayment', {
      token: entry.team.owner.token,
      path: { paymentId: own.id },
    })
    expect(body.status).toBe('CANCELLED')
    // Paid all the same, it goes back.
    await settle(own.id, entry.team.owner)
    expect(await paymentOf({ ...gift, payment_id: own.id })).toMatchObject({ refund_reason: 'LATE' })
  })

  test('accepted pays the parts of everybody, split before or not', async () => {
    for (const isSplit of [true, false]) {
      const shared = await newSharedEntry(server)
      entry = shared
      const { owner } = shared.team
      const { token } = owner
      const path = { id: entry.id, registrationId: entry.registrationId }
      const body = { user_ids: [owner.id] }
      const own = isSplit ? await server.call('createPayment', { token, path, body }) : null
      if (own !== null) await settle(own.body.id, owner)
      const gift = await offer()
      expect((await accept(gift.id)).status).toBe(200)

      const read = await server.call('readEntryPayment', { token, path })
      expect(read.body).toMatchObject({ status: 'PAID', paid: 2500, pay_until: null, can_extend: false })
      const paidBy = { status: 'PAID', payment_id: gift.payment_id, payer: { id: sender.id } }
      expect(read.body.parts).toMatchObject(shared.players.map(() => paidBy))
      const entered = await server.call('listChampionshipRegistrations', { token, path: { id: entry.id } })
      expect(entered.body).toMatchObject([{ status: 'CONFIRMED', payment: { status: 'PAID', paid: 2500 } }])
      if (own !== null)
        expect(await paymentOf({ ...gift, payment_id: own.body.id })).toMatchObject({
          refund_reason: 'GIFT_ACCEPTED',
        })
      // Nothing is left to pay.
      expect(codeOf(await server.call('createPayment', { token, path }))).toEqual([
        409,
        'PAYMENT_ALREADY_EXISTS',
      ])
    }
  })

  test('accepted goes back to its sender with the entry, and its parts with it', async () => {
    entry = await newSharedEntry(server)
    const gift = await offer()
    await accept(gift.id)
    const path = { id: entry.id, registrationId: entry.registrationId }
    const { token } = entry.team.owner
    await server.call('withdrawRegistration', { token, path })
    await clock()
    const { body } = await server.call('readEntryPayment', { token, path })
    expect(body.status).toMatch(/^REFUND(?:ING|ED)$/)
    expect(body.paid).toBe(0)
  })

  test('can be paid again by a withdrawal before the registration closes', async () => {
    const gift = await offer()
    await accept(gift.id)
    await server.call('withdrawRegistration', {
      token: entry.team.owner.token,
      path: { id: entry.id, registrationId: entry.registrationId },
    })
    await clock()
    expect(await paymentOf(gift)).toMatchObject({ refund_reason: 'WITHDRAWN' })
  })
})

describe('who may', () => {
  test('give: an adult with a CPF who is not of the team', async () => {
    for (const role of ['PLAYER', 'CAPTAIN'] as const)
      expect(codeOf(await give(await newMember(server, entry.team, role)))).toEqual([403, 'FORBIDDEN'])
    expect(codeOf(await give(entry.team.owner))).toEqual([403, 'FORBIDDEN'])
    await server.db.updateTable('users').set({ cpf: '00000000000' }).where('id', '=', sender.id).execute()
    expect(codeOf(await give())).toEqual([409, 'CPF_INVALID'])
    const minor = await server.registerUser()
    await server.db.updateTable('users').set({ birth: '2012-01-01' }).where('id', '=', minor.id).execute()
    expect(codeOf(await give(minor))).toEqual([409, 'MINOR_NOT_ALLOWED'])
  })

  test('answer: who may register the team; others of it see or know nothing', async () => {
    const gift = await offer()
    const player = await newMember(server, entry.team, 'PLAYER')
    for (const answer of [accept, decline]) {
      expect(codeOf(await answer(gift.id, player))).toEqual([403, 'FORBIDDEN'])
      expect(codeOf(await answer(gift.id, sender))).toEqual([404, 'PAYMENT_NOT_FOUND'])
      expect(codeOf(await answer(gift.id, entry.organizer))).toEqual([404, 'PAYMENT_NOT_FOUND'])
    }
    expect((await accept(gift.id, await newMember(server, entry.team, 'CAPTAIN'))).status).toBe(200)
  })

  test('not give: people of whom one blocked the other', async () => {
    await server.call('blockUser', { token: entry.team.owner.token, path: { userId: sender.id } })
    expect(codeOf(await give())).toEqual([403, 'USER_BLOCKED'])
    const other = await server.registerUser()
    await server.call('blockUser', { token: other.token, path: { userId: entry.team.owner.id } })
    expect(codeOf(await give(other))).toEqual([403, 'USER_BLOCKED'])
  })
})

describe('the message', () => {
  test.each([
    ['too long', 'a'.repeat(281)],
    ['offensive', 'seus filhos da puta'],
    ['offensive in capitals', 'FILHOS DA PUTA'],
  ])('that is %s is refused at its field', async (_, message) => {
    const { status, body } = await give(sender, message)
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'message'])
  })

  test.each([
    ['nothing', '   ', null],
    ['280 characters', 'á'.repeat(280), 'á'.repeat(280)],
    ['spaces around', '  Boa!  ', 'Boa!'],
  ])('of %s is taken', async (_, message, expected) => {
    expect((await newGift(message)).message).toBe(expected)
  })
})

describe('at once', () => {
  test('accepted eight times, it is one acceptance', async () => {
    const gift = await offer()
    const answers = await Promise.all(Array.from({ length: 8 }, () => accept(gift.id)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(await listTold(sender)).toEqual(['Presente aceito'])
  })

  test('accepted and declined, one of them counts', async () => {
    for (let round = 0; round < 4; round += 1) {
      entry = await newEntry(server)
      const gift = await offer()
      const answers = await Promise.all([
        accept(gift.id),
        decline(gift.id),
        accept(gift.id),
        decline(gift.id),
      ])
      const isAccepted = (await listSent())[0]?.status === 'ACCEPTED'
      expect(answers.map(({ status }) => status)).toEqual(
        isAccepted ? [200, 409, 200, 409] : [409, 200, 409, 200],
      )
      expect(await entryStatus()).toBe(isAccepted ? 'CONFIRMED' : 'PENDING_PAYMENT')
      expect((await paymentOf(gift)).status).toBe(isAccepted ? 'PAID' : 'REFUNDING')
    }
  })

  test('accepted while its time ends, money is either taken or goes back', async () => {
    for (let round = 0; round < 4; round += 1) {
      entry = await newEntry(server)
      const gift = await offer()
      const { expires_at: end } = (await listReceived())[0]!
      now = new Date(Date.parse(end ?? '') - (round % 2))
      await Promise.all([clock(), accept(gift.id), clock(), accept(gift.id)])
      await clock()
      const { status, refund_reason: reason } = await paymentOf(gift)
      const isAccepted = (await listSent())[0]?.status === 'ACCEPTED'
      expect(isAccepted ? [status, reason] : reason).toEqual(isAccepted ? ['PAID', null] : 'GIFT_EXPIRED')
      expect(await entryStatus()).toBe(isAccepted ? 'CONFIRMED' : 'PENDING_PAYMENT')
      now = new Date()
    }
  })

  test('accepted while the own code is paid, one payment keeps the place and the other goes back', async () => {
    for (let round = 0; round < 4; round += 1) {
      entry = await newEntry(server)
      const { body: own } = await server.call('createPayment', {
        token: entry.team.owner.token,
        path: { id: entry.id, registrationId: entry.registrationId },
      })
      const gift = await offer()
      await Promise.all([settle(own.id, entry.team.owner), accept(gift.id), accept(gift.id)])
      await clock()
      expect(await entryStatus()).toBe('CONFIRMED')
      const payments = [await paymentOf(gift), await paymentOf({ ...gift, payment_id: own.id })]
      expect(payments.filter(({ status }) => status === 'PAID')).toHaveLength(1)
      expect(payments.filter(({ refund_reason: reason }) => reason !== null)).toHaveLength(1)
    }
  })

  test('accepted while parts are asked for, no part has two payments', async () => {
    for (let round = 0; round < 4; round += 1) {
      const shared = await newSharedEntry(server)
      entry = shared
      const gift = await offer()
      const path = { id: entry.id, registrationId: entry.registrationId }
      const ask = ({ token, id }: Person) =>
        server.call('createPayment', { token, path, body: { user_ids: [id] } })
      const [accepted, ...asked] = await Promise.all([
        accept(gift.id),
        ...shared.players.map(ask),
        ...shared.players.map(ask),
      ])
      expect(accepted.status).toBe(200)
      // Asked before, the code is cancelled by the acceptance; asked after it, there is none.
      for (const { status } of asked) expect([201, 409]).toContain(status)
      const open = await server.db
        .selectFrom('payment_charges')
        .select(['id', 'status'])
        .where('registration_id', '=', entry.registrationId)
        .where('status', 'in', ['PENDING', 'PAID'])
        .execute()
      expect(open).toEqual([{ id: gift.payment_id, status: 'PAID' }])
      const { body } = await server.call('readEntryPayment', { token: entry.team.owner.token, path })
      expect(body).toMatchObject({ status: 'PAID', paid: 2500 })
    }
  })

  test('two gifts of one entry: one is accepted, and the other goes back', async () => {
    const other = await server.registerUser()
    const [first, second] = [await offer(), await offer(null, other)]
    const answers = await Promise.all([accept(first.id), accept(second.id)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    await clock()
    const payments = [await paymentOf(first), await paymentOf(second)]
    expect(payments.map(({ refund_reason: reason }) => reason).filter((reason) => reason !== null)).toEqual([
      'GIFT_EXPIRED',
    ])
  })
})
