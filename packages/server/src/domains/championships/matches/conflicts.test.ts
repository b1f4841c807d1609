import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { appoint as appointStaff, newDraft } from '../../../../test/championships.ts'
import { type Person, type TestServer, codeOf, startServer } from '../../../../test/harness.ts'
import { type TestTeam, newMember, newTeam } from '../../../../test/teams.ts'
import { enableTwoStep } from '../../../../test/two-step.ts'
import type { Schemas } from '../../../contract/types.ts'
import { newId } from '../../../database/id.ts'
import { insertGame } from '../../games/repository.ts'

type Match = Schemas['ChampionshipMatch']

let server: TestServer
let referee: Person
let coOrganizer: Person
let gameId: string
/** The first one's owner organises. */
const teams: TestTeam[] = []
let organizer: Person
beforeAll(async () => {
  server = await startServer()
  gameId = await insertGame(server.db, `Jogo ${newId()}`)
  for (let made = 0; made < 4; made += 1) teams.push(await newTeam(server, { gameId }))
  organizer = teams[0]!.owner
  referee = await server.registerUser()
  coOrganizer = await server.registerUser()
})
beforeEach(() => expect(teams).toHaveLength(4))
afterAll(() => server.close())

const setStatus = (id: string, status: 'REGISTRATION' | 'ONGOING') =>
  server.call('changeChampionshipStatus', { token: organizer.token, path: { id }, body: { status } })
const appoint = (id: string, person: Person, role: 'CO_ORGANIZER' | 'REFEREE') =>
  appointStaff(server, organizer, { id, person, role })
const listMatches = async (id: string): Promise<Match[]> =>
  (await server.call('listMatches', { path: { id } })).body

/** Starts a championship with a referee and a co-organiser who have no team in it. */
async function start(format: 'SINGLE_ELIMINATION' | 'ROUND_ROBIN' = 'ROUND_ROBIN') {
  const { id } = await newDraft(server, organizer, { game_id: gameId, best_of: [1], format })
  await setStatus(id, 'REGISTRATION')
  const registrations = new Map<string, string>()
  for (const { id: teamId, owner } of teams) {
    const body = { team_id: teamId, roster: [{ user_id: owner.id, role: 'STARTER' as const }] }
    const { body: made } = await server.call('registerTeam', { token: owner.token, path: { id }, body })
    registrations.set(teamId, made.id)
  }
  await appoint(id, referee, 'REFEREE')
  await appoint(id, coOrganizer, 'CO_ORGANIZER')
  expect((await setStatus(id, 'ONGOING')).status).toBe(200)
  return { id, registrations, matches: await listMatches(id) }
}

const isOf = (match: Match, team: TestTeam | undefined): boolean =>
  match.home?.id === team?.id || match.away?.id === team?.id
const matchOf = (matches: readonly Match[], one: number, other: number): Match =>
  matches.find((match) => isOf(match, teams[one]) && isOf(match, teams[other]))!

const rule = ({ token }: Person, id: string, matchId: string, isForfeit = false, homeWins = true) =>
  server.call('ruleMatch', {
    token,
    path: { id, matchId },
    body: {
      home_score: homeWins ? 1 : 0,
      away_score: homeWins ? 0 : 1,
      is_forfeit: isForfeit,
      reason: 'Visto na gravação.',
    },
  })
const readRoom = async ({ token }: Person, id: string, matchId: string) =>
  (await server.call('readMatchRoom', { token, path: { id, matchId } })).body

const ownMatch = { status: 403, body: { code: 'OWN_MATCH' } }

describe('nobody decides about a match', () => {
  test('in which their own team plays; another referee does', async () => {
    const { id, matches } = await start()
    const own = matchOf(matches, 0, 1)
    const other = matchOf(matches, 2, 3)
    for (const isForfeit of [false, true])
      expect(await rule(organizer, id, own.id, isForfeit)).toMatchObject(ownMatch)
    expect((await readRoom(organizer, id, own.id)).can_rule).toBe(false)
    expect((await readRoom(organizer, id, other.id)).can_rule).toBe(true)
    expect((await rule(referee, id, own.id)).status).toBe(200)
    expect((await rule(organizer, id, other.id)).status).toBe(200)
    // Nor a correction of what the referee decided.
    expect(await rule(organizer, id, own.id, false, false)).toMatchObject(ownMatch)
  })

  test.each([
    ['OWNER', 'plays'],
    ['MANAGER', 'leads the team'],
    ['PLAYER', 'is on the bench'],
    ['COACH', 'trains the team'],
  ] as const)('as a referee who is its %s and %s', async (role, _) => {
    const { id, matches } = await start()
    const person = role === 'OWNER' ? teams[2]!.owner : await newMember(server, teams[2]!, role)
    await appoint(id, person, 'REFEREE')
    expect(await rule(person, id, matchOf(matches, 2, 3).id)).toMatchObject(ownMatch)
    expect((await rule(person, id, matchOf(matches, 0, 1).id)).status).toBe(200)
  })

  test('as an organiser one of whose referees plays, until the referee steps down', async () => {
    const { id, matches } = await start()
    const match = matchOf(matches, 2, 3)
    await appoint(id, teams[3]!.owner, 'REFEREE')
    expect(await rule(organizer, id, match.id)).toMatchObject(ownMatch)
    expect((await rule(coOrganizer, id, match.id)).status).toBe(200)
    const next = matchOf(matches, 1, 3)
    await server.call('removeChampionshipStaff', {
      token: organizer.token,
      path: { id, userId: teams[3]!.owner.id },
    })
    expect((await rule(organizer, id, next.id)).status).toBe(200)
  })

  test('as somebody who left the team after having been put on its roster', async () => {
    const { id, matches } = await start()
    await appoint(id, teams[1]!.owner, 'REFEREE')
    const successor = await server.registerUser()
    const hand = (from: Person, to: Person) =>
      server.db
        .updateTable('team_members')
        .set({ user_id: to.id })
        .where('team_id', '=', teams[1]!.id)
        .where('user_id', '=', from.id)
        .execute()
    await hand(teams[1]!.owner, successor)
    const match = matchOf(matches, 1, 2)
    expect(await rule(teams[1]!.owner, id, match.id)).toMatchObject(ownMatch)
    expect((await rule(referee, id, match.id)).status).toBe(200)
    // The other tests have the team as it was.
    await hand(successor, teams[1]!.owner)
  })

  test('as one of the platform, whose team plays', async () => {
    const { id, matches } = await start()
    // The role counts for nothing without a second step.
    const admin = await enableTwoStep(server, await newMember(server, teams[2]!, 'PLAYER'))
    await server.db.updateTable('users').set({ platform_role: 'ADMIN' }).where('id', '=', admin.id).execute()
    expect(await rule(admin, id, matchOf(matches, 2, 3).id)).toMatchObject(ownMatch)
    expect((await rule(admin, id, matchOf(matches, 0, 1).id)).status).toBe(200)
  })

  test('that both sides report differently', async () => {
    const { id, matches } = await start()
    const match = matchOf(matches, 0, 1)
    const report = ({ token }: Person, score: [number, number]) =>
      server.call('reportMatch', {
        token,
        path: { id, matchId: match.id },
        body: { home_score: score[0], away_score: score[1] },
      })
    await report(teams[0]!.owner, [1, 0])
    expect((await report(teams[1]!.owner, [0, 1])).body.is_disputed).toBe(true)
    expect(await rule(organizer, id, match.id)).toMatchObject(ownMatch)
    expect((await rule(referee, id, match.id)).status).toBe(200)
  })
})

describe('other ways to decide', () => {
  test('a team is disqualified by somebody without a team in the championship', async () => {
    const { id, registrations } = await start()
    const disqualify = ({ token }: Person, team: number) =>
      server.call('disqualifyTeam', {
        token,
        path: { id, registrationId: registrations.get(teams[team]!.id)! },
        body: { reason: 'Jogou com conta emprestada.' },
      })
    for (const team of [0, 1, 3]) expect(await disqualify(organizer, team)).toMatchObject(ownMatch)
    expect((await disqualify(coOrganizer, 3)).status).toBe(200)
  })

  test('a correction that undoes the defeat of the own team is not made', async () => {
    const { id, matches } = await start('SINGLE_ELIMINATION')
    const own = matches.find((match) => isOf(match, teams[0]))!
    const other = matches.find(({ state, id: one }) => state === 'READY' && one !== own.id)!
    const isHome = own.home?.id === teams[0]!.id
    await rule(referee, id, own.id, false, isHome)
    await rule(referee, id, other.id)
    const final = (await listMatches(id)).find(({ round, state }) => round === 2 && state === 'READY')!
    const isHomeInFinal = final.home?.id === teams[0]!.id
    expect((await rule(referee, id, final.id, false, !isHomeInFinal)).status).toBe(200)
    expect(await rule(organizer, id, other.id, false, false)).toMatchObject(ownMatch)
    expect((await listMatches(id)).find(({ id: one }) => one === final.id)?.state).toBe('CLOSED')
    expect((await rule(referee, id, other.id, false, false)).status).toBe(200)
  })

  test('the own match is not scheduled so that the opponent misses it', async () => {
    const { id, matches } = await start()
    const own = matchOf(matches, 0, 1)
    const other = matchOf(matches, 2, 3)
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
    const schedule = ({ token }: Person, matchId: string, minutes: number) =>
      server.call('scheduleMatch', { token, path: { id, matchId }, body: { scheduled_at: at(minutes) } })
    for (const minutes of [-60, 0, 10, 55])
      expect(await schedule(organizer, own.id, minutes)).toMatchObject(ownMatch)
    const together = (minutes: number) =>
      server.call('scheduleMatches', {
        token: organizer.token,
        path: { id },
        body: {
          matches: [
            { match_id: other.id, scheduled_at: at(5) },
            { match_id: own.id, scheduled_at: at(minutes) },
          ],
        },
      })
    expect(await together(5)).toMatchObject(ownMatch)
    expect((await together(90)).status).toBe(200)
    expect((await schedule(referee, own.id, 5)).status).toBe(200)
    expect((await schedule(organizer, other.id, 5)).status).toBe(200)
  })

  test('the running score is sent by sides, and by those who may decide', async () => {
    const { id, matches } = await start()
    const match = matchOf(matches, 2, 3)
    const player = await newMember(server, teams[2]!, 'PLAYER')
    await appoint(id, player, 'REFEREE')
    const response = await server.call('updateMatchScore', {
      token: player.token,
      path: { id, matchId: match.id },
      body: { home_score: 0, away_score: 0 },
    })
    expect(codeOf(response)).toEqual([403, 'FORBIDDEN'])
  })
})
