import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newDraft } from '../../../../test/championships.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../../../test/harness.ts'
import { type TestTeam, newMember, newTeam } from '../../../../test/teams.ts'
import type { Schemas } from '../../../contract/types.ts'
import { newId } from '../../../database/id.ts'
import { insertGame } from '../../games/repository.ts'

type Match = Schemas['ChampionshipMatch']

let server: TestServer
let organizer: Person
let player: Person
let gameId: string
const teams: TestTeam[] = []
const byTeam = new Map<string, Person>()
beforeAll(async () => {
  server = await startServer()
  organizer = await server.registerUser()
  gameId = await insertGame(server.db, `Jogo ${newId()}`)
  for (let made = 0; made < 4; made += 1) {
    const team = await newTeam(server, { gameId })
    teams.push(team)
    byTeam.set(team.id, team.owner)
  }
  player = await newMember(server, teams[0]!, 'PLAYER')
})
beforeEach(() => expect(teams).toHaveLength(4))
afterAll(() => server.close())

const setStatus = (id: string, status: 'REGISTRATION' | 'ONGOING') =>
  server.call('changeChampionshipStatus', { token: organizer.token, path: { id }, body: { status } })

const listMatches = async (id: string): Promise<Match[]> =>
  (await server.call('listMatches', { path: { id } })).body

/** A started championship of the first teams, the first match and the captains of its two sides. */
async function start(count = 2) {
  const { id } = await newDraft(server, organizer, { game_id: gameId })
  await setStatus(id, 'REGISTRATION')
  const registrations: string[] = []
  for (const team of teams.slice(0, count)) {
    const body = { team_id: team.id, roster: [{ user_id: team.owner.id, role: 'STARTER' as const }] }
    const entered = await server.call('registerTeam', { token: team.owner.token, path: { id }, body })
    registrations.push(entered.body.id)
  }
  expect((await setStatus(id, 'ONGOING')).status).toBe(200)
  const match = (await listMatches(id)).find(({ state }) => state === 'READY')!
  const [home, away] = [byTeam.get(match.home!.id)!, byTeam.get(match.away!.id)!]
  return { id, match, path: { id, matchId: match.id }, home, away, registrations }
}

interface Path {
  id: string
  matchId: string
}
const room = (path: Path, { token }: Person) => server.call('readMatchRoom', { token, path })
const checkIn = (path: Path, { token }: Person) => server.call('checkInMatch', { token, path })
const schedule = (path: Path, at: string | null, { token } = organizer) =>
  server.call('scheduleMatch', { token, path, body: { scheduled_at: at } })
const propose = (path: Path, at: string, { token }: Person) =>
  server.call('proposeReschedule', { token, path, body: { scheduled_at: at } })
const respond = (path: Path, accept: boolean, { token }: Person) =>
  server.call('respondToReschedule', { token, path, body: { accept } })
const actionsOf = ({ log }: Schemas['ChampionshipMatchDetail']) => log.map(({ action }) => action)

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()

describe('the room', () => {
  test('is for both rosters and the staff', async () => {
    const { path, home, away } = await start()
    const { body } = await room(path, home)
    expect(body).toMatchObject({ side: 'home', role: null, can_act: true, code: null, reschedule: null })
    expect(body.home_roster).toEqual([
      { user: { id: home.id, nick: home.nick }, role: 'STARTER', is_confirmed: true },
    ])
    expect((await room(path, away)).body.side).toBe('away')
    expect((await room(path, organizer)).body).toMatchObject({
      side: null,
      role: 'ORGANIZER',
      can_act: false,
    })
    expect(codeOf(await room(path, player))).toEqual([403, 'FORBIDDEN'])
  })

  test('has a code once both are there, one however many check in at once', async () => {
    const { path, home, away } = await start()
    const both = [home, away, home, away]
    const answers = await Promise.all(both.map((person) => checkIn(path, person)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { body } = await room(path, home)
    expect(body.code).toMatch(/^[A-Z]{3}-[A-Z0-9]{3}$/)
    expect(actionsOf(body.match)).toEqual(['CHECKED_IN', 'CHECKED_IN'])
    const { body: notified } = await server.call('listNotifications', { token: away.token })
    expect(notified.data[0]).toMatchObject({ type: 'CHAMPIONSHIP_MATCH_CODE' })
    expect(notified.data[0].body).toContain(body.code)
  })

  test('opens half an hour before', async () => {
    const { path, home } = await start()
    await schedule(path, inHours(2))
    expect(codeOf(await checkIn(path, home))).toEqual([409, 'MATCH_NOT_OPEN'])
    const at = inHours(0.25)
    await schedule(path, at)
    const { body } = await checkIn(path, home)
    expect(body.match).toMatchObject({ home_checked_in: true, away_checked_in: false, scheduled_at: at })
    expect(Date.parse(body.walkover_at) - Date.parse(body.check_in_opens_at)).toBe(0.75 * HOUR)
  })
})

describe('the schedule', () => {
  test('is set for all or none, and who was there checks in again', async () => {
    const { id, path, home } = await start(4)
    await checkIn(path, home)
    const matches = await listMatches(id)
    const send = (ids: readonly string[]) =>
      server.call('scheduleMatches', {
        token: organizer.token,
        path: { id },
        body: { matches: ids.map((match_id) => ({ match_id, scheduled_at: inHours(3) })) },
      })
    expect(codeOf(await send([path.matchId, newId()]))).toEqual([404, 'MATCH_NOT_FOUND'])
    expect((await listMatches(id)).every(({ scheduled_at: at }) => at === null)).toBe(true)
    const done = await send(matches.map((match) => match.id))
    expect([done.status, done.body.length]).toEqual([200, matches.length])
    expect(done.body[0]).toMatchObject({ home_checked_in: false, scheduled_at: expect.any(String) })
    const wrong = await schedule(path, '0001-01-01T00:00:00.000Z')
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([400, 'scheduled_at'])
  })

  test('changes by agreement of both teams', async () => {
    const { path, home, away } = await start()
    const at = inHours(5)
    expect((await propose(path, inHours(-1), home)).status).toBe(400)
    expect((await propose(path, at, home)).body.reschedule).toMatchObject({ side: 'home', scheduled_at: at })
    expect(codeOf(await respond(path, true, home))).toEqual([409, 'MATCH_NOT_OPEN'])
    const { body } = await respond(path, true, away)
    expect([body.reschedule, body.match.scheduled_at]).toEqual([null, at])
    expect(actionsOf(body.match)).toEqual(['RESCHEDULE_PROPOSED', 'RESCHEDULE_ACCEPTED'])
    await propose(path, inHours(6), away)
    const declined = await respond(path, false, away)
    expect([declined.body.reschedule, declined.body.match.scheduled_at]).toEqual([null, at])
  })

  test('is accepted or taken back, never both', async () => {
    const { path, home, away } = await start()
    await propose(path, inHours(5), home)
    const answers = await Promise.all([respond(path, true, away), respond(path, false, home)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { body } = await room(path, home)
    expect(actionsOf(body.match)).toHaveLength(2)
  })
})

describe('a team that does not play', () => {
  test('gives a match up once, also where both captains do at once', async () => {
    const { id, path, home, away } = await start()
    const forfeit = ({ token }: Person) => server.call('forfeitMatch', { token, path })
    const answers = await Promise.all([forfeit(home), forfeit(away)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { body } = answers.find(({ status }) => status === 200)!
    expect(body).toMatchObject({ state: 'CLOSED', is_forfeit: true })
    expect(Math.abs(body.home_score - body.away_score)).toBe(2)
    const { body: after } = await server.call('readChampionship', { path: { id } })
    expect([after.status, after.winner.id]).toEqual(['FINISHED', body[body.winner].id])
  })

  test('is disqualified from all its matches, with a reason that everybody reads', async () => {
    const { id, match, registrations } = await start(4)
    const { body: seeded } = await server.call('listChampionshipRegistrations', { path: { id } })
    const out = seeded.find(({ team }: { team: { id: string } }) => team.id === match.home!.id)
    expect(registrations).toContain(out.id)
    const disqualify = (registrationId: string) =>
      server.call('disqualifyTeam', {
        token: organizer.token,
        path: { id, registrationId },
        body: { reason: 'Uso de programa proibido.' },
      })
    const answers = await Promise.all([disqualify(out.id), disqualify(out.id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[0].body).toMatchObject({ status: 'CONFIRMED', reason: 'Uso de programa proibido.' })
    const { body } = await server.call('readMatch', { path: { id, matchId: match.id } })
    expect(body).toMatchObject({ state: 'CLOSED', is_forfeit: true, winner: 'away' })
    expect(actionsOf(body)).toEqual(['DISQUALIFIED'])
    expect(codeOf(await disqualify(newId()))).toEqual([404, 'REGISTRATION_NOT_FOUND'])
  })

  test('leaves no check-in to the team that takes its place', async () => {
    const { id, match, path, home } = await start(4)
    const rule = (homeScore: number, awayScore: number) =>
      server.call('ruleMatch', {
        token: organizer.token,
        path,
        body: { home_score: homeScore, away_score: awayScore, is_forfeit: false },
      })
    await rule(2, 0)
    const second = (await listMatches(id)).find(
      ({ state, id: other }) => state === 'READY' && other !== match.id,
    )!
    const winner = byTeam.get(second.home!.id)!
    await server.call('ruleMatch', {
      token: organizer.token,
      path: { id, matchId: second.id },
      body: { home_score: 2, away_score: 0, is_forfeit: false },
    })
    const final = (await listMatches(id)).find(({ state }) => state === 'READY')!
    for (const person of [home, winner]) await checkIn({ id, matchId: final.id }, person)
    expect((await room({ id, matchId: final.id }, organizer)).body.code).not.toBeNull()
    await rule(0, 2)
    expect((await room({ id, matchId: final.id }, organizer)).body).toMatchObject({
      code: null,
      match: { home_checked_in: false, away_checked_in: false },
    })
  })
})
