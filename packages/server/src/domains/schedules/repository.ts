import { sql } from 'kysely'
import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'
import type { Db } from '../../database/schema.ts'
import { type ScheduleValues, type Window, weekSecond } from './rules.ts'

/** The most that one answer holds (the contract's limit). */
const MOST_LISTED = 500

interface Answers {
  invited: string[]
  confirmed: number
  declined: number
  pending: number
}

/** How the members of the outer query's schedule stand to it, in one look at its check-ins. */
const answers = sql<Answers>`(
  select json_build_object(
    'invited', coalesce(json_agg(check_ins.member_id order by check_ins.id), '[]'),
    'confirmed', count(*) filter (where check_ins.is_confirmed),
    'declined', count(*) filter (where not check_ins.is_confirmed),
    'pending', count(*) filter (where check_ins.is_confirmed is null)
  )
  from check_ins where check_ins.schedule_id = schedules.id
)`

/** The viewer's own check-in of the outer query's schedule. */
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
      answers.as('answers'),
      ownCheckIn(viewerId).as('own_checkin'),
    ])
}

export type ScheduleRow = Awaited<ReturnType<ReturnType<typeof selectSchedules>['executeTakeFirstOrThrow']>>

export function toSchedule(row: ScheduleRow): Schemas['Schedule'] {
  const { invited, ...checkins } = row.answers
  return {
    id: row.id,
    team_id: row.team_id,
    title: row.title,
    description: row.description,
    type: row.type,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    location: row.location,
    url: row.url,
    recurrence: row.recurrence,
    invited,
    checkins,
    own_checkin: row.own_checkin,
    created_at: row.created_at.toISOString(),
  }
}

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
 * What happens within the window, by its (first) start; a weekly one once, however often it happens. A single one is
 * found by its start, which is at most a week before its end; a weekly one has an occurrence in the window when the
 * first that ends after `from` starts before `to`. Each kind has its own index.
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

/** Holds the schedule until the transaction ends and answers what, when and where it is; null where there is none. */
export async function lockSchedule(db: Db, teamId: string, scheduleId: string) {
  const row = await db
    .selectFrom('schedules')
    .select(['title', 'starts_at as startsAt', 'ends_at as endsAt', 'recurrence', 'location', 'url'])
    .where('team_id', '=', teamId)
    .where('id', '=', scheduleId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ?? null
}

function columnsOf(values: ScheduleValues) {
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
  given: { teamId: string; actorId: string; now: Date },
  values: ScheduleValues,
): Promise<string> {
  const id = newId()
  await db
    .insertInto('schedules')
    .values({
      ...columnsOf(values),
      id,
      team_id: given.teamId,
      created_by: given.actorId,
      created_at: given.now,
      updated_at: given.now,
    })
    .execute()
  return id
}

export async function changeSchedule(
  db: Db,
  scheduleId: string,
  values: ScheduleValues,
  now: Date,
): Promise<void> {
  await db
    .updateTable('schedules')
    .set({ ...columnsOf(values), updated_at: now })
    .where('id', '=', scheduleId)
    .execute()
}

export async function deleteSchedule(db: Db, scheduleId: string): Promise<void> {
  await db.deleteFrom('schedules').where('id', '=', scheduleId).execute()
}
