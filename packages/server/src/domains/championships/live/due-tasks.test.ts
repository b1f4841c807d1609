import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newDraft, newField } from '../../../../test/championships.ts'
import { type Person, type TestServer, startServer } from '../../../../test/harness.ts'
import type { TestTeam } from '../../../../test/teams.ts'
import type { Schemas } from '../../../contract/types.ts'
import { type DueTasksRun, runDueTasks } from './due-tasks.ts'

type Match = Schemas['ChampionshipMatch']

const MINUTE = 60_000
const begin = new Date('2027-03-01T12:00:00Z')

let server: TestServer
/** A second process on the same store. */
let neighbour: TestServer
let organizer: Person
let gameId: string
let teams: TestTeam[]
let now = begin
beforeAll(async () => {
  server = await startServer({ now: () => now })
  neighbour = await startServer({ now: () => now, database: server.database })
  ;({ organizer, gameId, teams } = await newField(server, 4))
})
afterAll(async () => {
  await neighbour.close()
  await server.close()
})
beforeEach(async () => {
  now = begin
  await server.db.deleteFrom('championships').execute()
  await server.db.deleteFrom('notifications').execute()
})

const minutes = (count: number) => new Date(begin.getTime() + count * MINUTE).toISOString()
const setStatus = (id: string, status: 'REGISTRATION' | 'CHECK_IN' | 'ONGOING') =>
  server.call('changeChampionshipStatus', { token: organizer.token, path: { id }, body: { status } })

/** Registration until 60 minutes from now, check-in from 30 on, and the start at 120. */
async function open(given: Partial<Schemas['ChampionshipInput']> = {}, count = 2) {
  const { id } = await newDraft(server, organizer, {
    game_id: gameId,
    registration_opens_at: minutes(-60),
    registration_closes_at: minutes(60),
    check_in_opens_at: minutes(30),
    starts_at: minutes(120),
    ...given,
  })
  expect((await setStatus(id, 'REGISTRATION')).status).toBe(200)
  const registrations: string[] = []
  for (const team of teams.slice(0, count)) {
    const body = { team_id: team.id, roster: [{ user_id: team.owner.id, role: 'STARTER' as const }] }
    const entered = await server.call('registerTeam', { token: team.owner.token, path: { id }, body })
    expect(entered.status).toBe(201)
    registrations.push(entered.body.id)
  }
  return { id, registrations }
}

/** A started championship whose match is in 60 minutes, and the captains of its sides. */
async function play() {
  const { id } = await open()
  await setStatus(id, 'ONGOING')
  const { body: matches } = await server.call('listMatches', { path: { id } })
  const [match]: Match[] = matches
  const path = { id, matchId: match!.id }
  const at = minutes(60)
  await server.call('scheduleMatch', { token: organizer.token, path, body: { scheduled_at: at } })
  const captain = (side: 'home' | 'away') => teams.find((team) => team.id === match![side]!.id)!.owner
  return { id, path, home: captain('home'), away: captain('away') }
}

const at = (count: number): void => {
  now = new Date(minutes(count))
}
/** Runs so many processes at the same moment that they are likely to meet. */
async function run(): Promise<DueTasksRun> {
  const runs = await Promise.all(
    Array.from({ length: 6 }, (_, index) => runDueTasks((index % 2 === 0 ? server : neighbour).services)),
  )
  const total: DueTasksRun = {
    checkInsOpened: 0,
    startReminders: 0,
    rosterReminders: 0,
    replacements: 0,
    matchReminders: 0,
    walkovers: 0,
  }
  for (const one of runs)
    for (const key of Object.keys(total) as (keyof DueTasksRun)[]) total[key] += one[key]
  return total
}
const nothing = {
  checkInsOpened: 0,
  startReminders: 0,
  rosterReminders: 0,
  replacements: 0,
  matchReminders: 0,
  walkovers: 0,
}

const typesOf = async ({ token }: Person): Promise<string[]> =>
  (await server.call('listUnreadNotifications', { token })).body.map(({ type }: { type: string }) => type)
const statusOf = async (id: string) =>
  (await server.call('readChampionship', { path: { id } })).body.status as string
const checkIn = (path: { id: string; matchId: string }, { token }: Person) =>
  server.call('checkInMatch', { token, path })
const readMatch = async (path: { id: string; matchId: string }) =>
  (await server.call('readMatch', { path })).body as Schemas['ChampionshipMatchDetail']

describe('the check-in of a championship', () => {
  test('opens by itself once the registration is closed, and its teams are told once', async () => {
    const { id } = await open()
    at(59)
    expect(await run()).toEqual(nothing)
    at(60)
    expect(await run()).toEqual({ ...nothing, checkInsOpened: 1 })
    expect(await statusOf(id)).toBe('CHECK_IN')
    expect(await typesOf(teams[0]!.owner)).toEqual(['CHAMPIONSHIP_IS_CLOSE', 'CHAMPIONSHIP_REGISTER_ACCEPT'])
  })

  test('is not opened after the start, such as by a server that was down', async () => {
    const { id } = await open()
    at(121)
    expect(await run()).toEqual(nothing)
    expect(await statusOf(id)).toBe('REGISTRATION')
  })

  test('reminds who is not there half an hour before the start, once', async () => {
    const { id, registrations } = await open()
    await setStatus(id, 'CHECK_IN')
    const path = { id, registrationId: registrations[0]! }
    await server.call('checkInRegistration', { token: teams[0]!.owner.token, path })
    await server.db.deleteFrom('notifications').execute()
    at(90)
    expect(await run()).toEqual({ ...nothing, startReminders: 1 })
    at(100)
    expect(await run()).toEqual(nothing)
    expect(await typesOf(teams[0]!.owner)).toEqual([])
    expect(await typesOf(teams[1]!.owner)).toEqual(['CHAMPIONSHIP_IS_CLOSE'])
  })

  test('at its end gives the places of who is not there to those who wait and are', async () => {
    const { id, registrations } = await open({ max_teams: 2 }, 4)
    await setStatus(id, 'CHECK_IN')
    for (const place of [0, 3])
      await server.call('checkInRegistration', {
        token: teams[place]!.owner.token,
        path: { id, registrationId: registrations[place]! },
      })
    await server.db.deleteFrom('notifications').execute()
    at(120)
    expect(await run()).toEqual({ ...nothing, replacements: 1 })
    expect(await run()).toEqual(nothing)
    const { body } = await server.call('listChampionshipRegistrations', { path: { id } })
    const states = body.map(({ team, status }: Schemas['ChampionshipRegistration']) => [team.id, status])
    expect(states).toEqual([
      [teams[0]!.id, 'CONFIRMED'],
      [teams[3]!.id, 'CONFIRMED'],
      [teams[2]!.id, 'WAITING'],
    ])
    expect(await typesOf(teams[1]!.owner)).toEqual(['CHAMPIONSHIP_REGISTER_REJECT'])
    expect(await typesOf(teams[3]!.owner)).toEqual(['CHAMPIONSHIP_REGISTER_ACCEPT'])
  })

  test('keeps the absent while nobody could take their places', async () => {
    const { id } = await open()
    await setStatus(id, 'CHECK_IN')
    at(125)
    expect(await run()).toEqual(nothing)
    expect((await server.call('readChampionship', { path: { id } })).body.teams_count).toBe(2)
  })
})

describe('a match', () => {
  test('reminds the side that is not there when its check-in opens, and 15 minutes before', async () => {
    const { path, home, away } = await play()
    at(29)
    expect(await run()).toEqual(nothing)
    at(30)
    await server.db.deleteFrom('notifications').execute()
    expect(await run()).toEqual({ ...nothing, matchReminders: 1 })
    expect(await run()).toEqual(nothing)
    await checkIn(path, home)
    at(46)
    expect(await run()).toEqual({ ...nothing, matchReminders: 1 })
    expect(await typesOf(home)).toEqual(['CHAMPIONSHIP_MATCH_IS_CLOSE'])
    expect(await typesOf(away)).toEqual([
      'CHAMPIONSHIP_MATCH_IS_CLOSE_TIME_15',
      'CHAMPIONSHIP_MATCH_IS_CLOSE',
    ])
    // A check-in ends with its time: another time needs another one.
    await server.call('scheduleMatch', {
      token: organizer.token,
      path,
      body: { scheduled_at: minutes(70) },
    })
    expect((await run()).matchReminders).toBe(1)
  })

  test('is lost 15 minutes after its time by the side that is not there', async () => {
    const { id, path, away } = await play()
    at(50)
    await checkIn(path, away)
    at(74)
    expect((await run()).walkovers).toBe(0)
    at(75)
    await server.db.deleteFrom('notifications').execute()
    expect(await run()).toEqual({ ...nothing, walkovers: 1 })
    const match = await readMatch(path)
    expect(match).toMatchObject({ state: 'CLOSED', winner: 'away', is_forfeit: true, home_score: 0 })
    expect(match.log.at(-1)).toMatchObject({ action: 'WALKOVER', side: 'home', actor: null })
    expect(await statusOf(id)).toBe('FINISHED')
    expect(await typesOf(away)).toEqual(['CHAMPIONSHIP_MATCH_RESULT', 'CHAMPIONSHIP_RESULT'])
    expect(await run()).toEqual(nothing)
  })

  test('stays open where one side is there and has reported', async () => {
    const both = await play()
    at(60)
    await checkIn(both.path, both.home)
    await server.call('reportMatch', {
      token: both.home.token,
      path: both.path,
      body: { home_score: 2, away_score: 0 },
    })
    at(90)
    expect((await run()).walkovers).toBe(0)
    expect((await readMatch(both.path)).state).toBe('READY')
  })

  test('that is reported at the moment of the walk-over has one result', async () => {
    const { path, home, away } = await play()
    at(50)
    await checkIn(path, home)
    at(80)
    const score = { home_score: 0, away_score: 2 }
    const [{ walkovers }, reported] = await Promise.all([
      run(),
      server.call('reportMatch', { token: away.token, path, body: score }),
    ])
    const match = await readMatch(path)
    const actions = match.log.map(({ action }) => action)
    if (walkovers === 1) {
      expect(actions).toContain('WALKOVER')
      expect(match).toMatchObject({ state: 'CLOSED', winner: 'home' })
    } else {
      expect(reported.status).toBe(200)
      expect(actions).not.toContain('WALKOVER')
      expect(match.state).toBe('READY')
    }
  })
})
