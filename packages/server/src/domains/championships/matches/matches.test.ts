import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { markRated, newDraft } from '../../../../test/championships.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../../../test/harness.ts'
import { type TestTeam, newTeam } from '../../../../test/teams.ts'
import type { Schemas } from '../../../contract/types.ts'
import { newId } from '../../../database/id.ts'
import { insertGame } from '../../games/repository.ts'

const rounds = Number(process.env['RACE_ROUNDS'] ?? 5)
/** Milliseconds: a busy machine needs seconds for each round. */
const patience = 120_000 + rounds * 5000

type Match = Schemas['ChampionshipMatch']

let server: TestServer
let organizer: Person
let gameId: string
/** Made once: each championship takes as many as it needs. */
const teams: TestTeam[] = []
const byTeam = new Map<string, Person>()
beforeAll(async () => {
  server = await startServer()
  organizer = await server.registerUser()
  gameId = await insertGame(server.db, `Jogo ${newId()}`)
  for (let made = 0; made < 16; made += 1) {
    const team = await newTeam(server, { gameId })
    teams.push(team)
    byTeam.set(team.id, team.owner)
  }
})
beforeEach(() => expect(teams).toHaveLength(16))
afterAll(() => server.close())

const setStatus = (id: string, status: 'REGISTRATION' | 'CHECK_IN' | 'ONGOING') =>
  server.call('changeChampionshipStatus', { token: organizer.token, path: { id }, body: { status } })

async function enter(id: string, team: TestTeam): Promise<string> {
  const response = await server.call('registerTeam', {
    token: team.owner.token,
    path: { id },
    body: { team_id: team.id, roster: [{ user_id: team.owner.id, role: 'STARTER' }] },
  })
  expect(response.status).toBe(201)
  return response.body.id
}

async function open(given: Partial<Schemas['ChampionshipInput']>, count: number) {
  const { id } = await newDraft(server, organizer, { game_id: gameId, max_teams: 16, ...given })
  await setStatus(id, 'REGISTRATION')
  const registrations: string[] = []
  for (const team of teams.slice(0, count)) registrations.push(await enter(id, team))
  return { id, registrations }
}

async function start(given: Partial<Schemas['ChampionshipInput']>, count: number): Promise<string> {
  const { id } = await open(given, count)
  expect((await setStatus(id, 'ONGOING')).body.status).toBe('ONGOING')
  return id
}

const listMatches = async (id: string): Promise<Match[]> =>
  (await server.call('listMatches', { path: { id } })).body
const ready = async (id: string): Promise<Match[]> =>
  (await listMatches(id)).filter(({ state }) => state === 'READY')
const read = async (id: string): Promise<Schemas['Championship']> =>
  (await server.call('readChampionship', { path: { id } })).body

type Score = [home: number, away: number]
const toScore = ([home, away]: Score) => ({ home_score: home, away_score: away })

/** Reports as the captain of one side. */
const report = (id: string, match: Match, side: 'home' | 'away', score: Score) =>
  server.call('reportMatch', {
    token: byTeam.get(match[side]?.id ?? '')!.token,
    path: { id, matchId: match.id },
    body: toScore(score),
  })
const rule = (id: string, matchId: string, score: Score, isForfeit = false) =>
  server.call('ruleMatch', {
    token: organizer.token,
    path: { id, matchId },
    body: { ...toScore(score), is_forfeit: isForfeit, reason: 'Visto na gravação.' },
  })
async function agree(id: string, match: Match, score: Score) {
  await report(id, match, 'home', score)
  return report(id, match, 'away', score)
}

/** Plays to the end, the home team winning. */
async function playOut(id: string): Promise<void> {
  for (let next = await ready(id); next.length > 0; next = await ready(id))
    for (const match of next) expect((await agree(id, match, [2, 0])).body.state).toBe('CLOSED')
}

describe('the start', () => {
  test('makes the bracket in the order of the seeds, and tells the players', async () => {
    const id = await start({}, 5)
    const matches = await listMatches(id)
    expect(matches.filter(({ state }) => state === 'BYE')).toHaveLength(3)
    expect([matches[0]!.round, matches[0]!.best_of]).toEqual([1, 3])
    const { body } = await server.call('listNotifications', { token: teams[0]!.owner.token })
    expect(body.data[0]).toMatchObject({ type: 'CHAMPIONSHIP_START', context_type: 'CHAMPIONSHIP' })
    const seeds = await server.call('listChampionshipRegistrations', { path: { id } })
    expect(seeds.body.map(({ seed }: { seed: number }) => seed)).toEqual([1, 2, 3, 4, 5])
  })

  test('needs the teams that the organiser asked for', async () => {
    const { id } = await open({ min_teams: 4 }, 3)
    const refused = await setStatus(id, 'ONGOING')
    expect([refused.status, refused.body.errors[0].path]).toEqual([400, 'status'])
    expect((await read(id)).status).toBe('REGISTRATION')
  })

  test('replaces who did not check in by who waits and is there', async () => {
    const { id, registrations } = await open({ max_teams: 2 }, 4)
    await setStatus(id, 'CHECK_IN')
    for (const place of [0, 3])
      await server.call('checkInRegistration', {
        token: teams[place]!.owner.token,
        path: { id, registrationId: registrations[place]! },
      })
    await setStatus(id, 'ONGOING')
    const [match] = await listMatches(id)
    expect([match!.home?.id, match!.away?.id]).toEqual([teams[0]!.id, teams[3]!.id])
  })
})

describe('the seeding', () => {
  const seed = (id: string, body: Schemas['SeedingInput']) =>
    server.call('updateSeeding', { token: organizer.token, path: { id }, body })

  test('by hand names every team once', async () => {
    const { id, registrations } = await open({}, 3)
    const order = registrations.toReversed()
    const made = await seed(id, { method: 'MANUAL', order })
    expect(made.body.map((one: { id: string }) => one.id)).toEqual(order)
    for (const wrong of [order.slice(1), [...order.slice(1), order[1]!], []])
      expect((await seed(id, { method: 'MANUAL', order: wrong })).status).toBe(400)
  })

  test('of a draw can be repeated by anybody from the published seed', async () => {
    const { id, registrations } = await open({}, 6)
    const made = await seed(id, { method: 'DRAW' })
    const { draw_seed: drawSeed, seeding_method: method } = await read(id)
    expect([method, drawSeed]).toEqual(['DRAW', expect.stringMatching(/^[0-9a-f]{32}$/)])
    const hash = (one: string) => createHash('sha256').update(`${drawSeed}:${one}`).digest('hex')
    const expected = registrations.toSorted((a, b) => (hash(a) < hash(b) ? -1 : 1))
    expect(made.body.map((one: { id: string }) => one.id)).toEqual(expected)
  })
})

describe('a result', () => {
  test('is closed by two equal reports, and both sides see the log', async () => {
    const id = await start({}, 2)
    await markRated(server, id)
    const [match] = await ready(id)
    const first = await report(id, match!, 'home', [2, 1])
    expect([first.body.state, first.body.reports]).toEqual([
      'READY',
      [{ side: 'home', home_score: 2, away_score: 1, games: [] }],
    ])
    const closed = await report(id, match!, 'away', [2, 1])
    expect(closed.body).toMatchObject({ state: 'CLOSED', winner: 'home', home_score: 2, away_score: 1 })
    expect(closed.body.log.map(({ action }: { action: string }) => action)).toEqual([
      'REPORTED',
      'REPORTED',
      'AGREED',
    ])
    const over = await read(id)
    expect([over.status, over.winner?.id]).toEqual(['FINISHED', match!.home?.id])
    const { body: trophies } = await server.call('listAchievements', {
      token: teams[0]!.owner.token,
      path: { id: teams[0]!.id },
    })
    expect(trophies[0]).toMatchObject({ placement: 1, championship: over.name })
  })

  test('has a score that ends the match, and is reported by the captains alone', async () => {
    const id = await start({}, 3)
    const [match] = await ready(id)
    for (const score of [
      [1, 1],
      [1, 0],
      [3, 0],
      [2, 2],
    ] as Score[])
      expect((await report(id, match!, 'home', score)).body.errors[0].path).toBe('home_score')
    const stranger = await server.registerUser()
    const refused = await server.call('reportMatch', {
      token: stranger.token,
      path: { id, matchId: match!.id },
      body: toScore([2, 0]),
    })
    expect(codeOf(refused)).toEqual([403, 'FORBIDDEN'])
  })

  test('that is disputed is decided by the organiser', async () => {
    const id = await start({}, 2)
    const [match] = await ready(id)
    await report(id, match!, 'home', [2, 0])
    expect((await report(id, match!, 'away', [0, 2])).body.is_disputed).toBe(true)
    // Another report that differs opens no second one.
    expect((await report(id, match!, 'away', [1, 2])).body.is_disputed).toBe(true)
    const { body } = await server.call('listNotifications', { token: organizer.token })
    expect(body.data.map(({ type }: { type: string }) => type)).toEqual(['CHAMPIONSHIP_MATCH_UPDATE'])
    const ruled = await rule(id, match!.id, [2, 1])
    expect(ruled.body).toMatchObject({ state: 'CLOSED', is_disputed: false, winner: 'home' })
    expect(ruled.body.log.at(-1)).toMatchObject({ action: 'RULED', reason: 'Visto na gravação.' })
  })
})

describe('the games of a match', () => {
  const game = (home_score: number, away_score: number, map: string | null = null) => ({
    map,
    home_score,
    away_score,
  })
  const reportGames = (id: string, match: Match, side: 'home' | 'away', games: Schemas['MatchGame'][]) =>
    server.call('reportMatch', {
      token: byTeam.get(match[side]?.id ?? '')!.token,
      path: { id, matchId: match.id },
      body: { ...toScore([2, 1]), games },
    })

  test('are won as the score says, and their maps are named without offence', async () => {
    const id = await start({}, 2)
    const [match] = await ready(id)
    const refusedAt = async (games: Schemas['MatchGame'][]) =>
      (await reportGames(id, match!, 'home', games)).body.errors[0].path
    expect(await refusedAt([game(13, 9)])).toBe('games')
    expect(await refusedAt([game(13, 9), game(9, 13), game(9, 13)])).toBe('games')
    expect(await refusedAt([game(13, 9), game(9, 13), game(9, 9)])).toBe('games')
    expect(await refusedAt([game(13, 9), game(9, 13), game(13, 5, 'Filho da puta')])).toBe('games.2.map')
  })

  test('are disputed where they differ, until one side reports what the other one does', async () => {
    const id = await start({}, 2)
    const [match] = await ready(id)
    const [bind, haven] = [game(13, 9, 'Bind'), game(11, 13)]
    await reportGames(id, match!, 'home', [bind, haven, game(13, 11)])
    const disputed = await reportGames(id, match!, 'away', [bind, haven, game(13, 10)])
    expect(disputed.body).toMatchObject({ state: 'READY', is_disputed: true, games: [] })
    const settled = await reportGames(id, match!, 'away', [bind, game(11, 13, ' Haven '), game(13, 11)])
    expect(settled.body).toMatchObject({ state: 'CLOSED', is_disputed: false, winner: 'home' })
    expect(settled.body.games).toEqual([bind, game(11, 13, 'Haven'), game(13, 11)])
    expect(settled.body.log.map(({ action }: { action: string }) => action)).toEqual([
      'REPORTED',
      'REPORTED',
      'DISPUTED',
      'REPORTED',
      'AGREED',
    ])
  })

  test('are taken from the side that reports them, corrected with the result, and gone with a forfeit', async () => {
    const id = await start({}, 2)
    const [match] = await ready(id)
    const games = [game(13, 9), game(11, 13), game(13, 11)]
    await reportGames(id, match!, 'home', games)
    expect((await report(id, match!, 'away', [2, 1])).body).toMatchObject({ state: 'CLOSED', games })
    const correct = (body: Partial<Schemas['MatchRuling']>) =>
      server.call('ruleMatch', {
        token: organizer.token,
        path: { id, matchId: match!.id },
        body: { ...toScore([1, 2]), is_forfeit: false, games, ...body },
      })
    expect((await correct({})).body.errors[0].path).toBe('games')
    const corrected = [game(13, 9), game(11, 13), game(11, 13)]
    expect((await correct({ games: corrected })).body.games).toEqual(corrected)
    expect((await correct({ is_forfeit: true })).body.games).toEqual([])
  })
})

test('a double elimination of eight teams ends; a correction reopens what depended on it', async () => {
  const id = await start({ format: 'DOUBLE_ELIMINATION', best_of: [3] }, 8)
  await playOut(id)
  const before = await read(id)
  expect([before.status, before.winner?.id]).toEqual(['FINISHED', teams[0]!.id])
  const first = (await listMatches(id))[0]!
  const corrected = await rule(id, first.id, [0, 2])
  expect(corrected.body).toMatchObject({ winner: 'away', log: expect.any(Array) })
  expect(await read(id)).toMatchObject({ status: 'ONGOING', winner: null })
  expect((await ready(id)).length).toBeGreaterThan(0)
  await playOut(id)
  expect(await read(id)).toMatchObject({ status: 'FINISHED', winner: expect.any(Object) })
  const { body } = await server.call('readStandings', { path: { id } })
  expect(body.places.map(({ rank }: { rank: number }) => rank)).toEqual([1, 2, 3, 4, 5, 5, 7, 7])
})

test('the final of both brackets has as many games as the last round', async () => {
  const id = await start({ format: 'DOUBLE_ELIMINATION', best_of: [1, 3, 5] }, 8)
  const games = new Map(
    (await listMatches(id)).map(({ bracket, round, best_of }) => [`${bracket} ${round}`, best_of]),
  )
  expect(Object.fromEntries(games)).toEqual({
    'WINNERS 1': 1,
    'WINNERS 2': 3,
    'WINNERS 3': 5,
    'LOSERS 1': 1,
    'LOSERS 2': 3,
    'LOSERS 3': 3,
    'LOSERS 4': 5,
    'FINAL 1': 5,
    'FINAL 2': 5,
  })
})

test('sixteen teams play four Swiss rounds without meeting twice', async () => {
  const id = await start({ format: 'SWISS', best_of: [3] }, 16)
  await playOut(id)
  const matches = await listMatches(id)
  const pairs = matches.map(({ home, away }) =>
    [home!.id, away!.id].toSorted((a, b) => (a < b ? -1 : 1)).join(),
  )
  expect([matches.length, new Set(pairs).size]).toEqual([32, 32])
  const { body } = await server.call('readStandings', { path: { id } })
  expect(body.places).toHaveLength(16)
  expect([body.places[0].points, (await read(id)).winner?.id]).toEqual([4, body.places[0].team.id])
})

describe('at once', () => {
  /** One by one, of as many championships as it takes. */
  async function* openMatches(count: number) {
    for (let left = count; left > 0;) {
      const id = await start({ format: 'ROUND_ROBIN' }, 5)
      for (const match of (await ready(id)).slice(0, left)) {
        left -= 1
        yield { id, match }
      }
    }
  }

  test(
    'opposite reports open one dispute, and nothing is lost',
    async () => {
      for await (const { id, match } of openMatches(rounds)) {
        const both = [0, 1, 2, 3].flatMap(() => [
          report(id, match, 'home', [2, 0]),
          report(id, match, 'away', [0, 2]),
        ])
        expect((await Promise.all(both)).map(({ status }) => status)).toEqual(both.map(() => 200))
        const { body } = await server.call('readMatch', { path: { id, matchId: match.id } })
        expect([body.state, body.is_disputed, body.reports.length]).toEqual(['READY', true, 2])
        const actions = body.log.map(({ action }: { action: string }) => action)
        // A repeated report is no report.
        expect(actions.toSorted()).toEqual(['DISPUTED', 'REPORTED', 'REPORTED'])
      }
    },
    patience,
  )

  test(
    'a report and a correction leave one result, which the bracket follows',
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const id = await start({}, 4)
        const [first, second] = await ready(id)
        await agree(id, first!, [2, 0])
        await report(id, second!, 'home', [2, 0])
        const corrections = [0, 1, 0, 1, 0, 1].map((lost) => rule(id, first!.id, [lost, 2]))
        const reports = [0, 1].map(() => report(id, second!, 'away', [2, 0]))
        for (const { status } of await Promise.all(corrections)) expect(status).toBe(200)
        // The second one finds the match closed.
        const statuses = (await Promise.all(reports)).map(({ status }) => status)
        expect(new Set(statuses)).toEqual(new Set([200, 409]))
        const [final] = (await listMatches(id)).filter((match) => match.round === 2)
        expect([final!.home?.id, final!.away?.id]).toEqual([first!.away?.id, second!.home?.id])
      }
    },
    patience,
  )

  test(
    'check-ins and the start: who is in the bracket has checked in',
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const { id, registrations } = await open({ max_teams: 4, min_teams: 2 }, 9)
        await setStatus(id, 'CHECK_IN')
        const checkIn = (place: number) =>
          server.call('checkInRegistration', {
            token: teams[place]!.owner.token,
            path: { id, registrationId: registrations[place]! },
          })
        await checkIn(0)
        await checkIn(1)
        const others = [4, 5, 6, 7, 8].map(checkIn)
        const responses = await Promise.all([...others, setStatus(id, 'ONGOING'), checkIn(2), checkIn(3)])
        expect(responses.every(({ status }) => status < 500)).toBe(true)
        const { body } = await server.call('listChampionshipRegistrations', { path: { id } })
        const inside = body.filter(({ status }: { status: string }) => status === 'CONFIRMED')
        expect(inside.every((one: { checked_in_at: string | null }) => one.checked_in_at !== null)).toBe(true)
        expect((await read(id)).teams_count).toBe(inside.length)
      }
    },
    patience,
  )
})
