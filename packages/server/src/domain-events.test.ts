import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDraft, appoint, startChampionship } from '../test/championships.ts'
import { type Person, type TestServer, startServer } from '../test/harness.ts'
import { PASSWORD } from '../test/registrations.ts'
import { newMember, newTeam } from '../test/teams.ts'
import type { Context } from './context.ts'
import type { Schemas } from './contract/types.ts'
import { newId } from './database/id.ts'
import type { DomainEvent, DomainEventType, Subscriber } from './domain-events.ts'
import { preparePasswordUpdate, updatePassword } from './domains/auth/password-changes.ts'
import { disqualifyTeam } from './domains/championships/live/disqualifications.ts'
import { forfeitMatch } from './domains/championships/live/forfeits.ts'
import { reportMatch, ruleMatch } from './domains/championships/matches/matches.ts'
import { removeChampionshipStaff } from './domains/championships/organising/staff.ts'
import { insertGame } from './domains/games/repository.ts'
import { changeMemberRole, leaveTeam, removeMember } from './domains/teams/members.ts'

let server: TestServer
let organizer: Person
let gameId: string
beforeAll(async () => {
  server = await startServer()
  organizer = await server.registerUser()
  gameId = await insertGame(server.db, `Jogo ${newId()}`)
})
afterAll(() => server.close())

/** The context with subscribers that note each event before those of the server react. */
function listenIn(context: Context): { context: Context; events: DomainEvent[] } {
  const events: DomainEvent[] = []
  const note = async (_: unknown, event: DomainEvent): Promise<void> => void events.push(event)
  const subscribers = new Proxy(context.subscribers, {
    get: (own, type) => [note, ...Reflect.get(own, type)],
  })
  return { context: { ...context, subscribers }, events }
}

const withLast = <T extends DomainEventType>(context: Context, type: T, last: Subscriber<T>): Context => ({
  ...context,
  subscribers: { ...context.subscribers, [type]: [...context.subscribers[type], last] },
})

/** Runs it as the person and returns what happened meanwhile. */
async function record(person: Person, run: (context: Context) => Promise<unknown>): Promise<DomainEvent[]> {
  return server.runAs(person, async (own) => {
    const { context, events } = listenIn(own)
    await run(context)
    return events
  })
}

/** An only match, with the championship and both teams. */
async function newFinal() {
  const teams = [await newTeam(server, { gameId }), await newTeam(server, { gameId })]
  const started = await startChampionship(server, organizer, { teams, game_id: gameId })
  const { body } = await server.call('listMatches', { path: { id: started.id } })
  const [match] = body as Schemas['ChampionshipMatch'][]
  const owner = (side: 'home' | 'away') => teams.find(({ id }) => id === match![side]?.id)!.owner
  const target = { championshipId: started.id, matchId: match!.id }
  return { ...started, teams, match: match!, target, home: owner('home'), away: owner('away') }
}

const twoNil = { home_score: 2, away_score: 0 }

test('a match that both sides report alike is closed, and its championship won', async () => {
  const { target, home, away, match, registrations } = await newFinal()
  expect(await record(home, (context) => reportMatch(context, target, twoNil))).toEqual([])
  const events = await record(away, (context) => reportMatch(context, target, twoNil))
  expect(events.map(({ type }) => type)).toEqual([
    'matches.opened',
    'matches.changed',
    'championship.won',
    'match.closed',
  ])
  expect(events).toMatchObject([
    { matchIds: [] },
    { matchIds: [match.id], gameId, cancelled: [] },
    { winner: { teamId: match.home?.id }, registrationIds: registrations },
    { ...target, cause: 'REPORT', homeScore: 2, awayScore: 0 },
  ])
})

test('a ruling, a forfeit and a disqualification close matches too, each by its name', async () => {
  const ruled = await newFinal()
  const ruling = { ...twoNil, is_forfeit: false, reason: 'Visto na gravação.' }
  const byRuling = await record(organizer, (context) => ruleMatch(context, ruled.target, ruling))
  expect(byRuling.at(-1)).toMatchObject({ type: 'match.closed', cause: 'RULING', ...ruled.target })

  const given = await newFinal()
  const byForfeit = await record(given.home, (context) => forfeitMatch(context, given.target))
  expect(byForfeit.at(-1)).toMatchObject({ cause: 'FORFEIT', homeScore: 0, ...given.target })

  const { id, target, registrations } = await newFinal()
  const [registrationId = ''] = registrations
  const byDisqualification = await record(organizer, (context) =>
    disqualifyTeam(context, { championshipId: id, registrationId }, { reason: 'Trapaça comprovada.' }),
  )
  expect(byDisqualification.at(-1)).toMatchObject({ cause: 'DISQUALIFICATION', ...target })
})

test('a correction revokes the win before the next one', async () => {
  const { target, match } = await newFinal()
  const ruling = { is_forfeit: false, reason: 'Visto na gravação.' }
  await record(organizer, (context) => ruleMatch(context, target, { ...ruling, ...twoNil }))
  const corrected = { ...ruling, home_score: 0, away_score: 2 }
  const events = await record(organizer, (context) => ruleMatch(context, target, corrected))
  expect(events.map(({ type }) => type)).toEqual([
    'matches.opened',
    'matches.changed',
    'championship.win-revoked',
    'championship.won',
    'match.closed',
  ])
  expect(events[2]).toMatchObject({ championshipId: target.championshipId })
  expect(events[3]).toMatchObject({ winner: { teamId: match.away?.id } })
})

test('whoever leaves a team, is removed, or has another role is told to the subscribers', async () => {
  const team = await newTeam(server)
  const [player, other] = [await newMember(server, team, 'PLAYER'), await newMember(server, team, 'PLAYER')]
  const { body } = await server.call('listTeamMembers', { token: team.owner.token, path: { id: team.id } })
  const memberId = (body as Schemas['TeamMember'][]).find((one) => one.entity.user_id === player.id)!.id
  const target = { teamId: team.id, memberId }
  expect(await record(team.owner, (context) => changeMemberRole(context, target, 'COACH'))).toEqual([
    { type: 'team.role-changed', teamId: team.id, userId: player.id, role: 'COACH', actorId: team.owner.id },
  ])
  expect(await record(team.owner, (context) => removeMember(context, target))).toMatchObject([
    { userId: player.id, role: null },
  ])
  expect(await record(other, (context) => leaveTeam(context, team.id))).toMatchObject([
    { userId: other.id, role: null, actorId: other.id },
  ])
})

test('a subscriber that fails undoes what happened, and what the others did', async () => {
  const { target, home, away, match } = await newFinal()
  await record(home, (context) => reportMatch(context, target, twoNil))
  const failing = server.runAs(away, (context) =>
    reportMatch(
      withLast(context, 'match.closed', () => Promise.reject(new Error('no room'))),
      target,
      twoNil,
    ),
  )
  await expect(failing).rejects.toThrow('no room')
  const stored = await server.call('readMatch', { path: { id: target.championshipId, matchId: match.id } })
  expect(stored.body).toMatchObject({ state: 'READY', reported_sides: ['home'] })
  const results = await server.db.selectFrom('team_matches').where('match_id', '=', match.id).execute()
  expect(results).toEqual([])
})

test('a subscriber sees what is stored and what those before it did', async () => {
  const { target, home, away, match } = await newFinal()
  await record(home, (context) => reportMatch(context, target, twoNil))
  const seen = await server.runAs(away, async (context) => {
    const results: (string | null)[] = []
    const look: Subscriber<'match.closed'> = async ({ db }, event) => {
      const rows = await db
        .selectFrom('team_matches')
        .select('result')
        .where('match_id', '=', event.matchId)
        .execute()
      results.push(...rows.map(({ result }) => result))
    }
    await reportMatch(withLast(context, 'match.closed', look), target, twoNil)
    return results
  })
  expect(new Set(seen)).toEqual(new Set(['LOSS', 'WIN']))
  expect(match.state).toBe('READY')
})

test('a referee who steps down and a changed password are events', async () => {
  const person = await server.registerUser()
  const { id } = await newDraft(server, organizer, { game_id: gameId })
  await appoint(server, organizer, { id, person, role: 'REFEREE' })
  const left = await record(person, (context) =>
    removeChampionshipStaff(context, { championshipId: id, userId: person.id }),
  )
  expect(left).toEqual([{ type: 'championship.staff-left', championshipId: id, userId: person.id }])
  const changed = await record(person, async (context) =>
    updatePassword(
      context,
      await preparePasswordUpdate(context, { currentPassword: PASSWORD, password: 'tatu-na-ladeira-77' }),
    ),
  )
  expect(changed).toEqual([{ type: 'account.password-changed', userId: person.id }])
})
