import { sql } from 'kysely'
import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'
import type { Db } from '../../database/schema.ts'
import { type ScheduleValues, type Window, weekSecond } from './rules.ts'

/** The contract's limit. */
const MOST_LISTED = 500

interface ResponseCounts {
  invited: string[]
  confirmed: number
  declined: number
  pending: number
}

/** The outer schedule's invited members and their responses, from one scan of its check-ins. */
const responses = sql<ResponseCounts>`(
  select json_build_object(
    'invited', coalesce(json_agg(check_ins.member_id order by check_ins.id), '[]'),
    'confirmed', count(*) filter (where check_ins.is_confirmed),
    'declined', count(*) filter (where not check_ins.is_confirmed),
    'pending', count(*) filter (where check_ins.is_confirmed is null)
  )
  from check_ins where check_ins.schedule_id = schedules.id
)`

/** The viewer's check-in for the outer query's schedule. */
function ownCheckIn(viewerId: string) {
  return sql<Schemas['OwnCheckIn'] | null>`(
    select json_build_object('id', check_ins.id, 'is_confirmed', check_ins.is_confirmed)
    from check_ins join team_members on team_members.id = check_ins.member_id
    where check_ins.schedule_id = schedules.id and team_members.user_id = ${viewerId}
  )`
}

function selectSchedules(db: Db, viewerId: string) {
  return db
    .selectFrom('schedules')
    .select([
      'schedules.id',
      'schedules.team_id',
      'schedules.title',
      'schedules.description',
      'schedules.type',
      'schedules.starts_at',
      'schedules.ends_at',
      'schedules.location',
      'schedules.url',
      'schedules.recurrence',
      'schedules.created_at',
      'schedules.updated_at',
      responses.as('responses'),
      ownCheckIn(viewerId).as('own_checkin'),
    ])
}

export type ScheduleRow = Awaited<ReturnType<ReturnType<typeof selectSchedules>['executeTakeFirstOrThrow']>>

const week = sql<number>`interval '168 hours'`

function singleWithin(db: Db, teamId: string, viewerId: string, { from, to }: Window) {
  return selectSchedules(db, viewerId)
    .where('team_id', '=', teamId)
    .where('recurrence', '=', 'NONE')
    .$if(from !== null, (query) =>
      query.where('ends_at', '>', from).where('starts_at', '>', sql<Date>`${from}::timestamptz - ${week}`),
    )
    .$if(to !== null, (query) => query.where('starts_at', '<', to))
}

function weeklyWithin(db: Db, teamId: string, viewerId: string, { from, to }: Window) {
  const firstStart = sql<Date>`starts_at + ${week} * greatest(0, floor(
    extract(epoch from ${from}::timestamptz - ends_at) / 604800) + 1)`
  return selectSchedules(db, viewerId)
    .where('team_id', '=', teamId)
    .where('recurrence', '=', 'WEEKLY')
    .$if(to !== null, (query) => query.where('starts_at', '<', to))
    .$if(to !== null && from !== null, (query) => query.where(firstStart, '<', to))
}

/**
 * Schedules with an occurrence in the window, by their (first) start; a weekly one is listed once. Single ones are found
 * by their start, at most a week before their end; a weekly one matches when the first occurrence that ends after
 * `from` starts before `to`. Each kind has its own index.
 */
export function findSchedulesWithin(
  db: Db,
  teamId: string,
  viewerId: string,
  window: Window,
): Promise<ScheduleRow[]> {
  return singleWithin(db, teamId, viewerId, window)
    .unionAll(weeklyWithin(db, teamId, viewerId, window))
    .orderBy('starts_at')
    .orderBy('id')
    .limit(MOST_LISTED)
    .execute()
}

export async function findSchedule(
  db: Db,
  teamId: string,
  viewerId: string,
  scheduleId: string,
): Promise<ScheduleRow | null> {
  const row = await selectSchedules(db, viewerId)
    .where('schedules.team_id', '=', teamId)
    .where('schedules.id', '=', scheduleId)
    .executeTakeFirst()
  return row ?? null
}

/** Locks the schedule's row until the transaction ends; null where there is none. */
export async function lockSchedule(db: Db, teamId: string, scheduleId: string) {
  const row = await db
    .selectFrom('schedules')
    .select(['title', 'starts_at as startsAt', 'ends_at as endsAt', 'recurrence', 'location', 'url'])
    .select('reminded_at as remindedAt')
    .where('team_id', '=', teamId)
    .where('id', '=', scheduleId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ?? null
}

function toColumns(values: ScheduleValues) {
  return {
    title: values.title,
    description: values.description,
    type: values.type,
    starts_at: values.startsAt,
    ends_at: values.endsAt,
    location: values.location,
    url: values.url,
    recurrence: values.recurrence,
    week_second: weekSecond(values.startsAt),
  }
}

export async function insertSchedule(
  db: Db,
  created: { teamId: string; actorId: string; now: Date },
  values: ScheduleValues,
): Promise<string> {
  const id = newId()
  await db
    .insertInto('schedules')
    .values({
      ...toColumns(values),
      id,
      team_id: created.teamId,
      created_by: created.actorId,
      created_at: created.now,
      updated_at: created.now,
    })
    .execute()
  return id
}

export async function updateScheduleRow(
  db: Db,
  scheduleId: string,
  values: ScheduleValues,
  now: Date,
): Promise<void> {
  await db
    .updateTable('schedules')
    .set({ ...toColumns(values), updated_at: now })
    .where('id', '=', scheduleId)
    .execute()
}

export async function deleteScheduleRow(db: Db, scheduleId: string): Promise<void> {
  await db.deleteFrom('schedules').where('id', '=', scheduleId).execute()
}

/** False where somebody has reminded after `before`. */
export async function claimReminder(db: Db, scheduleId: string, now: Date, before: Date): Promise<boolean> {
  const row = await db
    .updateTable('schedules')
    .set({ reminded_at: now })
    .where('id', '=', scheduleId)
    .where((eb) => eb.or([eb('reminded_at', 'is', null), eb('reminded_at', '<=', before)]))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
