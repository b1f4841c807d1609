import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAdmin } from '../../../../test/authorisation/support.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../../../test/harness.ts'
import {
  type PrizeCup,
  addPixKey,
  depositPrize,
  endCup,
  makeMinor,
  newPrizeCup,
} from '../../../../test/prizes.ts'
import { newMember, newTeam } from '../../../../test/teams.ts'
import type { Schemas } from '../../../contract/types.ts'
import { runPaymentClock } from '../clock.ts'
import { findBalance } from '../ledger-repository.ts'
import { proveLedger } from '../proof.ts'

const HOUR = 60 * 60_000

let server: TestServer
let now: Date
let cup: PrizeCup
let minor: Person
let coach: Person
let shareId: string

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
const ownPrizes = async ({ token }: Person): Promise<Schemas['PrizeShareList']> =>
  (await server.call('listOwnPrizes', { token })).body
const stateOf = async (person: Person) => {
  const share = (await ownPrizes(person)).find(({ id }) => id === shareId)
  return share === undefined ? null : [share.status, share.waits_for, share.receiver?.has_agreed ?? null]
}
const name = ({ token }: Person, nick: string) =>
  server.call('namePrizeReceiver', { token, path: { shareId }, body: { nick } })
const answer = ({ token }: Person, accepts: boolean) =>
  server.call('answerPrizeReceiver', { token, path: { shareId }, body: { accepts } })
const owed = ({ id }: Person) => findBalance(server.db, { account: 'OWED', owner: id })
const titlesOf = async ({ token }: Person): Promise<string[]> => {
  const { body } = await server.call('listNotifications', { token })
  return body.data.map(({ title }: { title: string }) => title)
}

async function playCup(amount = 3000): Promise<void> {
  now = new Date()
  const winner = await newTeam(server)
  minor = await newMember(server, winner, 'PLAYER')
  coach = await newMember(server, winner, 'COACH')
  await makeMinor(server, minor, now)
  cup = await newPrizeCup(server, {
    prizes: [{ place: 1, description: 'Campeão', amount }],
    players: [minor],
    teams: [winner, await newTeam(server, { gameId: winner.gameId })],
  })
  await depositPrize(server, cup, amount)
  await endCup(server, cup)
  // The prizes are divided, and then nobody has agreed on other parts in time.
  for (let day = 0; day < 2; day += 1) {
    now = new Date(now.getTime() + 100 * HOUR)
    await clock()
  }
  await addPixKey(server, minor)
  const share = (await ownPrizes(minor)).find(({ championship }) => championship.id === cup.id)
  shareId = share?.id ?? ''
}
beforeEach(() => playCup())

describe('the part of a minor', () => {
  test('goes to the key of an adult of the team whom who speaks for it names, and who agrees', async () => {
    await addPixKey(server, coach)
    expect((await name(cup.winner.owner, coach.nick)).status).toBe(204)
    expect(await titlesOf(coach)).toContain('Você recebe o prêmio de um menor?')
    await clock()
    // Nothing is sent before the adult has agreed, and it is never sent to the minor.
    expect([await stateOf(minor), await owed(minor)]).toEqual([['DUE', 'AGE', false], -1500])
    expect(await stateOf(coach)).toEqual(['DUE', 'AGE', false])
    expect((await answer(coach, true)).status).toBe(204)
    await Promise.all(Array.from({ length: 4 }, clock))
    await clock()
    expect([await stateOf(minor), await owed(minor), await owed(coach)]).toEqual([['PAID', null, true], 0, 0])
    expect(await titlesOf(minor)).toEqual(
      expect.arrayContaining(['Um adulto recebe o prêmio', 'Seu prêmio foi pago']),
    )
    expect(await titlesOf(coach)).toContain('O prêmio que você recebe por outra pessoa chegou')
    expect(codeOf(await name(cup.winner.owner, cup.winner.owner.nick))).toEqual([409, 'CHAMPIONSHIP_STATUS'])
    expect(codeOf(await answer(coach, false))).toEqual([409, 'CHAMPIONSHIP_STATUS'])
  })

  test('waits for another adult where the first one refuses, or has no key', async () => {
    await name(cup.winner.owner, coach.nick)
    expect((await answer(coach, false)).status).toBe(204)
    expect(await stateOf(minor)).toEqual(['DUE', 'AGE', null])
    expect(await titlesOf(cup.winner.owner)).toContain('O adulto indicado recusou')
    expect(codeOf(await answer(coach, true))).toEqual([404, 'NOT_FOUND'])
    await name(cup.winner.owner, cup.winner.owner.nick)
    await answer(cup.winner.owner, true)
    await clock()
    expect(await stateOf(minor)).toEqual(['DUE', 'KEY', true])
    await addPixKey(server, cup.winner.owner)
    await clock()
    expect(await stateOf(minor)).toEqual(['PAID', null, true])
  })

  test('is received by nobody who is no adult of the team', async () => {
    const [stranger, young] = [await server.registerUser(), await newMember(server, cup.winner, 'MANAGER')]
    await makeMinor(server, young, now)
    for (const nick of [stranger.nick, young.nick, minor.nick, 'ninguem_assim']) {
      const { status, body } = await name(cup.winner.owner, nick)
      expect([status, body.errors?.[0]?.path]).toEqual([400, 'nick'])
    }
    expect(codeOf(await name(minor, coach.nick))).toEqual([403, 'FORBIDDEN'])
    expect(codeOf(await name(stranger, coach.nick))).toEqual([404, 'NOT_FOUND'])
  })

  test('is received by a guardian whom the staff names, and who agrees', async () => {
    const [admin, guardian] = [await makeAdmin(server), await server.registerUser()]
    const held: Schemas['HeldPrizeList'] = (await server.call('listHeldPrizes', { token: admin.token })).body
    expect(held.find(({ id }) => id === shareId)).toMatchObject({ waits_for: 'AGE', receiver: null })
    expect(codeOf(await name(admin, admin.nick))).toEqual([403, 'FORBIDDEN'])
    expect((await name(admin, guardian.nick)).status).toBe(204)
    await addPixKey(server, guardian)
    await clock()
    expect(await stateOf(guardian)).toEqual(['DUE', 'AGE', false])
    await answer(guardian, true)
    await clock()
    expect(await stateOf(minor)).toEqual(['PAID', null, true])
  })

  test('is paid to themselves once they are of age, whoever was named', async () => {
    await name(cup.winner.owner, coach.nick)
    await server.db.updateTable('users').set({ birth: '1990-01-01' }).where('id', '=', minor.id).execute()
    await clock()
    expect(await stateOf(minor)).toEqual(['PAID', null, null])
    expect(codeOf(await name(cup.winner.owner, coach.nick))).toEqual([409, 'CHAMPIONSHIP_STATUS'])
  })

  test('whose key fails is sent to another key of the adult', async () => {
    await addPixKey(server, coach, 'falha@convoca.example')
    await name(cup.winner.owner, coach.nick)
    await answer(coach, true)
    await clock()
    expect([await stateOf(minor), await titlesOf(coach)]).toEqual([
      ['FAILED', 'KEY', true],
      expect.arrayContaining(['O Pix do seu prêmio falhou']),
    ])
    await addPixKey(server, coach)
    await clock()
    expect(await stateOf(minor)).toEqual(['PAID', null, true])
  })

  test('above R$ 2.000,00 is approved for this receiver, and not by the receiver', async () => {
    await playCup(600_000)
    const [one, other] = [await makeAdmin(server), await makeAdmin(server)]
    const approve = ({ token }: Person) => server.call('approvePrize', { token, path: { shareId } })
    await name(one, other.nick)
    expect(codeOf(await approve(other))).toEqual([403, 'FORBIDDEN'])
    expect((await approve(one)).status).toBe(204)
    await name(cup.winner.owner, coach.nick)
    await answer(coach, true)
    await addPixKey(server, coach)
    await approve(other)
    await clock()
    expect(await stateOf(minor)).toEqual(['DUE', 'STAFF', true])
    await approve(one)
    await clock()
    expect(await stateOf(minor)).toEqual(['PAID', null, true])
  })

  test('is sent once, to who has agreed, whatever is named and answered at once', async () => {
    await addPixKey(server, coach)
    await addPixKey(server, cup.winner.owner)
    await name(cup.winner.owner, coach.nick)
    const answers = await Promise.all([
      answer(coach, true),
      answer(coach, false),
      name(cup.winner.owner, cup.winner.owner.nick),
      answer(cup.winner.owner, true),
      clock(),
      clock(),
    ])
    for (const one of answers) if ('status' in one) expect(one.status).toBeLessThan(500)
    const {
      receiver_id: receiverId,
      receiver_agreed_at: agreedAt,
      status,
      payee_id: payeeId,
    } = await server.db
      .selectFrom('prize_shares')
      .selectAll()
      .where('id', '=', shareId)
      .executeTakeFirstOrThrow()
    if (status !== 'DUE') expect([payeeId, agreedAt === null]).toEqual([receiverId, false])
    expect(await owed(minor)).toBe(status === 'PAID' ? 0 : -1500)
  })

  test('and every other one are read by the team and its winners, and by nobody else', async () => {
    const read = ({ token }: Person) =>
      server.call('readTeamPrize', { token, path: { id: cup.id, teamId: cup.winner.id } })
    await name(cup.winner.owner, coach.nick)
    const prize: Schemas['TeamPrize'] = (await read(cup.winner.owner)).body
    expect(prize).toMatchObject({ place: 1, amount: 3000, can_manage: true })
    expect(prize.shares.map(({ is_minor: isMinor, receiver }) => [isMinor, receiver?.nick ?? null])).toEqual(
      expect.arrayContaining([
        [true, coach.nick],
        [false, null],
      ]),
    )
    expect(prize.adults.map(({ nick }) => nick).toSorted()).toEqual(
      [coach.nick, cup.winner.owner.nick].toSorted(),
    )
    const seen: Schemas['TeamPrize'] = (await read(minor)).body
    expect([seen.can_manage, seen.adults]).toEqual([false, []])
    await server.db.deleteFrom('team_members').where('user_id', '=', minor.id).execute()
    expect((await read(minor)).status).toBe(200)
    for (const person of [cup.loser.owner, await server.registerUser(), cup.organizer])
      expect(codeOf(await read(person))).toEqual([404, 'NOT_FOUND'])
  })
})
