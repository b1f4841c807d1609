import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAlone } from '../alone.ts'
import { type Person, type TestServer, startServer } from '../harness.ts'
import { newTeam } from '../teams.ts'
import { matrix } from './matrix.ts'
import { type Scenario, makeScenario } from './scenario.ts'

/**
 * A player who takes part without a team is no team anywhere: whatever takes the id or the tag of a team finds nothing by the id of the
 * player or of the entry, and no list of teams has more rows than before.
 */
let server: TestServer
let scenario: Scenario
let player: Person
let registrationId: string
let championshipId: string
let gameId: string
let before: unknown

/** The lists of teams as the player gets them. */
const readLists = (): Promise<unknown[]> =>
  Promise.all(
    (['listTeams', 'searchTeams', 'searchMyTeams', 'listTeamRanking'] as const).map(async (operation) => {
      const { status, body } = await server.call(operation, {
        token: player.token,
        query: operation === 'listTeamRanking' ? { gameId } : {},
      })
      return [operation, status, status === 400 ? 'refused' : body]
    }),
  )

beforeAll(async () => {
  server = await startServer()
  scenario = await makeScenario(server)
  player = await server.registerUser()
  const team = await newTeam(server)
  gameId = team.gameId
  before = await readLists()
  const rival = await server.registerUser()
  const started = await startAlone(server, team.owner, { game_id: team.gameId, players: [player, rival] })
  championshipId = started.id
  registrationId = started.registrations[0] ?? ''
}, 120_000)
afterAll(() => server.close())

/** The operations that name a team, by its id or its tag. */
const named = () =>
  Object.entries(matrix).flatMap(([operation, row]) => {
    const call = JSON.stringify(row.call(scenario, 'owner'))
    return call.includes(scenario.teamId) || call.includes(`"${scenario.teamTag}"`)
      ? [{ operation, call }]
      : []
  })

describe('a player without a team', () => {
  test('adds nothing to lists of teams', async () => {
    expect(await readLists()).toEqual(before)
  })

  test('is not found as a team by any operation that names one', async () => {
    const operations = named()
    expect(operations.length).toBeGreaterThan(60)
    const answered: string[] = []
    for (const { operation, call } of operations)
      for (const id of [player.id, registrationId]) {
        const request = JSON.parse(
          call.replaceAll(scenario.teamId, id).replaceAll(`"${scenario.teamTag}"`, '"ALONE"'),
        )
        const response = await server.call(operation as 'readTeam', { ...request, token: player.token })
        const isEmpty = Array.isArray(response.body) && response.body.length === 0
        if (response.status < 400 && !isEmpty) answered.push(`${operation} ${response.status}`)
        expect(response.status, `${operation} ${JSON.stringify(response.body)}`).toBeLessThan(500)
      }
    expect([...new Set(answered)]).toEqual([])
  })

  test('is in the bracket of the championship, of which the staff’s and the public’s lists know no team', async () => {
    const { body } = await server.call('listMatches', { path: { id: championshipId } })
    expect(JSON.stringify(body)).toContain(player.nick)
    const { rows } = await server.database.pool.query(
      'select count(*)::int as count from teams where id = $1 or id = $2',
      [player.id, registrationId],
    )
    expect(rows).toEqual([{ count: 0 }])
  })
})
