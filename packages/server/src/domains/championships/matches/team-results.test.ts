import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startChampionship } from '../../../../test/championships.ts'
import { type Person, type TestServer, startServer } from '../../../../test/harness.ts'
import { openPage } from '../../../../test/sockets.ts'
import { type TestTeam, newTeam } from '../../../../test/teams.ts'
import type { Schemas } from '../../../contract/types.ts'
import { newId } from '../../../database/id.ts'
import { insertGame } from '../../games/repository.ts'

type Match = Schemas['ChampionshipMatch']

let server: TestServer
let origin: string
let organizer: Person
let gameId: string
let teams: TestTeam[]
beforeAll(async () => {
  server = await startServer()
  origin = await server.listen()
  organizer = await server.registerUser()
  gameId = await insertGame(server.db, `Jogo ${newId()}`)
})
beforeEach(async () => {
  teams = []
  for (let made = 0; made < 4; made += 1) teams.push(await newTeam(server, { gameId }))
})
afterAll(() => server.close())

const start = (given: Partial<Schemas['ChampionshipInput']> = {}) =>
  startChampionship(server, organizer, { game_id: gameId, teams, ...given })

const listMatches = async (id: string): Promise<Match[]> =>
  (await server.call('listMatches', { path: { id } })).body
const ready = async (id: string): Promise<Match[]> =>
  (await listMatches(id)).filter(({ state }) => state === 'READY')

const rule = (id: string, matchId: string, [home, away]: [number, number]) =>
  server.call('ruleMatch', {
    token: organizer.token,
    path: { id, matchId },
    body: { home_score: home, away_score: away, is_forfeit: false, reason: 'Visto na gravação.' },
  })

/** The home teams win. */
async function playOut(id: string): Promise<void> {
  for (let next = await ready(id); next.length > 0; next = await ready(id))
    for (const match of next) expect((await rule(id, match.id, [2, 1])).status).toBe(200)
}

const statsOf = async ({ id }: TestTeam): Promise<Schemas['TeamStats']> =>
  (await server.call('readTeamStats', { path: { id } })).body

/** Wins and losses as counted, and the same of the matches that are listed. */
async function recordOf(team: TestTeam): Promise<{ counted: string; listed: string[] }> {
  const { teamResults, previusMatches } = await statsOf(team)
  return {
    counted: `${teamResults.wins} V, ${teamResults.losses} D`,
    listed: previusMatches.map(({ result, score }) => `${result} ${score}`).toReversed(),
  }
}

describe('the results of a championship', () => {
  test('are in the matches and the record of both teams', async () => {
    const { id } = await start()
    await playOut(id)
    const [first, second, third, fourth] = await Promise.all(teams.map(recordOf))
    expect(first).toEqual({ counted: '2 V, 0 D', listed: ['WIN 2 × 1', 'WIN 2 × 1'] })
    expect(second).toEqual({ counted: '1 V, 1 D', listed: ['WIN 2 × 1', 'LOSS 1 × 2'] })
    for (const beaten of [third, fourth])
      expect(beaten).toEqual({ counted: '0 V, 1 D', listed: ['LOSS 1 × 2'] })
    const { name } = (await server.call('readChampionship', { path: { id } })).body
    expect((await statsOf(teams[0]!)).previusMatches[0]).toMatchObject({
      opponent: teams[1]!.name,
      opponent_tag: teams[1]!.tag,
      championship: name,
    })
    const { owner } = teams[1]!
    const { body: player } = await server.call('readPlayerRecord', {
      token: owner.token,
      path: { id: owner.id },
    })
    expect(player).toMatchObject({ wins: 1, losses: 1 })
  })

  test('follow a correction, with what is played again because of it', async () => {
    const { id } = await start()
    await playOut(id)
    const matches = await listMatches(id)
    const opening = matches.find(({ home }) => home?.id === teams[0]!.id)!
    const beaten = teams.find((team) => team.id === opening.away!.id)!
    // The winner stays: only the score changes.
    await rule(id, opening.id, [2, 0])
    expect((await recordOf(teams[0]!)).listed).toEqual(['WIN 2 × 0', 'WIN 2 × 1'])
    const before = (await statsOf(beaten)).previusMatches[0]!
    await rule(id, opening.id, [1, 2])
    // The final is open again, with the other team.
    expect(await recordOf(teams[0]!)).toEqual({ counted: '0 V, 1 D', listed: ['LOSS 1 × 2'] })
    expect(await recordOf(teams[1]!)).toEqual({ counted: '1 V, 0 D', listed: ['WIN 2 × 1'] })
    expect(await recordOf(beaten)).toEqual({ counted: '1 V, 0 D', listed: ['WIN 2 × 1'] })
    // It was played when it was played.
    expect((await statsOf(beaten)).previusMatches[0]).toEqual({ ...before, result: 'WIN', score: '2 × 1' })
    await playOut(id)
    expect((await recordOf(beaten)).listed).toHaveLength(2)
  })

  test('count a match that was lost by who was disqualified', async () => {
    const { id, registrations } = await start({ format: 'ROUND_ROBIN' })
    await server.call('disqualifyTeam', {
      token: organizer.token,
      path: { id, registrationId: registrations[3]! },
      body: { reason: 'Conta emprestada.' },
    })
    expect((await recordOf(teams[3]!)).counted).toBe('0 V, 3 D')
    expect(await recordOf(teams[0]!)).toEqual({ counted: '1 V, 0 D', listed: ['WIN 2 × 0'] })
  })

  test('stay with the opponents of a team that is deleted', async () => {
    const { id } = await start({ format: 'ROUND_ROBIN' })
    await playOut(id)
    const gone = teams[3]!
    await server.call('deleteTeam', { token: gone.owner.token, path: { id: gone.id } })
    const { teamResults, previusMatches } = await statsOf(teams[0]!)
    expect(teamResults.wins + teamResults.losses).toBe(3)
    const against = previusMatches.filter(({ opponent }) => opponent === gone.name)
    expect(against).toMatchObject([{ opponent_tag: null }])
  })

  test('are read again by open pages of both teams, with the trophy', async () => {
    const { id } = await start()
    await playOut(id)
    const { owner, id: teamId } = teams[1]!
    const page = await openPage(origin, { token: owner.token, userId: owner.id })
    try {
      const final = (await listMatches(id)).find(({ round }) => round === 2)!
      await rule(id, final.id, [0, 2])
      await expect.poll(() => page.changes).toContain(`${teamId} TEAM`)
      await expect.poll(() => page.changes).toContain(`${teamId} ACHIEVEMENTS`)
    } finally {
      page.socket.close()
    }
  })
})

test('results of several championships at once, a deletion and registrations keep every record right', async () => {
  const cups: string[] = []
  for (let made = 0; made < 3; made += 1) cups.push((await start({ format: 'ROUND_ROBIN' })).id)
  const leaver = teams[3]!
  const open = (
    await Promise.all(cups.map(async (id) => (await ready(id)).map((match) => ({ id, match }))))
  ).flat()
  const results = open.map(({ id, match }, index) => rule(id, match.id, index % 2 === 0 ? [2, 0] : [0, 2]))
  const entries = teams.map(({ id: teamId, owner }) =>
    server.call('registerTeam', {
      token: owner.token,
      path: { id: cups[0]! },
      body: { team_id: teamId, roster: [{ user_id: owner.id, role: 'STARTER' }] },
    }),
  )
  const deletion = server.call('deleteTeam', { token: leaver.owner.token, path: { id: leaver.id } })
  const responses = await Promise.all([...results, ...entries, deletion])
  expect(responses.filter(({ status }) => status >= 500)).toEqual([])
  for (const team of teams.slice(0, 3)) {
    const { counted, listed } = await recordOf(team)
    const wins = listed.filter((one) => one.startsWith('WIN')).length
    expect(counted).toBe(`${wins} V, ${listed.length - wins} D`)
  }
})
