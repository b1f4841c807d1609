import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newDraft } from '../../../test/championships.ts'
import {
  type TestResponse,
  type Person,
  type TestServer,
  codeOf,
  startServer,
} from '../../../test/harness.ts'
import { type Crowd, type TestTeam, newCrowd, newMember, newTeam } from '../../../test/teams.ts'
import { newId } from '../../database/id.ts'
import { insertAchievement } from '../achievements/repository.ts'
import { insertGame } from '../games/repository.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const setUser = (person: Person, given: { profile_visibility?: 'MEMBERS' | 'NOBODY'; birth?: string }) =>
  server.db.updateTable('users').set(given).where('id', '=', person.id).execute()

describe('searching teams without logging in', () => {
  let valorant: string
  let zebra: TestTeam

  beforeAll(async () => {
    valorant = await insertGame(server.db, 'VALORANT')
    const rocket = await insertGame(server.db, 'Rocket League')
    zebra = await newTeam(server, { name: 'Zebra', teamTag: 'ZBR', gameId: valorant })
    await newTeam(server, { name: 'Ágata', teamTag: 'AGT', gameId: rocket })
    await newTeam(server, { name: 'Ação Total', teamTag: 'ACAO', gameId: valorant })
    await server.db.updateTable('teams').set({ is_recruiting: true }).where('name', '<>', 'Ágata').execute()
  })

  const names = async (query: object): Promise<string[]> => {
    const { body } = await server.call('searchTeams', { query })
    return body.data.map((team: { entity: { name: string } }) => team.entity.name)
  }

  test('finds by name and tag whatever the accents and case, by game and by recruiting', async () => {
    expect(await names({})).toEqual(['Ação Total', 'Ágata', 'Zebra'])
    expect(await names({ order: 'desc' })).toEqual(['Zebra', 'Ágata', 'Ação Total'])
    expect(await names({ search: 'ACAO' })).toEqual(['Ação Total'])
    expect(await names({ search: 'ação' })).toEqual(['Ação Total'])
    expect(await names({ search: 'agt' })).toEqual(['Ágata'])
    // Fewer letters than three begin a word, so that they are found without reading all teams.
    expect(await names({ search: 'ZB' })).toEqual(['Zebra'])
    expect(await names({ search: ' ac ' })).toEqual(['Ação Total'])
    expect(await names({ search: 'tó' })).toEqual(['Ação Total'])
    expect(await names({ search: 'a' })).toEqual(['Ação Total', 'Ágata'])
    expect(await names({ search: 'br' })).toEqual([])
    expect(await names({ search: '%' })).toEqual([])
    expect(await names({ gameId: valorant })).toEqual(['Ação Total', 'Zebra'])
    expect(await names({ isRecruiting: true })).toEqual(['Ação Total', 'Zebra'])
    expect(await names({ isRecruiting: false })).toEqual(['Ágata'])
    expect(await names({ gameId: valorant, isRecruiting: false })).toEqual([])
    expect(await names({ gameId: valorant, isRecruiting: true, search: 'zeb' })).toEqual(['Zebra'])
  })

  test('returns the total on every page, past the last one too', async () => {
    const page = async (number: number) =>
      (await server.call('searchTeams', { query: { page: number, limit: 2 } })).body
    const pages = [await page(1), await page(2), await page(3), await page(100_000)]
    expect(pages.map((each) => [each.data.length, each.total, each.totalPage])).toEqual([
      [2, 3, 2],
      [1, 3, 2],
      [0, 3, 2],
      [0, 3, 2],
    ])
  })

  test('reveals no members, and of the owner no more than the profile does', async () => {
    const read = async () => (await server.call('searchTeams', { query: { search: 'zebra' } })).body.data[0]
    const open = await read()
    expect(Object.keys(open)).toEqual(['id', 'entity', 'files'])
    expect(open.entity.owner).toEqual({ name: zebra.owner.name })
    await setUser(zebra.owner, { profile_visibility: 'NOBODY' })
    expect((await read()).entity.owner).toEqual({ name: zebra.owner.nick })
  })
})

test('a list names the private owner of another team by nick, and of the own by name', async () => {
  const team = await newTeam(server, { name: `Fechado ${newId().slice(-8)}` })
  const stranger = await server.registerUser()
  await setUser(team.owner, { profile_visibility: 'NOBODY' })
  const ownerSeenBy = async (viewer: Person) => {
    const query = { search: team.name }
    const { body } = await server.call('listTeams', { token: viewer.token, query })
    return body.data[0].entity.owner.name
  }
  expect(await ownerSeenBy(stranger)).toBe(team.owner.nick)
  expect(await ownerSeenBy(team.owner)).toBe(team.owner.name)
})

describe('what a visitor reads of a team', () => {
  let crowd: Crowd
  beforeEach(async () => {
    crowd = await newCrowd(server)
  })

  test('the page by id is the page by tag', async () => {
    const byId = await server.call('readPublicTeamById', { path: { id: crowd.team.id } })
    const byTag = await server.call('readPublicTeam', { path: { teamTag: crowd.team.tag } })
    expect(byId.status).toBe(200)
    expect(byId.body).toEqual(byTag.body)
    expect(byId.body.members).toHaveLength(5)
  })

  test('a minor is known by nick alone, and as they are to their own team', async () => {
    const { PLAYER, COACH } = crowd.people
    const year = new Date().getFullYear()
    await setUser(PLAYER, { birth: `${year - 17}-06-01` })
    const nameIn = (response: TestResponse) =>
      response.body.find((member: { entity: { user_id: string } }) => member.entity.user_id === PLAYER.id)
        .entity.name
    const path = { id: crowd.team.id }
    expect(nameIn(await server.call('listPublicTeamMembers', { path }))).toBe(PLAYER.nick)
    const { stranger } = crowd.people
    expect(nameIn(await server.call('listTeamMembers', { path, token: stranger.token }))).toBe(PLAYER.nick)
    expect(nameIn(await server.call('listTeamMembers', { path, token: COACH.token }))).toBe(PLAYER.name)
  })

  test('matches to come, matches played and the record', async () => {
    const { id: teamId } = crowd.team
    const day = 24 * 60 * 60 * 1000
    const match = (days: number, given: object) => ({
      id: newId(),
      team_id: teamId,
      opponent: `Rival ${days}`,
      championship: null,
      starts_at: new Date(Date.now() + days * day),
      result: null,
      score: null,
      ...given,
    })
    await server.db
      .insertInto('team_matches')
      .values([
        match(9, {}),
        match(2, { championship: 'Copa Ipê' }),
        match(-1, {}),
        match(-3, { result: 'LOSS', score: '0 x 2' }),
        match(-2, { result: 'WIN', score: '2 x 1' }),
      ])
      .execute()
    await server.db.updateTable('teams').set({ wins: 1, losses: 1 }).where('id', '=', teamId).execute()
    const { body } = await server.call('readTeamStats', { path: { id: teamId } })
    expect(body).toMatchObject({
      upcomingMatches: [{ opponent: 'Rival 2', championship: 'Copa Ipê' }, { opponent: 'Rival 9' }],
      previusMatches: [
        { opponent: 'Rival -2', result: 'WIN', score: '2 x 1' },
        { opponent: 'Rival -3', result: 'LOSS' },
      ],
      teamResults: { wins: 1, losses: 1 },
    })
  })

  test('the match of a championship that is being played is the next', async () => {
    const organizer = await server.registerUser()
    const gameId = await insertGame(server.db, `Jogo ${newId()}`)
    const teams = [await newTeam(server, { gameId }), await newTeam(server, { gameId })] as const
    const draft = await newDraft(server, organizer, { game_id: gameId })
    const path = { id: draft.id }
    const setStatus = (status: 'REGISTRATION' | 'ONGOING') =>
      server.call('changeChampionshipStatus', { token: organizer.token, path, body: { status } })
    await setStatus('REGISTRATION')
    for (const { id, owner } of teams) {
      const body = { team_id: id, roster: [{ user_id: owner.id, role: 'STARTER' as const }] }
      await server.call('registerTeam', { token: owner.token, path, body })
    }
    expect((await setStatus('ONGOING')).status).toBe(200)
    const stats = async () =>
      (await server.call('readTeamStats', { path: { id: teams[0].id } })).body.upcomingMatches
    const matches = () =>
      server.db.updateTable('championship_matches').where('championship_id', '=', draft.id)
    const [later, earlier] = [Date.now() + 60_000, Date.now() - 60_000].map((time) => new Date(time))
    await matches().set({ scheduled_at: later! }).execute()
    const next = { opponent: teams[1].name, opponent_tag: teams[1].tag, championship: draft.name }
    expect(await stats()).toMatchObject([{ ...next, starts_at: later!.toISOString(), is_live: false }])
    await matches().set({ scheduled_at: earlier! }).execute()
    expect(await stats()).toEqual([])
    await matches().set({ home_checked_in_at: earlier!, away_checked_in_at: earlier! }).execute()
    expect(await stats()).toMatchObject([{ ...next, is_live: true, championship_url: draft.url }])
  })

  test('the tag of an opponent that is a team of the platform', async () => {
    const rival = await newTeam(server)
    const match = {
      team_id: crowd.team.id,
      championship: null,
      starts_at: new Date(Date.now() - 60_000),
      result: 'WIN' as const,
      score: null,
    }
    await server.db
      .insertInto('team_matches')
      .values([
        { ...match, id: newId(), opponent: rival.name, opponent_id: rival.id },
        { ...match, id: newId(), opponent: 'Visitantes' },
      ])
      .execute()
    const { body } = await server.call('readTeamStats', { path: { id: crowd.team.id } })
    const tags = body.previusMatches.map((one: { opponent_tag: string | null }) => one.opponent_tag)
    expect(new Set(tags)).toEqual(new Set([rival.tag, null]))
  })

  test('the latest achievements', async () => {
    const { owner, id } = crowd.team
    const achievement = { description: null, placement: 1, game_id: null, championship: null }
    for (let year = 2012; year < 2026; year += 1)
      await insertAchievement(server.db, id, { ...achievement, title: `Copa ${year}`, date: `${year}-06-01` })
    const { body } = await server.call('readPublicTeam', { path: { teamTag: crowd.team.tag } })
    expect(body.achievements).toHaveLength(12)
    expect(body.achievements[0]).toMatchObject({ title: 'Copa 2025', files: [] })
    const { body: all } = await server.call('listAchievements', { token: owner.token, path: { id } })
    expect(all).toHaveLength(14)
  })

  test('badges, the newest first', async () => {
    const { id: teamId } = crowd.team
    for (const [name, received] of [
      ['Primeiro troféu', '2026-01-01'],
      ['Cem treinos', '2026-02-01'],
    ] as const) {
      const badge = newId()
      await server.db.insertInto('badges').values({ id: badge, name, description: 'Feito.' }).execute()
      const given = { team_id: teamId, badge_id: badge, received_at: new Date(received) }
      await server.db.insertInto('team_badges').values(given).execute()
    }
    const { body } = await server.call('listTeamBadges', { path: { teamId } })
    expect(body).toMatchObject([
      { name: 'Cem treinos', icon: null },
      { name: 'Primeiro troféu', received_at: '2026-01-01T00:00:00.000Z' },
    ])
  })

  test('what does not exist is not found', async () => {
    const path = { id: newId() }
    const responses = [
      await server.call('readPublicTeamById', { path }),
      await server.call('listPublicTeamMembers', { path }),
      await server.call('readTeamStats', { path }),
      await server.call('listTeamBadges', { path: { teamId: path.id } }),
    ]
    expect(responses.map(codeOf)).toEqual(Array(4).fill([404, 'TEAM_NOT_FOUND']))
    expect(codeOf(await server.call('readGame', { path }))).toEqual([404, 'GAME_NOT_FOUND'])
    const game = await server.call('readGame', { path: { id: crowd.team.gameId } })
    expect([game.status, game.body.id]).toEqual([200, crowd.team.gameId])
  })
})

describe('the teams of a user', () => {
  test('one sees all of the own, and of others those that show their members', async () => {
    const [open, closed] = [await newTeam(server), await newTeam(server)]
    const player = await newMember(server, open, 'PLAYER')
    await newMember(server, closed, 'PLAYER')
    const both = await server.registerUser()
    for (const team of [open, closed]) {
      const membership = { id: newId(), team_id: team.id, user_id: both.id }
      await server.db
        .insertInto('team_members')
        .values({ ...membership, role: 'PLAYER', roster_status: 'STARTER' })
        .execute()
    }
    await server.db
      .updateTable('teams')
      .set({ show_team_members: false })
      .where('id', '=', closed.id)
      .execute()
    const seenBy = async (viewer: Person) => {
      const { body } = await server.call('listUserTeams', { token: viewer.token, path: { id: both.id } })
      return body.map((team: { team_tag: string }) => team.team_tag)
    }
    expect((await seenBy(both)).toSorted()).toEqual([open.tag, closed.tag].toSorted())
    expect(await seenBy(player)).toEqual([open.tag])
    await setUser(both, { profile_visibility: 'NOBODY' })
    // Members of the same team still see it.
    expect(await seenBy(player)).toEqual([open.tag])
    const stranger = await server.registerUser()
    const hidden = await server.call('listUserTeams', { token: stranger.token, path: { id: both.id } })
    expect(codeOf(hidden)).toEqual([404, 'USER_NOT_FOUND'])
    const mine = await server.call('searchMyTeams', { token: both.token, query: { search: open.tag } })
    expect(mine.body).toMatchObject({ total: 1, data: [{ id: open.id, entityId: both.id }] })
  })

  test('the own teams are searched by game, whether the own id is named or not', async () => {
    const player = await server.registerUser()
    const [one, other] = [await newTeam(server, { owner: player }), await newTeam(server, { owner: player })]
    const { gameId } = await newTeam(server)
    const stranger = await server.registerUser()
    const tags = async (operation: 'searchMyTeams' | 'searchTeams', query: object) => {
      const { body } = await server.call(operation, { token: player.token, query })
      return body.data.map((team: { entity: { team_tag: string } }) => team.entity.team_tag).toSorted()
    }
    const both = [one.tag, other.tag].toSorted()
    expect(await tags('searchMyTeams', { entityId: player.id })).toEqual(both)
    expect(await tags('searchMyTeams', { gameId: one.gameId })).toEqual([one.tag])
    expect(await tags('searchMyTeams', { gameId })).toEqual([])
    expect(await tags('searchTeams', { entityId: player.id })).toEqual(both)
    expect(await tags('searchTeams', { entityId: player.id, gameId: one.gameId })).toEqual([one.tag])
    const query = { entityId: player.id }
    for (const operation of ['searchMyTeams', 'searchTeams'] as const) {
      const foreign = await server.call(operation, { token: stranger.token, query })
      expect(codeOf(foreign)).toEqual([403, 'FORBIDDEN'])
      expect(codeOf(await server.call(operation, { query }))).toEqual([401, 'UNAUTHENTICATED'])
    }
  })

  test('members read the game of their team and that it is registered nowhere yet', async () => {
    const team = await newTeam(server)
    const { token } = team.owner
    const games = await server.call('listTeamGames', { token, path: { id: team.id } })
    expect(games.body).toMatchObject([{ id: team.gameId }])
    const registrations = await server.call('listTeamRegistrations', { token, path: { teamId: team.id } })
    expect(registrations.body).toEqual({ data: [], page: 1, limit: 10, total: 0, totalPage: 0 })
  })
})
