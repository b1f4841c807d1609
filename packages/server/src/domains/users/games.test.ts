import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../database/id.ts'
import { insertGame } from '../games/repository.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../../test/harness.ts'
import { newMember, newTeam } from '../../../test/teams.ts'

let server: TestServer
let ana: Person
let valorant: string
let league: string
beforeAll(async () => {
  server = await startServer()
  ana = await server.registerUser({ nick: 'ana_sp' })
  valorant = await insertGame(server.db, 'Valorant')
  league = await insertGame(server.db, 'League of Legends')
})
afterAll(() => server.close())

interface Game {
  game_id: string
  account?: string | null
  rank?: string | null
  positions?: string[]
}

const saveGames = (person: Person, games: Game[], isFree = false) =>
  server.call('updatePlayerGames', {
    token: person.token,
    path: { id: person.id },
    body: {
      looking_for_team: isFree,
      games: games.map((game) => ({ account: null, rank: null, positions: [], ...game })),
    },
  })

describe('the games of a profile', () => {
  test('keep their order, and their account is shown as unverified', async () => {
    const given = { game_id: valorant, account: ' luz#BR1 ', rank: 'Imortal 2', positions: ['IGL', 'IGL'] }
    const response = await saveGames(ana, [given, { game_id: league }], true)
    expect(response.status).toBe(200)
    const { body } = await server.call('readPublicUser', { path: { id: ana.id } })
    expect(body.entity).toMatchObject({
      looking_for_team: true,
      games: [
        {
          game: { name: 'Valorant' },
          account: 'luz#BR1',
          verified: false,
          rank: 'Imortal 2',
          positions: ['IGL'],
        },
        { game: { name: 'League of Legends' }, account: null, rank: null, positions: [] },
      ],
    })
    expect(response.body.games).toEqual(body.entity.games)
  })

  test('are replaced as a whole, also by simultaneous requests', async () => {
    const responses = await Promise.all(
      [valorant, league, valorant].map((id) => saveGames(ana, [{ game_id: id }])),
    )
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    const { body } = await server.call('readMyProfile', { token: ana.token })
    expect(body.entity.games).toHaveLength(1)
  })

  test.each([
    ['a game twice', () => [{ game_id: valorant }, { game_id: valorant }], 'games.1.game_id'],
    ['a bad word', () => [{ game_id: valorant, account: 'puta' }], 'games.0.account'],
    ['a position of two', () => [{ game_id: valorant, positions: ['IGL|Duelista'] }], 'games.0.positions.0'],
  ])('refuse %s at its field', async (_what, games, path) => {
    const response = await saveGames(ana, games())
    expect(codeOf(response)).toEqual([400, 'VALIDATION_FAILED'])
    expect(response.body.errors).toMatchObject([{ path }])
  })

  test('are games of the platform', async () => {
    expect(codeOf(await saveGames(ana, [{ game_id: newId() }]))).toEqual([404, 'GAME_NOT_FOUND'])
  })
})

describe('the search of players', () => {
  test('filters by game, position, rank and who is free, all of one game', async () => {
    const [duda, caio] = [
      await server.registerUser({ nick: 'duda' }),
      await server.registerUser({ nick: 'caio' }),
    ]
    await saveGames(duda, [
      { game_id: valorant, rank: 'Imortal 2', positions: ['Iniciação'] },
      { game_id: league, rank: 'Ouro', positions: ['Suporte'] },
    ])
    await saveGames(caio, [{ game_id: valorant, rank: 'Ouro 1', positions: ['Duelista'] }], true)
    const findPlayers = async (query: Record<string, string | boolean>) => {
      const { body } = await server.call('searchPlayers', { query })
      return body.data.map((player: { nick: string }) => player.nick)
    }
    expect(await findPlayers({ gameId: valorant })).toEqual(expect.arrayContaining(['caio', 'duda']))
    expect(await findPlayers({ position: 'INICIACAO' })).toEqual(['duda'])
    expect(await findPlayers({ position: 'inici' })).toEqual([])
    expect(await findPlayers({ gameId: valorant, rank: 'ouro' })).toEqual(['caio'])
    expect(await findPlayers({ gameId: valorant, position: 'suporte' })).toEqual([])
    expect(await findPlayers({ free: true })).toEqual(['caio'])
    const { body } = await server.call('searchPlayers', { query: { gameId: league } })
    const ofDuda = body.data.find((player: { nick: string }) => player.nick === 'duda')
    expect(ofDuda.game).toEqual({ name: 'League of Legends', rank: 'Ouro', positions: ['Suporte'] })
  })
})

describe('the record', () => {
  test('counts the matches and badges since the player joined, of teams that show their members', async () => {
    const team = await newTeam(server)
    const mate = await newMember(server, team, 'PLAYER')
    const joined = { joined_at: new Date('2026-01-10T00:00:00Z') }
    await server.db.updateTable('team_members').set(joined).where('user_id', '=', mate.id).execute()
    const match = (day: string, result: 'WIN' | 'LOSS') => ({
      id: newId(),
      team_id: team.id,
      opponent: 'Resenha Total',
      starts_at: new Date(`2026-01-${day}T20:00:00Z`),
      result,
      score: '2 x 1',
    })
    const matches = [match('05', 'WIN'), match('12', 'WIN'), match('15', 'LOSS')]
    await server.db.insertInto('team_matches').values(matches).execute()
    const badge = newId()
    await server.db
      .insertInto('badges')
      .values({ id: badge, name: 'Jogo limpo', description: '200 partidas' })
      .execute()
    await server.db
      .insertInto('team_badges')
      .values({ team_id: team.id, badge_id: badge, received_at: new Date('2026-01-20T00:00:00Z') })
      .execute()
    const record = async (token?: string) =>
      (await server.call('readPlayerRecord', { path: { id: mate.id }, ...(token ? { token } : {}) })).body
    expect(await record()).toMatchObject({
      wins: 1,
      losses: 1,
      matches: [
        { result: 'LOSS', team: { team_tag: team.tag }, opponent: 'Resenha Total' },
        { result: 'WIN', score: '2 x 1' },
      ],
      badges: [{ name: 'Jogo limpo', icon: null }],
    })
    await server.db.updateTable('teams').set({ show_team_members: false }).where('id', '=', team.id).execute()
    const empty = {
      wins: 0,
      losses: 0,
      matches: [],
      badges: [],
      ratings: [],
      similar: [],
      trophies: [],
      prize_record: null,
    }
    expect(await record()).toEqual(empty)
    expect(await record(mate.token)).toMatchObject({ wins: 1, losses: 1 })
  })
})

describe('recommendations', () => {
  test('say why, as a list with kinds and as two lists', async () => {
    const game = await insertGame(server.db, 'Jogo das recomendações')
    const owner = await server.registerUser({ nick: 'dona' })
    const team = await newTeam(server, { owner, gameId: game })
    const rival = await newTeam(server, { gameId: game })
    await server.db.updateTable('teams').set({ is_recruiting: true }).where('id', '=', rival.id).execute()
    const vacancy = (id: string) =>
      server.call('createVacancy', {
        token: (id === team.id ? owner : rival.owner).token,
        path: { id },
        body: {
          title: 'Vaga de suporte',
          position: 'Suporte',
          number_of_vacancies: 1,
          min_ranking: 0,
          description: 'Treinos de segunda a quinta.',
          is_active: true,
        },
      })
    expect([(await vacancy(team.id)).status, (await vacancy(rival.id)).status]).toEqual([201, 201])
    const [wanted, other] = [
      await server.registerUser({ nick: 'sup' }),
      await server.registerUser({ nick: 'top' }),
    ]
    await saveGames(wanted, [{ game_id: game, rank: 'Ouro', positions: ['suporte'] }], true)
    await saveGames(other, [{ game_id: game }])
    const hidden = await server.registerUser({ nick: 'escondido' })
    await saveGames(hidden, [{ game_id: game, positions: ['Suporte'] }])
    await server.db
      .updateTable('users')
      .set({ profile_visibility: 'NOBODY' })
      .where('id', '=', hidden.id)
      .execute()

    const forOwner = (await server.call('listRecommendations', { token: owner.token })).body
    expect(forOwner.players.map((player: { nick: string }) => player.nick)).toEqual(['sup', 'top'])
    expect(forOwner.list).toMatchObject([
      { kind: 'PLAYER', reasons: ['POSITION_MISSING', 'FREE_TO_JOIN', 'SAME_GAME'], player: { nick: 'sup' } },
      { kind: 'TEAM', reasons: ['SAME_GAME', 'RECRUITING'], team: { id: rival.id } },
      { kind: 'PLAYER', reasons: ['SAME_GAME'], player: { nick: 'top' } },
    ])
    const forPlayer = (await server.call('listRecommendations', { token: wanted.token })).body
    expect(forPlayer.teams).toMatchObject([{ id: rival.id }])
    expect(forPlayer.list[0]).toMatchObject({
      kind: 'TEAM',
      reasons: ['POSITION_WANTED', 'SAME_GAME', 'RECRUITING'],
    })
    const nobody = await server.registerUser()
    expect((await server.call('listRecommendations', { token: nobody.token })).body).toEqual({
      players: [],
      teams: [],
      list: [],
    })
  })

  test('know who is available at the same hours', async () => {
    const game = await insertGame(server.db, 'Jogo das horas')
    const owner = await server.registerUser()
    const mine = await newTeam(server, { owner, gameId: game })
    const theirs = await newTeam(server, { gameId: game })
    await saveGames(theirs.owner, [{ game_id: game }])
    for (const team of [mine, theirs]) {
      const member = await server.db
        .selectFrom('team_members')
        .select('id')
        .where('team_id', '=', team.id)
        .executeTakeFirstOrThrow()
      await server.db
        .insertInto('availability')
        .values({ member_id: member.id, team_id: team.id, hours: [20, 21, 22] })
        .execute()
    }
    const { body } = await server.call('listRecommendations', { token: owner.token })
    expect(body.list).toMatchObject([{ kind: 'PLAYER', reasons: ['SAME_HOURS', 'SAME_GAME'] }])
  })
})
