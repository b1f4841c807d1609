import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { championshipInput, newDraft } from '../../../../test/championships.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../../../test/harness.ts'
import { type TestTeam, newMember, newTeam } from '../../../../test/teams.ts'
import type { Schemas } from '../../../contract/types.ts'
import { newId } from '../../../database/id.ts'
import { insertGame } from '../../games/repository.ts'

const rounds = Number(process.env['RACE_ROUNDS'] ?? 10)
/** Milliseconds: a busy machine needs seconds for each round. */
const patience = 120_000 + rounds * 5000

let server: TestServer
let organizer: Person
let gameId: string
beforeAll(async () => {
  server = await startServer()
  organizer = await server.registerUser()
})
beforeEach(async () => {
  gameId = await insertGame(server.db, `Jogo ${newId()}`)
})
afterAll(() => server.close())

type Input = Partial<Schemas['ChampionshipInput']>
type Role = 'STARTER' | 'SUBSTITUTE'

const setStatus = (id: string, status: 'REGISTRATION' | 'CHECK_IN' | 'CANCELLED') =>
  server.call('changeChampionshipStatus', { token: organizer.token, path: { id }, body: { status } })

async function open(given: Input = {}): Promise<string> {
  const { id } = await newDraft(server, organizer, { game_id: gameId, ...given })
  expect((await setStatus(id, 'REGISTRATION')).status).toBe(200)
  return id
}

const player = ({ id }: Person, role: Role = 'STARTER') => ({ user_id: id, role })
const register = (id: string, team: TestTeam, roster = [player(team.owner)], token = team.owner.token) =>
  server.call('registerTeam', { token, path: { id }, body: { team_id: team.id, roster } })
const readTeams = async (id: string): Promise<Schemas['ChampionshipRegistration'][]> =>
  (await server.call('listChampionshipRegistrations', { path: { id } })).body
const statusesOf = async (id: string) =>
  Object.fromEntries((await readTeams(id)).map(({ team, status }) => [team.id, status]))
const countOf = async (id: string): Promise<number> =>
  (await server.call('readChampionship', { path: { id } })).body.teams_count
const teamOf = () => newTeam(server, { gameId })
/** One after the other: their tags are numbered. */
async function teamsOf(count: number): Promise<TestTeam[]> {
  const teams: TestTeam[] = []
  for (let made = 0; made < count; made += 1) teams.push(await teamOf())
  return teams
}
const withdraw = (id: string, registrationId: string, { token }: Person) =>
  server.call('withdrawRegistration', { token, path: { id, registrationId } })
const decide = (id: string, registrationId: string, status: 'CONFIRMED' | 'REJECTED') =>
  server.call('decideRegistration', {
    token: organizer.token,
    path: { id, registrationId },
    body: { status, reason: 'Elenco incompleto.' },
  })
const checkIn = (id: string, registrationId: string, { token }: Person) =>
  server.call('checkInRegistration', { token, path: { id, registrationId } })
const titlesOf = async ({ token }: Person): Promise<string[]> =>
  (await server.call('listNotifications', { token })).body.data.map(({ type }: { type: string }) => type)

describe('a registration', () => {
  test('takes a place, with its roster, and tells the players', async () => {
    const id = await open({ team_size: 2, max_substitutes: 1 })
    const team = await teamOf()
    const [mate, reserve] = [await newMember(server, team, 'PLAYER'), await newMember(server, team, 'COACH')]
    const roster = [player(team.owner), player(mate), player(reserve, 'SUBSTITUTE')]
    const made = await register(id, team, roster)
    expect([made.status, made.body.status, made.body.team.team_tag]).toEqual([201, 'CONFIRMED', team.tag])
    expect(made.body.roster.map(({ role }: { role: Role }) => role)).toEqual([
      'STARTER',
      'STARTER',
      'SUBSTITUTE',
    ])
    expect(await countOf(id)).toBe(1)
    expect(await titlesOf(mate)).toContain('CHAMPIONSHIP_REGISTER_ACCEPT')
    const listed = await server.call('listTeamRegistrations', {
      token: team.owner.token,
      path: { teamId: team.id },
    })
    expect(listed.body).toMatchObject({
      total: 1,
      data: [{ id: made.body.id, championship: { id }, status: 'CONFIRMED', reason: null }],
    })
  })

  test('tells the team why it was rejected', async () => {
    const id = await open()
    const team = await teamOf()
    const made = await register(id, team)
    await decide(id, made.body.id, 'REJECTED')
    const listed = await server.call('listTeamRegistrations', {
      token: team.owner.token,
      path: { teamId: team.id },
    })
    expect(listed.body.data).toMatchObject([{ status: 'REJECTED', reason: 'Elenco incompleto.' }])
  })

  test('is listed with those of other championships page by page, the newest first', async () => {
    const team = await teamOf()
    const ids: string[] = []
    for (let made = 0; made < 3; made += 1) {
      ids.unshift(await open())
      expect((await register(ids[0]!, team)).status).toBe(201)
    }
    const list = async (page: number) => {
      const { token } = team.owner
      const query = { limit: 2, page }
      return (await server.call('listTeamRegistrations', { token, path: { teamId: team.id }, query })).body
    }
    const [first, second, third] = [await list(1), await list(2), await list(3)]
    const listed: Schemas['Registration'][] = [...first.data, ...second.data]
    expect(listed.map(({ championship }) => championship.id)).toEqual(ids)
    expect(second).toMatchObject({ total: 3, totalPage: 2, page: 2, limit: 2 })
    expect([second.data.length, third.data]).toEqual([1, []])
  })

  test('awaits its payment where there is a fee', async () => {
    await server.db
      .updateTable('users')
      .set({ platform_role: 'ORGANIZER' })
      .where('id', '=', organizer.id)
      .execute()
    const id = await open({ entry_fee: 2500 })
    const made = await register(id, await teamOf())
    expect([made.body.status, await countOf(id)]).toEqual(['PENDING_PAYMENT', 1])
    expect((await decide(id, made.body.id, 'CONFIRMED')).body.status).toBe('CONFIRMED')
    expect(await countOf(id)).toBe(1)
  })

  test.each([
    ['too few starters', [], 'roster'],
    ['somebody from outside', ['stranger'], 'roster.0.user_id'],
    ['somebody twice', ['owner', 'owner'], 'roster.1.user_id'],
  ] as const)('refuses %s', async (_, people, path) => {
    const id = await open({ team_size: people.length === 0 ? 2 : people.length })
    const team = await teamOf()
    const byName = { owner: team.owner, stranger: await server.registerUser() }
    const roster = people.length === 0 ? [player(team.owner)] : people.map((name) => player(byName[name]))
    const refused = await register(id, team, roster)
    expect([refused.status, refused.body.errors[0].path]).toEqual([400, path])
    expect(await countOf(id)).toBe(0)
  })

  test('is of a team once, and of a player for one team', async () => {
    const id = await open()
    const [team, other] = [await teamOf(), await teamOf()]
    await register(id, team)
    expect(codeOf(await register(id, team))).toEqual([409, 'TEAM_ALREADY_REGISTERED'])
    await server.db
      .insertInto('team_members')
      .values({
        id: newId(),
        team_id: other.id,
        user_id: team.owner.id,
        role: 'PLAYER',
        roster_status: 'STARTER',
      })
      .execute()
    const refused = await register(id, other, [player(team.owner)])
    expect([refused.status, refused.body.errors[0].path]).toEqual([400, 'roster.0.user_id'])
    expect((await register(id, other)).status).toBe(201)
  })

  test('needs an open championship, the game, and the right in the team', async () => {
    const id = await open()
    const team = await teamOf()
    const mate = await newMember(server, team, 'PLAYER')
    expect(codeOf(await register(id, team, [player(mate)], mate.token))).toEqual([403, 'FORBIDDEN'])
    expect((await register(id, await newTeam(server))).body.errors[0].path).toBe('team_id')
    await setStatus(id, 'CHECK_IN')
    expect(codeOf(await register(id, team))).toEqual([409, 'REGISTRATION_CLOSED'])
  })
})

test('eligibility says before the button what stands in the way', async () => {
  const id = await open({ team_size: 2, min_age: 40 })
  const team = await teamOf()
  const read = async (given: string) =>
    (
      await server.call('readEligibility', {
        token: team.owner.token,
        path: { id: given, teamId: team.id },
      })
    ).body
  expect(await read(id)).toEqual({
    reasons: ['NOT_ENOUGH_MEMBERS'],
    members: [{ user: { id: team.owner.id, nick: team.owner.nick }, account: null, reasons: ['TOO_YOUNG'] }],
  })
  await server.db
    .insertInto('player_games')
    .values({ user_id: team.owner.id, game_id: gameId, place: 0, account: 'ana#BR1', positions: [] })
    .execute()
  expect((await read(id)).members[0]).toMatchObject({ account: 'ana#BR1' })
  const easy = await open()
  expect((await read(easy)).reasons).toEqual([])
  await register(easy, team)
  expect(await read(easy)).toMatchObject({ reasons: ['ALREADY_REGISTERED'], members: [{ reasons: [] }] })
  await setStatus(easy, 'CHECK_IN')
  expect((await read(easy)).reasons).toEqual(['CLOSED', 'ALREADY_REGISTERED'])
})

describe('the waiting list', () => {
  async function fill() {
    const id = await open({ max_teams: 2 })
    const teams = [await teamOf(), await teamOf(), await teamOf(), await teamOf()] as const
    const ids: string[] = []
    for (const team of teams) ids.push((await register(id, team)).body.id)
    return { id, teams, ids: ids as [string, string, string, string] }
  }

  test('moves up in its order when a team withdraws or is rejected', async () => {
    const { id, teams, ids } = await fill()
    expect(await statusesOf(id)).toEqual({
      [teams[0].id]: 'CONFIRMED',
      [teams[1].id]: 'CONFIRMED',
      [teams[2].id]: 'WAITING',
      [teams[3].id]: 'WAITING',
    })
    expect((await withdraw(id, ids[0], teams[0].owner)).status).toBe(204)
    expect((await statusesOf(id))[teams[2].id]).toBe('CONFIRMED')
    expect(await titlesOf(teams[2].owner)).toContain('CHAMPIONSHIP_REGISTER_ACCEPT')
    const rejected = await decide(id, ids[1], 'REJECTED')
    expect(rejected.body).toMatchObject({ status: 'REJECTED', reason: 'Elenco incompleto.' })
    expect(await titlesOf(teams[1].owner)).toContain('CHAMPIONSHIP_REGISTER_REJECT')
    expect(await statusesOf(id)).toEqual({ [teams[2].id]: 'CONFIRMED', [teams[3].id]: 'CONFIRMED' })
    expect(await countOf(id)).toBe(2)
    // A team that withdrew may come back, to the end of the list; one that was rejected may not.
    expect((await register(id, teams[0])).body.status).toBe('WAITING')
    expect(codeOf(await register(id, teams[1]))).toEqual([409, 'TEAM_ALREADY_REGISTERED'])
    expect(codeOf(await decide(id, ids[1], 'CONFIRMED'))).toEqual([409, 'CHAMPIONSHIP_STATUS'])
  })

  test('moves up when the organiser makes room', async () => {
    const { id, teams } = await fill()
    const { body } = await server.call('readChampionship', { token: organizer.token, path: { id } })
    const keys = Object.keys(championshipInput({ game_id: gameId }))
    const input = Object.fromEntries(Object.entries(body).filter(([key]) => keys.includes(key)))
    const edited = await server.call('updateChampionship', {
      token: organizer.token,
      path: { id },
      body: { ...input, game_id: gameId, max_teams: 3 },
    })
    expect([edited.status, edited.body.teams_count]).toEqual([200, 3])
    expect((await statusesOf(id))[teams[2].id]).toBe('CONFIRMED')
  })
})

test('a team checks in while the check-in is open, and once', async () => {
  const id = await open()
  const team = await teamOf()
  const { body } = await register(id, team)
  expect(codeOf(await checkIn(id, body.id, team.owner))).toEqual([409, 'CHAMPIONSHIP_STATUS'])
  await setStatus(id, 'CHECK_IN')
  expect(await titlesOf(team.owner)).toContain('CHAMPIONSHIP_IS_CLOSE')
  const first = await checkIn(id, body.id, team.owner)
  expect(first.body.checked_in_at).toEqual(expect.any(String))
  expect((await checkIn(id, body.id, team.owner)).body.checked_in_at).toBe(first.body.checked_in_at)
})

test('a cancelled championship tells its players', async () => {
  const id = await open()
  const team = await teamOf()
  await register(id, team)
  await setStatus(id, 'CANCELLED')
  expect(await titlesOf(team.owner)).toContain('CHAMPIONSHIP_CANCEL')
})

describe('at once', () => {
  test(
    'eight teams for the last place: one has it, the others wait',
    async () => {
      const teams = await teamsOf(8)
      for (let round = 0; round < rounds; round += 1) {
        const id = await open({ max_teams: 2 })
        await register(id, await teamOf())
        const responses = await Promise.all(teams.map((team) => register(id, team)))
        const statuses = responses.map(({ body }) => body.status)
        expect(statuses.filter((status) => status === 'CONFIRMED')).toHaveLength(1)
        expect(statuses.filter((status) => status === 'WAITING')).toHaveLength(7)
        expect(await countOf(id)).toBe(2)
      }
    },
    patience,
  )

  test(
    'the same team twice and the same player for two teams: one registration each',
    async () => {
      const [team, other] = [await teamOf(), await teamOf()]
      await server.db
        .insertInto('team_members')
        .values({
          id: newId(),
          team_id: other.id,
          user_id: team.owner.id,
          role: 'CAPTAIN',
          roster_status: 'STARTER',
        })
        .execute()
      for (let round = 0; round < rounds; round += 1) {
        const id = await open()
        const token = team.owner.token
        const responses = await Promise.all([
          register(id, team),
          register(id, other, [player(team.owner)], token),
          register(id, team),
          register(id, other, [player(team.owner)], token),
        ])
        expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
        expect(responses.every(({ status }) => status < 500)).toBe(true)
        expect(await countOf(id)).toBe(1)
      }
    },
    patience,
  )

  test(
    'withdrawals and registrations never lose or double a place',
    async () => {
      const teams = await teamsOf(6)
      for (let round = 0; round < rounds; round += 1) {
        const id = await open({ max_teams: 2 })
        const made = await Promise.all(teams.slice(0, 4).map((team) => register(id, team)))
        await Promise.all([
          ...made.slice(0, 3).map(({ body }, index) => withdraw(id, body.id, teams[index]!.owner)),
          ...teams.slice(4).map((team) => register(id, team)),
        ])
        const statuses = Object.values(await statusesOf(id))
        expect(statuses.filter((status) => status === 'CONFIRMED')).toHaveLength(2)
        expect([statuses.length, await countOf(id)]).toEqual([3, 2])
      }
    },
    patience,
  )
})
