import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestServer, codeOf, startServer } from '../../../../test/harness.ts'
import { type PrizeCup, addPixKey, depositPrize, endCup, newPrizeCup } from '../../../../test/prizes.ts'
import { newMember, newTeam } from '../../../../test/teams.ts'
import type { Schemas } from '../../../contract/types.ts'
import { runPaymentClock } from '../clock.ts'
import { findBalance } from '../ledger-repository.ts'
import { proveLedger } from '../proof.ts'

const HOUR = 60 * 60_000

let server: TestServer
let now: Date
let cup: PrizeCup
let captain: Person
let players: readonly [Person, Person]

beforeAll(async () => {
  now = new Date()
  server = await startServer({ now: () => now })
}, 120_000)
afterAll(async () => {
  for (let run = 0; run < 3; run += 1) await runPaymentClock(server.services)
  expect(await proveLedger(server.services)).toBe(0)
  await server.close()
})

const clock = () => runPaymentClock(server.services)
const path = () => ({ id: cup.id, teamId: cup.winner.id })
const read = async ({ token }: Person = captain): Promise<Schemas['TeamPrize']> =>
  (await server.call('readTeamPrize', { token, path: path() })).body
/** Proposes these amounts, in the order of the captain and the two others. */
async function propose(
  amounts: readonly number[],
  { by = captain, version }: { by?: Person; version?: number } = {},
) {
  const prize = await read()
  const order = [captain, ...players]
  const parts = order.map((person, index) => ({
    share_id: prize.shares.find(({ winner }) => winner.id === person.id)?.id ?? '',
    amount: amounts[index] ?? 0,
  }))
  const body = { version: version ?? prize.version, parts }
  return server.call('proposePrizeDivision', { token: by.token, path: path(), body })
}
const answer = async (person: Person, agrees: boolean, version?: number) =>
  server.call('answerPrizeDivision', {
    token: person.token,
    path: path(),
    body: { version: version ?? (await read()).version, agrees },
  })
const amountsOf = async () => {
  const { shares } = await read()
  return [captain, ...players].map(({ id }) => shares.find(({ winner }) => winner.id === id)?.amount)
}
const owed = ({ id }: Person) => findBalance(server.db, { account: 'OWED', owner: id })
const readKept = () => findBalance(server.db, { account: 'PRIZES', owner: cup.id })
const titlesOf = async ({ token }: Person): Promise<string[]> => {
  const { body } = await server.call('listNotifications', { token })
  return body.data.map(({ title }: { title: string }) => title)
}

beforeEach(async () => {
  now = new Date()
  const winner = await newTeam(server)
  captain = winner.owner
  players = [await newMember(server, winner, 'PLAYER'), await newMember(server, winner, 'PLAYER')]
  cup = await newPrizeCup(server, {
    prizes: [{ place: 1, description: 'Campeão', amount: 3001 }],
    players,
    teams: [winner, await newTeam(server, { gameId: winner.gameId })],
  })
  await depositPrize(server, cup, 3001)
  await endCup(server, cup)
  now = new Date(now.getTime() + 25 * HOUR)
  await clock()
  for (const person of [captain, ...players]) await addPixKey(server, person)
})

describe('the prize of a team', () => {
  test('is equal parts after 72 hours, and nothing of it is sent or booked before', async () => {
    await clock()
    expect(await read()).toMatchObject({ is_equal: true, is_proposed: false, settled_at: null, version: 1 })
    expect([await readKept(), await owed(captain)]).toEqual([-3001, 0])
    expect((await read()).shares.map((share) => share.waits_for)).toEqual(Array(3).fill('AGREEMENT'))
    now = new Date(now.getTime() + 71 * HOUR)
    await clock()
    expect(await readKept()).toBe(-3001)
    now = new Date(now.getTime() + HOUR)
    await Promise.all(Array.from({ length: 4 }, clock))
    await clock()
    expect([await amountsOf(), await readKept(), await owed(captain)]).toEqual([[1001, 1000, 1000], 0, 0])
    expect((await read()).shares.map(({ status }) => status)).toEqual(Array(3).fill('PAID'))
  })

  test('is divided as its captain proposes once everybody has agreed, and is then sent at once', async () => {
    expect((await propose([2001, 600, 400])).status).toBe(200)
    expect(await titlesOf(players[0])).toContain('Nova divisão do prêmio')
    expect(await titlesOf(captain)).not.toContain('Nova divisão do prêmio')
    expect((await answer(players[0], true)).status).toBe(200)
    await clock()
    expect((await read()).settled_at).toBe(null)
    const last = await answer(players[1], true)
    expect(last.body.settled_at).not.toBe(null)
    await clock()
    await clock()
    expect([await amountsOf(), await owed(captain), await owed(players[1]), await readKept()]).toEqual([
      [2001, 600, 400],
      0,
      0,
      0,
    ])
    expect((await read()).shares.map(({ status }) => status)).toEqual(Array(3).fill('PAID'))
    expect(codeOf(await propose([1001, 1000, 1000]))).toEqual([409, 'CHAMPIONSHIP_STATUS'])
    expect(codeOf(await answer(players[0], false))).toEqual([409, 'CHAMPIONSHIP_STATUS'])
  })

  test('is equal parts again where somebody refuses, or does not answer', async () => {
    await propose([2001, 600, 400])
    await answer(players[0], true)
    await answer(players[1], false)
    expect(await titlesOf(captain)).toContain('A divisão foi recusada')
    const said = (await read()).shares.map(({ agreement }) => agreement)
    expect(said.filter((one) => one === 'AGREED')).toHaveLength(2)
    expect(said.filter((one) => one === 'REFUSED')).toHaveLength(1)
    now = new Date(now.getTime() + 73 * HOUR)
    expect(codeOf(await answer(players[1], true))).toEqual([409, 'CHAMPIONSHIP_STATUS'])
    await clock()
    expect([await amountsOf(), await readKept(), (await read()).is_equal]).toEqual([
      [1001, 1000, 1000],
      0,
      true,
    ])
  })

  test('that changes forgets who has agreed, and is agreed to as it was seen', async () => {
    await propose([2001, 600, 400])
    await answer(players[0], true)
    await propose([2001, 500, 500])
    const { shares, version } = await read()
    expect([version, shares.filter(({ agreement }) => agreement === 'AGREED').length]).toEqual([3, 1])
    expect(codeOf(await answer(players[0], true, 2))).toEqual([409, 'CHAMPIONSHIP_STATUS'])
    expect(codeOf(await propose([3, 2998, 0], { version: 2 }))).toEqual([400, 'VALIDATION_FAILED'])
    expect(codeOf(await propose([3, 2997, 1], { version: 2 }))).toEqual([409, 'CHAMPIONSHIP_STATUS'])
  })

  test('goes out in equal parts at once where all agree to them', async () => {
    for (const person of [captain, ...players]) await answer(person, true)
    expect((await read()).settled_at).not.toBe(null)
    expect(await readKept()).toBe(0)
  })

  test.each([
    [[2001, 600, 401], 'more than the prize'],
    [[2001, 600, 399], 'less than it'],
    [[3001, 0, 0], 'parts of nothing'],
    [[3003, -1, -1], 'parts below nothing'],
    [[1000.5, 1000.5, 1000], 'half centavos'],
  ] as const)('is not %s: %s', async (amounts, _what) => {
    const { status } = await propose(amounts)
    expect([status, await amountsOf(), (await read()).version]).toEqual([400, [1001, 1000, 1000], 1])
  })

  test('names every part once, and none of another team', async () => {
    const { shares } = await read()
    const [first, second, third] = shares
    const call = (ids: readonly (string | undefined)[]) =>
      server.call('proposePrizeDivision', {
        token: captain.token,
        path: path(),
        body: {
          version: 1,
          parts: ids.map((id) => ({ share_id: id ?? '', amount: Math.floor(3001 / ids.length) })),
        },
      })
    const foreign = crypto.randomUUID()
    for (const ids of [
      [first?.id, first?.id, second?.id],
      [first?.id, second?.id],
      [first?.id, second?.id, foreign],
    ])
      expect((await call(ids)).body.errors?.[0]?.path).toBe('parts')
    expect(third).toBeDefined()
  })

  test('is proposed by who speaks for the team, and answered by its winners alone', async () => {
    const coach = await newMember(server, cup.winner, 'COACH')
    const manager = await newMember(server, cup.winner, 'MANAGER')
    expect(codeOf(await propose([2001, 600, 400], { by: players[0] }))).toEqual([403, 'FORBIDDEN'])
    expect(codeOf(await propose([2001, 600, 400], { by: cup.loser.owner }))).toEqual([404, 'NOT_FOUND'])
    expect(codeOf(await answer(coach, true))).toEqual([403, 'FORBIDDEN'])
    expect(codeOf(await answer(cup.organizer, true))).toEqual([404, 'NOT_FOUND'])
    // A manager who has no part of it proposes, and does not agree for anybody.
    expect((await propose([2001, 600, 400], { by: manager })).status).toBe(200)
    expect((await read()).shares.every(({ agreement }) => agreement === null)).toBe(true)
    for (const person of [captain, ...players]) await answer(person, true)
    expect([await amountsOf(), await readKept()]).toEqual([[2001, 600, 400], 0])
  })

  test('is settled once, on one of the proposals, whoever agrees and proposes at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      await propose([2001, 600, 400])
      const { version, settled_at: settledAt } = await read()
      if (settledAt !== null) break
      const answers = await Promise.all([
        answer(players[0], true, version),
        answer(players[1], true, version),
        propose([1, 1500, 1500], { version }),
        clock(),
        answer(players[0], true, version),
      ])
      for (const one of answers) if ('status' in one) expect([200, 409]).toContain(one.status)
    }
    for (const person of [captain, ...players]) await answer(person, true)
    await clock()
    await clock()
    expect([
      [2001, 600, 400],
      [1, 1500, 1500],
    ]).toContainEqual(await amountsOf())
    expect([await readKept(), await owed(captain), await owed(players[0])]).toEqual([0, 0, 0])
    expect(await proveLedger(server.services)).toBe(0)
  })
})

describe('a reminder', () => {
  const remind = ({ token }: Person = captain) => server.call('remindTeamPrize', { token, path: path() })

  test('asks those for an answer who have given none', async () => {
    await answer(players[0], true)
    expect((await remind()).status).toBe(200)
    expect(await titlesOf(players[0])).not.toContain('Falta a sua resposta')
    expect(await titlesOf(players[1])).toContain('Falta a sua resposta')
    expect(await titlesOf(captain)).not.toContain('Falta a sua resposta')
    expect(codeOf(await remind(players[0]))).toEqual([403, 'FORBIDDEN'])
  })

  test('asks those for a Pix key who have none', async () => {
    await server.db.deleteFrom('pix_keys').where('user_id', '=', players[1].id).execute()
    now = new Date(now.getTime() + 73 * HOUR)
    await clock()
    for (let time = 0; time < 2; time += 1) expect((await remind()).status).toBe(200)
    expect((await titlesOf(players[1])).filter((title) => title === 'Falta a sua chave Pix')).toHaveLength(1)
    expect(await titlesOf(players[0])).not.toContain('Falta a sua chave Pix')
  })
})
