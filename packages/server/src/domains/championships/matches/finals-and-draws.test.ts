import { afterAll, beforeAll, expect, test } from 'vitest'
import { championshipInput, newDraft, newField, startChampionship } from '../../../../test/championships.ts'
import { type Person, type TestServer, startServer } from '../../../../test/harness.ts'
import type { TestTeam } from '../../../../test/teams.ts'
import type { Schemas } from '../../../contract/types.ts'

type Match = Schemas['ChampionshipMatch']
type Given = Omit<Parameters<typeof championshipInput>[0], 'game_id'>

let server: TestServer
let organizer: Person
let gameId: string
let teams: TestTeam[]
beforeAll(async () => {
  server = await startServer()
  ;({ organizer, gameId, teams } = await newField(server, 6))
})
afterAll(() => server.close())

const start = async (count: number, given: Given): Promise<string> =>
  (await startChampionship(server, organizer, { game_id: gameId, teams: teams.slice(0, count), ...given })).id

const list = async (id: string): Promise<Match[]> => (await server.call('listMatches', { path: { id } })).body

const find = async (id: string, wanted: Partial<Match>): Promise<Match> =>
  (await list(id)).find((match) =>
    Object.entries(wanted).every(([key, value]) => Reflect.get(match, key) === value),
  )!

const rule = (
  id: string,
  match: Match,
  [home, away]: [number, number],
  given: Partial<Schemas['MatchRuling']> = {},
) =>
  server.call('ruleMatch', {
    token: organizer.token,
    path: { id, matchId: match.id },
    body: { home_score: home, away_score: away, is_forfeit: false, ...given },
  })

const report = (id: string, match: Match, side: 'home' | 'away', body: Schemas['MatchReport']) =>
  server.call('reportMatch', {
    token: teams.find((team) => team.id === match[side]?.id)!.owner.token,
    path: { id, matchId: match.id },
    body,
  })

async function play(id: string, scoreOf: (match: Match) => [number, number]): Promise<void> {
  for (;;) {
    const match = (await list(id)).find(({ state }) => state === 'READY')
    if (match === undefined) return
    const ruled = await rule(id, match, scoreOf(match))
    expect(ruled.status, JSON.stringify(ruled.body)).toBe(200)
  }
}
const homeWins = (match: Match): [number, number] => [Math.floor(match.best_of / 2) + 1, 0]

const readPlaces = async (id: string): Promise<Schemas['ChampionshipPlace'][]> =>
  (await server.call('readStandings', { path: { id } })).body.places

const statusOf = async (id: string): Promise<string> =>
  (await server.call('readChampionship', { path: { id } })).body.status

test('who loses in the semi-finals plays for the third place, as long as a semi-final', async () => {
  const id = await start(4, { best_of: [1, 3, 5], has_third_place: true })
  await play(id, (match) => (match.bracket === 'THIRD_PLACE' ? [0, 2] : homeWins(match)))
  const third = await find(id, { bracket: 'THIRD_PLACE' })
  expect([third.best_of, third.state, third.winner]).toEqual([3, 'CLOSED', 'away'])
  const places = await readPlaces(id)
  expect(places.map(({ rank }) => rank)).toEqual([1, 2, 3, 4])
  expect([places[2]!.team!.id, places[3]!.team!.id]).toEqual([third.away!.id, third.home!.id])
})

test('it goes on until the third place is played; a corrected semi-final plays it again', async () => {
  const id = await start(4, { best_of: [1], has_third_place: true })
  for (const match of (await list(id)).filter(({ state }) => state === 'READY')) await rule(id, match, [1, 0])
  await rule(id, await find(id, { bracket: 'WINNERS', round: 2 }), [1, 0])
  expect(await statusOf(id)).toBe('ONGOING')
  await play(id, homeWins)
  expect(await statusOf(id)).toBe('FINISHED')
  const semi = await find(id, { bracket: 'WINNERS', round: 1 })
  await rule(id, semi, [0, 1])
  expect(await statusOf(id)).toBe('ONGOING')
  const third = await find(id, { bracket: 'THIRD_PLACE' })
  expect([third.state, third.home?.id]).toEqual(['READY', semi.home!.id])
})

test.each([
  ['of three teams the loser of the only semi-final is third', 3, { has_third_place: true }, [1, 2, 3]],
  ['of two teams there is none', 2, { has_third_place: true }, [1, 2]],
  ['without it two share the third place', 4, {}, [1, 2, 3, 3]],
  [
    'play-offs after groups have it as well',
    6,
    {
      has_third_place: true,
      format: 'GROUPS_THEN_PLAYOFFS',
      group_count: 2,
      qualifiers_per_group: 2,
      min_teams: 4,
    },
    [1, 2, 3, 4, 5, 6],
  ],
] as const)('%s', async (_, count, given, ranks) => {
  const id = await start(count, { best_of: [1], ...given })
  await play(id, homeWins)
  expect((await readPlaces(id)).map(({ rank }) => rank)).toEqual(ranks)
  expect(await statusOf(id)).toBe('FINISHED')
})

test('a double walk-over in the match for the third place leaves two at the third place', async () => {
  const id = await start(4, { best_of: [1], has_third_place: true })
  for (const match of (await list(id)).filter(({ state }) => state === 'READY')) await rule(id, match, [1, 0])
  await rule(id, await find(id, { bracket: 'THIRD_PLACE' }), [0, 0], { is_forfeit: true })
  await play(id, homeWins)
  expect((await readPlaces(id)).map(({ rank }) => rank)).toEqual([1, 2, 3, 3])
})

const double: Given = { format: 'DOUBLE_ELIMINATION', best_of: [3], min_teams: 4 }
const lowerWins = (match: Match): [number, number] => (match.bracket === 'FINAL' ? [0, 2] : homeWins(match))

test('a single grand final decides at once', async () => {
  const id = await start(4, { ...double, grand_final: 'SINGLE' })
  await play(id, lowerWins)
  const finals = (await list(id)).filter(({ bracket }) => bracket === 'FINAL')
  expect(finals.map(({ state, winner }) => [state, winner])).toEqual([['CLOSED', 'away']])
  const { body } = await server.call('readChampionship', { path: { id } })
  expect([body.status, body.winner!.id]).toEqual(['FINISHED', finals[0]!.away!.id])
})

const twoGroups = {
  format: 'GROUPS_THEN_PLAYOFFS',
  group_count: 2,
  qualifiers_per_group: 2,
  min_teams: 4,
} as const

test('play-offs of two losses have the grand final that was chosen, and no match for the third place', async () => {
  const id = await start(6, {
    ...twoGroups,
    best_of: [1],
    playoffs_format: 'DOUBLE_ELIMINATION',
    grand_final: 'SINGLE',
    best_of_grand_final: 3,
    has_third_place: true,
  })
  await play(id, lowerWins)
  const matches = await list(id)
  expect(matches.filter(({ bracket }) => bracket === 'FINAL').map(({ best_of: games }) => games)).toEqual([3])
  expect(matches.some(({ bracket }) => bracket === 'THIRD_PLACE')).toBe(false)
  const { body } = await server.call('readChampionship', { path: { id } })
  expect([body.status, body.grand_final, body.has_third_place]).toEqual(['FINISHED', 'SINGLE', false])
})

test('a grand final with a reset is played twice', async () => {
  const id = await start(4, double)
  await play(id, lowerWins)
  expect((await list(id)).filter(({ bracket }) => bracket === 'FINAL')).toHaveLength(2)
})

test('with a game ahead, the score of the team without a loss begins at one', async () => {
  const id = await start(4, { ...double, grand_final: 'GAME_AHEAD', best_of_grand_final: 5 })
  await play(id, (match) => (match.bracket === 'FINAL' ? [1, 3] : homeWins(match)))
  const final = await find(id, { bracket: 'FINAL' })
  expect([final.best_of, final.head_start, final.winner]).toEqual([5, 1, 'away'])
  // Only a team that does not play is left without its game.
  expect((await rule(id, final, [0, 3])).body.errors[0].path).toBe('home_score')
  expect((await rule(id, final, [0, 3], { is_forfeit: true })).status).toBe(200)
  const games = [
    { map: null, home_score: 13, away_score: 4 },
    { map: null, home_score: 13, away_score: 11 },
  ]
  expect((await rule(id, final, [3, 0], { games: [...games, games[0]!] })).body.errors[0].path).toBe('games')
  expect((await rule(id, final, [3, 0], { games })).body).toMatchObject({
    home_score: 3,
    winner: 'home',
    games,
  })
  const others = (await list(id)).filter(({ bracket }) => bracket !== 'FINAL')
  expect(others.every((match) => match.head_start === undefined)).toBe(true)
})

const league: Given = { format: 'ROUND_ROBIN', best_of: [2], allows_draws: true }

test('a league of six with draws gives three points for a win and one for a draw', async () => {
  const id = await start(6, league)
  await play(id, (match) => (match.number % 2 === 0 ? [1, 1] : [2, 0]))
  const places = await readPlaces(id)
  for (const { points, wins, draws = 0, losses, played } of places) {
    expect(points).toBe(3 * wins + draws)
    expect(wins + draws + losses).toBe(played)
  }
  expect(places.reduce((sum, { draws = 0 }) => sum + draws, 0)).toBe(16)
  const { body } = await server.call('readChampionship', { path: { id } })
  expect([body.status, body.win_points, body.allows_draws]).toEqual(['FINISHED', 3, true])
})

test('captains agree on a draw, also of a single game with its goals; it is in both records, and no rating changes', async () => {
  const id = await start(2, { ...league, best_of: [1] })
  const match = await find(id, { state: 'READY' })
  expect(match.allows_draws).toBe(true)
  const drawn = { home_score: 0, away_score: 0, games: [{ map: null, home_score: 2, away_score: 2 }] }
  const wrong = { ...drawn, games: [{ map: null, home_score: 3, away_score: 2 }] }
  expect((await report(id, match, 'home', wrong)).body.errors[0].path).toBe('games')
  await report(id, match, 'home', drawn)
  const closed = await report(id, match, 'away', drawn)
  expect(closed.body).toMatchObject({ state: 'CLOSED', winner: null, is_forfeit: false, home_score: 0 })
  const results = await server.db
    .selectFrom('team_matches')
    .select(['result', 'score'])
    .where('match_id', '=', match.id)
    .execute()
  expect(results).toEqual([
    { result: 'DRAW', score: '0 × 0' },
    { result: 'DRAW', score: '0 × 0' },
  ])
  const rated = await server.db
    .selectFrom('rated_matches')
    .selectAll()
    .where('match_id', '=', match.id)
    .execute()
  expect(rated).toEqual([])
})

test.each([
  [2, [2, 0], 200],
  [2, [1, 1], 200],
  [2, [1, 0], 200],
  [2, [0, 0], 200],
  [2, [2, 1], 400],
  [1, [1, 0], 200],
  [1, [1, 1], 400],
] as const)('of %i games that may be drawn %j answers %i', async (games, [home, away], status) => {
  const id = await start(2, { ...league, best_of: [games] })
  const match = await find(id, { state: 'READY' })
  expect((await rule(id, match, [home, away])).status).toBe(status)
})

test('a forfeit is never a draw: one team wins both games, or neither does', async () => {
  const id = await start(3, league)
  const match = await find(id, { state: 'READY' })
  expect((await rule(id, match, [1, 1], { is_forfeit: true })).status).toBe(400)
  expect((await rule(id, match, [2, 0], { is_forfeit: true })).body).toMatchObject({ winner: 'home' })
  expect((await rule(id, match, [0, 0], { is_forfeit: true })).body).toMatchObject({ winner: null })
  const places = await readPlaces(id)
  expect(places.reduce((sum, { points }) => sum + points, 0)).toBe(0)
  // Corrected to a draw.
  expect((await rule(id, match, [1, 1])).body).toMatchObject({ winner: null, is_forfeit: false })
  expect((await readPlaces(id)).reduce((sum, { points }) => sum + points, 0)).toBe(2)
})

test('groups may be drawn, play-offs may not', async () => {
  const groups: Given = {
    format: 'GROUPS_THEN_PLAYOFFS',
    group_count: 2,
    qualifiers_per_group: 1,
    min_teams: 4,
  }
  const id = await start(4, { ...groups, best_of: [3], best_of_groups: 2, allows_draws: true })
  await play(id, (match) => (match.bracket === 'GROUP' ? [1, 1] : homeWins(match)))
  const final = await find(id, { bracket: 'WINNERS' })
  expect([final.best_of, final.allows_draws]).toEqual([3, undefined])
  expect((await rule(id, final, [1, 1])).status).toBe(400)
})

test.each<[Given, string]>([
  [{ format: 'ROUND_ROBIN', best_of: [2] }, 'best_of'],
  [{ format: 'ROUND_ROBIN', best_of: [1, 3], allows_draws: true }, 'best_of'],
  [{ format: 'SINGLE_ELIMINATION', best_of: [2], allows_draws: true }, 'best_of'],
  [{ format: 'SWISS', best_of: [2], allows_draws: true }, 'best_of'],
  [{ format: 'GROUPS_THEN_PLAYOFFS', best_of: [3], allows_draws: true }, 'best_of_groups'],
  [{ format: 'GROUPS_THEN_PLAYOFFS', best_of: [3], best_of_groups: 2 }, 'best_of_groups'],
  [{ format: 'DOUBLE_ELIMINATION', best_of: [1], grand_final: 'GAME_AHEAD' }, 'best_of_grand_final'],
])('%j is refused at %s', async (given, field) => {
  const groups = given.format === 'GROUPS_THEN_PLAYOFFS' && {
    group_count: 2,
    qualifiers_per_group: 1,
    min_teams: 4,
  }
  const body = championshipInput({ game_id: gameId, ...groups, ...given })
  const refused = await server.call('createChampionship', { token: organizer.token, body })
  expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, field])
})

test('what a format does not have is not kept, and a client that does not know of it leaves it', async () => {
  const given: Given = { has_third_place: true, grand_final: 'SINGLE', allows_draws: true }
  const single = await newDraft(server, organizer, { game_id: gameId, ...given })
  expect(single).toMatchObject({
    has_third_place: true,
    grand_final: 'RESET',
    allows_draws: false,
    win_points: 1,
  })
  const edited = await server.call('updateChampionship', {
    token: organizer.token,
    path: { id: single.id },
    body: championshipInput({ game_id: gameId }),
  })
  expect(edited.body).toMatchObject({ has_third_place: true })
  const swiss = await newDraft(server, organizer, { game_id: gameId, ...given, format: 'SWISS' })
  expect(swiss).toMatchObject({ has_third_place: false, grand_final: 'RESET', allows_draws: false })
})
