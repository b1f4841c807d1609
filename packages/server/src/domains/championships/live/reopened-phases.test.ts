import { afterAll, beforeAll, expect, test } from 'vitest'
import { newField, startChampionship } from '../../../../test/championships.ts'
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
  ;({ organizer, gameId, teams } = await newField(server, 6))
})
afterAll(() => server.close())

const listMatches = async (id: string): Promise<Match[]> =>
  (await server.call('listMatches', { path: { id } })).body
const ready = async (id: string) => (await listMatches(id)).filter(({ state }) => state === 'READY')
const token = () => organizer.token

async function rule(id: string, { id: matchId, best_of: games }: Match): Promise<void> {
  const body = { home_score: (games + 1) / 2, away_score: 0, is_forfeit: false }
  const ruled = await server.call('ruleMatch', { token: token(), path: { id, matchId }, body })
  if (ruled.status !== 200) throw new Error(JSON.stringify(ruled.body))
}
async function play(id: string, isWanted: (match: Match) => boolean = () => true): Promise<void> {
  for (;;) {
    const match = (await ready(id)).find(isWanted)
    if (match === undefined) return
    await rule(id, match)
  }
}
/** The first team is out at once, what is `wanted` is played, and then it is back. Returns who is told that a match is gone. */
async function comeBack(given: Partial<Schemas['ChampionshipInput']>, wanted: (match: Match) => boolean) {
  const { id, registrations } = await startChampionship(server, organizer, {
    game_id: gameId,
    teams,
    ...given,
  })
  const path = { id, registrationId: registrations[0]! }
  const body = { reason: 'Uso de programa proibido.' }
  await server.call('disqualifyTeam', { token: token(), path, body })
  await play(id, wanted)
  const before = await listMatches(id)
  expect((await server.call('reinstateTeam', { token: token(), path })).status).toBe(200)
  return { id, before, after: await listMatches(id) }
}

const formats: [Partial<Schemas['ChampionshipInput']>, (match: Match) => boolean][] = [
  [
    { format: 'GROUPS_THEN_PLAYOFFS', group_count: 2, qualifiers_per_group: 2, min_teams: 4 },
    ({ phase }) => phase === 2,
  ],
  [{ format: 'SWISS', swiss_rounds: 3 }, ({ round }) => round > 1],
  [
    { format: 'SWISS_THEN_PLAYOFFS', swiss_rounds: 3, playoffs_teams: 3, min_teams: 3 },
    ({ phase }) => phase === 2,
  ],
]

test.each(formats)(
  'a team that is back opens what was over: nobody can play what came after it, until that is made again: %j',
  async (given, isLater) => {
    const { id, before, after } = await comeBack(given, (match) => !isLater(match))
    expect(before.some((match) => match.state === 'READY' && isLater(match))).toBe(true)
    expect(after.some((match) => match.state === 'READY' && !isLater(match))).toBe(true)
    const gone = after.filter((match) => isLater(match) && !['READY', 'CLOSED', 'BYE'].includes(match.state))
    expect(after.filter((match) => isLater(match) && match.state === 'READY')).toEqual([])
    for (const { state, home, away } of gone) expect([state, home, away]).toEqual(['NOT_NEEDED', null, null])
    await play(id)
    const { body } = await server.call('readChampionship', { path: { id } })
    expect(body.status).toBe('FINISHED')
    expect((await listMatches(id)).filter(({ state }) => state === 'NOT_NEEDED')).toEqual([])
  },
)

test.each(formats)('so it does once the championship is over: %j', async (given, isLater) => {
  const { id, after } = await comeBack(given, () => true)
  expect((await server.call('readChampionship', { path: { id } })).body.status).toBe('ONGOING')
  expect(after.filter((match) => isLater(match) && match.state === 'CLOSED')).toEqual([])
  await play(id)
  expect((await server.call('readChampionship', { path: { id } })).body.status).toBe('FINISHED')
})
