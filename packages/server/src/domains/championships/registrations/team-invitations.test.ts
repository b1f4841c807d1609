import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { appoint, championshipInput, newDraft } from '../../../../test/championships.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../../../test/harness.ts'
import { type TestTeam, newMember, newTeam } from '../../../../test/teams.ts'
import type { Schemas } from '../../../contract/types.ts'
import { newId } from '../../../database/id.ts'
import { insertGame } from '../../games/repository.ts'

const HOUR = 60 * 60 * 1000

let server: TestServer
/** Another server on the database of the first, with limits. */
let limited: TestServer
let now: Date
let gameId: string
let organizer: Person
let team: TestTeam
let id: string
beforeAll(async () => {
  now = new Date()
  server = await startServer({ now: () => now })
  limited = await startServer({ database: server.database, config: { rateLimit: true }, now: () => now })
  gameId = await insertGame(server.db, `Jogo ${newId()}`)
})
afterAll(async () => {
  await limited.close()
  await server.close()
})
beforeEach(async () => {
  now = new Date()
  organizer = await server.registerUser()
  team = await newTeam(server, { gameId })
  id = await open()
  await server.db.deleteFrom('rate_limits').execute()
})

const setStatus = (status: 'REGISTRATION' | 'CHECK_IN' | 'CANCELLED', championship = id) =>
  server.call('changeChampionshipStatus', {
    token: organizer.token,
    path: { id: championship },
    body: { status, ...(status === 'CANCELLED' && { reason: 'Poucos times.' }) },
  })
async function open(): Promise<string> {
  const made = await newDraft(server, organizer, { game_id: gameId })
  await setStatus('REGISTRATION', made.id)
  return made.id
}
const invite = ({ id: teamId } = team, { token } = organizer, via = server) =>
  via.call('inviteTeam', { token, path: { id, teamId } })
const list = ({ token } = organizer) => server.call('listChampionshipInvitations', { token, path: { id } })
async function bellOf({ token }: Person): Promise<Schemas['Notification'][]> {
  const { body } = await server.call('listUnreadNotifications', { token })
  const all: Schemas['Notification'][] = body
  return all.filter(({ type }) => type === 'CHAMPIONSHIP_INVITE')
}

describe('an invitation of a team', () => {
  test('reaches those who may register it, and nobody else of it', async () => {
    const [manager, captain, coach, player] = [
      await newMember(server, team, 'MANAGER'),
      await newMember(server, team, 'CAPTAIN'),
      await newMember(server, team, 'COACH'),
      await newMember(server, team, 'PLAYER'),
    ]
    const { status, body } = await invite()
    expect([status, body.team.id]).toEqual([200, team.id])
    for (const person of [team.owner, manager, captain])
      expect(await bellOf(person)).toMatchObject([
        {
          title: 'Seu time foi convidado para um campeonato',
          championship: { id },
          teamId: team.id,
          roster: null,
          staff: null,
        },
      ])
    for (const person of [coach, player]) expect(await bellOf(person)).toEqual([])
    expect((await list()).body).toEqual([body])
  })

  test('is sent once, however often and at once it is made', async () => {
    const answers = await Promise.all([invite(), invite(), invite(), invite()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    await invite()
    expect((await list()).body).toHaveLength(1)
    const { body } = await server.call('listNotifications', { token: team.owner.token })
    expect(body.total).toBe(1)
  })

  test('of two teams of one owner is one for each', async () => {
    const other = await newTeam(server, { gameId, owner: team.owner })
    await invite()
    await invite(other)
    expect(await bellOf(team.owner)).toHaveLength(2)
  })

  test('is made by co-organisers as well, not by referees, nor by who is only asked', async () => {
    const [helper, referee, asked] = [
      await server.registerUser(),
      await server.registerUser(),
      await server.registerUser(),
    ]
    await appoint(server, organizer, { id, person: helper, role: 'CO_ORGANIZER' })
    await appoint(server, organizer, { id, person: referee, role: 'REFEREE' })
    await server.call('saveChampionshipStaff', {
      token: organizer.token,
      path: { id, userId: asked.id },
      body: { role: 'CO_ORGANIZER' },
    })
    for (const person of [referee, asked, team.owner]) {
      expect(codeOf(await invite(team, person))).toEqual([403, 'FORBIDDEN'])
      expect(codeOf(await list(person))).toEqual([403, 'FORBIDDEN'])
    }
    expect((await invite(team, helper)).status).toBe(200)
  })

  test('does not notify its own maker', async () => {
    const own = await newTeam(server, { gameId, owner: organizer })
    expect((await invite(own)).status).toBe(200)
    expect(await bellOf(organizer)).toEqual([])
  })
})

describe('no team is invited', () => {
  test('before registrations open, after they close, or once they are over', async () => {
    const refused = [409, 'REGISTRATION_CLOSED']
    const { body } = await server.call('createChampionship', {
      token: organizer.token,
      body: championshipInput({ game_id: gameId }),
    })
    const published = id
    ;({ id } = body)
    expect(codeOf(await invite())).toEqual(refused)
    id = published
    now = new Date(now.getTime() - 2 * HOUR)
    expect(codeOf(await invite())).toEqual(refused)
    now = new Date(now.getTime() + 27 * HOUR)
    expect(codeOf(await invite())).toEqual(refused)
    now = new Date()
    await setStatus('CANCELLED')
    expect(codeOf(await invite())).toEqual(refused)
    expect(await bellOf(team.owner)).toEqual([])
  })

  test('that is registered, was rejected, plays another game or is not there', async () => {
    const taken = [409, 'TEAM_ALREADY_REGISTERED']
    const { body: made } = await server.call('registerTeam', {
      token: team.owner.token,
      path: { id },
      body: { team_id: team.id, roster: [{ user_id: team.owner.id, role: 'STARTER' }] },
    })
    expect(codeOf(await invite())).toEqual(taken)
    await server.call('decideRegistration', {
      token: organizer.token,
      path: { id, registrationId: made.id },
      body: { status: 'REJECTED', reason: 'Sem elenco.' },
    })
    expect(codeOf(await invite())).toEqual(taken)
    const other = await newTeam(server, { gameId: await insertGame(server.db, `Jogo ${newId()}`) })
    const { status, body } = await invite(other)
    expect([status, body.errors[0].path]).toEqual([400, 'teamId'])
    expect(codeOf(await invite({ ...team, id: newId() }))).toEqual([404, 'TEAM_NOT_FOUND'])
    expect((await list()).body).toEqual([])
  })
})

describe('limits of invitations of teams', () => {
  test('a block silences them for who is blocked, and says nothing to the organiser', async () => {
    const captain = await newMember(server, team, 'CAPTAIN')
    await server.call('blockUser', { token: team.owner.token, path: { userId: organizer.id } })
    expect((await invite()).status).toBe(200)
    expect([await bellOf(team.owner), (await bellOf(captain)).length]).toEqual([[], 1])
  })

  test('one person is reached three times a day by one organiser, also over several championships', async () => {
    for (let made = 0; made < 3; made += 1) {
      id = await open()
      expect((await invite(team, organizer, limited)).status).toBe(200)
    }
    id = await open()
    const refused = await invite(team, organizer, limited)
    expect(codeOf(refused)).toEqual([429, 'RATE_LIMITED'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await list()).body).toEqual([])
    now = new Date(now.getTime() + 22 * HOUR)
    expect(codeOf(await invite(team, organizer, limited))).toEqual([429, 'RATE_LIMITED'])
  })
})
