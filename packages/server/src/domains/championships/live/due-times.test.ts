import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newField, startChampionship } from '../../../../test/championships.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../../../test/harness.ts'
import type { TestTeam } from '../../../../test/teams.ts'
import type { Schemas } from '../../../contract/types.ts'
import { runDueTasks } from './due-tasks.ts'

type Match = Schemas['ChampionshipMatch']

interface Path {
  id: string
  matchId: string
}

const MINUTE = 60_000
const begin = new Date('2027-03-01T12:00:00Z')

let server: TestServer
let organizer: Person
let gameId: string
let teams: TestTeam[]
let now = begin
beforeAll(async () => {
  server = await startServer({ now: () => now })
  ;({ organizer, gameId, teams } = await newField(server, 4))
})
beforeEach(async () => {
  now = begin
  await server.db.deleteFrom('championships').execute()
  await server.db.deleteFrom('notifications').execute()
})
afterAll(() => server.close())

const minutes = (count: number) => new Date(begin.getTime() + count * MINUTE).toISOString()
const at = (count: number): void => {
  now = new Date(minutes(count))
}

const listMatches = async (id: string): Promise<Match[]> =>
  (await server.call('listMatches', { path: { id } })).body
const captainOf = (match: Match, side: 'home' | 'away'): Person =>
  teams.find(({ id }) => id === match[side]?.id)!.owner

/** A started championship, and the first match of it with its captains. */
async function start(count = 2) {
  const { id } = await startChampionship(server, organizer, {
    game_id: gameId,
    registration_opens_at: minutes(-60),
    registration_closes_at: minutes(600),
    check_in_opens_at: minutes(300),
    starts_at: minutes(1200),
    teams: teams.slice(0, count),
  })
  const matches = await listMatches(id)
  const match = matches.find(({ state }) => state === 'READY')!
  await server.db.deleteFrom('notifications').execute()
  return {
    id,
    path: { id, matchId: match.id },
    home: captainOf(match, 'home'),
    away: captainOf(match, 'away'),
    matches,
  }
}

const schedule = (path: Path, time: string | null) =>
  server.call('scheduleMatch', { token: organizer.token, path, body: { scheduled_at: time } })
const propose = (path: Path, time: string, { token }: Person) =>
  server.call('proposeReschedule', { token, path, body: { scheduled_at: time } })
const respond = (path: Path, accept: boolean, { token }: Person) =>
  server.call('respondToReschedule', { token, path, body: { accept } })
const checkIn = (path: Path, { token }: Person) => server.call('checkInMatch', { token, path })
const rule = (path: Path, body: Partial<Schemas['MatchRuling']> = {}) =>
  server.call('ruleMatch', {
    token: organizer.token,
    path,
    body: { home_score: 2, away_score: 0, is_forfeit: false, reason: 'Visto na gravação.', ...body },
  })
const room = async (path: Path, { token }: Person): Promise<Schemas['MatchRoom']> =>
  (await server.call('readMatchRoom', { token, path })).body
const countWalkovers = async () => (await runDueTasks(server.services)).walkovers
const countNotified = async ({ token }: Person): Promise<number> =>
  (await server.call('listUnreadNotifications', { token })).body.length

describe('a time in the past', () => {
  test('that was proposed in time is not accepted once it has passed', async () => {
    const { path, home, away } = await start()
    expect((await propose(path, minutes(10), home)).status).toBe(200)
    at(25)
    const refused = await respond(path, true, away)
    expect([refused.status, refused.body.errors[0].path]).toEqual([400, 'accept'])
    await checkIn(path, away)
    expect(await countWalkovers()).toBe(0)
    expect((await respond(path, false, away)).body.reschedule).toBeNull()
  })

  test('is set by no organiser, neither for one match nor among others', async () => {
    const { id, path, matches } = await start(4)
    for (const time of [minutes(0), minutes(-1), minutes(-600)]) {
      const refused = await schedule(path, time)
      expect([refused.status, refused.body.errors[0].path]).toEqual([400, 'scheduled_at'])
    }
    const open = matches.filter(({ state }) => state === 'READY')
    const together = await server.call('scheduleMatches', {
      token: organizer.token,
      path: { id },
      body: {
        matches: open.map((match, index) => ({ match_id: match.id, scheduled_at: minutes(60 - 61 * index) })),
      },
    })
    expect([together.status, together.body.errors[0].path]).toEqual([400, 'matches.1.scheduled_at'])
    expect((await listMatches(id)).every(({ scheduled_at: time }) => time === null)).toBe(true)
  })
})

describe('a walk-over is given no sooner than 15 minutes after', () => {
  test('a time that was set a moment before it', async () => {
    const { path, home } = await start()
    at(59)
    await schedule(path, minutes(60))
    await checkIn(path, home)
    at(74)
    expect(await countWalkovers()).toBe(0)
    at(75)
    expect(await countWalkovers()).toBe(1)
  })

  test('an opponent who comes late from another match', async () => {
    const { id, matches } = await start(4)
    const final = matches.find(({ round }) => round === 2)!
    const path = { id, matchId: final.id }
    await schedule(path, minutes(30))
    at(44)
    for (const { id: matchId } of matches.filter(({ round }) => round === 1)) await rule({ id, matchId })
    const opened = (await listMatches(id)).find(({ round }) => round === 2)!
    await checkIn(path, captainOf(opened, 'home'))
    at(46)
    expect(await countWalkovers()).toBe(0)
    expect((await room(path, captainOf(opened, 'home'))).walkover_at).toBe(minutes(59))
    at(59)
    expect(await countWalkovers()).toBe(1)
  })

  test('other teams that a correction brings into it', async () => {
    const { id, matches } = await start(4)
    const [first, second] = matches.filter(({ round }) => round === 1)
    const final = { id, matchId: matches.find(({ round }) => round === 2)!.id }
    await schedule(final, minutes(30))
    await rule({ id, matchId: first!.id })
    await rule({ id, matchId: second!.id })
    at(44)
    await rule({ id, matchId: first!.id }, { home_score: 0, away_score: 2 })
    const after = (await listMatches(id)).find(({ round }) => round === 2)!
    await checkIn(final, captainOf(after, 'home'))
    at(58)
    expect(await countWalkovers()).toBe(0)
    at(59)
    expect(await countWalkovers()).toBe(1)
  })
})

describe('a write without a change', () => {
  test('of a time keeps check-ins, the code and a proposal, and tells nobody', async () => {
    const { id, path, home, away } = await start()
    const time = minutes(20)
    await schedule(path, time)
    await checkIn(path, home)
    await checkIn(path, away)
    await propose(path, minutes(90), home)
    const before = await room(path, home)
    await server.db.deleteFrom('notifications').execute()
    expect(before.code).not.toBeNull()
    at(30)
    // The time has passed since, and is no other one.
    expect((await schedule(path, time)).status).toBe(200)
    const body = { matches: [{ match_id: path.matchId, scheduled_at: time }] }
    const together = await server.call('scheduleMatches', { token: organizer.token, path: { id }, body })
    expect(together.body).toMatchObject([{ id: path.matchId, scheduled_at: time, home_checked_in: true }])
    expect(await room(path, home)).toEqual(before)
    expect(await countNotified(home)).toBe(0)
  })

  test('among others is none, and those with another time alone change', async () => {
    const { id, matches } = await start(4)
    const [first, second] = matches.filter(({ state }) => state === 'READY')
    await schedule({ id, matchId: first!.id }, minutes(20))
    await checkIn({ id, matchId: first!.id }, captainOf(first!, 'home'))
    await server.db.deleteFrom('notifications').execute()
    const body = {
      matches: [
        { match_id: first!.id, scheduled_at: minutes(20) },
        { match_id: second!.id, scheduled_at: minutes(40) },
      ],
    }
    const saved = await server.call('scheduleMatches', { token: organizer.token, path: { id }, body })
    expect(saved.body.map(({ home_checked_in: isThere }: Match) => isThere)).toEqual([true, false])
    expect(await countNotified(captainOf(first!, 'home'))).toBe(0)
    expect(await countNotified(captainOf(second!, 'home'))).toBe(1)
  })

  test('of a proposal, and a proposal of the time that the match has, are none', async () => {
    const { path, home, away } = await start()
    await schedule(path, minutes(60))
    const refused = await propose(path, minutes(60), home)
    expect([refused.status, refused.body.errors[0].path]).toEqual([400, 'scheduled_at'])
    await propose(path, minutes(90), home)
    const before = await room(path, away)
    await server.db.deleteFrom('notifications').execute()
    at(1)
    await propose(path, minutes(90), home)
    expect(await room(path, away)).toEqual(before)
    expect(await countNotified(away)).toBe(0)
  })

  test('of a ruling logs nothing and tells nobody; another reason is logged', async () => {
    const { path, home } = await start(4)
    await rule(path)
    const { body: before } = await server.call('readMatch', { path })
    await server.db.deleteFrom('notifications').execute()
    expect((await rule(path)).body).toEqual(before)
    const { body } = await rule(path, { reason: 'Confirmado pela arbitragem.' })
    expect(body.log).toHaveLength(before.log.length + 1)
    expect(await countNotified(home)).toBe(0)
    expect((await rule(path, { home_score: 2, away_score: 1 })).body.away_score).toBe(1)
    expect(await countNotified(home)).toBe(1)
  })

  test('of a report is logged once', async () => {
    const { path, home, away } = await start()
    const report = ({ token }: Person, score: [number, number]) =>
      server.call('reportMatch', { token, path, body: { home_score: score[0], away_score: score[1] } })
    for (let times = 0; times < 3; times += 1) await report(home, [2, 0])
    for (let times = 0; times < 3; times += 1) await report(away, [0, 2])
    const { body } = await server.call('readMatch', { path })
    const actions = body.log.map(({ action }: { action: string }) => action)
    expect(actions.toSorted()).toEqual(['DISPUTED', 'REPORTED', 'REPORTED'])
  })

  test('of a closed match is refused as before', async () => {
    const { path } = await start(4)
    await schedule(path, minutes(60))
    await rule(path)
    expect(codeOf(await schedule(path, minutes(90)))).toEqual([409, 'MATCH_NOT_OPEN'])
  })
})
