import { afterAll, beforeAll, expect, test } from 'vitest'
import { championshipInput, newDraft, newField, startChampionship } from '../../../../test/championships.ts'
import { type Person, type TestServer, startServer } from '../../../../test/harness.ts'
import type { TestTeam } from '../../../../test/teams.ts'
import type { Schemas } from '../../../contract/types.ts'

let server: TestServer
let organizer: Person
let gameId: string
let teams: TestTeam[]
beforeAll(async () => {
  server = await startServer()
  ;({ organizer, gameId, teams } = await newField(server, 4))
})
afterAll(() => server.close())

type Given = Omit<Parameters<typeof championshipInput>[0], 'game_id'>

const edit = (id: string, given: Given) =>
  server.call('updateChampionship', {
    token: organizer.token,
    path: { id },
    body: championshipInput({ game_id: gameId, ...given }),
  })

const usual = ['HEAD_TO_HEAD', 'GAME_DIFFERENCE', 'GAMES_WON']

test.each<[Given, string[], number]>([
  [{ format: 'ROUND_ROBIN' }, usual, 1],
  [{ format: 'SWISS' }, ['BUCHHOLZ', ...usual], 1],
  [{ format: 'ROUND_ROBIN', tie_breaks: ['WINS', 'LOT'], win_points: 3 }, ['WINS', 'LOT'], 3],
  [{ format: 'SWISS', tie_breaks: [] }, [], 1],
  // An elimination has no table.
  [{ format: 'SINGLE_ELIMINATION', tie_breaks: ['LOT'], win_points: 3 }, usual, 1],
])('a championship with %j has its tie-breaks', async (given, tieBreaks, points) => {
  const made = await newDraft(server, organizer, { game_id: gameId, ...given })
  expect([made.tie_breaks, made.win_points]).toEqual([tieBreaks, points])
})

test('whoever does not know of tie-breaks leaves them as they are, unless the format changes', async () => {
  const given: Given = { format: 'SWISS', tie_breaks: ['BUCHHOLZ_CUT_1', 'LOT'], win_points: 3 }
  const { id } = await newDraft(server, organizer, { game_id: gameId, ...given })
  const kept = await edit(id, { format: 'SWISS' })
  expect(kept.body).toMatchObject({ tie_breaks: ['BUCHHOLZ_CUT_1', 'LOT'], win_points: 3 })
  const changed = await edit(id, { format: 'ROUND_ROBIN' })
  expect(changed.body).toMatchObject({ tie_breaks: usual })
  const chosen = await edit(id, { format: 'ROUND_ROBIN', tie_breaks: ['WINS'], win_points: 1 })
  expect(chosen.body).toMatchObject({ tie_breaks: ['WINS'], win_points: 1 })
})

test.each<[string, object]>([
  ['the points of opponents in a league', { tie_breaks: ['BUCHHOLZ'] }],
  ['one twice', { tie_breaks: ['WINS', 'WINS'] }],
  ['one that nobody knows', { tie_breaks: ['COIN'] }],
  ['two points for a win', { win_points: 2 }],
])('%s is refused at its field', async (_, wrong) => {
  const body = { ...championshipInput({ game_id: gameId, format: 'ROUND_ROBIN' }), ...wrong }
  const refused = await server.call('createChampionship', { token: organizer.token, body })
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.body.errors)).toContain(Object.keys(wrong)[0])
})

interface Played {
  id: string
  places: Schemas['ChampionshipPlace'][]
}

/** Home wins every match. */
async function play(given: Given): Promise<Played> {
  const { id } = await startChampionship(server, organizer, {
    game_id: gameId,
    teams,
    best_of: [1],
    ...given,
  })
  for (;;) {
    const { body }: { body: Schemas['ChampionshipMatch'][] } = await server.call('listMatches', {
      path: { id },
    })
    const match = body.find(({ state }) => state === 'READY')
    if (match === undefined) break
    await server.call('ruleMatch', {
      token: organizer.token,
      path: { id, matchId: match.id },
      body: { home_score: 1, away_score: 0, is_forfeit: false },
    })
  }
  const { body } = await server.call('readStandings', { path: { id } })
  return { id, places: body.places }
}

test('a table says what has decided between teams that are level, in page and export', async () => {
  // After two rounds of four teams, two of them have won one match.
  const { id, places } = await play({ format: 'SWISS', swiss_rounds: 2, win_points: 3, tie_breaks: ['LOT'] })
  expect(places.map(({ points }) => points)).toEqual([6, 3, 3, 0])
  for (const [index, place] of places.entries()) {
    const before = places[index - 1]
    const isLevel = before !== undefined && before.points === place.points
    expect(place.decided_by === null).toBe(!isLevel)
  }
  expect(places[2]?.decided_by).toEqual({ criterion: 'LOT', ahead: null, behind: null })
  const { body } = await server.call('exportChampionship', {
    token: organizer.token,
    path: { id },
    query: { format: 'csv' },
  })
  expect(body.content).toContain('desempate')
  expect(body.content).toContain('sorteio')
})

test('the seed of a lot is published at the start, and only of a lot', async () => {
  const drawn = await play({ format: 'ROUND_ROBIN', tie_breaks: ['LOT'] })
  const { body } = await server.call('readChampionship', { path: { id: drawn.id } })
  expect(body.tie_break_seed).toMatch(/^[0-9a-f]{32}$/)
  const plain = await play({ format: 'SWISS' })
  const other = await server.call('readChampionship', { path: { id: plain.id } })
  expect(other.body.tie_break_seed).toBeNull()
})

test('a copy has them too', async () => {
  const { id } = await newDraft(server, organizer, {
    game_id: gameId,
    format: 'ROUND_ROBIN',
    tie_breaks: ['WINS', 'LOT'],
    win_points: 3,
  })
  const copied = await server.call('cloneChampionship', {
    token: organizer.token,
    path: { id },
    body: { name: 'Copa repetida', starts_at: new Date(Date.now() + 5 * 86_400_000).toISOString() },
  })
  expect(copied.body).toMatchObject({ tie_breaks: ['WINS', 'LOT'], win_points: 3 })
})
