import { afterAll, beforeAll, expect, test } from 'vitest'
import { newField, startChampionship } from '../../../../test/championships.ts'
import { type Person, type TestServer, startServer } from '../../../../test/harness.ts'
import { type TestTeam, newTeam } from '../../../../test/teams.ts'
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

const start = (count: number, given: Partial<Schemas['ChampionshipInput']> = {}) =>
  startChampionship(server, organizer, { game_id: gameId, teams: teams.slice(0, count), ...given })
const listMatches = async (id: string): Promise<Match[]> =>
  (await server.call('listMatches', { path: { id } })).body
const read = async (id: string): Promise<Schemas['Championship']> =>
  (await server.call('readChampionship', { path: { id } })).body
const ready = async (id: string): Promise<Match[]> =>
  (await listMatches(id)).filter(({ state }) => state === 'READY')

const rule = (id: string, { id: matchId, best_of: games }: Match, winner: 'home' | 'away' = 'home') => {
  const needed = (games + 1) / 2
  return server.call('ruleMatch', {
    token: organizer.token,
    path: { id, matchId },
    body: {
      home_score: winner === 'home' ? needed : 0,
      away_score: winner === 'away' ? needed : 0,
      is_forfeit: false,
      reason: 'Visto na gravação.',
    },
  })
}
async function playOut(id: string): Promise<void> {
  for (let next = await ready(id); next.length > 0; next = await ready(id))
    for (const match of next) expect((await rule(id, match)).status).toBe(200)
}

async function registrationOf(id: string, teamId: string): Promise<Schemas['ChampionshipRegistration']> {
  const { body } = await server.call('listChampionshipRegistrations', { path: { id } })
  return body.find(({ team }: Schemas['ChampionshipRegistration']) => team.id === teamId)
}
async function disqualify(id: string, teamId: string, reason = 'Uso de programa proibido.') {
  const { id: registrationId } = await registrationOf(id, teamId)
  const path = { id, registrationId }
  const made = await server.call('disqualifyTeam', { token: organizer.token, path, body: { reason } })
  expect(made.status).toBe(200)
  return made
}
async function reinstate(id: string, teamId: string) {
  const { id: registrationId } = await registrationOf(id, teamId)
  const undone = await server.call('reinstateTeam', { token: organizer.token, path: { id, registrationId } })
  expect(undone.status).toBe(200)
  return undone
}
const titlesOf = async ({ id, owner }: TestTeam): Promise<string[]> =>
  (await server.call('listAchievements', { token: owner.token, path: { id } })).body.map(
    ({ championship }: Schemas['Achievement']) => championship,
  )

test('is scored by the games of its match: 0 to 3 in a final of five', async () => {
  const { id } = await start(4, { best_of: [1, 5] })
  for (const match of await ready(id)) await rule(id, match)
  const [final] = await ready(id)
  await disqualify(id, final!.home!.id)
  const [first, , closed] = await listMatches(id)
  expect(closed).toMatchObject({ state: 'CLOSED', home_score: 0, away_score: 3, winner: 'away' })
  expect(first).toMatchObject({ home_score: 1, is_forfeit: false })
  expect((await read(id)).winner?.id).toBe(final!.away!.id)
})

test('is taken back: its matches are open again, and what was played stays', async () => {
  const { id } = await start(4)
  const before = await listMatches(id)
  const [first, second] = before.filter(({ state }) => state === 'READY')
  await disqualify(id, first!.home!.id)
  await rule(id, second!)
  await playOut(id)
  expect((await read(id)).status).toBe('FINISHED')
  await server.db.deleteFrom('notifications').execute()
  expect((await reinstate(id, first!.home!.id)).body.reason).toBeNull()
  const after = await listMatches(id)
  expect(after.find((match) => match.id === first!.id)).toMatchObject({ state: 'READY', is_forfeit: false })
  expect(after.find((match) => match.id === second!.id)).toMatchObject({ state: 'CLOSED', winner: 'home' })
  expect(await read(id)).toMatchObject({ status: 'ONGOING', winner: null })
  const { body } = await server.call('readMatch', { path: { id, matchId: first!.id } })
  expect(body.log.map(({ action }: { action: string }) => action)).toEqual(['DISQUALIFIED', 'REINSTATED'])
  const told = teams.find((team) => team.id === first!.home!.id)!
  const { body: unread } = await server.call('listUnreadNotifications', { token: told.owner.token })
  expect(unread.map(({ title }: { title: string }) => title)).toContain('Desclassificação desfeita')
  await playOut(id)
  expect((await read(id)).status).toBe('FINISHED')
  // Once more, it changes nothing.
  await server.db.deleteFrom('notifications').execute()
  await reinstate(id, first!.home!.id)
  const { body: none } = await server.call('listUnreadNotifications', { token: told.owner.token })
  expect(none).toEqual([])
})

test('of both teams of a match to come gives the win to neither', async () => {
  const { id } = await start(4)
  const [first, second] = await ready(id)
  await disqualify(id, first!.home!.id)
  await disqualify(id, first!.away!.id)
  await rule(id, second!)
  const final = (await listMatches(id)).at(-1)
  expect(final).toMatchObject({ state: 'CLOSED', is_forfeit: true })
  expect((await read(id)).winner?.id).toBe(second!.home!.id)
  await reinstate(id, first!.away!.id)
  expect((await ready(id)).map(({ round }) => round)).toEqual([2])
})

test('of both teams of a match in a league gives no points, and none in the record', async () => {
  const { id } = await start(3, { format: 'ROUND_ROBIN' })
  const [match] = await ready(id)
  const out = [match!.home!.id, match!.away!.id]
  const third = teams.slice(0, 3).find((team) => !out.includes(team.id))!
  for (const team of out) await disqualify(id, team)
  const { body } = await server.call('readStandings', { path: { id } })
  expect(body.places.map(({ team }: Schemas['ChampionshipPlace']) => team?.id)[0]).toBe(third.id)
  expect((await read(id)).winner?.id).toBe(third.id)
})

test('of both finalists, at the end, leaves a championship without a champion', async () => {
  const { id } = await start(2)
  const [final] = await ready(id)
  await rule(id, final!)
  await disqualify(id, final!.home!.id)
  expect((await read(id)).winner?.id).toBe(final!.away!.id)
  await disqualify(id, final!.away!.id)
  const [voided] = await listMatches(id)
  expect(voided).toMatchObject({ state: 'CLOSED', winner: null, home_score: 0, away_score: 0 })
  expect(await read(id)).toMatchObject({ status: 'FINISHED', winner: null })
  await reinstate(id, final!.home!.id)
  expect((await read(id)).winner?.id).toBe(final!.home!.id)
})

test('of a champion moves the title and the trophy, and back', async () => {
  // Teams that have not met before: other wins are worth no trophy.
  const fresh: TestTeam[] = []
  for (let made = 0; made < 4; made += 1) fresh.push(await newTeam(server, { gameId }))
  const { id } = await startChampionship(server, organizer, {
    game_id: gameId,
    name: 'Copa Jacarandá',
    teams: fresh,
  })
  await playOut(id)
  const { winner } = await read(id)
  const final = (await listMatches(id)).at(-1)!
  const [champion, second] = [final.home!.id, final.away!.id].map((one) =>
    fresh.find((team) => team.id === one)!,
  )
  expect(winner?.id).toBe(champion!.id)
  await disqualify(id, champion!.id)
  expect(await read(id)).toMatchObject({ status: 'FINISHED', winner: { id: second!.id } })
  expect(await titlesOf(champion!)).not.toContain('Copa Jacarandá')
  expect(await titlesOf(second!)).toContain('Copa Jacarandá')
  await reinstate(id, champion!.id)
  expect((await read(id)).winner?.id).toBe(champion!.id)
  expect(await titlesOf(second!)).not.toContain('Copa Jacarandá')
  const last = (await listMatches(id)).at(-1)
  expect(last).toMatchObject({ winner: 'home', is_forfeit: false, home_score: 2 })
})

test('of the leader of a league that is over moves the title down the table', async () => {
  const { id } = await start(3, { format: 'ROUND_ROBIN' })
  const placeOf = (team: Match['home']) => teams.findIndex((one) => one.id === team?.id)
  for (let open = await ready(id); open.length > 0; open = await ready(id))
    for (const match of open)
      await rule(id, match, placeOf(match.home) < placeOf(match.away) ? 'home' : 'away')
  expect((await read(id)).winner?.id).toBe(teams[0]!.id)
  await disqualify(id, teams[0]!.id)
  expect((await read(id)).winner?.id).toBe(teams[1]!.id)
})

test('in a semi-final leaves the tables of the groups as they ended', async () => {
  const { id } = await start(8, {
    format: 'GROUPS_THEN_PLAYOFFS',
    group_count: 2,
    qualifiers_per_group: 2,
    min_teams: 4,
  })
  for (let open = await ready(id); open.some(({ phase }) => phase === 1); open = await ready(id))
    for (const match of open) await rule(id, match)
  const { body: before } = await server.call('readStandings', { path: { id } })
  const [semi] = await ready(id)
  await disqualify(id, semi!.home!.id)
  const { body: after } = await server.call('readStandings', { path: { id } })
  expect(after.groups).toEqual(before.groups)
}, 60_000)

test('repeated with the same reason tells nobody, and another reason is read', async () => {
  const { id } = await start(4)
  const [match] = await ready(id)
  const out = teams.find((team) => team.id === match!.home!.id)!
  await disqualify(id, out.id)
  await server.db.deleteFrom('notifications').execute()
  await disqualify(id, out.id)
  expect((await disqualify(id, out.id, 'Conta emprestada.')).body.reason).toBe('Conta emprestada.')
  const { body } = await server.call('listUnreadNotifications', { token: out.owner.token })
  expect(body).toEqual([])
  const { body: detail } = await server.call('readMatch', { path: { id, matchId: match!.id } })
  expect(detail.log).toHaveLength(1)
})
