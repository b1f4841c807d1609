import { afterAll, beforeAll, expect, test } from 'vitest'
import { type championshipInput, newField, startChampionship } from '../../../../test/championships.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../../../test/harness.ts'
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
  ;({ organizer, gameId, teams } = await newField(server, 4))
})
afterAll(() => server.close())

const start = async (given: Given = {}): Promise<string> =>
  (await startChampionship(server, organizer, { game_id: gameId, teams, best_of: [1], ...given })).id
const list = async (id: string): Promise<Match[]> => (await server.call('listMatches', { path: { id } })).body
const statusOf = async (id: string): Promise<string> =>
  (await server.call('readChampionship', { path: { id } })).body.status

const rule = (id: string, match: Match, isForfeit = false) =>
  server.call('ruleMatch', {
    token: organizer.token,
    path: { id, matchId: match.id },
    body: { home_score: 1, away_score: 0, is_forfeit: isForfeit },
  })
const reopen = (id: string, match: Match, reason = 'Placar de outra partida.', { token } = organizer) =>
  server.call('reopenMatch', { token, path: { id, matchId: match.id }, body: { reason } })

async function playAll(id: string): Promise<void> {
  for (;;) {
    const match = (await list(id)).find(({ state }) => state === 'READY')
    if (match === undefined) return
    expect((await rule(id, match)).status).toBe(200)
  }
}

const withBracket = async (id: string, round: number): Promise<Match> =>
  (await list(id)).find((match) => match.round === round && match.bracket === 'WINNERS')!

test('a semi-final that is set back opens again, its final waits, and the title goes back', async () => {
  const id = await start()
  await playAll(id)
  expect(await statusOf(id)).toBe('FINISHED')
  const semi = await withBracket(id, 1)
  const made = await reopen(id, semi)
  expect(made.body).toMatchObject({ state: 'READY', winner: null, home_score: null, reported_sides: [] })
  expect(made.body.log.at(-1)).toMatchObject({ action: 'REOPENED', reason: 'Placar de outra partida.' })
  expect(await withBracket(id, 2)).toMatchObject({ state: 'WAITING', winner: null })
  expect(await statusOf(id)).toBe('ONGOING')
  const told = await server.call('listNotifications', { token: teams[0]!.owner.token })
  expect(told.body.data.map(({ title }: { title: string }) => title)).toContain('Partida aberta de novo')
  await playAll(id)
  expect(await statusOf(id)).toBe('FINISHED')
})

test('captains report a match again with what they have said before', async () => {
  const id = await start()
  const match = await withBracket(id, 1)
  const report = (side: 'home' | 'away') =>
    server.call('reportMatch', {
      token: teams.find((team) => team.id === match[side]?.id)!.owner.token,
      path: { id, matchId: match.id },
      body: { home_score: 1, away_score: 0 },
    })
  for (const side of ['home', 'away'] as const) expect((await report(side)).status).toBe(200)
  expect((await reopen(id, match)).body.reports).toEqual([])
  await report('home')
  expect((await report('away')).body.state).toBe('CLOSED')
})

test.each([
  ['a league', { format: 'ROUND_ROBIN' }],
  ['Swiss rounds', { format: 'SWISS', swiss_rounds: 2 }],
] as const)('%s keep every other result', async (_, given) => {
  const id = await start({ ...given, min_teams: 2 })
  await playAll(id)
  const before = await list(id)
  await reopen(id, before[0]!)
  expect((await list(id)).map(({ state }) => state)).toEqual([
    'READY',
    ...before.slice(1).map(() => 'CLOSED'),
  ])
  await playAll(id)
  expect(await statusOf(id)).toBe('FINISHED')
})

test('it is refused with a sentence of its own where it cannot be', async () => {
  const id = await start({
    format: 'GROUPS_THEN_PLAYOFFS',
    group_count: 2,
    qualifiers_per_group: 1,
    min_teams: 4,
  })
  const open = (await list(id))[0]!
  expect(codeOf(await reopen(id, open))).toEqual([409, 'MATCH_NOT_PLAYED'])
  await playAll(id)
  expect(codeOf(await reopen(id, open))).toEqual([409, 'RESULT_STANDS'])
  expect((await reopen(id, open, '  ')).body.errors[0].path).toBe('reason')
  expect(codeOf(await reopen(id, open, 'Placar errado.', teams[0]!.owner))).toEqual([403, 'FORBIDDEN'])
  const final = (await list(id)).at(-1)!
  expect((await reopen(id, final)).status).toBe(200)
})

test('a match of a team that was disqualified stays as it is', async () => {
  const id = await start()
  const semi = await withBracket(id, 1)
  await rule(id, semi)
  const entries: Schemas['ChampionshipRegistration'][] = (
    await server.call('listChampionshipRegistrations', { path: { id } })
  ).body
  const loser = entries.find(({ team }) => team.id === semi.away!.id)!
  await server.call('disqualifyTeam', {
    token: organizer.token,
    path: { id, registrationId: loser.id },
    body: { reason: 'Uso de programa proibido.' },
  })
  expect(codeOf(await reopen(id, semi))).toEqual([409, 'RESULT_STANDS'])
})
