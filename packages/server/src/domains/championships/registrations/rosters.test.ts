import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newDraft } from '../../../../test/championships.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../../../test/harness.ts'
import { type TestTeam, newMember, newTeam } from '../../../../test/teams.ts'
import { insertMember } from '../../teams/repository.ts'
import type { Schemas } from '../../../contract/types.ts'
import { newId } from '../../../database/id.ts'
import { insertGame } from '../../games/repository.ts'

let server: TestServer
let organizer: Person
let gameId: string
let team: TestTeam
let rival: TestTeam
let player: Person
beforeAll(async () => {
  server = await startServer()
  organizer = await server.registerUser()
})
afterAll(() => server.close())

/** The player is in both teams. */
beforeEach(async () => {
  gameId = await insertGame(server.db, `Jogo ${newId()}`)
  team = await newTeam(server, { gameId })
  rival = await newTeam(server, { gameId })
  player = await newMember(server, team, 'PLAYER')
  await insertMember(server.db, {
    teamId: rival.id,
    userId: player.id,
    role: 'PLAYER',
    rosterStatus: 'STARTER',
  })
})

const setStatus = (id: string, status: 'REGISTRATION' | 'CHECK_IN' | 'ONGOING') =>
  server.call('changeChampionshipStatus', { token: organizer.token, path: { id }, body: { status } })

async function open(given: Partial<Schemas['ChampionshipInput']> = {}): Promise<string> {
  const { id } = await newDraft(server, organizer, { game_id: gameId, team_size: 2, ...given })
  await setStatus(id, 'REGISTRATION')
  return id
}

const enter = (id: string, { id: teamId, owner }: TestTeam, starters: Person[], substitutes: Person[] = []) =>
  server.call('registerTeam', {
    token: owner.token,
    path: { id },
    body: {
      team_id: teamId,
      roster: [
        ...starters.map((starter) => ({ user_id: starter.id, role: 'STARTER' as const })),
        ...substitutes.map((substitute) => ({ user_id: substitute.id, role: 'SUBSTITUTE' as const })),
      ],
    },
  })
const confirm = (person: Person, id: string, registrationId: string, isConfirmed = true) =>
  server.call('confirmRosterPlace', {
    token: person.token,
    path: { id, registrationId },
    body: { is_confirmed: isConfirmed },
  })
const checkIn = ({ owner }: TestTeam, id: string, registrationId: string) =>
  server.call('checkInRegistration', { token: owner.token, path: { id, registrationId } })
async function readBell({ token }: Person): Promise<Schemas['Notification'][]> {
  const { body } = await server.call('listNotifications', { token })
  const all: Schemas['Notification'][] = body.data
  return all.filter(({ roster }) => roster)
}
const rosterOf = ({ roster }: Schemas['ChampionshipRegistration']) =>
  roster.map(({ user, role, is_confirmed: isConfirmed }) => [user.nick, role, isConfirmed])

describe('a place in a roster', () => {
  test('is asked for in the bell, and confirmed there once', async () => {
    const id = await open()
    const { body: made } = await enter(id, team, [team.owner, player])
    expect(rosterOf(made)).toEqual(
      expect.arrayContaining([
        [team.owner.nick, 'STARTER', true],
        [player.nick, 'STARTER', false],
      ]),
    )
    const [asked] = await readBell(player)
    expect(asked).toMatchObject({
      type: 'CHAMPIONSHIP_INVITE',
      isRead: false,
      championship: { id },
      roster: { registrationId: made.id, isPending: true },
    })
    expect(await readBell(team.owner)).toEqual([])
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await confirm(player, id, made.id)
      expect([status, rosterOf(body).every(([, , isConfirmed]) => isConfirmed)]).toEqual([200, true])
    }
    expect((await readBell(player))[0]).toMatchObject({
      isRead: true,
      roster: { registrationId: made.id, isPending: false },
    })
  })

  test('that is not confirmed keeps nobody from another team', async () => {
    const id = await open()
    await enter(id, team, [team.owner, player])
    const { status, body: theirs } = await enter(id, rival, [rival.owner, player])
    expect(status).toBe(201)
    const eligibility = await server.call('readEligibility', {
      token: team.owner.token,
      path: { id, teamId: team.id },
    })
    const member = eligibility.body.members.find(
      ({ user }: Schemas['Eligibility']['members'][number]) => user.id === player.id,
    )
    expect(member?.reasons).toEqual([])
    expect((await confirm(player, id, theirs.id)).status).toBe(200)
  })

  test('is confirmed for one team alone, also where both are confirmed at once', async () => {
    const id = await open()
    const { body: one } = await enter(id, team, [team.owner, player])
    const { body: other } = await enter(id, rival, [rival.owner, player])
    const both = await Promise.all([confirm(player, id, one.id), confirm(player, id, other.id)])
    expect(both.map(({ status }) => status).toSorted((low, high) => low - high)).toEqual([200, 409])
    const third = await newTeam(server, { gameId })
    await insertMember(server.db, {
      teamId: third.id,
      userId: player.id,
      role: 'PLAYER',
      rosterStatus: 'STARTER',
    })
    const refused = await enter(id, third, [third.owner, player])
    expect(refused.status).toBe(400)
  })

  test('that was given up is free for the other team, and the bell asks no more', async () => {
    const id = await open()
    const { body: one } = await enter(id, team, [team.owner, player])
    await confirm(player, id, one.id)
    expect(rosterOf((await confirm(player, id, one.id, false)).body)).toEqual([
      [team.owner.nick, 'STARTER', true],
    ])
    expect((await readBell(player))[0]?.roster?.isPending).toBe(false)
    const { body: other } = await enter(id, rival, [rival.owner, player])
    expect((await confirm(player, id, other.id)).status).toBe(200)
    expect(codeOf(await confirm(player, id, one.id))).toEqual([403, 'FORBIDDEN'])
  })

  test('is confirmed by the player alone', async () => {
    const id = await open()
    const { body: made } = await enter(id, team, [team.owner, player])
    for (const other of [organizer, rival.owner])
      expect(codeOf(await confirm(other, id, made.id))).toEqual([403, 'FORBIDDEN'])
  })

  test('is public only once it is confirmed', async () => {
    const id = await open()
    const { body: made } = await enter(id, team, [team.owner, player])
    const list = async (token?: string) => {
      const { body } = await server.call('listChampionshipRegistrations', {
        path: { id },
        ...(token === undefined ? {} : { token }),
      })
      return rosterOf(body[0]).length
    }
    expect([await list(), await list(rival.owner.token), await list(player.token)]).toEqual([1, 1, 2])
    await confirm(player, id, made.id)
    expect(await list()).toBe(2)
  })

  test('of a team that withdrew is confirmed no more', async () => {
    const id = await open()
    const { body: made } = await enter(id, team, [team.owner, player])
    await server.call('withdrawRegistration', {
      token: team.owner.token,
      path: { id, registrationId: made.id },
    })
    expect(codeOf(await confirm(player, id, made.id))).toEqual([409, 'CHAMPIONSHIP_STATUS'])
    expect((await readBell(player))[0]?.roster?.isPending).toBe(false)
  })
})

describe('the check-in', () => {
  test('waits for enough players who have confirmed', async () => {
    const id = await open()
    const { body: made } = await enter(id, team, [team.owner, player])
    await setStatus(id, 'CHECK_IN')
    expect(codeOf(await checkIn(team, id, made.id))).toEqual([409, 'ROSTER_UNCONFIRMED'])
    await confirm(player, id, made.id)
    expect((await checkIn(team, id, made.id)).status).toBe(200)
    expect(codeOf(await confirm(player, id, made.id, false))).toEqual([409, 'CHAMPIONSHIP_STATUS'])
  })

  test('puts a substitute who has confirmed in the place of a starter who has not', async () => {
    const id = await open()
    const spare = await newMember(server, team, 'PLAYER')
    const { body: made } = await enter(id, team, [team.owner, player], [spare])
    await confirm(spare, id, made.id)
    await setStatus(id, 'CHECK_IN')
    const { body: there } = await checkIn(team, id, made.id)
    const roster = rosterOf(there)
    expect(roster).toHaveLength(2)
    expect(roster).toEqual(
      expect.arrayContaining([
        [team.owner.nick, 'STARTER', true],
        [spare.nick, 'STARTER', true],
      ]),
    )
    expect(codeOf(await confirm(player, id, made.id))).toEqual([403, 'FORBIDDEN'])
  })
})

describe('the start', () => {
  test('leaves out teams without enough players who have confirmed, and takes who waits', async () => {
    const id = await open({ max_teams: 2, min_teams: 2, team_size: 2 })
    const teams = [team, rival]
    for (let made = 0; made < 2; made += 1) teams.push(await newTeam(server, { gameId }))
    const mates: Person[] = []
    const registrations: string[] = []
    for (const one of teams) {
      const mate = await newMember(server, one, 'PLAYER')
      mates.push(mate)
      registrations.push((await enter(id, one, [one.owner, mate])).body.id)
    }
    // The first has nobody, the third waits without anybody, the second and the last are complete.
    for (const place of [1, 3]) await confirm(mates[place]!, id, registrations[place]!)
    expect((await setStatus(id, 'ONGOING')).body.status).toBe('ONGOING')
    const { body } = await server.call('listChampionshipRegistrations', { path: { id } })
    const playing: Schemas['ChampionshipRegistration'][] = body
    expect(
      playing
        .filter(({ status }) => status === 'CONFIRMED')
        .map(({ team: { id: one } }) => one)
        .toSorted(),
    ).toEqual([teams[1]!.id, teams[3]!.id].toSorted())
  })
})
