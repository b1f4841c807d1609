import { connectChampionships, type MatchesChanged } from '@convoca/sdk/realtime'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { newDraft, newField } from '../../../../test/championships.ts'
import { type Person, type TestServer, startServer } from '../../../../test/harness.ts'
import { type GuestPage, openGuestPage } from '../../../../test/sockets.ts'
import type { TestTeam } from '../../../../test/teams.ts'
import type { Schemas } from '../../../contract/types.ts'
import { newId } from '../../../database/id.ts'
import { createChampionshipEmitter } from '../../../realtime/championship-events.ts'
import { runDueTasks } from './due-tasks.ts'

type Match = Schemas['ChampionshipMatch']

const HOUR = 60 * 60 * 1000

let server: TestServer
/** A second process on the same store. */
let neighbour: TestServer
let origin: string
let organizer: Person
let gameId: string
let now = new Date()
let teams: TestTeam[]
const pages: GuestPage[] = []
beforeAll(async () => {
  server = await startServer({ now: () => now })
  neighbour = await startServer({ now: () => now, database: server.database })
  origin = await neighbour.listen()
  ;({ organizer, gameId, teams } = await newField(server, 4))
})
afterEach(() => {
  now = new Date()
  for (const page of pages.splice(0)) page.socket.close()
})
afterAll(async () => {
  await neighbour.close()
  await server.close()
})

async function openWatching(id: string): Promise<GuestPage> {
  const page = await openGuestPage(origin)
  pages.push(page)
  expect(await page.watch({ championshipId: id })).toEqual({ ok: true })
  return page
}

const setStatus = (id: string, status: 'REGISTRATION' | 'CHECK_IN' | 'ONGOING') =>
  server.call('changeChampionshipStatus', { token: organizer.token, path: { id }, body: { status } })

async function open(given: Partial<Schemas['ChampionshipInput']> = {}, count = 4): Promise<string> {
  const { id } = await newDraft(server, organizer, { game_id: gameId, ...given })
  await setStatus(id, 'REGISTRATION')
  for (const team of teams.slice(0, count)) await enter(id, team)
  return id
}
async function enter(id: string, { id: teamId, owner }: TestTeam): Promise<void> {
  const body = { team_id: teamId, roster: [{ user_id: owner.id, role: 'STARTER' as const }] }
  expect((await server.call('registerTeam', { token: owner.token, path: { id }, body })).status).toBe(201)
}
async function start(given: Partial<Schemas['ChampionshipInput']> = {}): Promise<string> {
  const id = await open(given)
  expect((await setStatus(id, 'ONGOING')).status).toBe(200)
  return id
}

const listMatches = async (id: string): Promise<Match[]> =>
  (await server.call('listMatches', { path: { id } })).body
const firstOpen = async (id: string): Promise<Match> =>
  (await listMatches(id)).find(({ state }) => state === 'READY')!
const captain = (match: Match, side: 'home' | 'away'): Person =>
  teams.find((team) => team.id === match[side]!.id)!.owner
const rule = (id: string, matchId: string, [home, away]: [number, number]) =>
  server.call('ruleMatch', {
    token: organizer.token,
    path: { id, matchId },
    body: { home_score: home, away_score: away, is_forfeit: false, reason: 'Visto na gravação.' },
  })
const report = (id: string, match: Match, side: 'home' | 'away') =>
  server.call('reportMatch', {
    token: captain(match, side).token,
    path: { id, matchId: match.id },
    body: { home_score: 2, away_score: 0 },
  })

/** The list of a client that patches it by the events: the highest revision of each match. */
function patch(matches: readonly Match[], changes: readonly MatchesChanged[]): Match[] {
  const newest = new Map(matches.map((match) => [match.id, match]))
  for (const { matches: changed } of changes)
    for (const match of changed)
      if (match.revision >= (newest.get(match.id)?.revision ?? 0)) newest.set(match.id, match)
  return [...newest.values()].toSorted((a, b) => a.number - b.number)
}

describe('who watches', () => {
  test('a result in another process is sent with all matches that it changes', async () => {
    const id = await start()
    const page = await openWatching(id)
    const before = await listMatches(id)
    const match = await firstOpen(id)
    await report(id, match, 'home')
    await report(id, match, 'away')
    const isPatched = async () =>
      JSON.stringify(patch(before, page.matches)) === JSON.stringify(await listMatches(id))
    await expect.poll(isPatched).toBe(true)
    // A correction sends the winner of the final on its way back, too.
    await rule(id, match.id, [0, 2])
    await expect.poll(isPatched).toBe(true)
    expect((await listMatches(id)).find((one) => one.id === match.id)?.winner).toBe('away')
    expect(page.standings).toEqual([])
  })

  test('every other change is sent, too: check-in, time, dispute, places, status and announcements', async () => {
    const id = await open({ max_teams: 8 }, 3)
    const page = await openWatching(id)
    const waitForPart = (part: string) => expect.poll(() => page.parts).toContain(part)
    await enter(id, teams[3]!)
    await waitForPart('REGISTRATIONS')
    await server.call('updateSeeding', { token: organizer.token, path: { id }, body: { method: 'DRAW' } })
    await server.call('createAnnouncement', {
      token: organizer.token,
      path: { id },
      body: { title: 'Atraso', body: 'Começamos às nove.' },
    })
    await waitForPart('ANNOUNCEMENTS')
    expect(await setStatus(id, 'ONGOING')).toMatchObject({ status: 200 })
    await waitForPart('MATCHES')
    await waitForPart('CHAMPIONSHIP')
    const match = await firstOpen(id)
    const path = { id, matchId: match.id }
    const latest = () =>
      page.matches.flatMap(({ matches }) => matches).findLast(({ id: one }) => one === match.id)
    const scheduledAt = new Date(now.getTime() + HOUR / 4).toISOString()
    await server.call('scheduleMatch', {
      token: organizer.token,
      path,
      body: { scheduled_at: scheduledAt },
    })
    await expect.poll(() => latest()?.scheduled_at).toBe(scheduledAt)
    await server.call('checkInMatch', { token: captain(match, 'home').token, path })
    await expect.poll(() => latest()?.home_checked_in).toBe(true)
    now = new Date(now.getTime() + HOUR)
    await runDueTasks(server.services)
    await expect.poll(() => latest()?.is_forfeit).toBe(true)
  })

  test('tables are sent as they are, whatever the number of results at once', async () => {
    const id = await start({ format: 'SWISS', swiss_rounds: 2, best_of: [1] })
    const page = await openWatching(id)
    const ready = (await listMatches(id)).filter(({ state }) => state === 'READY')
    await Promise.all(ready.map((match) => rule(id, match.id, [1, 0])))
    const { body } = await server.call('readStandings', { path: { id } })
    await expect.poll(() => page.standings.at(-1)?.standings).toEqual(body)
  })

  test('nothing of other championships, of those that are no longer watched, nor when it is rolled back', async () => {
    const [one, other] = [await start(), await start()]
    const page = await openWatching(one)
    const leaving = await openWatching(one)
    leaving.socket.emit('unwatch', { championshipId: one })
    // Answered after what was sent before it.
    await leaving.watch({ championshipId: newId() })
    await rule(other, (await firstOpen(other)).id, [2, 0])
    const match = await firstOpen(one)
    expect((await rule(one, match.id, [3, 3])).status).toBe(400)
    await rule(one, match.id, [2, 0])
    await expect.poll(() => page.matches.length).toBeGreaterThan(0)
    expect(new Set(page.matches.map(({ championshipId }) => championshipId))).toEqual(new Set([one]))
    expect(leaving.matches).toEqual([])
  })
})

describe('watching', () => {
  test('is for what everybody may see, ten at once', async () => {
    const draft = await newDraft(server, organizer, { game_id: gameId })
    const id = await open({}, 0)
    const page = await openWatching(id)
    const toRefusal = (code: string) => ({ ok: false, code })
    expect(await page.watch({ championshipId: id })).toEqual({ ok: true })
    for (const unknown of [draft.id, newId()])
      expect(await page.watch({ championshipId: unknown })).toEqual(toRefusal('CHAMPIONSHIP_NOT_FOUND'))
    for (const wrong of [null, 'x', {}, { championshipId: 'x' }, { championshipId: 1 }])
      expect(await page.watch(wrong)).toEqual(toRefusal('VALIDATION_FAILED'))
    for (let count = 1; count < 10; count += 1)
      expect(await page.watch({ championshipId: await open({}, 0) })).toEqual({ ok: true })
    expect(await page.watch({ championshipId: await open({}, 0) })).toEqual(toRefusal('RATE_LIMITED'))
  })

  test('is not for pages of other sites', async () => {
    await expect(openGuestPage(origin, { origin: 'https://outro.example' })).rejects.toThrow()
  })
})

test('the client of the SDK watches, and passes on what changes', async () => {
  const id = await start()
  const received: string[] = []
  let watched = 0
  const connection = connectChampionships({
    baseUrl: origin,
    onMatchesChanged: ({ matches }) => received.push(...matches.map((match) => match.id)),
    onWatched: () => {
      watched += 1
    },
  })
  connection.watch(id)
  await expect.poll(() => watched).toBe(1)
  const match = await firstOpen(id)
  await rule(id, match.id, [2, 0])
  await expect.poll(() => received).toContain(match.id)
  connection.close()
})

test('however many watch and however fast results come, each change is read once', async () => {
  const id = await start()
  const matches = await listMatches(id)
  let queries = 0
  const counted = server.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      queries += 1
      return Promise.resolve(result)
    },
  })
  let sent = 0
  const sockets = {
    watched: () => [id],
    isWatched: (championshipId: string) => championshipId === id,
    emit: () => {
      sent += 1
    },
  }
  const emit = createChampionshipEmitter(counted)
  await emit(sockets, `${id} ${matches[0]!.id}`)
  expect([queries, sent]).toEqual([1, 1])
  await Promise.all(matches.map((match) => emit(sockets, `${id} ${match.id}`)))
  expect(queries).toBe(2)
  await emit(sockets, `${newId()} ${matches[0]!.id}`)
  expect(queries).toBe(2)
})
