import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startChampionship } from '../../../../test/championships.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../../../test/harness.ts'
import { type TestTeam, newMember, newTeam } from '../../../../test/teams.ts'
import { makeAdmin } from '../../../../test/authorisation/support.ts'
import type { Schemas } from '../../../contract/types.ts'
import { runPaymentClock } from '../clock.ts'
import { findBalance } from '../ledger-repository.ts'
import { proveLedger } from '../proof.ts'
import { workReport } from '../reports.ts'
import { dividePrizes } from './division.ts'

const HOUR = 60 * 60_000

let server: TestServer
let now: Date
let organizer: Person
let teams: [TestTeam, TestTeam]
let player: Person
let championshipId: string

beforeAll(async () => {
  now = new Date()
  server = await startServer({ now: () => now })
}, 120_000)
afterAll(async () => {
  for (let run = 0; run < 3; run += 1) await runPaymentClock(server.services)
  expect(await proveLedger(server.services)).toBe(0)
  await server.close()
})

/** A cup of two teams, of which the first has two players and wins. */
async function playCup(prizes: Schemas['ChampionshipPrize'][]): Promise<void> {
  const [winner, loser] = teams
  const { id, registrations } = await startChampionship(server, organizer, {
    game_id: winner.gameId,
    teams: [winner, loser],
    prizes,
  })
  championshipId = id
  await server.db
    .insertInto('championship_players')
    .values({
      registration_id: registrations[0]!,
      championship_id: id,
      user_id: player.id,
      role: 'SUBSTITUTE',
      confirmed_at: now,
    })
    .execute()
  const { body: matches } = await server.call('listMatches', { path: { id } })
  const isHome = matches[0].home.id === winner.id
  const ruled = await server.call('ruleMatch', {
    token: organizer.token,
    path: { id, matchId: matches[0].id },
    body: {
      home_score: isHome ? 2 : 0,
      away_score: isHome ? 0 : 2,
      is_forfeit: false,
      reason: 'Visto na gravação.',
    },
  })
  expect(ruled.status).toBe(200)
}

async function deposit(amount: number): Promise<void> {
  const { body } = await server.call('createPrizeDeposit', {
    token: organizer.token,
    path: { id: championshipId },
    body: { amount },
  })
  await server.call('simulatePayment', {
    token: organizer.token,
    path: { paymentId: body.id },
    body: { outcome: 'PAID' },
  })
  await workReport(server.services, { provider: 'sandbox', eventId: `${body.id}-test`, reference: body.id })
}

beforeEach(async () => {
  now = new Date()
  const first = await newTeam(server)
  teams = [first, await newTeam(server, { gameId: first.gameId })]
  player = await newMember(server, first, 'PLAYER')
  organizer = await server.registerUser()
  await playCup([
    { place: 1, description: 'Campeão', amount: 3001 },
    { place: 2, description: 'Vice', amount: 1000 },
  ])
})

const after = (hours: number) => {
  now = new Date(now.getTime() + hours * HOUR)
}
const clock = () => runPaymentClock(server.services)
/** The prizes are divided, and nobody has agreed on other parts in time. */
const passAgreement = async () => {
  after(25)
  await clock()
  after(73)
}
const addKey = ({ id, token }: Person, key: string) =>
  server.db
    .insertInto('pix_keys')
    .values({ id: crypto.randomUUID(), user_id: id, type: 'EMAIL', key })
    .execute()
    .then(() => token)
const ownPrizes = async ({ token }: Person): Promise<Schemas['PrizeShareList']> =>
  (await server.call('listOwnPrizes', { token })).body
const stateOf = async (person: Person) => {
  const [share] = await ownPrizes(person)
  return share === undefined ? null : [share.amount, share.status, share.waits_for]
}
const owed = ({ id }: Person) => findBalance(server.db, { account: 'OWED', owner: id })
const readKept = () => findBalance(server.db, { account: 'PRIZES', owner: championshipId })
const pool = async (): Promise<Schemas['PrizePool']> =>
  (await server.call('readPrizePool', { path: { id: championshipId } })).body
const countPaid = async () => {
  const { body } = { body: await pool() }
  return body.lines.filter(({ kind }) => kind === 'PAID').length
}

describe('a prize that is deposited', () => {
  test('is divided a day after the last result, in equal parts, once', async () => {
    await deposit(4001)
    after(23)
    await clock()
    expect(await stateOf(player)).toBe(null)
    after(2)
    await Promise.all(Array.from({ length: 4 }, clock))
    expect(await stateOf(teams[0].owner)).toEqual([1501, 'DUE', 'AGREEMENT'])
    expect(await stateOf(player)).toEqual([1500, 'DUE', 'AGREEMENT'])
    // A winner of all of it has nobody to agree with.
    expect(await stateOf(teams[1].owner)).toEqual([1000, 'DUE', 'KEY'])
    expect([await readKept(), await owed(player), (await pool()).paid]).toEqual([-3001, 0, 0])
    after(72)
    await Promise.all(Array.from({ length: 4 }, clock))
    expect(await stateOf(player)).toEqual([1500, 'DUE', 'KEY'])
    expect([await readKept(), await owed(player)]).toEqual([0, -1500])
  })

  test('is sent once to the key of each winner, whoever runs at once', async () => {
    await deposit(4001)
    await passAgreement()
    await clock()
    await addKey(player, `${player.id}@exemplo.com.br`)
    await addKey(teams[1].owner, `${teams[1].owner.id}@exemplo.com.br`)
    await Promise.all(Array.from({ length: 6 }, clock))
    await clock()
    expect(await stateOf(player)).toEqual([1500, 'PAID', null])
    expect([await owed(player), await owed(teams[1].owner), await owed(teams[0].owner)]).toEqual([
      0, 0, -1501,
    ])
    const { paid, deposited, is_guaranteed: isGuaranteed } = await pool()
    expect([paid, deposited, isGuaranteed, await countPaid()]).toEqual([2500, 4001, true, 2])
    const { key_value: key } = await server.db
      .selectFrom('prize_shares')
      .select('key_value')
      .where('user_id', '=', player.id)
      .executeTakeFirstOrThrow()
    expect(key).toBe(null)
  })

  test('whose key the bank refuses waits for another one, and is then paid', async () => {
    await deposit(4001)
    await passAgreement()
    await addKey(player, 'falha@convoca.example')
    await clock()
    await clock()
    expect(await stateOf(player)).toEqual([1500, 'FAILED', 'KEY'])
    const { body } = await server.call('listNotifications', { token: player.token })
    const titles: string[] = body.data.map(({ title }: { title: string }) => title)
    expect(titles.filter((title) => title === 'O Pix do seu prêmio falhou')).toHaveLength(1)
    await addKey(player, `${player.id}@exemplo.com.br`)
    await clock()
    expect([await stateOf(player), await owed(player)]).toEqual([[1500, 'PAID', null], 0])
  })

  test('of a minor is kept in their name', async () => {
    await deposit(4001)
    const birth = new Date(now.getTime() - 17 * 365 * 24 * HOUR).toISOString().slice(0, 10)
    await server.db.updateTable('users').set({ birth }).where('id', '=', player.id).execute()
    await addKey(player, `${player.id}@exemplo.com.br`)
    await passAgreement()
    await clock()
    await clock()
    expect([await stateOf(player), await owed(player)]).toEqual([[1500, 'DUE', 'AGE'], -1500])
  })

  test('is not divided before all of it is there, and not while a match is disputed', async () => {
    await deposit(4000)
    after(25)
    await clock()
    expect(await stateOf(player)).toBe(null)
    await server.db
      .updateTable('championship_matches')
      .set({ is_disputed: true })
      .where('championship_id', '=', championshipId)
      .execute()
    await deposit(1)
    await clock()
    expect(await stateOf(player)).toBe(null)
    await server.db
      .updateTable('championship_matches')
      .set({ is_disputed: false })
      .where('championship_id', '=', championshipId)
      .execute()
    await clock()
    expect(await stateOf(player)).toEqual([1500, 'DUE', 'AGREEMENT'])
  })

  test('takes no deposit once it is divided', async () => {
    await deposit(4001)
    await passAgreement()
    await clock()
    const again = await server.call('createPrizeDeposit', {
      token: organizer.token,
      path: { id: championshipId },
      body: { amount: 1 },
    })
    expect(codeOf(again)).toEqual([409, 'CHAMPIONSHIP_STATUS'])
  })
})

test('a part above R$ 2.000,00 needs two members of the staff', async () => {
  await playCup([{ place: 1, description: 'Campeão', amount: 600_000 }])
  await deposit(600_000)
  await addKey(player, `${player.id}@exemplo.com.br`)
  await passAgreement()
  await clock()
  await clock()
  expect(await stateOf(player)).toEqual([300_000, 'DUE', 'STAFF'])
  const [share] = await ownPrizes(player)
  const shareId = share?.id ?? ''
  const [one, other] = [await makeAdmin(server), await makeAdmin(server)]
  const approve = ({ token }: Person) => server.call('approvePrize', { token, path: { shareId } })
  expect((await server.call('listHeldPrizes', { token: player.token })).status).toBe(403)
  expect([(await approve(one)).status, (await approve(one)).status]).toEqual([204, 204])
  await clock()
  expect(await stateOf(player)).toEqual([300_000, 'DUE', 'STAFF'])
  const held = await server.call('listHeldPrizes', { token: other.token })
  expect(held.body.find(({ id }: { id: string }) => id === shareId)).toMatchObject({ approvals: 1 })
  expect(codeOf(await approve(player))).toEqual([403, 'FORBIDDEN'])
  await approve(other)
  await clock()
  expect(await stateOf(player)).toEqual([300_000, 'PAID', null])
})

describe('prizes', () => {
  const team = (teamId: string, rank: number, userIds: string[]) => ({ teamId, rank, userIds })
  test('of shared places are shared, and nothing is lost', () => {
    const shares = dividePrizes(
      [{ place: 1, amount: 100 }, { place: 3, amount: 51 }, { place: 4 }, { place: 9, amount: 7 }],
      [team('a', 1, ['1', '2', '3']), team('b', 2, ['4']), team('c', 3, ['5', '6']), team('d', 3, ['7'])],
    )
    expect(shares.map(({ userId, amount }) => [userId, amount])).toEqual([
      ['1', 34],
      ['2', 33],
      ['3', 33],
      ['5', 13],
      ['6', 13],
      ['7', 25],
    ])
  })
  test('of teams without a roster are nobody’s', () => {
    expect(dividePrizes([{ place: 1, amount: 100 }], [team('a', 1, [])])).toEqual([])
  })
})
