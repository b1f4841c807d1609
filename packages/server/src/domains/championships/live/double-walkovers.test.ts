import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newField, startChampionship } from '../../../../test/championships.ts'
import { type Person, type TestServer, startServer } from '../../../../test/harness.ts'
import type { TestTeam } from '../../../../test/teams.ts'
import type { Schemas } from '../../../contract/types.ts'
import { runDueTasks } from './due-tasks.ts'

type Match = Schemas['ChampionshipMatch']

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

const start = async (count: number, given: Partial<Schemas['ChampionshipInput']> = {}): Promise<string> =>
  (
    await startChampionship(server, organizer, {
      game_id: gameId,
      registration_opens_at: minutes(-60),
      registration_closes_at: minutes(600),
      check_in_opens_at: minutes(300),
      starts_at: minutes(1200),
      teams: teams.slice(0, count),
      ...given,
    })
  ).id
const listMatches = async (id: string): Promise<Match[]> =>
  (await server.call('listMatches', { path: { id } })).body
const ready = async (id: string): Promise<Match[]> =>
  (await listMatches(id)).filter(({ state }) => state === 'READY')
const find = async (id: string, wanted: Partial<Match>): Promise<Match> =>
  (await listMatches(id)).find((match) =>
    Object.entries(wanted).every(([key, value]) => Reflect.get(match, key) === value),
  )!
const read = async (id: string): Promise<Schemas['Championship']> =>
  (await server.call('readChampionship', { path: { id } })).body
const logOf = async (id: string, matchId: string): Promise<Schemas['MatchLogEntry'][]> =>
  (await server.call('readMatch', { path: { id, matchId } })).body.log

const rule = (id: string, { id: matchId }: Match, body: Partial<Schemas['MatchRuling']> = {}) =>
  server.call('ruleMatch', {
    token: organizer.token,
    path: { id, matchId },
    body: { home_score: 2, away_score: 0, is_forfeit: false, reason: 'Visto na gravação.', ...body },
  })
const neither = { home_score: 0, away_score: 0, is_forfeit: true }

const schedule = (id: string, { id: matchId }: Match, time: string) =>
  server.call('scheduleMatch', {
    token: organizer.token,
    path: { id, matchId },
    body: { scheduled_at: time },
  })
const checkIn = (id: string, { id: matchId }: Match, { token }: Person) =>
  server.call('checkInMatch', { token, path: { id, matchId } })
/** Nobody comes to the match, and its quarter of an hour passes. */
async function miss(id: string, match: Match): Promise<number> {
  await schedule(id, match, minutes(60))
  at(75)
  return (await runDueTasks(server.services)).walkovers
}
const captainOf = (team: Match['home']): Person => teams.find(({ id }) => id === team?.id)!.owner
const titlesOf = async ({ token }: Person): Promise<string[]> =>
  (await server.call('listUnreadNotifications', { token })).body.map(({ title }: { title: string }) => title)

describe('where neither team is there 15 minutes after the time', () => {
  test('neither goes on, and the next opponent has a bye', async () => {
    const id = await start(4)
    const [first, second] = await ready(id)
    await schedule(id, first!, minutes(60))
    at(74)
    expect((await runDueTasks(server.services)).walkovers).toBe(0)
    at(75)
    await server.db.deleteFrom('notifications').execute()
    expect((await runDueTasks(server.services)).walkovers).toBe(1)
    expect((await runDueTasks(server.services)).walkovers).toBe(0)
    expect(await find(id, { id: first!.id })).toMatchObject({
      state: 'CLOSED',
      winner: null,
      is_forfeit: true,
      home_score: 0,
      away_score: 0,
    })
    expect((await logOf(id, first!.id)).at(-1)).toMatchObject({
      action: 'WALKOVER',
      side: null,
      actor: null,
      home_score: 0,
      away_score: 0,
    })
    for (const team of [first!.home, first!.away])
      expect(await titlesOf(captainOf(team))).toEqual(['W.O. duplo'])
    await rule(id, second!)
    expect(await find(id, { round: 2 })).toMatchObject({ state: 'BYE' })
    expect(await titlesOf(captainOf(second!.home))).toContain('O time avança sem jogar')
    expect(await read(id)).toMatchObject({ status: 'FINISHED', winner: { id: second!.home!.id } })
    const { body } = await server.call('readStandings', { path: { id } })
    expect(body.places.map(({ rank }: Schemas['ChampionshipPlace']) => rank)).toEqual([1, 2, 2, 2])
  })

  test('the opponent who waits already has a bye, and is told', async () => {
    const id = await start(4)
    const [first, second] = await ready(id)
    await rule(id, second!, { home_score: 0, away_score: 2 })
    await server.db.deleteFrom('notifications').execute()
    expect(await miss(id, first!)).toBe(1)
    expect(await titlesOf(captainOf(second!.away))).toContain('O time avança sem jogar')
    expect((await read(id)).winner?.id).toBe(second!.away!.id)
  })

  test('of a final, the championship ends without a champion', async () => {
    const id = await start(2)
    const [final] = await ready(id)
    expect(await miss(id, final!)).toBe(1)
    expect(await read(id)).toMatchObject({ status: 'FINISHED', winner: null })
    expect(await titlesOf(captainOf(final!.home))).not.toContain('Vitória por W.O.')
  })

  test('of a double elimination, both brackets go on without them', async () => {
    const id = await start(4, { format: 'DOUBLE_ELIMINATION' })
    const [first, second] = await ready(id)
    expect(await miss(id, first!)).toBe(1)
    await rule(id, second!)
    expect(await find(id, { bracket: 'WINNERS', round: 2 })).toMatchObject({ state: 'BYE' })
    expect(await find(id, { bracket: 'LOSERS', round: 1 })).toMatchObject({ state: 'BYE' })
    const [final] = await ready(id)
    expect(final).toMatchObject({ bracket: 'FINAL', home: { id: second!.home!.id } })
    await rule(id, final!)
    expect((await read(id)).winner?.id).toBe(second!.home!.id)
  })

  test.each(['ROUND_ROBIN', 'SWISS'] as const)(
    'of a %s, neither gets points, and both play on',
    async (format) => {
      const id = await start(4, { format, swiss_rounds: format === 'SWISS' ? 2 : null })
      const [first] = await ready(id)
      expect(await miss(id, first!)).toBe(1)
      for (let open = await ready(id); open.length > 0; open = await ready(id))
        for (const match of open) await rule(id, match)
      expect((await read(id)).status).toBe('FINISHED')
      const played = (await listMatches(id)).filter(({ home }) => home?.id === first!.home!.id)
      const asAway = (await listMatches(id)).filter(({ away }) => away?.id === first!.home!.id)
      expect(played.length + asAway.length).toBe(format === 'SWISS' ? 2 : 3)
      const { body } = await server.call('readStandings', { path: { id } })
      const points = body.places.reduce(
        (sum: number, place: Schemas['ChampionshipPlace']) => sum + place.points,
        0,
      )
      const matches = (await listMatches(id)).length
      expect(points).toBe(matches - 1)
    },
  )
})

describe('a match that goes on without check-ins', () => {
  test('because somebody has reported, called the referee or told the score so far stays open', async () => {
    const id = await start(4)
    const [first, second] = await ready(id)
    const home = captainOf(first!.home)
    const path = { id, matchId: first!.id }
    await schedule(id, first!, minutes(60))
    await schedule(id, second!, minutes(60))
    await server.call('reportMatch', { token: home.token, path, body: { home_score: 2, away_score: 0 } })
    at(62)
    await server.call('callReferee', {
      token: captainOf(second!.home).token,
      path: { id, matchId: second!.id },
    })
    at(90)
    expect((await runDueTasks(server.services)).walkovers).toBe(0)
    const third = await start(2)
    const [final] = await ready(third)
    await server.db
      .updateTable('championship_matches')
      .set({ home_score: 1, away_score: 0, scheduled_at: new Date(minutes(60)) })
      .where('id', '=', final!.id)
      .execute()
    at(200)
    expect((await runDueTasks(server.services)).walkovers).toBe(0)
  })

  test('of which one side is there is won by it', async () => {
    const id = await start(2)
    const [final] = await ready(id)
    await schedule(id, final!, minutes(60))
    at(50)
    await checkIn(id, final!, captainOf(final!.away))
    at(75)
    expect((await runDueTasks(server.services)).walkovers).toBe(1)
    expect((await read(id)).winner?.id).toBe(final!.away!.id)
  })

  test('and without a time waits', async () => {
    const id = await start(2)
    at(600)
    expect((await runDueTasks(server.services)).walkovers).toBe(0)
    expect(await ready(id)).toHaveLength(1)
  })
})

describe('0 × 0 by the organiser', () => {
  test('is a walk-over of both, and can be corrected', async () => {
    const id = await start(4)
    const [first, second] = await ready(id)
    expect((await rule(id, first!, neither)).status).toBe(200)
    expect(await find(id, { id: first!.id })).toMatchObject({
      state: 'CLOSED',
      winner: null,
      is_forfeit: true,
    })
    expect(await titlesOf(captainOf(first!.home))).toContain('W.O. duplo')
    await rule(id, second!)
    expect((await read(id)).status).toBe('FINISHED')
    await rule(id, first!)
    expect(await read(id)).toMatchObject({ status: 'ONGOING', winner: null })
    expect(await ready(id)).toMatchObject([
      { round: 2, home: { id: first!.home!.id }, away: { id: second!.home!.id } },
    ])
    // The other way round: a result becomes none.
    await rule(id, first!, neither)
    expect((await read(id)).winner?.id).toBe(second!.home!.id)
  })

  test('once more with its reason tells nobody', async () => {
    const id = await start(4)
    const [first] = await ready(id)
    await rule(id, first!, neither)
    await server.db.deleteFrom('notifications').execute()
    await rule(id, first!, neither)
    expect(await logOf(id, first!.id)).toHaveLength(1)
    expect(await titlesOf(captainOf(first!.home))).toEqual([])
  })

  test('of a match that was played, and 1 × 1 of one that was not, are refused at the field', async () => {
    const id = await start(2)
    const [final] = await ready(id)
    for (const body of [
      { ...neither, is_forfeit: false },
      { ...neither, home_score: 1, away_score: 1 },
    ]) {
      const refused = await rule(id, final!, body)
      expect([refused.status, refused.body.errors[0].path]).toEqual([400, 'home_score'])
    }
  })

  test('counts for no rating, as every walk-over', async () => {
    const id = await start(2)
    const [final] = await ready(id)
    await rule(id, final!, neither)
    const rated = await server.db
      .selectFrom('rated_matches')
      .select('match_id')
      .where('match_id', '=', final!.id)
      .execute()
    expect(rated).toEqual([])
  })
})
