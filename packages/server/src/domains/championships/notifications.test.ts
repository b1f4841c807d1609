import openapi from '@convoca/sdk/openapi.json' with { type: 'json' }
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDraft } from '../../../test/championships.ts'
import { type Person, type TestServer, startServer } from '../../../test/harness.ts'
import { type TestTeam, newTeam } from '../../../test/teams.ts'
import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'
import { insertGame } from '../games/repository.ts'
import { runDueTasks } from './live/due-tasks.ts'

type Match = Schemas['ChampionshipMatch']

const MINUTE = 60_000

let server: TestServer
let now = new Date()
const teams: TestTeam[] = []
beforeAll(async () => {
  server = await startServer({ now: () => now })
  const gameId = await insertGame(server.db, `Jogo ${newId()}`)
  for (let made = 0; made < 5; made += 1) teams.push(await newTeam(server, { gameId }))
})
afterAll(() => server.close())

const inMinutes = (count: number) => new Date(now.getTime() + count * MINUTE).toISOString()
const pass = (count: number): void => {
  now = new Date(now.getTime() + count * MINUTE)
}

interface Cup {
  id: string
  url: string
  organizer: Person
  registrations: string[]
}

/** Registration of the first teams, and the last one rejected. */
async function open(): Promise<Cup> {
  const organizer = await server.registerUser()
  const game = await server.db
    .selectFrom('teams')
    .select('game_id')
    .where('id', '=', teams[0]!.id)
    .executeTakeFirstOrThrow()
  const { id, url } = await newDraft(server, organizer, {
    game_id: game.game_id,
    registration_opens_at: inMinutes(-60),
    registration_closes_at: inMinutes(10),
    check_in_opens_at: inMinutes(10),
    starts_at: inMinutes(60),
  })
  const path = { id }
  await server.call('changeChampionshipStatus', {
    token: organizer.token,
    path,
    body: { status: 'REGISTRATION' },
  })
  const registrations: string[] = []
  for (const { id: teamId, owner } of teams) {
    const body = { team_id: teamId, roster: [{ user_id: owner.id, role: 'STARTER' as const }] }
    registrations.push((await server.call('registerTeam', { token: owner.token, path, body })).body.id)
  }
  await server.call('decideRegistration', {
    token: organizer.token,
    path: { id, registrationId: registrations[4]! },
    body: { status: 'REJECTED', reason: 'Elenco incompleto.' },
  })
  return { id, url, organizer, registrations }
}

const captain = (match: Match, side: 'home' | 'away'): Person =>
  teams.find((team) => team.id === match[side]!.id)!.owner
const listMatches = async (id: string): Promise<Match[]> =>
  (await server.call('listMatches', { path: { id } })).body

/** Plays through check-in, start, dispute, new time, lobby, results and a correction. */
async function play({ id, organizer, registrations }: Cup): Promise<void> {
  pass(10)
  await runDueTasks(server.services)
  for (const [place, registrationId] of registrations.slice(0, 4).entries())
    await server.call('checkInRegistration', {
      token: teams[place]!.owner.token,
      path: { id, registrationId },
    })
  const token = organizer.token
  await server.call('changeChampionshipStatus', { token, path: { id }, body: { status: 'ONGOING' } })
  const [first, second] = await listMatches(id)
  const path = { id, matchId: first!.id }
  await server.call('scheduleMatch', { token, path, body: { scheduled_at: inMinutes(30) } })
  await runDueTasks(server.services)
  pass(20)
  await runDueTasks(server.services)
  for (const side of ['home', 'away'] as const)
    await server.call('checkInMatch', { token: captain(first!, side).token, path })
  for (const [side, score] of [
    ['home', { home_score: 2, away_score: 0 }],
    ['away', { home_score: 0, away_score: 2 }],
  ] as const)
    await server.call('reportMatch', { token: captain(first!, side).token, path, body: score })
  const rule = (matchId: string, home: number, away: number) =>
    server.call('ruleMatch', {
      token,
      path: { id, matchId },
      body: { home_score: home, away_score: away, is_forfeit: false, reason: 'Visto na gravação.' },
    })
  expect((await rule(first!.id, 2, 0)).status).toBe(200)
  expect((await rule(second!.id, 2, 0)).status).toBe(200)
  // Another team is in the final now, which is then played.
  expect((await rule(first!.id, 0, 2)).status).toBe(200)
  const final = (await listMatches(id)).find(({ state }) => state === 'READY')
  expect((await rule(final!.id, 2, 0)).status).toBe(200)
}

const readAll = async ({ token }: Person): Promise<Schemas['Notification'][]> =>
  (await server.call('listUnreadNotifications', { token })).body

/** Gifts come with payments: `domains/payments/gifts/gifts.test.ts`. */
const later = new Set(['CHAMPIOSHIP_GIFT_RECEIVE'])

test('every type about championships is sent where it belongs, and leads to its championship', async () => {
  const cup = await open()
  await play(cup)
  const referee = await server.registerUser()
  // Once for the same role.
  for (const role of ['REFEREE', 'REFEREE'])
    await server.call('saveChampionshipStaff', {
      token: cup.organizer.token,
      path: { id: cup.id, userId: referee.id },
      body: { role },
    })
  const cancelled = await open()
  await server.call('changeChampionshipStatus', {
    token: cancelled.organizer.token,
    path: { id: cancelled.id },
    body: { status: 'CANCELLED', reason: 'Sem servidor.' },
  })
  expect((await readAll(referee)).map(({ type }) => type)).toEqual(['CHAMPIONSHIP_INVITE'])
  const people = [...teams.map(({ owner }) => owner), cup.organizer, referee]
  const sent = (await Promise.all(people.map(readAll))).flat()
  const all = openapi.components.schemas.NotificationType.enum.filter((type) =>
    /^CHAMPIOS?N?SHIP_/.test(type),
  )
  const expected = all.filter((type) => !later.has(type))
  const about = sent.filter(({ context_type: context }) => context === 'CHAMPIONSHIP')
  expect([...new Set(about.map(({ type }) => type))].toSorted()).toEqual(expected.toSorted())
  for (const { type, championship, matchId } of about) {
    expect([cup.url, cancelled.url]).toContain(championship?.url)
    expect([type, matchId !== null]).toEqual([type, type.startsWith('CHAMPIONSHIP_MATCH_')])
  }
  // Both who would have met in the final.
  const gone = sent.filter(({ type }) => type === 'CHAMPIONSHIP_MATCH_CANCEL')
  expect(new Set(gone.map(({ teamId }) => teamId)).size).toBe(2)
})
