import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  openAlone,
  enterAlone,
  playAlone,
  readMatches,
  setStatus,
  startAlone,
} from '../../../../test/alone.ts'
import { appoint } from '../../../../test/championships.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../../../test/harness.ts'
import { PASSWORD } from '../../../../test/registrations.ts'
import { newTeam } from '../../../../test/teams.ts'
import type { Schemas } from '../../../contract/types.ts'
import { newId } from '../../../database/id.ts'
import { runInTransaction } from '../../../database/transaction.ts'
import { eraseDueAccounts } from '../../erasure/service.ts'
import { findExportSections } from '../../archives/export-repository.ts'
import { insertGame } from '../../games/repository.ts'
import { updateRatings } from '../../ratings/update.ts'

type Match = Schemas['ChampionshipMatch']

const DAY = 24 * 60 * 60_000

let server: TestServer
let now: Date
let organizer: Person
let gameId: string
let players: Person[]
beforeAll(async () => {
  now = new Date()
  server = await startServer({ now: () => now })
  organizer = await server.registerUser()
})
beforeEach(async () => {
  gameId = await insertGame(server.db, `Jogo ${newId()}`)
  players = []
  for (let made = 0; made < 4; made += 1) players.push(await server.registerUser())
})
afterAll(() => server.close())

const start = (given: Partial<Schemas['ChampionshipInput']> = {}, who: readonly Person[] = players) =>
  startAlone(server, organizer, { game_id: gameId, best_of: [1], players: who, ...given })
const read = async (id: string): Promise<Schemas['Championship']> =>
  (await server.call('readChampionship', { path: { id } })).body
const recordOf = async (person: Person): Promise<Schemas['PlayerRecord']> =>
  (await server.call('readPlayerRecord', { path: { id: person.id } })).body
const rate = () =>
  runInTransaction(
    server.db,
    ({ db }) => updateRatings(db, { gameId, matchIds: null }),
    (error) => {
      throw error
    },
  )
const rankOf = async (operation: 'listPlayerRanking' | 'listTeamRanking') =>
  (await server.call(operation, { token: organizer.token, query: { gameId } })).body
const first = async (id: string): Promise<Match> => (await readMatches(server, id))[0]!
const playerOf = (side: Match['home']): Person => players.find(({ id }) => id === side?.id)!
const rule = (id: string, matchId: string, body: Partial<Schemas['MatchRuling']> = {}) =>
  server.call('ruleMatch', {
    token: organizer.token,
    path: { id, matchId },
    body: { home_score: 1, away_score: 0, is_forfeit: false, reason: 'Visto na gravação.', ...body },
  })
const textsOf = async ({ token }: Person): Promise<string> =>
  JSON.stringify((await server.call('listNotifications', { token, query: { limit: 50 } })).body)
const erase = async (person: Person): Promise<void> => {
  const path = { id: person.id }
  const asked = await server.call('deleteAccount', {
    token: person.token,
    path,
    body: { password: PASSWORD },
  })
  expect(asked.status).toBe(202)
  const before = now
  now = new Date(now.getTime() + 8 * DAY)
  await eraseDueAccounts(server.services, (error) => {
    throw error
  })
  now = before
}

describe('from the start to the trophy', () => {
  test.each([
    ['SINGLE_ELIMINATION', {}],
    ['DOUBLE_ELIMINATION', {}],
    ['ROUND_ROBIN', {}],
    ['SWISS', { swiss_rounds: 3 }],
    ['SWISS_THEN_PLAYOFFS', { swiss_rounds: 2, playoffs_teams: 4, min_teams: 4 }],
    ['GROUPS_THEN_PLAYOFFS', { group_count: 2, qualifiers_per_group: 1, min_teams: 4 }],
  ] as const)(
    '%s is played by the reports of the players themselves',
    { timeout: 60_000 },
    async (format, given) => {
      const { id } = await start({ format, ...given })
      await playAlone(server, id, { players })
      const [winner, last] = [players[0]!, players[3]!]
      expect(await read(id)).toMatchObject({
        status: 'FINISHED',
        winner: { id: winner.id, name: winner.nick, player: { nick: winner.nick } },
      })
      const { body: standings } = await server.call('readStandings', { path: { id } })
      expect(standings.places.map((place: Schemas['ChampionshipPlace']) => place.team?.name)[0]).toBe(
        winner.nick,
      )
      const record = await recordOf(winner)
      expect(record.trophies.map(({ championship }) => championship.id)).toEqual([id])
      expect([record.losses, record.wins > 0]).toEqual([0, true])
      expect(record.matches[0]).toMatchObject({ team: null, opponent_tag: null, result: 'WIN' })
      expect(players.map(({ nick }) => nick)).toContain(record.matches[0]?.opponent_nick)
      expect((await recordOf(last)).trophies).toEqual([])
      await rate()
      const { data } = await rankOf('listPlayerRanking')
      expect(data.map((place: { player: { nick: string } }) => place.player.nick)[0]).toBe(winner.nick)
      expect((await rankOf('listTeamRanking')).data).toEqual([])
      expect((await recordOf(winner)).ratings[0]?.history.length).toBeGreaterThan(0)
      expect(await textsOf(last)).toContain(`${winner.nick} venceu o campeonato.`)
      expect(await textsOf(last)).not.toMatch(/\btimes?\b/)
    },
  )

  test('a corrected final moves trophy, record and rating', async () => {
    const { id } = await start({}, players.slice(0, 2))
    const { id: matchId, home, away } = await first(id)
    await rule(id, matchId)
    expect((await recordOf(playerOf(home))).trophies).toHaveLength(1)
    await rule(id, matchId, { home_score: 0, away_score: 1 })
    await rate()
    expect((await recordOf(playerOf(home))).trophies).toHaveLength(0)
    expect(await recordOf(playerOf(away))).toMatchObject({
      wins: 1,
      losses: 0,
      trophies: [{ championship: { id } }],
      matches: [{ result: 'WIN', points_change: expect.any(Number) }],
    })
  })

  test('who is seeded by rating is the better player', async () => {
    const { id } = await start()
    await playAlone(server, id, { players: players.toReversed() })
    await rate()
    const next = await start()
    const pairs = await readMatches(server, next.id)
    const best = players[3]!.id
    const list = await server.call('listChampionshipRegistrations', { path: { id: next.id } })
    const registration = list.body.find((one: Schemas['ChampionshipRegistration']) => one.team.id === best)
    expect([registration.seed, pairs.some(({ home }) => home?.id === best)]).toEqual([1, true])
  })
})

describe('the room of a match', () => {
  test('is the two players’: check-in, code, another time, a score so far, the referee, giving up', async () => {
    const { id } = await start({}, players.slice(0, 2))
    const { id: matchId, home, away } = await first(id)
    const [one, other] = [playerOf(home), playerOf(away)]
    const path = { id, matchId }
    const stranger = players[2]!
    expect(codeOf(await server.call('readMatchRoom', { token: stranger.token, path }))).toEqual([
      403,
      'FORBIDDEN',
    ])
    const room = await server.call('readMatchRoom', { token: one.token, path })
    expect(room.body).toMatchObject({ side: 'home', can_act: true, can_rule: false })
    expect(room.body.home_roster.map(({ user }: { user: { nick: string } }) => user.nick)).toEqual([one.nick])
    expect(room.body.conversation_id).toEqual(expect.any(String))
    const sent = await server.call('sendMessage', {
      token: other.token,
      path: { id: room.body.conversation_id },
      body: { clientId: newId(), content: 'Bora?', attachmentIds: [], replyTo: null },
    })
    expect(sent.status).toBe(201)
    for (const { token } of [one, other]) await server.call('checkInMatch', { token, path })
    const { body: there } = await server.call('readMatchRoom', { token: other.token, path })
    expect(there.code).toMatch(/^[A-Z]{3}-/)
    expect(await textsOf(one)).toContain('Os dois jogadores estão na sala')
    const time = new Date(now.getTime() + DAY).toISOString()
    const proposed = await server.call('proposeReschedule', {
      token: one.token,
      path,
      body: { scheduled_at: time },
    })
    expect(proposed.status).toBe(200)
    const answered = await server.call('respondToReschedule', {
      token: other.token,
      path,
      body: { accept: false },
    })
    expect(answered.body.reschedule).toBeNull()
    const score = { home_score: 0, away_score: 0 }
    expect((await server.call('updateMatchScore', { token: one.token, path, body: score })).status).toBe(200)
    expect(
      codeOf(await server.call('updateMatchScore', { token: stranger.token, path, body: score })),
    ).toEqual([403, 'FORBIDDEN'])
    expect((await server.call('callReferee', { token: other.token, path })).status).toBe(200)
    expect(await textsOf(organizer)).toContain(`${other.nick} chama a arbitragem`)
    const mine = await server.call('listMyMatches', { token: one.token })
    expect(mine.body).toMatchObject([{ side: 'home', match: { id: matchId } }])
    expect((await server.call('forfeitMatch', { token: other.token, path })).body).toMatchObject({
      winner: 'home',
    })
  })

  test('two reports that differ are decided by somebody who does not play', async () => {
    const { id } = await start({}, players.slice(0, 2))
    const { id: matchId, home, away } = await first(id)
    const path = { id, matchId }
    const report = ({ token }: Person, body: { home_score: number; away_score: number }) =>
      server.call('reportMatch', { token, path, body })
    await report(playerOf(home), { home_score: 1, away_score: 0 })
    expect((await report(playerOf(away), { home_score: 0, away_score: 1 })).body.is_disputed).toBe(true)
    expect(await textsOf(playerOf(away))).toContain('os jogadores informaram placares diferentes')
    // One of the players helps the organiser.
    await appoint(server, organizer, { id, person: playerOf(away), role: 'REFEREE' })
    const own = await server.call('ruleMatch', {
      token: playerOf(away).token,
      path,
      body: { home_score: 0, away_score: 1, is_forfeit: false, reason: 'Eu vi.' },
    })
    expect(codeOf(own)).toEqual([403, 'OWN_MATCH'])
    expect(codeOf(await rule(id, matchId))).toEqual([403, 'OWN_MATCH'])
  })

  test('a disqualified player is out and comes back, and one who withdraws leaves the match to the other', async () => {
    const { id, registrations } = await start()
    const [match] = await readMatches(server, id)
    const leaving = playerOf(match!.home)
    const registrationId = registrations[players.indexOf(leaving)]!
    const path = { id, registrationId }
    const out = { token: organizer.token, path, body: { reason: 'Uso de programa proibido.' } }
    expect((await server.call('disqualifyTeam', out)).status).toBe(200)
    expect((await first(id)).winner).toBe('away')
    expect(await textsOf(playerOf(match!.away))).toContain('Jogador desclassificado')
    expect((await server.call('reinstateTeam', { token: organizer.token, path })).status).toBe(200)
    expect((await first(id)).state).toBe('READY')
    expect((await server.call('withdrawRegistration', { token: leaving.token, path })).status).toBe(204)
    expect((await first(id)).winner).toBe('away')
    expect(await textsOf(organizer)).toContain('O jogador desistiu do campeonato.')
  })
})

describe('a player who changes', () => {
  test('is named by the nick of now in the bracket, the table, the list, the winner and the export', async () => {
    const { id } = await start({ format: 'ROUND_ROBIN' })
    await playAlone(server, id, { players })
    const winner = players[0]!
    const nick = `campea_${newId().slice(-8)}`
    await server.db.updateTable('users').set({ nick }).where('id', '=', winner.id).execute()
    const { body: standings } = await server.call('readStandings', { path: { id } })
    const { body: list } = await server.call('listChampionshipRegistrations', { path: { id } })
    const csv = await server.call('exportChampionship', {
      token: organizer.token,
      path: { id },
      query: { format: 'csv' },
    })
    for (const shown of [await readMatches(server, id), standings, list, await read(id), csv.body]) {
      expect(JSON.stringify(shown)).toContain(nick)
      expect(JSON.stringify(shown)).not.toContain(`"${winner.nick}"`)
    }
    expect(csv.body.content).toMatch(/^"?jogador"?,/)
    expect((await recordOf(players[1]!)).matches.map(({ opponent }) => opponent)).toContain(nick)
  })
})

describe('an account that is erased', () => {
  test('leaves what has not begun, and the waiting list moves up', async () => {
    const id = await openAlone(server, organizer, { game_id: gameId, max_teams: 2 })
    for (const person of players.slice(0, 3)) await enterAlone(server, person, id)
    await erase(players[0]!)
    const { body } = await server.call('listChampionshipRegistrations', { path: { id } })
    expect(body.map(({ team, status }: Schemas['ChampionshipRegistration']) => [team.name, status])).toEqual([
      [players[1]!.nick, 'CONFIRMED'],
      [players[2]!.nick, 'CONFIRMED'],
    ])
    await setStatus(server, organizer, id, 'ONGOING')
  })

  test('leaves a championship that is played: the opponent wins and is told, and it goes on', async () => {
    const { id } = await start()
    const match = await first(id)
    const [gone, opponent] = [playerOf(match.home), playerOf(match.away)]
    await erase(gone)
    const after = await first(id)
    expect(after).toMatchObject({
      winner: 'away',
      is_forfeit: true,
      home: { id: gone.id, name: 'Conta excluída', is_deleted: true, player: { nick: null }, logo: null },
    })
    expect(JSON.stringify(await readMatches(server, id))).not.toContain(gone.nick)
    expect(await textsOf(opponent)).toContain('A conta do jogador foi excluída.')
    expect(await textsOf(opponent)).not.toContain(gone.nick)
    await playAlone(server, id, { players: players.filter((one) => one !== gone) })
    expect((await read(id)).status).toBe('FINISHED')
  })

  test('leaves a finished record, which can still be corrected; what was theirs is gone', async () => {
    const { id } = await start()
    await playAlone(server, id, { players })
    await rate()
    const winner = players[0]!
    const before = (await recordOf(players[1]!)).ratings[0]?.rating.points
    await erase(winner)
    expect((await read(id)).winner).toMatchObject({ name: 'Conta excluída', is_deleted: true })
    const own = await Promise.all(
      (['player_matches', 'player_trophies', 'championship_players'] as const).map((table) =>
        server.db.selectFrom(table).selectAll().where('user_id', '=', winner.id).execute(),
      ),
    )
    expect(own).toEqual([[], [], []])
    expect((await recordOf(players[1]!)).matches.map(({ opponent }) => opponent)).toContain('Conta excluída')
    await rate()
    expect((await recordOf(players[1]!)).ratings[0]?.rating.points).toBe(before)
    const final = (await readMatches(server, id)).at(-1)!
    const isHome = final.home?.id === winner.id
    const corrected = await rule(id, final.id, isHome ? { home_score: 0, away_score: 1 } : {})
    expect(corrected.status).toBe(200)
    await rate()
    expect((await read(id)).winner?.name).toBe(players[1]!.nick)
    expect((await recordOf(players[1]!)).trophies).toHaveLength(1)
  })

  test('has entries, results and trophies in its archive before', async () => {
    const { id } = await start()
    await playAlone(server, id, { players })
    const sections = await findExportSections(server.db, players[0]!.id)
    const text = JSON.stringify(sections)
    const { url } = await read(id)
    for (const name of ['championship_rosters', 'player_matches', 'player_trophies'])
      expect(JSON.stringify(sections.find((one) => one.name === name))).toMatch(/"records":\[\{/)
    expect(text).toContain(url)
  })
})

test('no row of a team is made, and a team of the same person stays as it was', async () => {
  const team = await newTeam(server, { gameId })
  players[0] = team.owner
  const count = async () =>
    (
      await server.db
        .selectFrom('teams')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
    ).total
  const before = await count()
  const { id } = await start()
  await playAlone(server, id, { players })
  expect(await count()).toBe(before)
  const row = await server.db
    .selectFrom('teams')
    .select(['wins', 'losses'])
    .where('id', '=', team.id)
    .executeTakeFirst()
  expect(row).toEqual({ wins: 0, losses: 0 })
  const registrations = await server.call('listTeamRegistrations', {
    token: team.owner.token,
    path: { teamId: team.id },
  })
  expect(registrations.body.total).toBe(0)
  expect(await recordOf(team.owner)).toMatchObject({
    wins: expect.any(Number),
    trophies: [{ championship: { id } }],
  })
})
