import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestServer, startServer } from '../../../../test/harness.ts'
import { type PrizeCup, addPixKey, depositPrize, endCup, newPrizeCup } from '../../../../test/prizes.ts'
import { makeAdmin } from '../../../../test/authorisation/support.ts'
import { newMember, newTeam } from '../../../../test/teams.ts'
import { runPaymentClock } from '../clock.ts'
import { findBalance } from '../ledger-repository.ts'
import { proveLedger } from '../proof.ts'
import { withhold } from './withholding-repository.ts'

const HOUR = 60 * 60_000

let server: TestServer
let now: Date
let admin: Person
let cup: PrizeCup
let captain: Person

beforeAll(async () => {
  now = new Date()
  server = await startServer({ now: () => now })
  admin = await makeAdmin(server)
}, 120_000)
afterAll(async () => {
  expect(await proveLedger(server.services)).toBe(0)
  await server.close()
})

const clock = () => runPaymentClock(server.services)
const setRate = (basisPoints: number, floor: number, { token }: Person = admin) =>
  server.call('setPrizeWithholding', { token, body: { basis_points: basisPoints, floor } })
const balance = (account: 'OWED' | 'WITHHELD' | 'PRIZES', owner: string) =>
  findBalance(server.db, { account, owner })

/** A prize that a captain and another player have won, and that is not divided yet. */
beforeEach(async () => {
  now = new Date()
  const winner = await newTeam(server)
  captain = winner.owner
  const player = await newMember(server, winner, 'PLAYER')
  cup = await newPrizeCup(server, {
    prizes: [{ place: 1, description: 'Campeão', amount: 3001 }],
    players: [player],
    teams: [winner, await newTeam(server, { gameId: winner.gameId })],
  })
  await depositPrize(server, cup, 3001)
  await endCup(server, cup)
  for (const person of [captain, player]) await addPixKey(server, person)
  now = new Date(now.getTime() + 25 * HOUR)
  await clock()
})

const settle = async () => {
  now = new Date(now.getTime() + 73 * HOUR)
  await clock()
  await clock()
}
const readShares = async () => {
  const { body } = await server.call('readTeamPrize', {
    token: captain.token,
    path: { id: cup.id, teamId: cup.winner.id },
  })
  return body.shares.map((share: { amount: number; withheld: number; status: string }) => [
    share.amount,
    share.withheld,
    share.status,
  ])
}
const ownPart = async () => (await server.call('listOwnPrizes', { token: captain.token })).body[0]

describe('withholding of prizes', () => {
  test('is a line of its own: the winner receives the rest, and the books say so', async () => {
    await setRate(1555, 1500)
    await settle()
    // 15.55 % of 15,01 are 2,33 and a fraction; 15,00 is not above the floor.
    expect(await readShares()).toEqual([
      [1501, 233, 'PAID'],
      [1500, 0, 'PAID'],
    ])
    expect(await balance('WITHHELD', captain.id)).toBe(-233)
    expect([await balance('OWED', captain.id), await balance('PRIZES', cup.id)]).toEqual([0, 0])
    expect(await ownPart()).toMatchObject({ amount: 1501, withheld: 233 })
    const { body: pool } = await server.call('readPrizePool', { path: { id: cup.id } })
    expect(pool).toMatchObject({ paid: 3001, withheld: 233, unwon: 0 })
    const { body: told } = await server.call('listNotifications', { token: captain.token })
    const paid = told.data.find(({ title }: { title: string }) => title === 'Seu prêmio foi pago')
    expect(paid.message ?? paid.body).toMatch(/R\$\s12,68/)
  })

  test('is nothing before the staff sets it, and what was settled keeps its rate', async () => {
    await setRate(0, 0)
    await settle()
    expect((await readShares()).map(([, withheld]: [number, number]) => withheld)).toEqual([0, 0])
    await setRate(5000, 0)
    await clock()
    expect((await readShares()).map(([, withheld]: [number, number]) => withheld)).toEqual([0, 0])
  })

  test('is set by the staff alone, within its limits, and the log says by whom', async () => {
    expect((await setRate(100, 0, captain)).status).toBe(403)
    for (const [points, floor] of [
      [-1, 0],
      [5001, 0],
      [0.5, 0],
      [100, -1],
      [100, 10_000_001],
    ] as const)
      expect((await setRate(points, floor)).status).toBe(400)
    const { body } = await setRate(750, 50_000)
    expect(body).toMatchObject({ basis_points: 750, floor: 50_000 })
    const read = await server.call('readPrizeWithholding', { token: admin.token })
    expect(read.body).toEqual(body)
    const log = await server.call('listAuditLog', {
      token: admin.token,
      query: { action: 'PRIZE_WITHHOLDING_SET' },
    })
    expect(log.body.data[0].detail).toMatch(/^7,5% acima de R\$\s500,00$/)
  })

  test('and the rest are the part to the centavo, whatever the rate', async () => {
    const { id } = await server.db
      .selectFrom('prize_teams')
      .select('id')
      .where('championship_id', '=', cup.id)
      .executeTakeFirstOrThrow()
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 0, max: 5000 }),
        fc.integer({ min: 0, max: 10_000_000 }),
        async (amount, points, floor) => {
          await server.db.transaction().execute(async (unit) => {
            await unit
              .updateTable('prize_shares')
              .set({ amount, withheld: 0 })
              .where('team_prize_id', '=', id)
              .execute()
            await unit
              .insertInto('prize_withholdings')
              .values({ basis_points: points, floor, set_by: admin.id, set_at: now })
              .execute()
            await withhold(unit, id)
            const parts = await unit
              .selectFrom('prize_shares')
              .select(['amount', 'withheld'])
              .where('team_prize_id', '=', id)
              .execute()
            const expected = amount > floor ? Math.floor((amount * points) / 10_000) : 0
            for (const { withheld } of parts) expect(withheld).toBe(expected)
            expect(expected).toBeLessThan(amount)
          })
        },
      ),
      { numRuns: 100 },
    )
    await server.db
      .updateTable('prize_shares')
      .set((eb) => ({ amount: eb.ref('equal_amount'), withheld: 0 }))
      .where('team_prize_id', '=', id)
      .execute()
    await setRate(0, 0)
  })
})
