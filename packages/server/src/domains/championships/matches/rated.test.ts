import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newDraft } from '../../../../test/championships.ts'
import { type Person, type TestServer, startServer } from '../../../../test/harness.ts'
import { PASSWORD } from '../../../../test/registrations.ts'
import { type TestTeam, newTeam } from '../../../../test/teams.ts'
import type { Schemas } from '../../../contract/types.ts'
import { newId } from '../../../database/id.ts'
import { runInTransaction } from '../../../database/transaction.ts'
import { insertGame } from '../../games/repository.ts'
import { updateRatings } from '../../ratings/update.ts'

const DAY = 24 * 60 * 60_000

let server: TestServer
let organizer: Person
let gameId: string
let teams: TestTeam[]
/** The milliseconds by which the server's clock is ahead. */
let ahead = 0
beforeAll(async () => {
  server = await startServer({ now: () => new Date(Date.now() + ahead) })
  organizer = await server.registerUser()
})
afterAll(() => server.close())

/** Each test has a game of its own, so that it never meets another test's matches. */
beforeEach(async () => {
  ahead = 0
  gameId = await insertGame(server.db, `Jogo ${newId()}`)
  teams = []
  for (let made = 0; made < 4; made += 1) teams.push(await newTeam(server, { gameId }))
  await confirm(teams, true)
})

async function confirm(of: readonly TestTeam[], isConfirmed: boolean): Promise<void> {
  await server.db
    .updateTable('users')
    .set({ email_verified_at: isConfirmed ? new Date() : null })
    .where(
      'id',
      'in',
      of.map(({ owner }) => owner.id),
    )
    .execute()
}

const setStatus = (id: string, status: 'REGISTRATION' | 'ONGOING') =>
  server.call('changeChampionshipStatus', { token: organizer.token, path: { id }, body: { status } })
const read = async (id: string): Promise<Schemas['Championship']> =>
  (await server.call('readChampionship', { path: { id } })).body

async function open(
  entered: readonly TestTeam[],
  format: Schemas['ChampionshipFormat'] = 'SINGLE_ELIMINATION',
): Promise<string> {
  const after = (hours: number) => new Date(Date.now() + ahead + hours * 3_600_000).toISOString()
  const { id } = await newDraft(server, organizer, {
    game_id: gameId,
    format,
    best_of: [1],
    registration_opens_at: after(-1),
    registration_closes_at: after(24),
    check_in_opens_at: after(47),
    starts_at: after(48),
  })
  await setStatus(id, 'REGISTRATION')
  for (const { id: teamId, owner } of entered) {
    const body = { team_id: teamId, roster: [{ user_id: owner.id, role: 'STARTER' as const }] }
    expect((await server.call('registerTeam', { token: owner.token, path: { id }, body })).status).toBe(201)
  }
  return id
}

/** Starts it on time, which moves the clock on, unless told otherwise. */
async function start(
  entered: readonly TestTeam[],
  { isEarly = false, format }: { isEarly?: boolean; format?: Schemas['ChampionshipFormat'] } = {},
): Promise<string> {
  const id = await open(entered, format)
  if (!isEarly) ahead += 2 * DAY + 60_000
  expect((await setStatus(id, 'ONGOING')).status).toBe(200)
  return id
}

/** Plays to the end, the first of the teams winning, and rates all of it. */
async function playOut(id: string): Promise<void> {
  for (;;) {
    const { body } = await server.call('listMatches', { path: { id } })
    const matches: Schemas['ChampionshipMatch'][] = body
    const next = matches.find(({ state }) => state === 'READY')
    if (next === undefined) break
    const isHome = teams.findIndex(({ id: one }) => one === next.home?.id) === 0
    const isAway = teams.findIndex(({ id: one }) => one === next.away?.id) === 0
    ahead += 1000
    const response = await server.call('ruleMatch', {
      token: organizer.token,
      path: { id, matchId: next.id },
      body: {
        home_score: isHome || !isAway ? 1 : 0,
        away_score: isHome || !isAway ? 0 : 1,
        is_forfeit: false,
        reason: 'Visto na gravação.',
      },
    })
    expect(response.status).toBe(200)
  }
  const { db } = server
  await runInTransaction(
    db,
    (unit) => updateRatings(unit.db, { gameId, matchIds: null }),
    (error) => {
      throw error
    },
  )
}

const countRated = async (): Promise<number> =>
  (await server.db.selectFrom('ratings').select('points').where('game_id', '=', gameId).execute()).length
const countTrophies = async ({ id, owner }: TestTeam): Promise<number> =>
  (await server.call('listAchievements', { token: owner.token, path: { id } })).body.length

describe('what counts for ratings and trophies', () => {
  test('a cup of four confirmed teams that starts on time', async () => {
    const id = await start(teams)
    expect((await read(id)).is_rated).toBe(true)
    await playOut(id)
    expect(await countRated()).toBe(8)
    expect(await countTrophies(teams[0]!)).toBe(1)
  })

  test.each([
    ['three teams', 3, false, 0],
    ['two teams', 2, false, 0],
    ['a start before its time', 4, true, 0],
    ['half of the players without a confirmed e-mail', 4, false, 2],
    ['one confirmed player', 4, false, 3],
  ])('not one with %s', async (_, count, isEarly, unconfirmed) => {
    if (unconfirmed > 0) await confirm(teams.slice(0, unconfirmed), false)
    const id = await start(teams.slice(0, count), { isEarly })
    expect((await read(id)).is_rated).toBe(false)
    await playOut(id)
    expect([await countRated(), await countTrophies(teams[0]!)]).toEqual([0, 0])
  })

  test('three quarters of confirmed players are enough', async () => {
    await confirm(teams.slice(3), false)
    expect((await read(await start(teams))).is_rated).toBe(true)
  })

  test('what was decided at the start stays when an address is confirmed later', async () => {
    await confirm(teams, false)
    const id = await start(teams)
    await confirm(teams, true)
    await playOut(id)
    expect([(await read(id)).is_rated, await countRated()]).toEqual([false, 0])
  })
})

describe('the mark in lists', () => {
  test('is gone from a cup of the community once it has the teams', async () => {
    const id = await open(teams.slice(0, 3))
    const list = async () => {
      const { body } = await server.call('listChampionships', { query: { gameId } })
      return body.data.map((one: Schemas['ChampionshipSummary']) => one.is_rated)
    }
    expect([(await read(id)).is_rated, await list()]).toEqual([false, [false]])
    const [, , , last] = teams
    const body = { team_id: last!.id, roster: [{ user_id: last!.owner.id, role: 'STARTER' as const }] }
    await server.call('registerTeam', { token: last!.owner.token, path: { id }, body })
    expect([(await read(id)).is_rated, await list()]).toEqual([true, [true]])
    await confirm(teams.slice(0, 2), false)
    expect([(await read(id)).is_rated, await list()]).toEqual([false, [false]])
  })

  test('is not on one of an organiser of the platform before the start, and is after one too early', async () => {
    const setRole = (role: 'USER' | 'ORGANIZER') =>
      server.db.updateTable('users').set({ platform_role: role }).where('id', '=', organizer.id).execute()
    await setRole('ORGANIZER')
    const id = await open(teams)
    expect((await read(id)).is_rated).toBe(true)
    await setStatus(id, 'ONGOING')
    expect((await read(id)).is_rated).toBe(false)
    await setRole('USER')
  })
})

describe('the same two rosters', () => {
  /** The number of times that each pair of rosters counts, the most first. */
  const countPairs = async (): Promise<number[]> => {
    const { rows } = await server.database.pool.query<{ counted: string }>(
      `select count(*) as counted from rated_matches match
        where game_id = $1 and exists (select from rating_entries where match_id = match.match_id)
        group by pairing order by counted desc`,
      [gameId],
    )
    return rows.map(({ counted }) => Number(counted))
  }

  test('count twice in thirty days, whoever is at home, and again later', async () => {
    for (const entered of [teams, teams.toReversed(), teams]) await playOut(await start(entered))
    const counted = await countPairs()
    expect(Math.max(...counted)).toBe(2)
    await playOut(await start(teams))
    expect(Math.max(...(await countPairs()))).toBe(2)
    ahead += 31 * DAY
    // Sessions have expired.
    for (const person of [organizer, ...teams.map(({ owner }) => owner)])
      person.token = (
        await server.call('login', { body: { email: person.email, password: PASSWORD } })
      ).body.token
    await playOut(await start(teams))
    expect(Math.max(...(await countPairs()))).toBe(3)
  })

  test('are the same in other teams', async () => {
    for (let cup = 0; cup < 2; cup += 1) await playOut(await start(teams))
    const counted = await countPairs()
    const people = teams.map(({ owner }) => owner)
    teams = []
    for (const owner of people) teams.push(await newTeam(server, { gameId, owner }))
    await playOut(await start(teams))
    expect([Math.max(...counted), Math.max(...(await countPairs()))]).toEqual([2, 2])
    expect(await countTrophies(teams[0]!)).toBe(0)
  })

  test('earn two trophies and not a third', async () => {
    // Everybody meets everybody once in each.
    for (let cup = 0; cup < 3; cup += 1) await playOut(await start(teams, { format: 'ROUND_ROBIN' }))
    expect(await countTrophies(teams[0]!)).toBe(2)
  })

  test('count again for a match that a correction took from before them', async () => {
    const first = await start(teams)
    await playOut(first)
    for (let cup = 0; cup < 2; cup += 1) await playOut(await start(teams))
    const counted = (await countPairs()).reduce((sum, one) => sum + one)
    const played = (await server.call('listMatches', { path: { id: first } }))
      .body as Schemas['ChampionshipMatch'][]
    // The first cup's last match was not played after all.
    await server.call('ruleMatch', {
      token: organizer.token,
      path: { id: first, matchId: played.at(-1)!.id },
      body: { home_score: 1, away_score: 0, is_forfeit: true, reason: 'Ninguém jogou.' },
    })
    await playOut(first)
    expect((await countPairs()).reduce((sum, one) => sum + one)).toBe(counted)
  })
})
