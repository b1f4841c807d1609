import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newDraft } from '../../../../test/championships.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../../../test/harness.ts'
import { type PrizeCup, addPixKey, depositPrize, endCup, newPrizeCup } from '../../../../test/prizes.ts'
import type { Schemas } from '../../../contract/types.ts'
import { runPaymentClock } from '../clock.ts'

const HOUR = 60 * 60_000

let server: TestServer
let now: Date
let cup: PrizeCup

beforeAll(async () => {
  now = new Date()
  server = await startServer({ now: () => now })
}, 120_000)
afterAll(() => server.close())
beforeEach(async () => {
  now = new Date()
  cup = await newPrizeCup(server, { prizes: [{ place: 1, description: 'Campeão', amount: 3000 }] })
})

const pass = (hours: number) => {
  now = new Date(now.getTime() + hours * HOUR)
}
const read = ({ id }: Person = cup.organizer) => server.call('readOrganizerRecord', { path: { id } })
const recordOf = async (person?: Person): Promise<Schemas['OrganizerRecord']> => (await read(person)).body

describe('the record of an organiser', () => {
  test('has what was promised, deposited and paid, and how long it took', async () => {
    expect(await recordOf()).toEqual({
      organizer: { id: cup.organizer.id, nick: cup.organizer.nick },
      championships: 1,
      promised: 3000,
      deposited: 0,
      paid: 0,
      late: 0,
      median_hours: null,
    })
    const profile = await server.call('readPlayerRecord', { path: { id: cup.organizer.id } })
    expect(profile.body.prize_record).toEqual(await recordOf())
    await depositPrize(server, cup, 3000)
    await addPixKey(server, cup.winner.owner)
    await endCup(server, cup)
    pass(30)
    await runPaymentClock(server.services)
    await runPaymentClock(server.services)
    expect(await recordOf()).toEqual({
      organizer: { id: cup.organizer.id, nick: cup.organizer.nick },
      championships: 1,
      promised: 3000,
      deposited: 3000,
      paid: 3000,
      late: 0,
      median_hours: 30,
    })
  })

  test('says that a prize is late 72 hours after the last result, and no more once it is deposited', async () => {
    await depositPrize(server, cup, 2999)
    pass(200)
    expect((await recordOf()).late).toBe(0)
    now = new Date()
    await endCup(server, cup)
    pass(71)
    expect((await recordOf()).late).toBe(0)
    pass(2)
    expect(await recordOf()).toMatchObject({ late: 1, deposited: 2999 })
    await depositPrize(server, cup, 1)
    expect((await recordOf()).late).toBe(0)
  })

  test('stays late whatever the organiser changes at the championship', async () => {
    await endCup(server, cup)
    pass(80)
    await server.db.updateTable('championships').set({ updated_at: now }).where('id', '=', cup.id).execute()
    expect((await recordOf()).late).toBe(1)
  })

  test('counts no draft, nothing cancelled, and no prize without money', async () => {
    const { organizer, winner } = cup
    await newDraft(server, organizer, {
      game_id: winner.gameId,
      prizes: [{ place: 1, description: 'Campeão', amount: 9000 }],
    })
    const { id } = await newDraft(server, organizer, { game_id: winner.gameId })
    await server.call('changeChampionshipStatus', {
      token: organizer.token,
      path: { id },
      body: { status: 'REGISTRATION' },
    })
    expect(await recordOf()).toMatchObject({ championships: 1, promised: 3000 })
    await server.db
      .updateTable('championships')
      .set({ status: 'CANCELLED' })
      .where('id', '=', cup.id)
      .execute()
    expect(await recordOf()).toMatchObject({ championships: 0, promised: 0, late: 0 })
  })

  test('is empty for who has promised nothing, and of nobody is not found', async () => {
    expect(await recordOf(await server.registerUser())).toMatchObject({ championships: 0, promised: 0 })
    const byNick = await server.call('readOrganizerRecord', {
      path: { id: cup.organizer.nick.toUpperCase() },
    })
    expect(byNick.body.organizer).toEqual({ id: cup.organizer.id, nick: cup.organizer.nick })
    for (const id of ['ninguem-aqui', 'a'.repeat(36)])
      expect(codeOf(await server.call('readOrganizerRecord', { path: { id } }))).toEqual([
        404,
        'USER_NOT_FOUND',
      ])
    for (const id of ['ab', 'a b c', 'a'.repeat(37)])
      expect((await server.call('readOrganizerRecord', { path: { id } })).status).toBe(400)
    const unknown = await server.call('readOrganizerRecord', { path: { id: crypto.randomUUID() } })
    expect(codeOf(unknown)).toEqual([404, 'USER_NOT_FOUND'])
    await server.db.updateTable('users').set({ erased_at: now }).where('id', '=', cup.organizer.id).execute()
    expect(codeOf(await read())).toEqual([404, 'USER_NOT_FOUND'])
  })
})
