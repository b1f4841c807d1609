/**
 * Ratings of many played games.
 * @module-tag night
 */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, type TestServer, quickJobs, startServer } from '../../../test/harness.ts'
import { startChampionship } from '../../../test/championships.ts'
import { type TestTeam, newTeam } from '../../../test/teams.ts'
import type { Schemas } from '../../contract/types.ts'
import { queueUnratedGames } from './service.ts'

let server: TestServer
let organizer: Person
beforeAll(async () => {
  server = await startServer({ jobTiming: quickJobs })
  organizer = await server.registerUser()
  await server.db.updateTable('users').set({ platform_role: 'ORGANIZER' }).execute()
})
afterAll(() => server.close())

async function newTeams(count: number): Promise<TestTeam[]> {
  const first = await newTeam(server)
  const teams = [first]
  while (teams.length < count) teams.push(await newTeam(server, { gameId: first.gameId }))
  return teams
}

interface Cup {
  id: string
  matches: Schemas['ChampionshipMatch'][]
}

async function newCup(teams: readonly TestTeam[]): Promise<Cup> {
  const { id } = await startChampionship(server, organizer, {
    game_id: teams[0]!.gameId,
    format: 'ROUND_ROBIN',
    best_of: [1],
    teams,
  })
  const { body } = await server.call('listMatches', { path: { id } })
  return { id, matches: body }
}

const findMatch = ({ matches }: Cup, one: TestTeam, other: TestTeam) =>
  matches.find(({ home, away }) => [one.id, other.id].every((id) => [home?.id, away?.id].includes(id)))!

async function win(cup: Cup, winner: TestTeam, loser: TestTeam): Promise<void> {
  const match = findMatch(cup, winner, loser)
  const isHome = match.home?.id === winner.id
  const { status } = await server.call('ruleMatch', {
    token: organizer.token,
    path: { id: cup.id, matchId: match.id },
    body: {
      home_score: Number(isHome),
      away_score: Number(!isHome),
      is_forfeit: false,
      reason: 'Placar conferido.',
    },
  })
  expect(status).toBe(200)
}

async function readRecord(person: Person, token?: string): Promise<Schemas['PlayerRecord']> {
  const call = { path: { id: person.id }, ...(token === undefined ? {} : { token }) }
  return (await server.call('readPlayerRecord', call)).body
}

const readRating = async (person: Person) => (await readRecord(person)).ratings[0]?.rating
const matchesOf = async (person: Person) => (await readRating(person))?.matches

test('a result is rated, and a correction rates it and what followed again', async () => {
  const [one, two, three] = (await newTeams(3)) as [TestTeam, TestTeam, TestTeam]
  const cup = await newCup([one, two, three])
  await win(cup, one, two)
  await win(cup, two, three)
  await expect.poll(() => matchesOf(two.owner)).toBe(2)
  const before = await readRecord(two.owner)
  expect(before.ratings[0]).toMatchObject({
    game: { id: one.gameId },
    rating: { place: 2, total: 3, matches: 2, wins: 1 },
    history: [{ change: -44 }, {}],
  })
  expect(before.ratings[0]?.rating.points).toBe(before.ratings[0]?.history[1]?.points)
  expect(before.matches.map(({ points_change: change }) => change)).toEqual(
    before.ratings[0]?.history.toReversed().map(({ change }) => change),
  )
  expect(before.similar.map(({ player }) => player.id).toSorted()).toEqual(
    [one.owner.id, three.owner.id].toSorted(),
  )
  const { body: dashboard } = await server.call('readDashboard', { token: two.owner.token })
  const best = (await readRating(one.owner))!.points
  expect(dashboard.rating).toEqual({ rating: before.ratings[0], next: { place: 1, points: best } })
  const upset = (await readRating(two.owner))!.points
  await win(cup, two, one)
  await expect.poll(async () => (await readRating(two.owner))?.wins).toBe(2)
  expect((await readRating(two.owner))!.points).toBeGreaterThan(upset)
  expect(await readRating(one.owner)).toMatchObject({ place: 3, wins: 0 })
})

test('two results of a team at once are both rated', async () => {
  const [team, one, two] = (await newTeams(3)) as [TestTeam, TestTeam, TestTeam]
  const cups = [await newCup([team, one]), await newCup([team, two])] as const
  await Promise.all([win(cups[0], team, one), win(cups[1], team, two)])
  await expect.poll(() => matchesOf(team.owner)).toBe(2)
  expect(await readRating(team.owner)).toMatchObject({ place: 1, wins: 2 })
})

test('a ranking is paged by places; who may not be seen keeps theirs', async () => {
  const teams = await newTeams(4)
  const [best, hidden, minor, last] = teams as [TestTeam, TestTeam, TestTeam, TestTeam]
  const cup = await newCup(teams)
  for (const [place, winner] of teams.entries())
    for (const loser of teams.slice(place + 1)) await win(cup, winner, loser)
  for (const { owner } of teams) await expect.poll(() => matchesOf(owner)).toBe(3)
  await server.db
    .updateTable('users')
    .set({ profile_visibility: 'NOBODY' })
    .where('id', '=', hidden.owner.id)
    .execute()
  await server.db
    .updateTable('users')
    .set({ birth: `${new Date().getFullYear() - 17}-01-01` })
    .where('id', '=', minor.owner.id)
    .execute()
  const query = { gameId: best.gameId, limit: 2 }
  const list = async (person: Person, page: number) => {
    const { body } = await server.call('listPlayerRanking', {
      token: person.token,
      query: { ...query, page },
    })
    return body.data.map((one: Schemas['PlayerRankingEntry']) => [one.rating.place, one.player.nick])
  }
  expect([await list(last.owner, 1), await list(last.owner, 2)]).toEqual([
    [[1, best.owner.nick]],
    [[4, last.owner.nick]],
  ])
  expect(await list(hidden.owner, 1)).toEqual([
    [1, best.owner.nick],
    [2, hidden.owner.nick],
  ])
  expect(await list(minor.owner, 2)).toEqual([
    [3, minor.owner.nick],
    [4, last.owner.nick],
  ])
  const { body } = await server.call('listTeamRanking', { token: last.owner.token, query })
  expect(body).toMatchObject({ page: 1, limit: 2, total: 4, totalPage: 2 })
  expect(body.data.map((one: Schemas['TeamRankingEntry']) => one.team.id)).toEqual([best.id, hidden.id])
  const unknown = await server.call('listTeamRanking', {
    token: last.owner.token,
    query: { gameId: organizer.id },
  })
  expect([unknown.status, unknown.body.code]).toEqual([404, 'GAME_NOT_FOUND'])
  expect((await readRecord(best.owner)).similar.map(({ player }) => player.id)).toEqual([last.owner.id])

  // The rating decides, not who came first.
  const next = await startChampionship(server, organizer, {
    game_id: best.gameId,
    teams: teams.toReversed(),
  })
  const { body: seeded } = await server.call('listChampionshipRegistrations', { path: { id: next.id } })
  expect(
    seeded
      .toSorted(
        (a: Schemas['ChampionshipRegistration'], b: Schemas['ChampionshipRegistration']) =>
          (a.seed ?? 0) - (b.seed ?? 0),
      )
      .map(({ team }: Schemas['ChampionshipRegistration']) => team.id),
  ).toEqual(teams.map(({ id }) => id))
})

test('matches for a team that hides its members are in the history of the player alone', async () => {
  const [team, rival] = (await newTeams(2)) as [TestTeam, TestTeam]
  const cup = await newCup([team, rival])
  await win(cup, team, rival)
  await expect.poll(() => matchesOf(team.owner)).toBe(1)
  await server.db.updateTable('teams').set({ show_team_members: false }).where('id', '=', team.id).execute()
  expect((await readRecord(team.owner)).ratings[0]?.history).toEqual([])
  expect((await readRecord(team.owner, team.owner.token)).ratings[0]?.history).toHaveLength(1)
})

test('a match that nobody played is not rated', async () => {
  const [team, rival] = (await newTeams(2)) as [TestTeam, TestTeam]
  const cup = await newCup([team, rival])
  const match = findMatch(cup, team, rival)
  const other = await newCup([team, rival])
  await server.call('ruleMatch', {
    token: organizer.token,
    path: { id: cup.id, matchId: match.id },
    body: { home_score: 1, away_score: 0, is_forfeit: true, reason: 'Ninguém veio.' },
  })
  await win(other, team, rival)
  await expect.poll(() => matchesOf(team.owner)).toBe(1)
})

test('results from before there were ratings are rated after a start; opponents keep what a deleted team gave', async () => {
  const [team, rival] = (await newTeams(2)) as [TestTeam, TestTeam]
  const cup = await newCup([team, rival])
  await win(cup, team, rival)
  await expect.poll(() => matchesOf(team.owner)).toBe(1)
  const points = (await readRating(team.owner))!.points
  await server.db.deleteFrom('rated_matches').where('game_id', '=', team.gameId).execute()
  await server.db.deleteFrom('ratings').where('game_id', '=', team.gameId).execute()
  await queueUnratedGames(server.services)
  await expect.poll(() => readRating(team.owner)).toMatchObject({ points, matches: 1 })
  await server.db.deleteFrom('teams').where('id', '=', rival.id).execute()
  await server.runAs(organizer, (context) =>
    context.ratings.add(context, { gameId: team.gameId, matchIds: null }),
  )
  const next = await newTeam(server, { gameId: team.gameId })
  await win(await newCup([team, next]), team, next)
  await expect.poll(() => matchesOf(team.owner)).toBe(2)
  const { history } = (await readRecord(team.owner)).ratings[0]!
  expect(history[0]?.points).toBe(points)
})
