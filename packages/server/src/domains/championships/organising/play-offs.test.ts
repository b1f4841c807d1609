import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
  ;({ organizer, gameId, teams } = await newField(server, 7))
})
afterAll(() => server.close())

const groups = { format: 'GROUPS_THEN_PLAYOFFS', group_count: 2, qualifiers_per_group: 1 } as const

const readMatches = async (id: string): Promise<Schemas['ChampionshipMatch'][]> =>
  (await server.call('listMatches', { path: { id } })).body

/** The team that was made first wins, until nothing of this phase is open. */
async function play(id: string, phase: 1 | 2): Promise<void> {
  for (;;) {
    const open = (await readMatches(id)).find((match) => match.state === 'READY' && match.phase === phase)
    if (open === undefined) return
    const indexOf = (side: 'home' | 'away') => teams.findIndex((team) => team.id === open[side]?.id)
    const needed = (open.best_of + 1) / 2
    const isHome = indexOf('home') < indexOf('away')
    const ruled = await server.call('ruleMatch', {
      token: organizer.token,
      path: { id, matchId: open.id },
      body: {
        home_score: isHome ? needed : 0,
        away_score: isHome ? 0 : needed,
        is_forfeit: false,
      },
    })
    if (ruled.status !== 200) throw new Error(JSON.stringify(ruled.body))
  }
}

describe('play-offs after groups', () => {
  test.each([
    [{ playoffs_format: 'DOUBLE_ELIMINATION' as const, playoffs_teams: 5 }, 5, true],
    [{ playoffs_format: 'DOUBLE_ELIMINATION' as const, qualifiers_per_group: 2 }, 4, true],
    [{ playoffs_teams: 3 }, 3, false],
    [{}, 2, false],
  ])('are played as the organiser says: %j', async (given, count, isDouble) => {
    const { id } = await startChampionship(server, organizer, {
      game_id: gameId,
      teams,
      ...groups,
      ...given,
      min_teams: 5,
    })
    await play(id, 1)
    const playOffs = (await readMatches(id)).filter(({ phase }) => phase === 2)
    const seated = new Set(
      playOffs
        .filter(({ round, bracket }) => round === 1 && bracket === 'WINNERS')
        .flatMap(({ home, away }) => [home?.id, away?.id])
        .filter((team) => team !== undefined),
    )
    expect(seated.size).toBe(count)
    expect(playOffs.some(({ bracket }) => bracket === 'LOSERS' || bracket === 'FINAL')).toBe(isDouble)
    await play(id, 2)
    const { body } = await server.call('readChampionship', { path: { id } })
    expect([body.status, body.winner?.id]).toEqual(['FINISHED', teams[0]!.id])
    const standings = (await server.call('readStandings', { path: { id } })).body
    expect(standings.places).toHaveLength(teams.length)
    expect(standings.groups).toHaveLength(2)
  })

  test('are kept by a clone and by who does not name them, and are of groups alone', async () => {
    const chosen = { playoffs_format: 'DOUBLE_ELIMINATION' as const, playoffs_teams: 4 }
    const draft = await newDraft(server, organizer, { game_id: gameId, ...groups, ...chosen, min_teams: 4 })
    const token = organizer.token
    const {
      playoffs_format: _format,
      playoffs_teams: _teams,
      ...other
    } = championshipInput({
      game_id: gameId,
      ...groups,
      min_teams: 4,
    })
    const path = { id: draft.id }
    expect((await server.call('updateChampionship', { token, path, body: other })).body).toMatchObject(chosen)
    const body = { name: 'Outra edição', starts_at: '2090-01-01T20:00:00.000Z' }
    expect((await server.call('cloneChampionship', { token, path, body })).body).toMatchObject(chosen)
    const swiss = await newDraft(server, organizer, { game_id: gameId, ...chosen, format: 'SWISS' })
    expect(swiss).toMatchObject({ playoffs_format: null, playoffs_teams: null })
  })

  test('have no more teams than the championship needs', async () => {
    const refused = await server.call('createChampionship', {
      token: organizer.token,
      body: championshipInput({ game_id: gameId, ...groups, min_teams: 4, playoffs_teams: 5 }),
    })
    expect(refused.body.errors.map(({ path }: { path: string }) => path)).toEqual(['playoffs_teams'])
  })
})
