import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { appoint, newField, startChampionship } from '../../../../test/championships.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../../../test/harness.ts'
import { openGuestPage } from '../../../../test/sockets.ts'
import { type TestTeam, newMember } from '../../../../test/teams.ts'
import type { Schemas } from '../../../contract/types.ts'

type Match = Schemas['ChampionshipMatch']
type Detail = Schemas['ChampionshipMatchDetail']

const MINUTE = 60_000
const rounds = Number(process.env['RACE_ROUNDS'] ?? 5)
/** Milliseconds: a busy machine needs seconds for each round. */
const patience = 120_000 + rounds * 5000

let server: TestServer
let origin: string
let organizer: Person
let player: Person
let gameId: string
let now = new Date()
let teams: TestTeam[]
beforeAll(async () => {
  server = await startServer({ now: () => now })
  origin = await server.listen()
  ;({ organizer, gameId, teams } = await newField(server, 4))
  player = await newMember(server, teams[0]!, 'PLAYER')
})
beforeEach(() => {
  now = new Date()
})
afterAll(() => server.close())

const captain = (match: Match, side: 'home' | 'away'): Person =>
  teams.find(({ id }) => id === match[side]?.id)!.owner

/** A match of three games that both teams have checked in to. */
async function play(given: { bestOf?: Match['best_of']; count?: number } = {}) {
  const { bestOf = 3, count = 2 } = given
  const { id } = await startChampionship(server, organizer, {
    game_id: gameId,
    best_of: [bestOf],
    teams: teams.slice(0, count),
  })
  const { body } = await server.call('listMatches', { path: { id } })
  const match: Match = body.find(({ state }: Match) => state === 'READY')
  const path = { id, matchId: match.id }
  const [home, away] = [captain(match, 'home'), captain(match, 'away')]
  for (const { token } of [home, away]) await server.call('checkInMatch', { token, path })
  return { id, match, path, home, away }
}

type Path = Awaited<ReturnType<typeof play>>['path']
type Score = [home: number, away: number]
type Games = Schemas['MatchGame'][]

const toScore = ([home, away]: Score) => ({ home_score: home, away_score: away })
const score = (path: Path, { token }: Person, [home, away]: Score, games?: Games) =>
  server.call('updateMatchScore', {
    token,
    path,
    body: { ...toScore([home, away]), ...(games && { games }) },
  })
const report = (path: Path, { token }: Person, given: Score) =>
  server.call('reportMatch', { token, path, body: toScore(given) })
const rule = (path: Path, given: Score, isForfeit = false) =>
  server.call('ruleMatch', {
    token: organizer.token,
    path,
    body: { ...toScore(given), is_forfeit: isForfeit },
  })
const readMatch = async (path: Path): Promise<Detail> => (await server.call('readMatch', { path })).body
const scoreOf = ({ home_score: home, away_score: away }: Match) => [home, away]
const scored = ({ log }: Detail) =>
  log.flatMap((entry) =>
    entry.action === 'SCORED' ? [[entry.actor, entry.home_score, entry.away_score]] : [],
  )

describe('the score of a match that is being played', () => {
  test('is sent by both captains and the staff, and is in every public list, but closes nothing', async () => {
    const { id, path, home, away, match } = await play()
    const games = [{ map: ' Bind ', home_score: 13, away_score: 9 }]
    const first = await score(path, home, [1, 0], games)
    expect(first.body).toMatchObject({ state: 'READY', winner: null, home_score: 1, away_score: 0 })
    expect(first.body.games).toEqual([{ map: 'Bind', home_score: 13, away_score: 9 }])
    await score(path, away, [1, 1])
    // A repeated score is no change.
    await score(path, home, [1, 1])
    const last = await score(path, organizer, [0, 1])
    expect(scored(last.body)).toEqual([
      [home.nick, 1, 0],
      [away.nick, 1, 1],
      [organizer.nick, 0, 1],
    ])
    expect(last.body.log.map(({ side }: Schemas['MatchLogEntry']) => side).slice(-3)).toEqual([
      'home',
      'away',
      null,
    ])
    expect([last.body.reports, last.body.games]).toEqual([[], []])
    const { body: listed } = await server.call('listMatches', { path: { id } })
    expect(scoreOf(listed[0])).toEqual([0, 1])
    const nextOf = async (teamId: string | undefined) =>
      (await server.call('readTeamStats', { path: { id: teamId! } })).body.upcomingMatches.find(
        (one: { id: string }) => one.id === match.id,
      )
    expect(await nextOf(match.home?.id)).toMatchObject({ is_live: true, score: '0 × 1' })
    expect(await nextOf(match.away?.id)).toMatchObject({ score: '1 × 0' })
    for (const [side, person] of [
      ['home', home],
      ['away', away],
    ] as const) {
      const { body } = await server.call('readDashboard', { token: person.token })
      const entry = body.matches.find((one: Schemas['ChampionshipMatchEntry']) => one.match.id === match.id)
      expect([entry.side, scoreOf(entry.match), entry.championship.id]).toEqual([side, [0, 1], id])
    }
    expect((await server.call('readDashboard', { token: organizer.token })).body.matches).toEqual([])
  })

  test('has the colours of the teams as their own pages have them', async () => {
    const colors = { primary_color: '#123456', secondary_color: '#fedcba' }
    await server.db.updateTable('teams').set(colors).where('id', '=', teams[0]!.id).execute()
    const { id, path } = await play()
    const lists = [
      (await server.call('listMatches', { path: { id } })).body.flatMap((one: Match) => [one.home, one.away]),
      (await server.call('listChampionshipRegistrations', { path: { id } })).body.map(
        ({ team }: Schemas['ChampionshipRegistration']) => team,
      ),
      [(await readMatch(path)).home, (await readMatch(path)).away],
    ]
    for (const list of lists)
      expect(list.find((team: Schemas['ChampionshipTeam']) => team.id === teams[0]!.id)).toMatchObject(colors)
  })

  test('is sent to every open bracket', async () => {
    const { id, path, home } = await play()
    const page = await openGuestPage(origin)
    expect(await page.watch({ championshipId: id })).toEqual({ ok: true })
    await score(path, home, [1, 0])
    await expect
      .poll(() => page.matches.flatMap(({ matches }) => matches).map(scoreOf))
      .toContainEqual([1, 0])
    page.socket.close()
  })

  test('is of the captains and the staff alone, once both are there and until it is decided', async () => {
    const { path, match, home } = await play({ count: 4 })
    expect(codeOf(await score(path, player, [1, 0]))).toEqual([403, 'FORBIDDEN'])
    const others = teams.filter(({ id }) => id !== match.home?.id && id !== match.away?.id)
    expect(codeOf(await score(path, others[0]!.owner, [1, 0]))).toEqual([403, 'FORBIDDEN'])
    const { body } = await server.call('listMatches', { path: { id: path.id } })
    const quiet: Match = body.find((one: Match) => one.state === 'READY' && one.id !== match.id)
    const quietPath = { id: path.id, matchId: quiet.id }
    expect(codeOf(await score(quietPath, captain(quiet, 'home'), [1, 0]))).toEqual([409, 'MATCH_NOT_OPEN'])
    await rule(path, [2, 0])
    expect(codeOf(await score(path, home, [1, 0]))).toEqual([409, 'MATCH_NOT_OPEN'])
    expect(scoreOf(await readMatch(path))).toEqual([2, 0])
  })

  test('leaves the match open: what decides it is reported; games are won as it says', async () => {
    const { path, home } = await play()
    const game = (a: number, b: number) => ({ map: null, home_score: a, away_score: b })
    for (const [given, games, field] of [
      [[2, 0], undefined, 'home_score'],
      [[0, 2], undefined, 'away_score'],
      [[1, 0], [game(9, 13)], 'games'],
      [[1, 1], [game(13, 9)], 'games'],
    ] as const) {
      const refused = await score(path, home, [...given], games && [...games])
      expect([refused.status, refused.body.errors[0].path]).toEqual([400, field])
    }
    const longer = await play({ bestOf: 7 })
    expect((await score(longer.path, longer.home, [3, 3])).status).toBe(200)
    expect((await score(longer.path, longer.home, [4, 3])).status).toBe(400)
  })

  test('gives way to the result: its games go with a forfeit, and with teams that no longer meet', async () => {
    const { path, home } = await play()
    await score(path, home, [1, 0], [{ map: 'Bind', home_score: 13, away_score: 9 }])
    await server.call('forfeitMatch', { token: home.token, path })
    const given = await readMatch(path)
    expect([scoreOf(given), given.games]).toEqual([[0, 2], []])

    const cup = await play({ count: 4 })
    const { body } = await server.call('listMatches', { path: { id: cup.id } })
    const semifinals: Match[] = body.filter(({ state }: Match) => state === 'READY')
    for (const { id } of semifinals) await rule({ id: cup.id, matchId: id }, [2, 0])
    const { body: later } = await server.call('listMatches', { path: { id: cup.id } })
    const final: Match = later.find(({ state }: Match) => state === 'READY')
    const finalPath = { id: cup.id, matchId: final.id }
    for (const side of ['home', 'away'] as const)
      await server.call('checkInMatch', { token: captain(final, side).token, path: finalPath })
    await score(finalPath, captain(final, 'home'), [1, 1])
    await rule(cup.path, [0, 2])
    const replaced = await readMatch(finalPath)
    expect([scoreOf(replaced), replaced.games]).toEqual([[null, null], []])
  })

  test(
    'of two opposite ones at once the later counts, and both are in the log in their order',
    { timeout: patience },
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const { path, home, away } = await play()
        const answers = await Promise.all([
          ...[home, away, home, away].map((person) => score(path, person, person === home ? [1, 0] : [0, 1])),
          score(path, organizer, [1, 1]),
        ])
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
        const match = await readMatch(path)
        const log = scored(match)
        expect(log.at(-1)?.slice(1)).toEqual(scoreOf(match))
        expect(new Set(log.map(([actor]) => actor))).toEqual(new Set([home.nick, away.nick, organizer.nick]))
        expect([match.state, match.is_disputed, match.reports]).toEqual(['READY', false, []])
      }
    },
  )

  test('never replaces a result that comes at the same time', { timeout: patience }, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { path, home, away } = await play()
      await report(path, home, [2, 0])
      const [, closing] = await Promise.all([
        score(path, home, [1, 1]),
        report(path, away, [2, 0]),
        score(path, away, [0, 1]),
        score(path, organizer, [1, 0]),
      ])
      expect(closing.status).toBe(200)
      const match = await readMatch(path)
      expect([match.state, scoreOf(match), match.games]).toEqual(['CLOSED', [2, 0], []])
    }
  })
})

describe('a dispute', () => {
  test('takes other scores for a quarter of an hour, then only the other side’s', async () => {
    const { path, home, away } = await play()
    const roomOf = async ({ token }: Person) => (await server.call('readMatchRoom', { token, path })).body
    expect((await roomOf(home)).report_until).toBeNull()
    await report(path, home, [2, 0])
    await report(path, away, [0, 2])
    const until = new Date(now.getTime() + 15 * MINUTE).toISOString()
    expect((await roomOf(home)).report_until).toBe(until)
    now = new Date(now.getTime() + 14 * MINUTE)
    expect((await report(path, home, [2, 1])).status).toBe(200)
    now = new Date(now.getTime() + 2 * MINUTE)
    expect(codeOf(await report(path, home, [2, 0]))).toEqual([409, 'MATCH_NOT_OPEN'])
    expect((await readMatch(path)).reports[0]).toMatchObject({ side: 'home', away_score: 1 })
    expect((await report(path, away, [2, 1])).body).toMatchObject({ state: 'CLOSED', is_disputed: false })
  })
})

describe('a call of the referee', () => {
  const call = (path: Path, { token }: Person) => server.call('callReferee', { token, path })
  const titles = async ({ token }: Person): Promise<string[]> =>
    (await server.call('listUnreadNotifications', { token })).body.map(
      ({ title }: { title: string }) => title,
    )

  test('notifies the staff, once in five minutes however many call at once', async () => {
    const { path, home, away } = await play()
    const referee = await server.registerUser()
    await appoint(server, organizer, { id: path.id, person: referee, role: 'REFEREE' })
    const before = (await titles(organizer)).length
    const answers = await Promise.all([home, away, home].map((person) => call(path, person)))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.map(codeOf)).toEqual([
      [429, 'RATE_LIMITED'],
      [429, 'RATE_LIMITED'],
    ])
    expect((await titles(referee)).filter((title) => title === 'Árbitro chamado')).toHaveLength(1)
    expect(await titles(organizer)).toHaveLength(before + 1)
    expect(await titles(home)).not.toContain('Árbitro chamado')
    now = new Date(now.getTime() + 5 * MINUTE)
    const { body } = await call(path, away)
    const calls = body.log.filter(({ action }: Schemas['MatchLogEntry']) => action === 'REFEREE_CALLED')
    expect(calls).toHaveLength(2)
    expect(calls[1]).toMatchObject({ actor: away.nick, side: 'away' })
  })

  test('is of the captains of an open match', async () => {
    const { path, home } = await play()
    expect(codeOf(await call(path, player))).toEqual([403, 'FORBIDDEN'])
    expect(codeOf(await call(path, organizer))).toEqual([403, 'FORBIDDEN'])
    await rule(path, [2, 0])
    expect(codeOf(await call(path, home))).toEqual([409, 'MATCH_NOT_OPEN'])
  })
})
