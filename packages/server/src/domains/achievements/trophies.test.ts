import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { championshipInput, startChampionship } from '../../../test/championships.ts'
import { type Person, type TestServer, startServer } from '../../../test/harness.ts'
import { type TestTeam, newTeam } from '../../../test/teams.ts'
import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'
import { insertGame } from '../games/repository.ts'

let server: TestServer
let organizer: Person
let gameId: string
let teams: TestTeam[]
beforeAll(async () => {
  server = await startServer()
  organizer = await server.registerUser()
  gameId = await insertGame(server.db, `Jogo ${newId()}`)
})
beforeEach(async () => {
  teams = [await newTeam(server, { gameId }), await newTeam(server, { gameId })]
})
afterAll(() => server.close())

/** A cup of both teams. */
const open = async (name: string): Promise<string> =>
  (await startChampionship(server, organizer, { game_id: gameId, name, teams })).id

/** The winner of the only match wins the cup. */
async function decide(id: string, winner: 'home' | 'away'): Promise<void> {
  const { body: matches } = await server.call('listMatches', { path: { id } })
  const ruled = await server.call('ruleMatch', {
    token: organizer.token,
    path: { id, matchId: matches[0].id },
    body: {
      home_score: winner === 'home' ? 2 : 0,
      away_score: winner === 'away' ? 2 : 0,
      is_forfeit: false,
      reason: 'Visto na gravação.',
    },
  })
  expect(ruled.status).toBe(200)
}

async function trophiesOf({ id, owner }: TestTeam): Promise<Schemas['Achievement'][]> {
  const listed = await server.call('listAchievements', { token: owner.token, path: { id } })
  return listed.body
}
const titlesOf = async (team: TestTeam): Promise<string[]> =>
  (await trophiesOf(team)).map(({ title }) => title).toSorted()

async function rename(id: string, name: string): Promise<void> {
  const { body } = await server.call('readChampionship', { path: { id } })
  const keys = Object.keys(championshipInput({ game_id: gameId }))
  const fields = Object.fromEntries(Object.entries(body).filter(([key]) => keys.includes(key)))
  const renamed = await server.call('updateChampionship', {
    token: organizer.token,
    path: { id },
    body: { ...championshipInput({ game_id: gameId }), ...fields, game_id: gameId, name },
  })
  expect(renamed.status).toBe(200)
}

test('of two cups of one name the corrected one alone takes its trophy back', async () => {
  const [first, second] = [await open('Copa Ipê'), await open('Copa Ipê')]
  await decide(first, 'home')
  await decide(second, 'home')
  expect(await titlesOf(teams[0]!)).toEqual(['Campeão: Copa Ipê', 'Campeão: Copa Ipê'])
  await decide(second, 'away')
  expect(await titlesOf(teams[0]!)).toEqual(['Campeão: Copa Ipê'])
  expect(await titlesOf(teams[1]!)).toEqual(['Campeão: Copa Ipê'])
  await decide(first, 'away')
  expect(await titlesOf(teams[0]!)).toEqual([])
  expect(await titlesOf(teams[1]!)).toEqual(['Campeão: Copa Ipê', 'Campeão: Copa Ipê'])
})

test('an achievement that the team wrote itself stays, whatever its title', async () => {
  const id = await open('Copa Aroeira')
  await decide(id, 'home')
  const [team] = teams
  const written = await server.call('createAchievement', {
    token: team!.owner.token,
    path: { id: team!.id },
    body: {
      title: 'Campeão: Copa Aroeira',
      description: 'Do ano passado.',
      placement: 1,
      date: '2025-05-01',
      game_id: gameId,
      championship: 'Copa Aroeira',
    },
  })
  expect(written.status).toBe(201)
  await decide(id, 'away')
  expect((await trophiesOf(team!)).map(({ description }) => description)).toEqual(['Do ano passado.'])
})

test('a cup that was renamed takes back the trophy of its earlier name', async () => {
  const id = await open('Copa Cedro')
  await decide(id, 'home')
  await rename(id, 'Copa Jequitibá')
  await decide(id, 'away')
  expect(await titlesOf(teams[0]!)).toEqual([])
  expect(await titlesOf(teams[1]!)).toEqual(['Campeão: Copa Jequitibá'])
})

test('a trophy to which the team gave another title goes with the win', async () => {
  const id = await open('Copa Peroba')
  await decide(id, 'home')
  const [team] = teams
  const [trophy] = await trophiesOf(team!)
  const { title: _, id: achievementId, ...kept } = trophy!
  const edited = await server.call('updateAchievement', {
    token: team!.owner.token,
    path: { id: team!.id, achievementId },
    body: {
      title: 'Nossa primeira taça',
      description: kept.description,
      placement: 2,
      date: kept.date,
      game_id: kept.game_id,
      championship: null,
    },
  })
  expect(edited.status).toBe(200)
  await decide(id, 'away')
  expect(await titlesOf(team!)).toEqual([])
})

test('corrected to and fro, and ruled twice, a cup has one trophy', async () => {
  const id = await open('Copa Imbuia')
  for (const winner of ['home', 'away', 'home', 'home'] as const) await decide(id, winner)
  expect(await titlesOf(teams[0]!)).toEqual(['Campeão: Copa Imbuia'])
  expect(await titlesOf(teams[1]!)).toEqual([])
})

test('the trophy of a team that was deleted since comes back to nobody, and the next winner has one', async () => {
  const id = await open('Copa Angico')
  await decide(id, 'home')
  const [team] = teams
  await server.call('deleteTeam', { token: team!.owner.token, path: { id: team!.id } })
  await decide(id, 'away')
  expect(await titlesOf(teams[1]!)).toEqual(['Campeão: Copa Angico'])
})
