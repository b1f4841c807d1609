import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newDraft, startChampionship } from '../../../../test/championships.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../../../test/harness.ts'
import { type TestTeam, newTeam } from '../../../../test/teams.ts'
import type { Schemas } from '../../../contract/types.ts'
import { newId } from '../../../database/id.ts'
import { insertGame } from '../../games/repository.ts'

type Match = Schemas['ChampionshipMatch']

let server: TestServer
let organizer: Person
let gameId: string
let teams: TestTeam[] = []
beforeAll(async () => {
  server = await startServer()
  organizer = await server.registerUser()
  gameId = await insertGame(server.db, `Jogo ${newId()}`)
})
beforeEach(async () => {
  teams = []
  for (let made = 0; made < 4; made += 1) teams.push(await newTeam(server, { gameId }))
})
afterAll(() => server.close())

const start = (count: number, given: Partial<Schemas['ChampionshipInput']> = {}) =>
  startChampionship(server, organizer, { game_id: gameId, teams: teams.slice(0, count), ...given })
const listMatches = async (id: string): Promise<Match[]> =>
  (await server.call('listMatches', { path: { id } })).body
const ready = async (id: string): Promise<Match[]> =>
  (await listMatches(id)).filter(({ state }) => state === 'READY')
const read = async (id: string): Promise<Schemas['Championship']> =>
  (await server.call('readChampionship', { path: { id } })).body
const rule = (id: string, { id: matchId }: Match, winner: 'home' | 'away' = 'home') =>
  server.call('ruleMatch', {
    token: organizer.token,
    path: { id, matchId },
    body: {
      home_score: winner === 'home' ? 2 : 0,
      away_score: winner === 'away' ? 2 : 0,
      is_forfeit: false,
      reason: 'Visto na gravação.',
    },
  })
async function playOut(id: string): Promise<void> {
  for (let next = await ready(id); next.length > 0; next = await ready(id))
    for (const match of next) await rule(id, match)
}
const remove = async ({ id, owner: { token } }: TestTeam): Promise<void> => {
  expect((await server.call('deleteTeam', { token, path: { id } })).status).toBe(204)
}
const withdraw = ({ owner: { token } }: TestTeam, id: string, registrationId: string) =>
  server.call('withdrawRegistration', { token, path: { id, registrationId } })
const teamOf = (team: Match['home']): TestTeam => teams.find(({ id }) => id === team?.id)!
const bodiesOf = async ({ token }: Person): Promise<string> =>
  JSON.stringify((await server.call('listUnreadNotifications', { token })).body)
const logOf = async (id: string, matchId: string): Promise<Schemas['MatchLogEntry'][]> =>
  (await server.call('readMatch', { path: { id, matchId } })).body.log

describe('a captain who withdraws the team while it plays', () => {
  test('loses the open match, and opponent and organiser are told', async () => {
    const { id, registrations } = await start(4)
    const [first] = await ready(id)
    const [leaving, opponent] = [teamOf(first!.home), teamOf(first!.away)]
    const registrationId = registrations[teams.indexOf(leaving)]!
    await server.db.deleteFrom('notifications').execute()
    expect((await withdraw(leaving, id, registrationId)).status).toBe(204)
    const match = (await listMatches(id)).find((one) => one.id === first!.id)
    expect(match).toMatchObject({
      state: 'CLOSED',
      winner: 'away',
      is_forfeit: true,
      home_score: 0,
      away_score: 2,
    })
    expect((await logOf(id, first!.id)).at(-1)).toMatchObject({
      action: 'WITHDRAWN',
      actor: leaving.owner.nick,
      reason: 'O time desistiu do campeonato.',
    })
    for (const told of [opponent.owner, organizer]) expect(await bodiesOf(told)).toContain('Um time desistiu')
    await server.db.deleteFrom('notifications').execute()
    // Once more, nothing happens.
    expect((await withdraw(leaving, id, registrationId)).status).toBe(204)
    expect(await logOf(id, first!.id)).toHaveLength(1)
    expect(await bodiesOf(organizer)).toBe('[]')
    await playOut(id)
    expect((await read(id)).winner?.id).not.toBe(leaving.id)
  })

  test('is taken back by the organiser', async () => {
    const { id, registrations } = await start(2)
    await withdraw(teams[0]!, id, registrations[0]!)
    expect((await read(id)).winner?.id).toBe(teams[1]!.id)
    const list = await server.call('listChampionshipRegistrations', { token: organizer.token, path: { id } })
    expect(list.body.map((one: { departure?: string }) => one.departure)).toEqual(['WITHDRAWN', undefined])
    const path = { id, registrationId: registrations[0]! }
    const back = await server.call('reinstateTeam', { token: organizer.token, path })
    expect([back.status, back.body.reason, back.body.departure]).toEqual([200, null, undefined])
    expect(await ready(id)).toHaveLength(1)
  })

  test('in a league plays no round to come', async () => {
    const { id, registrations } = await start(4, { format: 'ROUND_ROBIN' })
    await withdraw(teams[1]!, id, registrations[1]!)
    expect((await ready(id)).flatMap(({ home, away }) => [home?.id, away?.id])).not.toContain(teams[1]!.id)
  })

  test('cannot do so for another team, nor after the end', async () => {
    const { id, registrations } = await start(2)
    expect(codeOf(await withdraw(teams[0]!, id, registrations[1]!))).toEqual([403, 'FORBIDDEN'])
    await playOut(id)
    expect(codeOf(await withdraw(teams[0]!, id, registrations[0]!))).toEqual([409, 'CHAMPIONSHIP_STATUS'])
  })
})

describe('a team that is deleted', () => {
  test('while it plays leaves: its seat is not paired again, and its name stays', async () => {
    const { id, registrations } = await start(4)
    const [first, second] = await ready(id)
    await rule(id, first!)
    const gone = teamOf(first!.home)
    await remove(gone)
    await rule(id, second!)
    const final = (await listMatches(id)).at(-1)
    expect(final).toMatchObject({ state: 'CLOSED', is_forfeit: true })
    const named = { id: gone.id, name: gone.name, team_tag: gone.tag, is_deleted: true }
    expect([final!.home, final!.away]).toContainEqual(expect.objectContaining(named))
    expect((await read(id)).winner?.id).toBe(second!.home!.id)
    const { body } = await server.call('readStandings', { path: { id } })
    const names = body.places.map(({ team }: Schemas['ChampionshipPlace']) => team?.name)
    expect(names).toContain(gone.name)
    const { body: entries } = await server.call('listChampionshipRegistrations', { path: { id } })
    expect(entries.map(({ team }: Schemas['ChampionshipRegistration']) => team.name)).toContain(gone.name)
    expect(await bodiesOf(organizer)).toContain('O time foi excluído.')
    const path = { id, registrationId: registrations[teams.indexOf(gone)]! }
    const back = await server.call('reinstateTeam', { token: organizer.token, path })
    expect(codeOf(back)).toEqual([409, 'CHAMPIONSHIP_STATUS'])
  })

  test.each(['SWISS', 'ROUND_ROBIN', 'DOUBLE_ELIMINATION'] as const)(
    'in a %s plays no match to come',
    async (format) => {
      const { id } = await start(4, { format, swiss_rounds: format === 'SWISS' ? 2 : null })
      await remove(teams[0]!)
      for (let open = await ready(id); open.length > 0; open = await ready(id)) {
        expect(open.flatMap(({ home, away }) => [home?.id, away?.id])).not.toContain(teams[0]!.id)
        for (const match of open) await rule(id, match)
      }
      const { winner, status } = await read(id)
      expect(status).toBe('FINISHED')
      expect(winner?.is_deleted).toBeUndefined()
      for (const one of teams.slice(1)) expect(await bodiesOf(one.owner)).not.toContain('" venceu')
    },
  )

  test('as the champion keeps the title by its name, and the text names it when a result is corrected', async () => {
    const { id } = await start(4)
    await playOut(id)
    const before = (await read(id)).winner!
    const champion = teamOf(before)
    await remove(champion)
    const winner = { id: champion.id, name: champion.name, team_tag: champion.tag, is_deleted: true }
    expect((await read(id)).winner).toMatchObject(winner)
    const { body: list } = await server.call('listChampionships', {
      query: { status: 'FINISHED', limit: 80 },
    })
    const listed = list.data.find((one: Schemas['ChampionshipSummary']) => one.id === id)
    expect(listed.winner).toMatchObject(winner)
    const final = (await listMatches(id)).at(-1)!
    expect(final[final.winner!]).toMatchObject(winner)
    await server.db.deleteFrom('notifications').execute()
    await rule(id, final, final.winner === 'home' ? 'away' : 'home')
    expect((await read(id)).winner?.id).not.toBe(champion.id)
    await rule(id, final, final.winner!)
    expect((await read(id)).winner).toMatchObject(winner)
    const told = teams.find((team) => team.id !== champion.id)!
    expect(await bodiesOf(told.owner)).toContain(`${champion.name} venceu o campeonato.`)
    expect(await bodiesOf(told.owner)).not.toContain('" venceu')
  })

  test('with the other finalist leaves no champion', async () => {
    const { id } = await start(2)
    await remove(teams[0]!)
    expect((await read(id)).winner?.id).toBe(teams[1]!.id)
    await remove(teams[1]!)
    expect(await read(id)).toMatchObject({
      status: 'FINISHED',
      winner: { name: teams[1]!.name, is_deleted: true },
    })
  })

  test('before the start gives its place to the first of the waiting list', async () => {
    const { id } = await newDraft(server, organizer, { game_id: gameId, max_teams: 2 })
    const path = { id }
    await server.call('changeChampionshipStatus', {
      token: organizer.token,
      path,
      body: { status: 'REGISTRATION' },
    })
    for (const { id: teamId, owner } of teams) {
      const body = { team_id: teamId, roster: [{ user_id: owner.id, role: 'STARTER' as const }] }
      expect((await server.call('registerTeam', { token: owner.token, path, body })).status).toBe(201)
    }
    // The first of those who wait goes, too.
    await remove(teams[2]!)
    await remove(teams[0]!)
    const { body } = await server.call('listChampionshipRegistrations', { path })
    expect(body.map(({ team, status }: Schemas['ChampionshipRegistration']) => [team.id, status])).toEqual([
      [teams[1]!.id, 'CONFIRMED'],
      [teams[3]!.id, 'CONFIRMED'],
    ])
    expect((await read(id)).teams_count).toBe(2)
    expect(await bodiesOf(teams[3]!.owner)).toContain('Inscrição confirmada')
  })

  test('by an owner whose account is to be erased leaves as well, and stays named after the erasure', async () => {
    const { id } = await start(2)
    const { owner, name } = teams[0]!
    await remove(teams[0]!)
    const asked = await server.call('deleteAccount', {
      token: owner.token,
      path: { id: owner.id },
      body: { password: 'senha-errada' },
    })
    // Nothing but the password stands in the way any more.
    expect(codeOf(asked)).toEqual([403, 'WRONG_PASSWORD'])
    const [match] = await listMatches(id)
    expect([match!.home?.name, match!.away?.name]).toContain(name)
  })

  test('at the same time as its opponent leaves one result', async () => {
    const { id } = await start(4)
    const [first, second] = await ready(id)
    await Promise.all([remove(teamOf(first!.home)), remove(teamOf(first!.away))])
    await rule(id, second!)
    expect(await read(id)).toMatchObject({ status: 'FINISHED', winner: { id: second!.home!.id } })
  })
})
