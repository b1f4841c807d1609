import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../database/schema.ts'
import type { Side } from '../stages/types.ts'
import { CHECK_IN, LAST_CALL, START_REMINDER, WALKOVER } from '../matches/timing.ts'

/** The number of matches that one transaction takes; the next one takes the rest. */
export const MAX_CLAIMED = 200

const shift = (time: Date, by: number): Date => new Date(time.getTime() + by)

export interface DueMatch {
  match_id: string
  kind: 'CHECK_IN' | 'LAST_CALL'
  championship_id: string
  scheduled_at: Date
}

/**
 * Claims the reminders of matches whose check-in is open. It is one statement, so that the primary key gives each
 * reminder to one of several processes that run at the same time.
 */
export async function claimMatchReminders(db: Db, now: Date): Promise<DueMatch[]> {
  const { rows } = await sql<DueMatch>`
    with due as (
      select match.id, match.championship_id, match.scheduled_at,
        case when match.scheduled_at <= ${shift(now, LAST_CALL)} then 'LAST_CALL' else 'CHECK_IN' end as kind
      from championship_matches match
      join championships on championships.id = match.championship_id
      where match.state = 'READY' and not match.is_disputed and championships.status = 'ONGOING'
        and match.scheduled_at > ${now} and match.scheduled_at <= ${shift(now, CHECK_IN)}
        and (match.home_checked_in_at is null or match.away_checked_in_at is null)
    ),
    claimed as (
      insert into championship_match_reminders (match_id, scheduled_at, kind)
      select due.id, due.scheduled_at, due.kind from due
      where not exists (
        select from championship_match_reminders sent
        where sent.match_id = due.id and sent.scheduled_at = due.scheduled_at and sent.kind = due.kind
      )
      order by due.scheduled_at, due.id
      limit ${MAX_CLAIMED}
      on conflict do nothing
      returning match_id, scheduled_at, kind
    )
    select claimed.*, due.championship_id from claimed join due on due.id = claimed.match_id`.execute(db)
  return rows
}

/** Claims a championship that starts soon, one at a time: each may have hundreds of teams. */
export async function claimStartReminder(db: Db, now: Date): Promise<string | null> {
  const { rows } = await sql<{ championship_id: string }>`
    insert into championship_reminders (championship_id, starts_at)
    select id, starts_at from championships
    where status = 'CHECK_IN' and starts_at > ${now} and starts_at <= ${shift(now, START_REMINDER)}
      and not exists (
        select from championship_reminders sent
        where sent.championship_id = championships.id and sent.starts_at = championships.starts_at
      )
    order by starts_at, id
    limit 1
    on conflict do nothing
    returning championship_id`.execute(db)
  return rows[0]?.championship_id ?? null
}

/** Teams that would play and have not said that they are there. */
export async function findNotCheckedIn(db: Db, championshipId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('championship_registrations')
    .select('id')
    .where('championship_id', '=', championshipId)
    .where('status', 'in', ['CONFIRMED', 'WAITING'])
    .where('checked_in_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}

/** The check-in is due once the registration is closed. */
const isCheckInDue = (now: Date) => sql<SqlBool>`
  status = 'REGISTRATION' and greatest(check_in_opens_at, registration_closes_at) <= ${now} and starts_at > ${now}`

export async function findDueCheckIns(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('championships')
    .select('id')
    .where(isCheckInDue(now))
    .orderBy('starts_at')
    .orderBy('id')
    .limit(MAX_CLAIMED)
    .execute()
  return rows.map((row) => row.id)
}

/** False where it is no longer due: of several processes one opens it. */
export async function openCheckIn(db: Db, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('championships')
    .set({ status: 'CHECK_IN', updated_at: now })
    .where('id', '=', id)
    .where(isCheckInDue(now))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The registrations of the championship that an outer query selects. */
const selectRegistrations = (db: Db) =>
  db
    .selectFrom('championship_registrations as one')
    .select('one.id')
    .where('one.championship_id', '=', sql.ref<string>('championships.id'))

/** Championships whose check-in is over, with absent teams and others that wait and are there. */
export async function findDueReplacements(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('championships')
    .select('id')
    .where('status', '=', 'CHECK_IN')
    .where('starts_at', '<=', now)
    .where('entry_fee', '=', 0)
    .where((eb) =>
      eb.and([
        eb.exists(
          selectRegistrations(db)
            .where('one.status', '=', 'CONFIRMED')
            .where('one.checked_in_at', 'is', null),
        ),
        eb.exists(
          selectRegistrations(db)
            .where('one.status', '=', 'WAITING')
            .where('one.checked_in_at', 'is not', null),
        ),
      ]),
    )
    .orderBy('id')
    .limit(MAX_CLAIMED)
    .execute()
  return rows.map((row) => row.id)
}

export interface DueWalkover {
  id: string
  championship_id: string
  /** The side that is not there; null where neither is. */
  absent: Side | null
}

/**
 * Matches in which a side is not there, and about which nobody has reported; with `id` of this one. Where neither is, somebody
 * may still have said that the match is being played, by its score so far or by a call of the referee.
 */
export async function findDueWalkovers(db: Db, now: Date, id: string | null = null): Promise<DueWalkover[]> {
  let query = db
    .selectFrom('championship_matches as match')
    .innerJoin('championships', 'championships.id', 'match.championship_id')
    .select([
      'match.id',
      'match.championship_id',
      sql<Side | null>`case
        when match.home_checked_in_at is not null then 'away'
        when match.away_checked_in_at is not null then 'home'
      end`.as('absent'),
    ])
    .where('match.state', '=', 'READY')
    .where('match.is_disputed', '=', false)
    .where('championships.status', '=', 'ONGOING')
    .where(sql<SqlBool>`greatest(match.scheduled_at, match.changed_at) <= ${shift(now, -WALKOVER)}`)
    .where('match.scheduled_at', 'is not', null)
    .where(sql<SqlBool>`(
      (match.home_checked_in_at is null) <> (match.away_checked_in_at is null)
      or (match.home_checked_in_at is null and match.home_score is null and match.referee_called_at is null)
    )`)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('championship_reports as report')
            .select('report.side')
            .whereRef('report.match_id', '=', 'match.id'),
        ),
      ),
    )
  if (id !== null) query = query.where('match.id', '=', id)
  return query.orderBy('match.scheduled_at').orderBy('match.id').limit(MAX_CLAIMED).execute()
}
