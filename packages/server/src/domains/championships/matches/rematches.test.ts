import { afterAll, beforeAll, expect, test } from 'vitest'
import { newField, startChampionship } from '../../../../test/championships.ts'
import { type Person, type TestServer, startServer } from '../../../../test/harness.ts'
import type { TestTeam } from '../../../../test/teams.ts'
import type { Schemas } from '../../../contract/types.ts'

let server: TestServer
let organizer: Person
let gameId: string
let teams: TestTeam[]
beforeAll(async () => {
  server = await startServer()
  ;({ organizer, gameId, teams } = await newField(server, 6))
})
afterAll(() => server.close())

const start = (count: number, rounds: number) =>
  startChampionship(server, organizer, {
    game_id: gameId,
    teams: teams.slice(0, count),
    format: 'SWISS',
    swiss_rounds: rounds,
    best_of: [1],
  })

const listMatches = async (id: string): Promise<Schemas['ChampionshipMatch'][]> =>
  (await server.call('listMatches', { path: { id } })).body

/** Plays all rounds; the away team wins where the letter of the match is an a. */
async function play(id: string, winners = ''): Promise<Schemas['ChampionshipMatch'][]> {
  const letters = winners.split(' ')
  for (;;) {
    const matches = await listMatches(id)
    const match = matches.find(({ state }) => state === 'READY')
    if (match === undefined) return matches
    const [home, away] = letters[match.number] === 'a' ? [0, 1] : [1, 0]
    const ruled = await server.call('ruleMatch', {
      token: organizer.token,
      path: { id, matchId: match.id },
      body: { home_score: home, away_score: away, is_forfeit: false },
    })
    expect(ruled.status).toBe(200)
  }
}

const readLog = async (id: string, matchId: string) => {
  const { body } = await server.call('readMatch', { path: { id, matchId } })
  const { log }: Schemas['ChampionshipMatchDetail'] = body
  return log.filter(({ action }) => action === 'REMATCHED')
}

test('six teams play four rounds, whoever wins, and nobody meets twice', async () => {
  const { id } = await start(6, 4)
  const matches = await play(id, 'a h a h h h h h h')
  expect(matches.map(({ round }) => round)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4])
  const pairs = matches.map(({ home, away }) => [home?.id ?? '', away?.id ?? ''].toSorted().join(' '))
  expect(new Set(pairs).size).toBe(12)
  for (const match of matches) expect(await readLog(id, match.id)).toEqual([])
  const { body } = await server.call('readChampionship', { path: { id } })
  expect([body.status, body.winner === null]).toEqual(['FINISHED', false])
})

test.each([
  [2, 2, 1],
  [3, 4, 3],
  [4, 4, 3],
])('%i teams play %i rounds; who meets again after %i reads why', async (count, rounds, possible) => {
  const { id } = await start(count, rounds)
  const matches = await play(id)
  expect(matches.at(-1)?.round).toBe(rounds)
  for (const match of matches.filter(({ away }) => away !== null)) {
    const log = await readLog(id, match.id)
    const again = {
      actor: null,
      reason: expect.stringMatching(/^Estes times já se enfrentaram na \dª rodada/),
    }
    expect(log).toEqual(match.round > possible ? [expect.objectContaining(again)] : [])
  }
})
