import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'
import type { Db } from '../../database/schema.ts'
import { selectLogo } from './repository.ts'
import type { StageMatch } from './stages/types.ts'

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

const isSame = (one: StageMatch, other: StageMatch): boolean =>
  one.home === other.home &&
  one.away === other.away &&
  one.state === other.state &&
  one.outcome?.homeScore === other.outcome?.homeScore &&
  one.outcome?.awayScore === other.outcome?.awayScore &&
  one.outcome?.winner === other.outcome?.winner &&
  one.outcome?.isForfeit === other.outcome?.isForfeit

const BATCH = 500

/** Registrations that would have met, or have. */
export interface CancelledMatch {
  id: string
  home: string
  away: string
}

/** The matches of a stage by number, before and after a change. */
export interface StageChange {
  before: readonly StageMatch[]
  after: readonly StageMatch[]
}

/** Those that are stored: a team that was deleted since is nobody. */
async function findKnown(
  db: Db,
  championshipId: string,
  matches: readonly StageMatch[],
): Promise<ReadonlySet<string>> {
  const ids = [...new Set(matches.flatMap(({ home, away }) => [home, away]))].filter((id) => id !== null)
  const rows = await db
    .selectFrom('championship_registrations')
    .select('id')
    .where('championship_id', '=', championshipId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/**
 * Writes new matches and those that differ; what was reported of another pair of teams no longer counts. Returns the ids
 * of what was written, and the pairs that no longer meet.
 */
export async function writeMatches(
  db: Db,
  championshipId: string,
  { before, after }: StageChange,
  getBestOf: (match: StageMatch) => number,
): Promise<{ written: string[]; cancelled: CancelledMatch[] }> {
  const changed = after.filter((match) => {
    const earlier = before[match.number]
    return earlier === undefined || !isSame(earlier, match)
  })
  const replaced = changed.flatMap(({ number, home, away }) => {
    const earlier = before[number]
    return earlier === undefined || (earlier.home === home && earlier.away === away) ? [] : [earlier]
  })
  if (replaced.length > 0)
    await emptyRooms(
      db,
      championshipId,
      replaced.map(({ number }) => number),
    )
  const known = await findKnown(db, championshipId, changed)
  const ids = await upsertMatches(
    db,
    changed.map((match) => {
      const values = toValues(championshipId, match, getBestOf(match))
      const [home, away] = [values.home_id ?? '', values.away_id ?? '']
      return { ...values, home_id: known.has(home) ? home : null, away_id: known.has(away) ? away : null }
    }),
  )
  const cancelled = replaced.flatMap(({ number, home, away }) =>
    home === null || away === null ? [] : [{ id: ids.get(number) ?? '', home, away }],
  )
  return { written: [...ids.values()], cancelled }
}

type MatchValues = ReturnType<typeof toValues>

/** Their ids by number. */
async function upsertMatches(db: Db, matches: readonly MatchValues[]): Promise<Map<number, string>> {
  const written = new Map<number, string>()
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
      .returning(['id', 'number'])
      .execute()
    for (const { id, number } of rows) written.set(number, id)
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
    update championship_matches set home_checked_in_at = null, away_checked_in_at = null, code = null, games = '[]'
    where id in (select id from emptied)
      and (home_checked_in_at is not null or away_checked_in_at is not null or code is not null or games <> '[]')`.execute(
    db,
  )
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
