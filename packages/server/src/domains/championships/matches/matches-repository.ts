import { sql } from 'kysely'
import type { MatchRules } from '@convoca/contract/rules'
import type { Schemas } from '../../../contract/types.ts'
import { newId } from '../../../database/id.ts'
import { preparedMark } from '../../../database/prepared-statements.ts'
import type { Db } from '../../../database/schema.ts'
import { firstPoints } from '../../ratings/skill.ts'
import { confirmedPlayers } from '../registrations/registrations-repository.ts'
import { selectEntrant, selectEntrantColumns } from '../entrants-queries.ts'
import { type StageMatch, byNumber, isSameMatch } from '../stages/types.ts'

const MAX_LISTED = 5000

const matchColumns = [
  'match.id',
  'match.championship_id',
  'match.number',
  'match.phase',
  'match.bracket',
  'match.group_number',
  'match.round',
  'match.position',
  'match.best_of',
  'match.head_start',
  'match.allows_draws',
  'match.home_id',
  'match.away_id',
  'match.state',
  'match.home_score',
  'match.away_score',
  'match.winner',
  'match.is_forfeit',
  'match.is_disputed',
  'match.scheduled_at',
  'match.changed_at',
  'match.home_checked_in_at',
  'match.away_checked_in_at',
  'match.code',
  'match.games',
  'match.disputed_at',
  'match.referee_called_at',
  'match.revision',
] as const

/** The query of every list of matches. */
export function selectMatches(db: Db) {
  return db
    .selectFrom('championship_matches as match')
    .select(matchColumns)
    .select([selectEntrant(db, 'match.home_id').as('home'), selectEntrant(db, 'match.away_id').as('away')])
}

export type MatchRow = Awaited<ReturnType<ReturnType<typeof selectMatches>['executeTakeFirstOrThrow']>>

export async function findMatches(db: Db, championshipId: string): Promise<MatchRow[]> {
  return selectMatches(db)
    .where('match.championship_id', '=', championshipId)
    .orderBy('match.number')
    .limit(MAX_LISTED)
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
    .modifyFront(preparedMark)
    .where('match.championship_id', '=', championshipId)
    .where('match.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

const toValues = (match: StageMatch, { bestOf, headStart, allowsDraws }: MatchRules) => ({
  id: newId(),
  number: match.number,
  phase: match.phase,
  bracket: match.bracket,
  group_number: match.group,
  round: match.round,
  position: match.position,
  best_of: bestOf,
  head_start: headStart,
  allows_draws: allowsDraws,
  home_id: match.home,
  away_id: match.away,
  state: match.state,
  home_score: match.outcome?.homeScore ?? null,
  away_score: match.outcome?.awayScore ?? null,
  winner: match.outcome?.winner ?? null,
  is_forfeit: match.outcome?.isForfeit ?? false,
})

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

const isOpenPair = ({ state, home, away }: StageMatch): boolean =>
  state === 'READY' && home !== null && away !== null

/** Whether a team has left the match. */
const isLeft = (earlier: StageMatch, { home, away }: StageMatch): boolean =>
  (earlier.home !== null && earlier.home !== home) || (earlier.away !== null && earlier.away !== away)

/** Whether the match turned into a bye because of what happened in another one. */
const isNewBye = (earlier: StageMatch | undefined, { state }: StageMatch): boolean =>
  state === 'BYE' && earlier !== undefined && earlier.state !== 'BYE'

interface WrittenMatches {
  /** The ids of all that were written. */
  written: string[]
  /** The ids of those written that two teams can play now. */
  opened: string[]
  /** The pairs that no longer meet. */
  cancelled: CancelledMatch[]
  /** Teams whose match has no opponent to come. */
  byes: { id: string; registrationId: string }[]
}

/** Writes new matches and those that differ; what was reported of another pair of teams no longer counts. */
export async function writeMatches(
  db: Db,
  championshipId: string,
  { before, after, now }: StageChange & { now: Date },
  getRules: (match: StageMatch) => MatchRules,
): Promise<WrittenMatches> {
  const earlierMatches = byNumber(before)
  const changed = after.filter((match) => {
    const earlier = earlierMatches.get(match.number)
    return earlier === undefined || !isSameMatch(earlier, match)
  })
  const left = changed.flatMap((match) => {
    const earlier = earlierMatches.get(match.number)
    return earlier === undefined || !isLeft(earlier, match) ? [] : [earlier]
  })
  if (left.length > 0)
    await emptyRooms(
      db,
      championshipId,
      left.map(({ number }) => number),
    )
  const ids = await upsertMatches(
    db,
    championshipId,
    changed.map((match) => toValues(match, getRules(match))),
    now,
  )
  const idOf = (number: number): string => ids.get(number) ?? ''
  return {
    written: [...ids.values()],
    opened: changed.filter(isOpenPair).map(({ number }) => idOf(number)),
    cancelled: left.flatMap(({ number, home, away }) =>
      home === null || away === null ? [] : [{ id: idOf(number), home, away }],
    ),
    byes: changed.flatMap((match) => {
      const registrationId = isNewBye(earlierMatches.get(match.number), match)
        ? (match.home ?? match.away)
        : null
      return registrationId === null ? [] : [{ id: idOf(match.number), registrationId }]
    }),
  }
}

/** Their ids by number. */
async function upsertMatches(
  db: Db,
  championshipId: string,
  matches: readonly ReturnType<typeof toValues>[],
  now: Date,
): Promise<Map<number, string>> {
  if (matches.length === 0) return new Map()
  const { rows } = await sql<{ id: string; number: number }>`${preparedMark}
    insert into championship_matches (
      id, championship_id, number, phase, bracket, group_number, round, position, best_of, head_start, allows_draws, home_id,
      away_id, state, home_score, away_score, winner, is_forfeit, changed_at)
    select match.id, ${championshipId}, number, phase, bracket, group_number, round, position, best_of, head_start, allows_draws,
      home.id, away.id, state, home_score, away_score, winner, is_forfeit, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(matches)}) as match (
      id uuid, number int, phase int, bracket text, group_number int, round int, position int, best_of int, head_start int,
      allows_draws boolean, home_id uuid, away_id uuid, state text, home_score int, away_score int, winner text, is_forfeit boolean)
    left join championship_registrations home on home.id = home_id and home.championship_id = ${championshipId}
    left join championship_registrations away on away.id = away_id and away.championship_id = ${championshipId}
    on conflict on constraint championship_matches_number_key do update set
      -- A number may be one of another round where rounds that were paired are paired anew.
      phase = excluded.phase, bracket = excluded.bracket, group_number = excluded.group_number, round = excluded.round,
      position = excluded.position, best_of = excluded.best_of, head_start = excluded.head_start,
      allows_draws = excluded.allows_draws,
      home_id = excluded.home_id, away_id = excluded.away_id, state = excluded.state,
      home_score = excluded.home_score, away_score = excluded.away_score, winner = excluded.winner,
      is_forfeit = excluded.is_forfeit, is_disputed = false,
      changed_at = case when excluded.state = 'READY' then excluded.changed_at else championship_matches.changed_at end,
      -- The games so far of a match that was then given up.
      games = case when excluded.is_forfeit then '[]' else championship_matches.games end
    returning id, number`.execute(db)
  return new Map(rows.map(({ id, number }) => [number, id]))
}

/** The contents of a room belong to two teams and do not pass to others: reports, proposals, pictures, check-ins and messages. */
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

export async function setTieBreakSeed(db: Db, championshipId: string, seed: string): Promise<void> {
  await db
    .updateTable('championships')
    .set({ tie_break_seed: seed })
    .where('id', '=', championshipId)
    .execute()
}

/** Registrations with a place, the best team or player first: by rating, then by the time of registration. */
export async function findRanked(
  db: Db,
  championshipId: string,
): Promise<{ id: string; seed: number | null }[]> {
  return db
    .selectFrom('championship_registrations as registration')
    .innerJoin('championships', 'championships.id', 'registration.championship_id')
    .leftJoin('ratings', (join) =>
      join
        .onRef('ratings.team_id', '=', 'registration.team_id')
        .onRef('ratings.game_id', '=', 'championships.game_id'),
    )
    .leftJoin('ratings as own', (join) =>
      join
        .onRef('own.user_id', '=', 'registration.player_id')
        .onRef('own.game_id', '=', 'championships.game_id'),
    )
    .select(['registration.id', 'registration.seed'])
    .where('registration.championship_id', '=', championshipId)
    .where('registration.status', '=', 'CONFIRMED')
    .orderBy(sql`coalesce(ratings.points, own.points, ${firstPoints})`, 'desc')
    .orderBy('registration.created_at')
    .orderBy('registration.id')
    .execute()
}

/** Registrations that lose their place because they did not pay, were not there or have too few players who confirmed. */
export async function findAbsent(
  db: Db,
  championshipId: string,
  { needsCheckIn, teamSize }: { needsCheckIn: boolean; teamSize: number },
) {
  return db
    .selectFrom('championship_registrations')
    .select((eb) => ['id', 'status', eb(confirmedPlayers(db), '<', teamSize).as('is_incomplete')])
    .where('championship_id', '=', championshipId)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'PENDING_PAYMENT'),
        eb.and([
          eb('status', '=', 'CONFIRMED'),
          // A player may have left the team, or have come by an approved change, since the check-in.
          eb.or([
            eb(confirmedPlayers(db), '<', teamSize),
            ...(needsCheckIn ? [eb('checked_in_at', 'is', null)] : []),
          ]),
        ]),
      ]),
    )
    .orderBy('id')
    .execute()
}

export async function setWinner(
  db: Db,
  championshipId: string,
  winner: { status: 'FINISHED' | 'ONGOING'; id: string | null; teamId: string | null },
): Promise<void> {
  await db
    .updateTable('championships')
    .set({
      status: winner.status,
      winner_id: winner.id,
      winner_team_id: winner.teamId,
      updated_at: new Date(),
    })
    .where('id', '=', championshipId)
    .execute()
}

/** The team or player and its registration, for the places of a table. `team_id` and `player_id` are null where the team was deleted. */
export async function findEntrants(db: Db, championshipId: string) {
  return db
    .selectFrom('championship_registrations as registration')
    .leftJoin('teams', 'teams.id', 'registration.team_id')
    .leftJoin('users as solo', 'solo.id', 'registration.player_id')
    .select(['registration.id as registration_id', 'registration.team_id', 'registration.player_id'])
    .select(selectEntrantColumns(db))
    .where('registration.championship_id', '=', championshipId)
    .where('registration.status', '=', 'CONFIRMED')
    .execute()
}
