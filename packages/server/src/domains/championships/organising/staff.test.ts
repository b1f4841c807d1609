import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newDraft } from '../../../../test/championships.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../../../test/harness.ts'
import { type TestTeam, newTeam } from '../../../../test/teams.ts'
import type { Schemas } from '../../../contract/types.ts'
import { newId } from '../../../database/id.ts'
import { insertGame } from '../../games/repository.ts'

type Role = 'CO_ORGANIZER' | 'REFEREE'

const DAY = 24 * 60 * 60 * 1000

let server: TestServer
let now: Date
let gameId: string
let organizer: Person
let helper: Person
let id: string
const teams: TestTeam[] = []
beforeAll(async () => {
  now = new Date()
  server = await startServer({ now: () => now })
  gameId = await insertGame(server.db, `Jogo ${newId()}`)
  for (let made = 0; made < 2; made += 1) teams.push(await newTeam(server, { gameId }))
})
afterAll(() => server.close())
beforeEach(async () => {
  now = new Date()
  organizer = await server.registerUser()
  helper = await server.registerUser()
  ;({ id } = await newDraft(server, organizer, { game_id: gameId }))
})

const setStatus = (status: 'REGISTRATION' | 'ONGOING') =>
  server.call('changeChampionshipStatus', { token: organizer.token, path: { id }, body: { status } })
const ask = (person = helper, role: Role = 'REFEREE') =>
  server.call('saveChampionshipStaff', {
    token: organizer.token,
    path: { id, userId: person.id },
    body: { role },
  })
const answer = (isConfirmed: boolean, { token } = helper) =>
  server.call('confirmStaffRole', { token, path: { id }, body: { is_confirmed: isConfirmed } })
const remove = ({ token }: Person, userId = helper.id) =>
  server.call('removeChampionshipStaff', { token, path: { id, userId } })
const list = async (token?: string): Promise<[string, boolean][]> => {
  const { body } = await server.call('listChampionshipStaff', {
    path: { id },
    ...(token === undefined ? {} : { token }),
  })
  const staff: Schemas['ChampionshipStaffList'] = body
  return staff.map(({ user, is_confirmed: isConfirmed }) => [user.nick, isConfirmed])
}
const roleOf = async ({ token }: Person) =>
  (await server.call('readChampionship', { token, path: { id } })).body.role
async function readBell({ token } = helper): Promise<Schemas['Notification'][]> {
  const { body } = await server.call('listNotifications', { token })
  const all: Schemas['Notification'][] = body.data
  return all.filter(({ staff }) => staff)
}

/** Starts a championship of two teams, played by their owners. */
async function start(): Promise<string> {
  await setStatus('REGISTRATION')
  for (const { id: teamId, owner } of teams) {
    const body = { team_id: teamId, roster: [{ user_id: owner.id, role: 'STARTER' as const }] }
    await server.call('registerTeam', { token: owner.token, path: { id }, body })
  }
  expect((await setStatus('ONGOING')).status).toBe(200)
  const { body } = await server.call('listMatches', { path: { id } })
  return body[0].id
}

describe('a role in the staff', () => {
  test('is asked for in the bell, and accepted there once', async () => {
    await setStatus('REGISTRATION')
    expect((await ask()).body).toMatchObject([{ user: { nick: helper.nick }, is_confirmed: false }])
    expect(await readBell()).toMatchObject([
      { type: 'CHAMPIONSHIP_INVITE', isRead: false, championship: { id }, staff: { isPending: true } },
    ])
    const answers = await Promise.all([answer(true), answer(true)])
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    expect(await readBell()).toMatchObject([{ isRead: true, staff: { isPending: false } }])
    expect(await roleOf(helper)).toBe('REFEREE')
    expect(await list()).toEqual([[helper.nick, true]])
  })

  test('counts for nothing until it is accepted', async () => {
    const matchId = await start()
    await ask(helper, 'CO_ORGANIZER')
    expect(await roleOf(helper)).toBeNull()
    const path = { id, matchId }
    const score = { home_score: 2, away_score: 0, is_forfeit: false }
    const rule = () => server.call('ruleMatch', { token: helper.token, path, body: score })
    expect(codeOf(await rule())).toEqual([403, 'FORBIDDEN'])
    const mine = async () => (await server.call('listMyChampionships', { token: helper.token })).body
    expect(await mine()).toEqual([])
    expect(codeOf(await server.call('readMatchRoom', { token: helper.token, path }))).toEqual([
      403,
      'FORBIDDEN',
    ])
    await server.call('checkInMatch', { token: teams[0]!.owner.token, path })
    await server.call('checkInMatch', { token: teams[1]!.owner.token, path })
    await server.call('callReferee', { token: teams[0]!.owner.token, path })
    const { body: unread } = await server.call('listUnreadNotifications', { token: helper.token })
    expect(unread.map(({ title }: Schemas['Notification']) => title)).toEqual([
      'Convite para a equipe de um campeonato',
    ])
    await answer(true)
    expect(await mine()).toHaveLength(1)
    expect((await server.call('readMatchRoom', { token: helper.token, path })).body.conversation_id).toEqual(
      expect.any(String),
    )
    expect((await rule()).status).toBe(200)
  })

  test('is named to the organiser and to who is asked, to nobody else before it is accepted', async () => {
    await setStatus('REGISTRATION')
    const other = await server.registerUser()
    await ask(other, 'CO_ORGANIZER')
    await answer(true, other)
    await ask()
    expect(await list()).toEqual([[other.nick, true]])
    expect(await list(teams[0]!.owner.token)).toEqual([[other.nick, true]])
    expect(await list(other.token)).toEqual([[other.nick, true]])
    for (const { token } of [helper, organizer])
      expect(await list(token)).toEqual([
        [other.nick, true],
        [helper.nick, false],
      ])
  })

  test('is accepted by who is asked alone', async () => {
    await setStatus('REGISTRATION')
    await ask()
    for (const person of [organizer, teams[0]!.owner])
      expect(codeOf(await answer(true, person))).toEqual([403, 'FORBIDDEN'])
  })

  test('of a draft shows the draft to who is asked, until it is declined', async () => {
    const read = () => server.call('readChampionship', { token: helper.token, path: { id } })
    expect(codeOf(await answer(true))).toEqual([404, 'CHAMPIONSHIP_NOT_FOUND'])
    await ask()
    expect((await read()).body.role).toBeNull()
    expect((await answer(false)).status).toBe(204)
    expect(codeOf(await read())).toEqual([404, 'CHAMPIONSHIP_NOT_FOUND'])
  })

  test('changes while it is asked for, with one entry in the bell, and the last one is accepted', async () => {
    await ask()
    await ask(helper, 'CO_ORGANIZER')
    expect(await readBell()).toHaveLength(1)
    await answer(true)
    expect(await roleOf(helper)).toBe('CO_ORGANIZER')
    await ask(helper, 'REFEREE')
    expect(await roleOf(helper)).toBe('REFEREE')
  })

  test('is answered in one way, also where both answers come at once', async () => {
    await setStatus('REGISTRATION')
    for (let round = 0; round < 10; round += 1) {
      const person = await server.registerUser()
      await ask(person)
      const answers = await Promise.all([answer(true, person), answer(false, person)])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 403])
      expect(await roleOf(person)).toBe(answers[0].status === 204 ? 'REFEREE' : null)
    }
  })

  test('that the organiser took back is accepted no more, also at once', async () => {
    await setStatus('REGISTRATION')
    await ask()
    await remove(organizer)
    expect(codeOf(await answer(true))).toEqual([403, 'FORBIDDEN'])
    expect(await readBell()).toMatchObject([{ staff: { isPending: false } }])
    await ask()
    const [accepted, removed] = await Promise.all([answer(true), remove(organizer)])
    expect([removed.status, [204, 403]]).toEqual([204, expect.arrayContaining([accepted.status])])
    expect([await roleOf(helper), await list(organizer.token)]).toEqual([null, []])
  })
})

describe('a role that was declined', () => {
  const declining = {
    'by its answer': () => answer(false),
    'by stepping down before': () => remove(helper),
  }
  test.each(Object.entries(declining))(
    '%s is asked for again after 7 days at the earliest',
    async (_, decline) => {
      await setStatus('REGISTRATION')
      await ask()
      expect((await decline()).status).toBe(204)
      expect([await list(organizer.token), await list(helper.token)]).toEqual([[], []])
      expect((await answer(false)).status).toBe(204)
      expect(codeOf(await answer(true))).toEqual([403, 'FORBIDDEN'])
      // Taking it back does not make it askable.
      await remove(organizer)
      const again = await Promise.all([ask(), ask(), ask(helper, 'CO_ORGANIZER')])
      for (const one of again) expect(codeOf(one)).toEqual([409, 'RECENTLY_DECLINED'])
      expect(await readBell()).toHaveLength(1)
      now = new Date(now.getTime() + 7 * DAY + 1000)
      expect((await ask()).status).toBe(200)
      expect((await answer(true)).status).toBe(204)
    },
  )

  test('is asked for in another championship', async () => {
    await ask()
    await answer(false)
    ;({ id } = await newDraft(server, organizer, { game_id: gameId }))
    expect((await ask()).status).toBe(200)
  })
})

test('who stepped down is asked again, and has to accept again', async () => {
  await setStatus('REGISTRATION')
  await ask()
  await answer(true)
  await remove(helper)
  expect(await roleOf(helper)).toBeNull()
  expect((await ask()).status).toBe(200)
  expect(await roleOf(helper)).toBeNull()
})

describe('a block', () => {
  const block = ({ token }: Person, { id: userId }: Person) =>
    server.call('blockUser', { token, path: { userId } })

  test.each(['organiser', 'user'])('by the %s lets nobody be asked, nor get another role', async (by) => {
    await setStatus('REGISTRATION')
    const asked = await server.registerUser()
    await ask(asked)
    for (const person of [helper, asked])
      await (by === 'user' ? block(person, organizer) : block(organizer, person))
    expect(codeOf(await ask())).toEqual([403, 'USER_BLOCKED'])
    expect(codeOf(await ask(asked, 'CO_ORGANIZER'))).toEqual([403, 'USER_BLOCKED'])
    expect(await list(organizer.token)).toEqual([[asked.nick, false]])
  })
})

test('50 people are asked at most, also at once', async () => {
  await setStatus('REGISTRATION')
  const people = await Promise.all(Array.from({ length: 52 }, () => server.registerUser()))
  await server.db
    .insertInto('championship_staff')
    .values(
      people.slice(0, 48).map((person) => ({ championship_id: id, user_id: person.id, role: 'REFEREE' })),
    )
    .execute()
  const answers = await Promise.all(people.slice(48).map((person) => ask(person)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409])
})
