/**
 * Ratings after results in any order.
 * @module-tag night
 */

import fc from 'fast-check'
import { ordinal, rate, rating } from 'openskill'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, type TestServer, startServer } from '../../../test/harness.ts'
import { startChampionship } from '../../../test/championships.ts'
import { type TestTeam, newTeam } from '../../../test/teams.ts'
import { newId } from '../../database/id.ts'
import { runInTransaction } from '../../database/transaction.ts'
import { createRatingHandler } from './service.ts'
import { updateRatings } from './update.ts'

let server: TestServer
let organizer: Person
beforeAll(async () => {
  server = await startServer()
  organizer = await server.registerUser()
  await server.db.updateTable('users').set({ platform_role: 'ORGANIZER' }).execute()
})
afterAll(() => server.close())

const update = (gameId: string, matchIds: readonly string[] | null) =>
  runInTransaction(
    server.db,
    ({ db }) => updateRatings(db, { gameId, matchIds }),
    (error) => {
      throw error
    },
  )

interface Table {
  gameId: string
  teams: TestTeam[]
  matches: string[]
}

const TEAMS = 5

/** Teams of one player each, and everybody against everybody. */
async function newTable(): Promise<Table> {
  const first = await newTeam(server)
  const teams = [first]
  while (teams.length < TEAMS) teams.push(await newTeam(server, { gameId: first.gameId }))
  const { id } = await startChampionship(server, organizer, {
    game_id: first.gameId,
    format: 'ROUND_ROBIN',
    best_of: [1],
    teams,
  })
  const rows = await server.db
    .selectFrom('championship_matches')
    .select('id')
    .where('championship_id', '=', id)
    .where('home_id', 'is not', null)
    .where('away_id', 'is not', null)
    .orderBy('number')
    .execute()
  return { gameId: first.gameId, teams, matches: rows.map((row) => row.id) }
}

interface Act {
  match: number
  winner: 'home' | 'away' | null
  isForfeit: boolean
  at: number
}

/** The row that a result leaves behind, or a match that is open again. */
async function write(matchId: string, { winner, isForfeit, at }: Act): Promise<void> {
  const { db } = server
  const row = await db
    .updateTable('championship_matches')
    .set({
      state: winner === null ? 'READY' : 'CLOSED',
      winner,
      home_score: winner === null ? null : Number(winner === 'home'),
      away_score: winner === null ? null : Number(winner === 'away'),
      is_forfeit: isForfeit,
    })
    .where('id', '=', matchId)
    .returning(['home_id', 'away_id'])
    .executeTakeFirstOrThrow()
  if (winner === null) {
    await db.deleteFrom('team_matches').where('match_id', '=', matchId).execute()
    return
  }
  for (const registration of [row.home_id, row.away_id]) {
    const { team_id } = await db
      .selectFrom('championship_registrations')
      .select('team_id')
      .where('id', '=', registration)
      .$narrowType<{ team_id: string }>()
      .executeTakeFirstOrThrow()
    await db
      .insertInto('team_matches')
      .values({
        id: newId(),
        team_id,
        match_id: matchId,
        opponent: 'Rival',
        opponent_id: null,
        championship: null,
        starts_at: new Date(Date.UTC(2026, 0, 1) + at),
        result: 'WIN',
        score: '1 × 0',
      })
      .onConflict((conflict) => conflict.constraint('team_matches_match_key').doNothing())
      .execute()
  }
}

/** The points by the documented rules from the first match on, with nothing kept from before. */
async function rateSlowly(gameId: string): Promise<Map<string, number>> {
  const skills = new Map<string, ReturnType<typeof rating>>()
  const { rows } = await server.database.pool.query<{ winner: string; sides: [string, string][] }>(
    `select winner, json_build_array(
        json_build_array(home.team_id, hp.user_id), json_build_array(away.team_id, ap.user_id)) as sides
      from championship_matches match
      join championships on championships.id = match.championship_id and game_id = $1
      join championship_registrations home on home.id = home_id
      join championship_registrations away on away.id = away_id
      join championship_players hp on hp.registration_id = home.id
      join championship_players ap on ap.registration_id = away.id
      join (select match_id, min(starts_at) as at from team_matches group by 1) played on played.match_id = match.id
      where state = 'CLOSED' and not is_forfeit order by played.at, match.id`,
    [gameId],
  )
  for (const { winner, sides } of rows) {
    const [won, lost] = winner === 'home' ? sides : sides.toReversed()
    for (const place of [0, 1]) {
      const [one, other] = [won![place]!, lost![place]!]
      const skillOf = (id: string) => skills.get(id) ?? rating()
      const [[up], [down]] = rate([[skillOf(one)], [skillOf(other)]], {
        tau: 25 / 300,
        limitSigma: true,
      })
      skills.set(one, up).set(other, down)
    }
  }
  return new Map([...skills].map(([id, skill]) => [id, Math.max(0, Math.round(1500 + 24 * ordinal(skill)))]))
}

async function readRatings(gameId: string): Promise<Map<string, number>> {
  const rows = await server.db.selectFrom('ratings').selectAll().where('game_id', '=', gameId).execute()
  return new Map(rows.map(({ team_id, user_id, points }) => [team_id ?? user_id ?? '', points]))
}

const sorted = (map: Map<string, unknown>) => [...map].toSorted(([one], [other]) => (one < other ? -1 : 1))

const act: fc.Arbitrary<Act> = fc.record({
  match: fc.nat({ max: 9 }),
  winner: fc.constantFrom('home', 'away', null),
  isForfeit: fc.nat({ max: 5 }).map((chance) => chance === 0),
  // Few, so that some are played at the same instant.
  at: fc.nat({ max: 6 }),
})

test('any order of results, corrections and matches played again gives what all of them give from the beginning', async () => {
  const { gameId, matches } = await newTable()
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(act, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 }),
      async (batches) => {
        await Promise.all(matches.map((id) => write(id, { match: 0, winner: null, isForfeit: false, at: 0 })))
        await update(gameId, null)
        expect(await readRatings(gameId)).toEqual(new Map())
        for (const batch of batches) {
          for (const one of batch) await write(matches[one.match]!, one)
          // Two jobs at once, of which each has some of the matches; both find the others, too.
          const [some, others] = [batch.slice(0, 2), batch.slice(2)]
          const idsOf = (acts: Act[]) => acts.map(({ match }) => matches[match]!)
          await Promise.all([update(gameId, idsOf(others)), update(gameId, idsOf(some))])
        }
        const expected = await rateSlowly(gameId)
        expect(sorted(await readRatings(gameId))).toEqual(sorted(expected))
        const entries = () =>
          server.db.selectFrom('rating_entries').selectAll().where('game_id', '=', gameId).execute()
        const kept = await entries()
        await server.db.deleteFrom('rated_matches').where('game_id', '=', gameId).execute()
        await update(gameId, null)
        const key = ({ match_id, subject_id }: (typeof kept)[number]) => `${match_id} ${subject_id}`
        const byKey = (list: typeof kept) => list.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
        expect(byKey(await entries())).toEqual(byKey(kept))
      },
    ),
    { numRuns: 40 },
  )
})

test('results that wait together are rated in one transaction', async () => {
  const { gameId, matches } = await newTable()
  const handle = createRatingHandler(server.db)
  for (const [index, id] of matches.entries())
    await write(id, { match: index, winner: 'home', isForfeit: false, at: index })
  await Promise.all(matches.map((id) => handle({ gameId, matchIds: [id] })))
  const { rows } = await server.database.pool.query<{ transactions: number; matches: number }>(
    `select count(distinct xmin::text)::int as transactions, count(distinct match_id)::int as matches
      from rating_entries where game_id = $1`,
    [gameId],
  )
  expect(rows).toEqual([{ transactions: 1, matches: matches.length }])
  expect(sorted(await readRatings(gameId))).toEqual(sorted(await rateSlowly(gameId)))
})
