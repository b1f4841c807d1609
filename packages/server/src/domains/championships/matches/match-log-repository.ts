import { type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Schemas } from '../../../contract/types.ts'
import { newId } from '../../../database/id.ts'
import { preparedMark } from '../../../database/prepared-statements.ts'
import type { Db } from '../../../database/schema.ts'
import { selectMatches } from './matches-repository.ts'
import type { Side } from '../stages/types.ts'

/**
 * A match with what the sides report, and all that was said and decided, in order. Null for a match of
 * another championship.
 */
export async function findMatchWithLog(db: Db, championshipId: string, id: string) {
  const row = await selectMatches(db)
    .modifyFront(preparedMark)
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
          .leftJoin('users as leaver', 'leaver.id', 'entry.player_out_id')
          .leftJoin('users as comer', 'comer.id', 'entry.player_in_id')
          .select([
            'entry.action',
            'entry.side',
            'entry.home_score',
            'entry.away_score',
            'entry.reason',
            sql<string | null>`case when users.erased_at is null then users.nick::text end`.as('nick'),
            sql<string | null>`case when leaver.erased_at is null then leaver.nick::text end`.as(
              'player_out',
            ),
            sql<string | null>`case when comer.erased_at is null then comer.nick::text end`.as('player_in'),
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
    .where('match.championship_id', '=', championshipId)
    .where('match.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export interface MatchReportRow {
  side: string
  home_score: number
  away_score: number
  games: Schemas['MatchGame'][]
}

/** Whether the side has reported just this. */
export async function hasReported(
  db: Db,
  report: {
    matchId: string
    side: Side
    homeScore: number
    awayScore: number
    games: readonly Schemas['MatchGame'][]
  },
): Promise<boolean> {
  const row = await db
    .selectFrom('championship_reports')
    .select('side')
    .where('match_id', '=', report.matchId)
    .where('side', '=', report.side)
    .where('home_score', '=', report.homeScore)
    .where('away_score', '=', report.awayScore)
    .where(sql<SqlBool>`games::jsonb = ${JSON.stringify(report.games)}::jsonb`)
    .executeTakeFirst()
  return row !== undefined
}

/** Stores the report in place of the side's earlier one, and returns those of both sides. */
export async function upsertReport(
  db: Db,
  report: {
    matchId: string
    side: Side
    homeScore: number
    awayScore: number
    games: readonly Schemas['MatchGame'][]
    reporterId: string
  },
): Promise<MatchReportRow[]> {
  const said = {
    home_score: report.homeScore,
    away_score: report.awayScore,
    games: JSON.stringify(report.games),
    reporter_id: report.reporterId,
  }
  await db
    .insertInto('championship_reports')
    .values({ match_id: report.matchId, side: report.side, ...said })
    .onConflict((conflict) => conflict.columns(['match_id', 'side']).doUpdateSet(said))
    .execute()
  return db
    .selectFrom('championship_reports')
    .select(['side', 'home_score', 'away_score', 'games'])
    .where('match_id', '=', report.matchId)
    .orderBy('side', 'desc')
    .execute()
}

/** The sides that have reported. */
export async function findReporters(db: Db, matchId: string): Promise<Side[]> {
  const rows = await db
    .selectFrom('championship_reports')
    .select('side')
    .where('match_id', '=', matchId)
    .orderBy('side', 'desc')
    .execute()
  return rows.map(({ side }) => side)
}

export async function setGames(
  db: Db,
  matchId: string,
  games: readonly Schemas['MatchGame'][],
): Promise<void> {
  await db
    .updateTable('championship_matches')
    .set({ games: JSON.stringify(games) })
    .where('id', '=', matchId)
    .execute()
}

export async function setDisputed(db: Db, matchId: string, now: Date): Promise<void> {
  await db
    .updateTable('championship_matches')
    .set({ is_disputed: true, disputed_at: now })
    .where('id', '=', matchId)
    .execute()
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
    players?: { out: string | null; in: string | null }
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
      player_out_id: entry.players?.out ?? null,
      player_in_id: entry.players?.in ?? null,
    })
    .execute()
}

/** Entries that nobody has made, of matches by number. */
export async function insertRematchLogs(
  db: Db,
  championshipId: string,
  rematches: readonly { number: number; reason: string }[],
): Promise<void> {
  const entries = rematches.map((rematch) => ({ ...rematch, id: newId() }))
  await sql`
    insert into championship_match_log (id, match_id, action, reason)
    select given.id, match.id, 'REMATCHED', given.reason
    from jsonb_to_recordset(${JSON.stringify(entries)}) as given (id uuid, number int, reason text)
    join championship_matches match on match.number = given.number and match.championship_id = ${championshipId}`.execute(
    db,
  )
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
    .innerJoin('championship_members as member', 'member.registration_id', 'entrant.id')
    .select(['entrant.id', 'match.home_id'])
    .where('match.id', '=', matchId)
    .where('member.user_id', '=', userId)
    .where('member.role', 'in', ['OWNER', 'MANAGER', 'CAPTAIN'])
    .execute()
  return rows.map(({ id, home_id: homeId }) => (id === homeId ? 'home' : 'away'))
}
