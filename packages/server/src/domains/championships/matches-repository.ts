import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'
import type { Db } from '../../database/schema.ts'
import { selectLogo } from './repository.ts'
import type { Side, StageMatch } from './stages/types.ts'

const MOST_LISTED = 5000

const selectTeam = (db: Db, column: 'home_id' | 'away_id') =>
  jsonObjectFrom(
    db
      .selectFrom('championship_registrations as entrant')
      .innerJoin('teams', 'teams.id', 'entrant.team_id')
      .select(['teams.id', 'teams.name', 'teams.team_tag', selectLogo(db)])
      .where('entrant.id', '=', sql.ref<string>(`match.${column}`)),
  )

/** The query of every list of matches. */
export function selectMatches(db: Db) {
  return db
    .selectFrom('championship_matches as match')
    .selectAll('match')
    .select([selectTeam(db, 'home_id').as('home'), selectTeam(db, 'away_id').as('away')])
}

export type MatchRow = Awaited<ReturnType<ReturnType<typeof selectMatches>['executeTakeFirstOrThrow']>>

export async function findMatches(db: Db, championshipId: string): Promise<MatchRow[]> {
  return selectMatches(db)
    .where('match.championship_id', '=', championshipId)
    .orderBy('match.number')
    .limit(MOST_LISTED)
    .execute()
}

/** Those of the championship. */
export async function findMatchesById(
  db: Db,
  championshipId: string,
  ids: readonly string[],
): Promise<MatchRow[]> {
  return selectMatches(db)
    .where('match.championship_id', '=', championshipId)
    .where('match.id', 'in', ids)
    .orderBy('match.number')
    .execute()
}

/** Null for a match of another championship. */
export async function findMatch(db: Db, championshipId: string, id: string): Promise<MatchRow | null> {
  const row = await selectMatches(db)
    .where('match.championship_id', '=', championshipId)
    .where('match.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** What the sides report, and all that was said and decided, in order. */
export async function findMatchLog(db: Db, matchId: string) {
  const row = await db
    .selectFrom('championship_matches as match')
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('championship_reports as report')
          .select(['report.side', 'report.home_score', 'report.away_score', 'report.games'])
          .whereRef('report.match_id', '=', 'match.id')
          .orderBy('report.side', 'desc'),
      ).as('reports'),
      jsonArrayFrom(
        eb
          .selectFrom('championship_match_log as entry')
          .leftJoin('users', 'users.id', 'entry.actor_id')
          .select([
            'entry.action',
            'entry.side',
            'entry.home_score',
            'entry.away_score',
            'entry.reason',
            sql<string | null>`case when users.erased_at is null then users.nick::text end`.as('nick'),
            sql<string>`to_char(entry.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as(
              'created_at',
            ),
          ])
          .whereRef('entry.match_id', '=', 'match.id')
          .orderBy('entry.created_at')
          .orderBy('entry.id')
          .limit(200),
      ).as('log'),
    ])
    .where('match.id', '=', matchId)
    .executeTakeFirst()
  return row ?? { reports: [], log: [] }
}

const toValues = (championshipId: string, match: StageMatch, bestOf: number) => ({
  championship_id: championshipId,
  number: match.number,
  phase: match.phase,
  bracket: match.bracket,
  group_number: match.group,
  round: match.round,
  position: match.position,
  best_of: bestOf,
  home_id: match.home,
  away_id: match.away,
  state: match.state,
  home_score: match.outcome?.homeScore ?? null,
  away_score: match.outcome?.awayScore ?? null,
  winner: match.outcome?.winner ?? null,
  is_forfeit: match.outcome?.isForfeit ?? false,
})

type Compared = Pick<
  MatchRow,
  'home_id' | 'away_id' | 'state' | 'home_score' | 'away_score' | 'winner' | 'is_forfeit'
>
const keyOf = ({ home_id, away_id, state, home_score, away_score, winner, is_forfeit }: Compared): string =>
  JSON.stringify([home_id, away_id, state, home_score, away_score, winner, is_forfeit])

const BATCH = 500

/** Registrations that would have met, or have. */
export interface CancelledMatch {
  id: string
  home: string
  away: string
}

/**
 * Writes new matches and those that differ; what was reported of another pair of teams no longer counts. Returns the ids
 * of what was written, and the pairs that no longer meet.
 */
export async function writeMatches(
  db: Db,
  championshipId: string,
  matches: readonly StageMatch[],
  getBestOf: (match: StageMatch) => number,
): Promise<{ written: string[]; cancelled: CancelledMatch[] }> {
  const stored = new Map(
    (
      await db
        .selectFrom('championship_matches')
        .select([
          'id',
          'number',
          'home_id',
          'away_id',
          'state',
          'home_score',
          'away_score',
          'winner',
          'is_forfeit',
        ])
        .where('championship_id', '=', championshipId)
        .execute()
    ).map(({ number, ...row }) => [number, row]),
  )
  const entrants = new Set(
    (
      await db
        .selectFrom('championship_registrations')
        .select('id')
        .where('championship_id', '=', championshipId)
        .execute()
    ).map(({ id }) => id),
  )
  // A team that was deleted since is nobody.
  const known = (id: string | null): string | null => (id !== null && entrants.has(id) ? id : null)
  const changed = matches
    .map((match) => toValues(championshipId, match, getBestOf(match)))
    .map((values) => ({ ...values, home_id: known(values.home_id), away_id: known(values.away_id) }))
    .filter((values) => {
      const before = stored.get(values.number)
      return before === undefined || keyOf(before) !== keyOf(values)
    })
  const replaced = changed.filter((values) => {
    const before = stored.get(values.number)
    return before !== undefined && (before.home_id !== values.home_id || before.away_id !== values.away_id)
  })
  if (replaced.length > 0)
    await emptyRooms(
      db,
      championshipId,
      replaced.map(({ number }) => number),
    )
  const cancelled = replaced.flatMap(({ number }) => {
    const { id = '', home_id: home = null, away_id: away = null } = stored.get(number) ?? {}
    return home === null || away === null ? [] : [{ id, home, away }]
  })
  return { written: await upsertMatches(db, changed), cancelled }
}

type MatchValues = ReturnType<typeof toValues>

async function upsertMatches(db: Db, matches: readonly MatchValues[]): Promise<string[]> {
  const written: string[] = []
  for (let start = 0; start < matches.length; start += BATCH) {
    const rows = await db
      .insertInto('championship_matches')
      .values(matches.slice(start, start + BATCH).map((values) => ({ id: newId(), ...values })))
      .onConflict((conflict) =>
        conflict.constraint('championship_matches_number_key').doUpdateSet((eb) => ({
          home_id: eb.ref('excluded.home_id'),
          away_id: eb.ref('excluded.away_id'),
          state: eb.ref('excluded.state'),
          home_score: eb.ref('excluded.home_score'),
          away_score: eb.ref('excluded.away_score'),
          winner: eb.ref('excluded.winner'),
          is_forfeit: eb.ref('excluded.is_forfeit'),
          is_disputed: false,
        })),
      )
      .returning('id')
      .execute()
    for (const { id } of rows) written.push(id)
  }
  return written
}

/** What belongs to two teams does not pass to others: reports, proposals, pictures, check-ins and what was said. */
async function emptyRooms(db: Db, championshipId: string, numbers: readonly number[]): Promise<void> {
  await sql`
    with emptied as (
      select id from championship_matches where championship_id = ${championshipId} and number = any(${numbers})
    ),
    reports as (delete from championship_reports where match_id in (select id from emptied)),
    proposals as (delete from championship_match_proposals where match_id in (select id from emptied)),
    proofs as (delete from championship_match_proofs where match_id in (select id from emptied)),
    chats as (delete from conversations where match_id in (select id from emptied))
    update championship_matches set home_checked_in_at = null, away_checked_in_at = null, code = null
    where id in (select id from emptied)
      and (home_checked_in_at is not null or away_checked_in_at is not null or code is not null)`.execute(db)
}

export async function upsertReport(
  db: Db,
  report: { matchId: string; side: Side; homeScore: number; awayScore: number; reporterId: string },
): Promise<{ side: string; home_score: number; away_score: number }[]> {
  const scores = { home_score: report.homeScore, away_score: report.awayScore }
  await db
    .insertInto('championship_reports')
    .values({ match_id: report.matchId, side: report.side, reporter_id: report.reporterId, ...scores })
    .onConflict((conflict) =>
      conflict.columns(['match_id', 'side']).doUpdateSet({ ...scores, reporter_id: report.reporterId }),
    )
    .execute()
  return db
    .selectFrom('championship_reports')
    .select(['side', 'home_score', 'away_score'])
    .where('match_id', '=', report.matchId)
    .execute()
}

export async function setDisputed(db: Db, matchId: string): Promise<void> {
  await db.updateTable('championship_matches').set({ is_disputed: true }).where('id', '=', matchId).execute()
}

export async function insertMatchLog(
  db: Db,
  entry: {
    matchId: string
    /** Null for a job. */
    actorId: string | null
    action: Schemas['MatchLogEntry']['action']
    side?: Side | null
    homeScore?: number
    awayScore?: number
    reason?: string | null
  },
): Promise<void> {
  await db
    .insertInto('championship_match_log')
    .values({
      id: newId(),
      match_id: entry.matchId,
      actor_id: entry.actorId,
      action: entry.action,
      side: entry.side ?? null,
      home_score: entry.homeScore ?? null,
      away_score: entry.awayScore ?? null,
      reason: entry.reason ?? null,
    })
    .execute()
}

/** The teams of the match that the user may report for. */
export async function findReportedSides(db: Db, matchId: string, userId: string): Promise<Side[]> {
  const rows = await db
    .selectFrom('championship_matches as match')
    .innerJoin('championship_registrations as entrant', (join) =>
      join.on((eb) =>
        eb.or([
          eb('entrant.id', '=', eb.ref('match.home_id')),
          eb('entrant.id', '=', eb.ref('match.away_id')),
        ]),
      ),
    )
    .innerJoin('team_members as member', 'member.team_id', 'entrant.team_id')
    .select(['entrant.id', 'match.home_id'])
    .where('match.id', '=', matchId)
    .where('member.user_id', '=', userId)
    .where('member.role', 'in', ['OWNER', 'MANAGER', 'CAPTAIN'])
    .execute()
  return rows.map(({ id, home_id: homeId }) => (id === homeId ? 'home' : 'away'))
}

/** Seeds by registration, 1 the best. */
export async function setSeeds(
  db: Db,
  championshipId: string,
  ordered: readonly string[],
  seeding: { method: Schemas['SeedingMethod']; drawSeed: string | null },
): Promise<void> {
  if (ordered.length > 0)
    await sql`
      update championship_registrations as r set seed = o.place
      from unnest(${ordered}::uuid[]) with ordinality as o (id, place)
      where r.id = o.id and r.championship_id = ${championshipId}`.execute(db)
  await db
    .updateTable('championships')
    .set({ seeding_method: seeding.method, draw_seed: seeding.drawSeed })
    .where('id', '=', championshipId)
    .execute()
}

/** Registrations with a place, best team first: by wins less losses, then by who came first. */
export async function findRanked(
  db: Db,
  championshipId: string,
): Promise<{ id: string; seed: number | null }[]> {
  return db
    .selectFrom('championship_registrations as registration')
    .innerJoin('teams', 'teams.id', 'registration.team_id')
    .select(['registration.id', 'registration.seed'])
    .where('registration.championship_id', '=', championshipId)
    .where('registration.status', '=', 'CONFIRMED')
    .orderBy(sql`teams.wins - teams.losses`, 'desc')
    .orderBy('registration.created_at')
    .orderBy('registration.id')
    .execute()
}

/** Registrations that lose their place because they did not pay or were not there. */
export async function findAbsent(
  db: Db,
  championshipId: string,
  { needsCheckIn }: { needsCheckIn: boolean },
) {
  return db
    .selectFrom('championship_registrations')
    .select(['id', 'status'])
    .where('championship_id', '=', championshipId)
    .where((eb) =>
      needsCheckIn
        ? eb.or([
            eb('status', '=', 'PENDING_PAYMENT'),
            eb.and([eb('status', '=', 'CONFIRMED'), eb('checked_in_at', 'is', null)]),
          ])
        : eb('status', '=', 'PENDING_PAYMENT'),
    )
    .orderBy('id')
    .execute()
}

export async function setWinner(
  db: Db,
  championshipId: string,
  winner: { status: 'FINISHED' | 'ONGOING'; teamId: string | null },
): Promise<void> {
  await db
    .updateTable('championships')
    .set({ status: winner.status, winner_team_id: winner.teamId, updated_at: new Date() })
    .where('id', '=', championshipId)
    .execute()
}

/** The trophy that a championship gave whose winner is another one now. */
export async function deleteTrophy(db: Db, teamId: string, championship: string): Promise<void> {
  await db
    .deleteFrom('achievements')
    .where('team_id', '=', teamId)
    .where('championship', '=', championship)
    .where('placement', '=', 1)
    .where('title', 'like', 'Campeão: %')
    .execute()
}

/** The team and its registration, for the places of a table. */
export async function findEntrants(db: Db, championshipId: string) {
  return db
    .selectFrom('championship_registrations as registration')
    .innerJoin('teams', 'teams.id', 'registration.team_id')
    .select(['registration.id', 'registration.team_id', 'teams.name', 'teams.team_tag', selectLogo(db)])
    .where('registration.championship_id', '=', championshipId)
    .where('registration.status', '=', 'CONFIRMED')
    .execute()
}
