import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { championshipInput, newDraft, newField, startChampionship } from '../../../../test/championships.ts'
import { type Person, type TestServer, startServer } from '../../../../test/harness.ts'
import type { TestTeam } from '../../../../test/teams.ts'
import type { Schemas } from '../../../contract/types.ts'

type Match = Schemas['ChampionshipMatch']

let server: TestServer
let organizer: Person
let gameId: string
let teams: TestTeam[]
beforeAll(async () => {
  server = await startServer()
  ;({ organizer, gameId, teams } = await newField(server, 8))
})
afterAll(() => server.close())

const swiss = { format: 'SWISS_THEN_PLAYOFFS', swiss_rounds: 3, playoffs_teams: 4, min_teams: 4 } as const

const start = (count: number, given: Partial<Schemas['ChampionshipInput']> = {}) =>
  startChampionship(server, organizer, {
    game_id: gameId,
    teams: teams.slice(0, count),
    ...swiss,
    best_of: [1, 3],
    best_of_groups: 1,
    ...given,
  })
const listMatches = async (id: string): Promise<Match[]> =>
  (await server.call('listMatches', { path: { id } })).body
const ready = async (id: string, phase: 1 | 2): Promise<Match[]> =>
  (await listMatches(id)).filter((match) => match.state === 'READY' && match.phase === phase)
const standings = async (id: string): Promise<Schemas['ChampionshipStandings']> =>
  (await server.call('readStandings', { path: { id } })).body
const read = async (id: string): Promise<Schemas['Championship']> =>
  (await server.call('readChampionship', { path: { id } })).body
const indexOf = (team: Match['home']) => teams.findIndex(({ id }) => id === team?.id)

async function rule(id: string, match: Match, winner: 'home' | 'away' | 'neither') {
  const needed = (match.best_of + 1) / 2
  const ruled = await server.call('ruleMatch', {
    token: organizer.token,
    path: { id, matchId: match.id },
    body: {
      home_score: winner === 'home' ? needed : 0,
      away_score: winner === 'away' ? needed : 0,
      is_forfeit: winner === 'neither',
      reason: 'Visto na gravação.',
    },
  })
  if (ruled.status !== 200) throw new Error(JSON.stringify(ruled.body))
}
const betterOf = ({ home, away }: Match) => (indexOf(home) < indexOf(away) ? 'home' : 'away')

/** The team that was made first wins, until nothing of this phase is open. */
async function play(id: string, phase: 1 | 2, rounds = 99): Promise<void> {
  for (;;) {
    const [open] = (await ready(id, phase)).filter(({ round }) => round <= rounds)
    if (open === undefined) return
    await rule(id, open, betterOf(open))
  }
}
/** The pairs of the first round of the play-offs, by the places of the teams in the table of the first phase. */
async function seatedPlaces(id: string): Promise<(number | undefined)[][]> {
  const [table = []] = (await standings(id)).groups
  const placeOf = (team: Match['home']) =>
    team === null ? undefined : table.find((row) => row.team?.id === team.id)?.rank
  return (await listMatches(id))
    .filter(({ phase, bracket, round }) => phase === 2 && bracket === 'WINNERS' && round === 1)
    .map(({ home, away }) => [placeOf(home), placeOf(away)])
}
async function registrationOf(id: string, team: TestTeam): Promise<string> {
  const { body } = await server.call('listChampionshipRegistrations', { path: { id } })
  return body.find((one: Schemas['ChampionshipRegistration']) => one.team.id === team.id).id
}
async function disqualify(id: string, team: TestTeam): Promise<void> {
  const path = { id, registrationId: await registrationOf(id, team) }
  const body = { reason: 'Uso de programa proibido.' }
  expect((await server.call('disqualifyTeam', { token: organizer.token, path, body })).status).toBe(200)
}

describe('play-offs after Swiss rounds', () => {
  test.each([
    [
      7,
      { playoffs_teams: 4 },
      [
        [1, 4],
        [2, 3],
      ],
      false,
    ],
    [
      7,
      { playoffs_teams: 4, playoffs_format: 'DOUBLE_ELIMINATION' as const },
      [
        [1, 4],
        [2, 3],
      ],
      true,
    ],
    [8, { playoffs_teams: 2, min_teams: 2 }, [[1, 2]], false],
    [
      8,
      { playoffs_teams: 6, min_teams: 6 },
      [
        [1, undefined],
        [4, 5],
        [2, undefined],
        [3, 6],
      ],
      false,
    ],
    [
      5,
      { playoffs_teams: 5, min_teams: 5, swiss_rounds: null },
      [
        [1, undefined],
        [4, 5],
        [2, undefined],
        [3, undefined],
      ],
      false,
    ],
  ])('of %i teams are seeded by the final table: %j', async (count, given, seats, isDouble) => {
    const { id } = await start(count, given)
    await play(id, 1)
    expect(await seatedPlaces(id)).toEqual(seats)
    const matches = await listMatches(id)
    expect(matches.some(({ bracket }) => bracket === 'LOSERS')).toBe(isDouble)
    expect(new Set(matches.filter(({ phase }) => phase === 1).map((match) => match.best_of))).toEqual(
      new Set([1]),
    )
    expect(matches.filter(({ phase }) => phase === 2).at(-1)?.best_of).toBe(3)
    await play(id, 2)
    const { status, winner } = await read(id)
    expect([status, winner?.id]).toEqual(['FINISHED', teams[0]!.id])
    const { places, groups } = await standings(id)
    expect([places.length, groups.length, groups[0]?.length]).toEqual([count, 1, count])
  })

  test('leave the table of the Swiss rounds as it was, and rank who has not qualified by it', async () => {
    const { id } = await start(7)
    await play(id, 1)
    const before = (await standings(id)).groups
    await play(id, 2)
    const { places, groups } = await standings(id)
    expect(groups).toEqual(before)
    const out = before[0]!.slice(4).map(({ team }) => team?.id)
    expect(places.slice(4).map(({ team }) => team?.id)).toEqual(out)
  })

  test('are told to who has not qualified, with the place', async () => {
    const { id } = await start(6)
    await server.db.deleteFrom('notifications').execute()
    await play(id, 1)
    const out = (await standings(id)).groups[0]!.slice(4)
    for (const [place, team] of teams.slice(0, 6).entries()) {
      const { body } = await server.call('listUnreadNotifications', { token: team.owner.token })
      const told = body.filter(({ title }: { title: string }) => title === 'Fim da fase suíça')
      const row = out.find((one) => one.team?.id === team.id)
      expect(told.length, `team ${place}`).toBe(row === undefined ? 0 : 1)
      if (row !== undefined)
        expect(told[0].body).toContain(`em ${row.rank}º lugar: não passou para o mata-mata.`)
    }
  })

  test('say what has decided where teams are level at the cut', async () => {
    const { id } = await start(8, { playoffs_teams: 3, min_teams: 3 })
    await play(id, 1)
    const table = (await standings(id)).groups[0]!
    const [last, first] = [table[2]!, table[3]!]
    expect(first.points).toBe(last.points)
    expect(first.decided_by?.criterion).toBeDefined()
    expect(await seatedPlaces(id)).toEqual([
      [1, undefined],
      [2, 3],
    ])
  })

  test('are lost by a team that leaves between the stages, whose place in the table stays', async () => {
    const { id } = await start(8)
    await play(id, 1)
    const before = await standings(id)
    await disqualify(id, teams[0]!)
    expect((await standings(id)).groups).toEqual(before.groups)
    const lost = (await listMatches(id)).find(({ phase, is_forfeit: isForfeit }) => phase === 2 && isForfeit)!
    expect([lost.home?.id, lost.winner]).toEqual([teams[0]!.id, 'away'])
    await play(id, 2)
    expect((await read(id)).status).toBe('FINISHED')
    expect((await read(id)).winner?.id).toBe(teams[1]!.id)
  })

  test('are not for a team that has left before the last round', async () => {
    const { id } = await start(6)
    await play(id, 1, 2)
    await disqualify(id, teams[0]!)
    await play(id, 1)
    const seated = (await listMatches(id))
      .filter(({ phase }) => phase === 2)
      .flatMap(({ home, away }) => [home?.id, away?.id])
    expect(seated).not.toContain(teams[0]!.id)
    expect((await seatedPlaces(id)).flat().toSorted((a = 0, b = 0) => a - b)).toEqual([1, 2, 3, 4])
  })

  test('begin after a double walk-over in the last round, of which neither team has a point', async () => {
    const { id } = await start(8)
    await play(id, 1, 2)
    const [last] = await ready(id, 1)
    await rule(id, last!, 'neither')
    await play(id, 1)
    expect(await seatedPlaces(id)).toEqual([
      [1, 4],
      [2, 3],
    ])
    const missing = (await standings(id)).groups[0]!.filter(({ team }) =>
      [last!.home?.id, last!.away?.id].includes(team?.id),
    )
    for (const { wins, losses } of missing) expect(wins + losses).toBe(3)
  })

  test('are seeded anew where a corrected Swiss match changes the table, and stay where it does not', async () => {
    const { id } = await start(8)
    await play(id, 1)
    const [semi] = await ready(id, 2)
    await rule(id, semi!, 'home')
    const swissMatches = (await listMatches(id)).filter(({ phase }) => phase === 1)
    const between = (low: number, high: number) =>
      swissMatches.find(
        (match) =>
          [indexOf(match.home), indexOf(match.away)].every((at) => at >= low && at <= high) &&
          match.round === 3,
      )!
    // Two that are both out change places: the play-offs are what they were.
    const bottom = between(4, 7)
    const other = bottom.winner === 'home' ? 'away' : 'home'
    await rule(id, bottom, other)
    const kept = (await listMatches(id)).find(({ id: same }) => same === semi!.id)!
    expect([kept.state, kept.winner, kept.home?.id]).toEqual(['CLOSED', 'home', semi!.home?.id])
    // The best of all loses twice, and is somewhere else in the table.
    for (const match of swissMatches.filter(
      ({ home, away, round }) => round < 3 && [home?.id, away?.id].includes(teams[0]!.id),
    ))
      await rule(id, match, match.winner === 'home' ? 'away' : 'home')
    const after = await seatedPlaces(id)
    expect(after).toEqual([
      [1, 4],
      [2, 3],
    ])
    const detail = await server.call('readMatch', { path: { id, matchId: bottom.id } })
    expect(detail.body.log.map(({ action }: Schemas['MatchLogEntry']) => action)).toContain('CORRECTED')
    await play(id, 2)
    expect((await read(id)).status).toBe('FINISHED')
  })

  test('are gone while a Swiss match is open again because a team is back, and come again', async () => {
    const { id } = await start(6)
    const path = { id, registrationId: await registrationOf(id, teams[5]!) }
    await disqualify(id, teams[5]!)
    await play(id, 1)
    expect((await ready(id, 2)).length).toBeGreaterThan(0)
    expect((await server.call('reinstateTeam', { token: organizer.token, path })).status).toBe(200)
    expect((await ready(id, 1)).length).toBeGreaterThan(0)
    expect(await ready(id, 2)).toEqual([])
    await play(id, 1)
    expect(await seatedPlaces(id)).toEqual([
      [1, 4],
      [2, 3],
    ])
    await play(id, 2)
    expect((await read(id)).status).toBe('FINISHED')
  })
})

describe('the organiser', () => {
  test.each([
    [{ playoffs_teams: null }, ['playoffs_teams']],
    [{ playoffs_teams: 5 }, ['playoffs_teams']],
    [{ max_teams: 300 }, ['max_teams']],
    [{ swiss_rounds: null, playoffs_teams: 4 }, null],
  ])('chooses %j', async (given, refused) => {
    const answer = await server.call('createChampionship', {
      token: organizer.token,
      body: championshipInput({ game_id: gameId, ...swiss, ...given }),
    })
    if (refused === null) expect(answer.status).toBe(201)
    else
      expect(answer.body.errors.map(({ path }: { path: string }) => path)).toEqual(
        expect.arrayContaining(refused),
      )
  })

  test('keeps what was chosen in a clone and where a client does not name it', async () => {
    const chosen = { ...swiss, playoffs_format: 'DOUBLE_ELIMINATION' as const, best_of_groups: 3 as const }
    const draft = await newDraft(server, organizer, { game_id: gameId, ...chosen })
    const {
      playoffs_format: _kind,
      playoffs_teams: _count,
      ...other
    } = championshipInput({ game_id: gameId, ...swiss })
    const [token, path] = [organizer.token, { id: draft.id }]
    const updated = await server.call('updateChampionship', { token, path, body: other })
    const kept = {
      format: 'SWISS_THEN_PLAYOFFS',
      playoffs_teams: 4,
      playoffs_format: 'DOUBLE_ELIMINATION',
      swiss_rounds: 3,
    }
    expect(updated.body).toMatchObject({ ...kept, best_of_groups: 3 })
    const body = { name: 'Outra edição suíça', starts_at: '2090-01-01T20:00:00.000Z' }
    expect((await server.call('cloneChampionship', { token, path, body })).body).toMatchObject(kept)
  })

  test('exports both stages', async () => {
    const { id } = await start(5, { playoffs_teams: 4 })
    await play(id, 1)
    await play(id, 2)
    const exportAs = async (format: 'csv' | 'json') =>
      (await server.call('exportChampionship', { token: organizer.token, path: { id }, query: { format } }))
        .body.content
    expect(await exportAs('csv')).toContain('colocação na fase suíça')
    const { groups, matches } = JSON.parse(await exportAs('json'))
    expect(groups[0]).toHaveLength(5)
    expect(new Set(matches.map(({ phase }: Match) => phase))).toEqual(new Set([1, 2]))
  })
})
