import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, type TestServer, startServer } from '../../../test/harness.ts'
import { type Crowd, type TestTeam, fingerprint, newCrowd, newMember, newTeam } from '../../../test/teams.ts'
import { newId } from '../../database/id.ts'
import { insertGame } from '../games/repository.ts'

let server: TestServer
let ana: Person
let gameId: string

beforeAll(async () => {
  server = await startServer()
  ana = await server.registerUser({ name: 'Ana Conceição', nick: 'ana_sp' })
  gameId = await insertGame(server.db, 'VALORANT')
})
afterAll(() => server.close())

const body = (given: object = {}) => ({
  name: 'Trovão Esports',
  teamTag: 'TRV',
  game_id: gameId,
  description: 'Time de São Paulo em busca do acesso.',
  ...given,
})

describe('creating a team', () => {
  test('makes the caller its owner and answers the whole team', async () => {
    const response = await server.call('createTeam', { token: ana.token, body: body({ teamTag: 'trv' }) })
    expect(response.status).toBe(201)
    expect(response.body).toMatchObject({
      team_tag: 'TRV',
      role: 'OWNER',
      entity: {
        name: 'Trovão Esports',
        team_members_count: 1,
        owner: { id: ana.id, nick: 'ana_sp', name: 'Ana Conceição' },
        is_recruiting: false,
        show_team_members: true,
      },
      members: [{ role: 'OWNER', roster_status: 'STARTER', entity: { user_name: 'ana_sp' } }],
      game: { id: gameId, name: 'VALORANT', icon: null },
      permissions: { deleteTeam: true, invite: true, leave: false },
    })
    const activities = await server.db.selectFrom('team_activities').selectAll().execute()
    expect(activities).toMatchObject([
      { team_id: response.body.id, action_type: 'TEAM_CREATED', actor_id: ana.id },
    ])
  })

  test.each([
    [{ name: 'TROVÃO ESPORTS', teamTag: 'OUTRA' }, 'TEAM_NAME_TAKEN', 'name'],
    [{ name: 'Outro nome', teamTag: 'tRv' }, 'TEAM_TAG_TAKEN', 'teamTag'],
  ])('refuses %o as %s', async (given, code, path) => {
    const before = await fingerprint(server.db)
    const response = await server.call('createTeam', { token: ana.token, body: body(given) })
    expect([response.status, response.body.code, response.body.errors]).toMatchObject([
      409,
      code,
      [{ path, code: 'TAKEN' }],
    ])
    expect(await fingerprint(server.db)).toBe(before)
  })

  test.each([
    [{ name: 'Bando de cuzão' }, 'name', 'PROFANITY'],
    [{ teamTag: 'CU' }, 'teamTag', 'PROFANITY'],
    [{ description: 'Aqui só tem filho da puta mesmo' }, 'description', 'PROFANITY'],
    [{ name: 'ab' }, 'name', 'TOO_SHORT'],
    [{ name: 'a\u200b\u200b\u200b' }, 'name', 'TOO_SHORT'],
    [{ teamTag: 'LONGA1' }, 'teamTag', 'TOO_LONG'],
    [{ teamTag: 'É1' }, 'teamTag', 'INVALID_FORMAT'],
    [{ game_id: newId() }, 'game_id', 'INVALID_VALUE'],
    [{ description: 'curta' }, 'description', 'TOO_SHORT'],
  ])('refuses %o', async (given, path, code) => {
    const before = await fingerprint(server.db)
    const response = await server.call('createTeam', {
      token: ana.token,
      body: body({ name: 'Nome novo', teamTag: 'NOVO', ...given }),
    })
    expect([response.status, response.body.code]).toEqual([400, 'VALIDATION_FAILED'])
    expect(response.body.errors).toMatchObject([{ path, code }])
    expect(await fingerprint(server.db)).toBe(before)
  })

  test('accepts Computador FC', async () => {
    const given = { name: 'Computador FC', teamTag: 'CPFC' }
    expect((await server.call('createTeam', { token: ana.token, body: body(given) })).status).toBe(201)
  })

  test('refuses a guest and an owner that the body names', async () => {
    expect((await server.call('createTeam', { body: body() })).status).toBe(401)
    const response = await server.call('createTeam', { token: ana.token, body: body({ owner: newId() }) })
    expect([response.status, response.body.code]).toEqual([400, 'UNKNOWN_FIELD'])
  })

  test('lets exactly one of 8 simultaneous calls have a tag', async () => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        server.call('createTeam', {
          token: ana.token,
          body: body({ name: `Corrida ${index}`, teamTag: 'RACE' }),
        }),
      ),
    )
    expect(responses.map((response) => response.status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array(7).fill(409),
    ])
    const owners = await server.db
      .selectFrom('team_members')
      .innerJoin('teams', 'teams.id', 'team_members.team_id')
      .select('team_members.id')
      .where('team_tag', '=', 'RACE')
      .execute()
    expect(owners).toHaveLength(1)
  })
})

describe('listing teams', () => {
  let list: TestServer
  let viewer: Person
  let other: Person
  const ids: Record<string, TestTeam> = {}

  beforeAll(async () => {
    list = await startServer()
    viewer = await list.registerUser()
    other = await list.registerUser()
    const valorant = await insertGame(list.db, 'VALORANT')
    const rocket = await insertGame(list.db, 'Rocket League')
    const teams = [
      ['Zebra', 'ZBR', viewer, valorant],
      ['Ágata', 'AGT', viewer, rocket],
      ['Ação Total', 'ACAO', other, valorant],
      ['agito', 'AGI', other, rocket],
      ['100% Foco', 'CEM', other, valorant],
    ] as const
    for (const [name, teamTag, owner, game] of teams) {
      ids[name] = await newTeam(list, { name, teamTag, owner, gameId: game })
    }
  })
  afterAll(() => list.close())

  const names = async (query: object): Promise<string[]> => {
    const response = await list.call('listTeams', { token: viewer.token, query })
    expect(response.status).toBe(200)
    return response.body.data.map((team: { entity: { name: string } }) => team.entity.name)
  }

  test('sorts the Portuguese way, both ways', async () => {
    const order = ['100% Foco', 'Ação Total', 'Ágata', 'agito', 'Zebra']
    expect(await names({})).toEqual(order)
    expect(await names({ order: 'desc' })).toEqual(order.toReversed())
  })

  test.each([
    ['acao', ['Ação Total']],
    ['ÁGATA', ['Ágata']],
    ['zbr', ['Zebra']],
    ['  aÇÃo   total ', ['Ação Total']],
    ['100%', ['100% Foco']],
    // Fewer letters than the index knows begin a word.
    ['fo', ['100% Foco']],
    ['co', []],
    ['%', []],
    ['_', []],
    ['\\', []],
    ['nada disso', []],
    ['', ['100% Foco', 'Ação Total', 'Ágata', 'agito', 'Zebra']],
  ])('searches %o', async (search, found) => {
    expect(await names({ search })).toEqual(found)
  })

  test('filters by game and by own membership', async () => {
    expect(await names({ gameId: ids['Zebra']!.gameId })).toEqual(['100% Foco', 'Ação Total', 'Zebra'])
    expect(await names({ entityId: viewer.id })).toEqual(['Ágata', 'Zebra'])
    expect(await names({ entityId: viewer.id, search: 'zeb' })).toEqual(['Zebra'])
  })

  test("refuses another's id", async () => {
    const response = await list.call('listTeams', { token: viewer.token, query: { entityId: other.id } })
    expect([response.status, response.body.code]).toEqual([403, 'FORBIDDEN'])
  })

  test('pages without gaps and with totals', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => list.call('listTeams', { token: viewer.token, query: { page, limit: 2 } })),
    )
    expect(pages.map((page) => page.body.data.length)).toEqual([2, 2, 1, 0])
    expect(pages[3]!.body).toMatchObject({ page: 4, limit: 2, total: 5, totalPage: 3 })
    const seen = pages.flatMap((page) => page.body.data.map((team: { id: string }) => team.id))
    expect(new Set(seen).size).toBe(5)
  })

  test('shows up to five members, or none where the team hides them from the caller', async () => {
    const team = ids['Ação Total']!
    for (const role of ['MANAGER', 'COACH', 'CAPTAIN', 'PLAYER', 'PLAYER'] as const) {
      await newMember(list, team, role)
    }
    const read = async (token: string) =>
      (await list.call('listTeams', { token, query: { search: 'acao' } })).body.data[0].entity
    const shown = await read(viewer.token)
    expect([shown.team_members_count, shown.team_members.length]).toEqual([6, 5])
    expect(shown.team_members[0].entity.user_id).toBe(other.id)
    await list.db.updateTable('teams').set({ show_team_members: false }).where('id', '=', team.id).execute()
    const hidden = await read(viewer.token)
    expect([hidden.team_members_count, hidden.team_members]).toEqual([6, []])
    expect((await read(other.token)).team_members).toHaveLength(5)
  })
})

describe('who may read a team', () => {
  let crowd: Crowd
  beforeAll(async () => {
    crowd = await newCrowd(server)
  })

  const members = ['OWNER', 'MANAGER', 'COACH', 'CAPTAIN', 'PLAYER'] as const
  const outsiders = ['stranger', 'invitee', 'exMember', 'otherOwner'] as const

  test.each(members)('%s reads it with the own role and permissions', async (role) => {
    const response = await server.call('readTeam', {
      token: crowd.people[role].token,
      path: { id: crowd.team.id },
    })
    expect([response.status, response.body.role]).toEqual([200, role])
    expect(response.body.permissions.invite).toBe(role === 'OWNER' || role === 'MANAGER')
    expect(response.body.members.map((member: { role: string }) => member.role)).toEqual([...members])
  })

  test.each(outsiders)('for the %s it does not exist', async (who) => {
    const response = await server.call('readTeam', {
      token: crowd.people[who].token,
      path: { id: crowd.team.id },
    })
    expect([response.status, response.body.code]).toEqual([404, 'TEAM_NOT_FOUND'])
  })

  test('a guest is asked to sign in', async () => {
    for (const operation of ['readTeam', 'listTeamMembers'] as const) {
      expect((await server.call(operation, { path: { id: crowd.team.id } })).status).toBe(401)
    }
    expect((await server.call('listTeams')).status).toBe(401)
  })

  test('a team that hides its members shows them to members alone', async () => {
    const list = (who: keyof Crowd['people']) =>
      server.call('listTeamMembers', { token: crowd.people[who].token, path: { id: crowd.team.id } })
    expect((await list('stranger')).body).toHaveLength(5)
    const hide = server.db.updateTable('teams').where('id', '=', crowd.team.id)
    await hide.set({ show_team_members: false }).execute()
    expect((await list('stranger')).status).toBe(404)
    expect((await list('PLAYER')).body).toHaveLength(5)
    const response = await server.call('readPublicTeam', { path: { teamTag: crowd.team.tag.toLowerCase() } })
    expect([response.status, response.body.members, response.body.entity.team_members_count]).toEqual([
      200,
      [],
      5,
    ])
    await hide.set({ show_team_members: true }).execute()
  })

  test('the public page shows users with a private profile by nick only', async () => {
    const shy = crowd.people.COACH
    await server.db
      .updateTable('users')
      .set({ profile_visibility: 'MEMBERS' })
      .where('id', '=', shy.id)
      .execute()
    const response = await server.call('readPublicTeam', { path: { teamTag: crowd.team.tag } })
    const shown = response.body.members.find(
      (member: { entity: { user_id: string } }) => member.entity.user_id === shy.id,
    )
    expect(shown.entity).toEqual({ user_id: shy.id, user_name: shy.nick, name: shy.nick })
    expect(JSON.stringify(response.body)).not.toContain('@convoca.example')
  })

  test('an unknown tag is not found', async () => {
    const response = await server.call('readPublicTeam', { path: { teamTag: 'NADA' } })
    expect([response.status, response.body.code]).toEqual([404, 'TEAM_NOT_FOUND'])
  })
})

test('lists games by name, page by page and searched', async () => {
  const games = await startServer()
  try {
    for (const name of ['Rocket League', 'Águas', 'Zelda']) await insertGame(games.db, name)
    const all = await games.call('listAllGames')
    expect(all.body.map((game: { name: string }) => game.name)).toEqual(['Águas', 'Rocket League', 'Zelda'])
    const page = await games.call('listGames', { query: { search: 'aguas', limit: 1 } })
    expect(page.body).toMatchObject({ total: 1, totalPage: 1, data: [{ name: 'Águas', icon: null }] })
  } finally {
    await games.close()
  }
})
