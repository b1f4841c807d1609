import { type RawBuilder, sql } from 'kysely'
import type { Schemas } from '../../contract/types.ts'
import { newId } from '../../database/id.ts'
import type { Db } from '../../database/schema.ts'
import { type ScheduleValues, type Window, weekSecond } from './rules.ts'

/** The contract's limit. */
const MAX_LISTED = 500
/** The contract's limit of an event's occurrences. */
const MAX_OCCURRENCES = 60

/** Responses to one occurrence, from one scan of the check-ins of the outer query's schedule. */
const counts = (occursAt: RawBuilder<unknown>) => sql<Schemas['CheckInCounts']>`(
  select json_build_object(
    'confirmed', count(*) filter (where answer.is_confirmed),
    'declined', count(*) filter (where not answer.is_confirmed),
    'pending', count(*) filter (where answer.is_confirmed is null)
  )
  from check_ins left join check_in_answers answer
    on answer.check_in_id = check_ins.id and answer.occurs_at = ${occursAt}
  where check_ins.schedule_id = schedules.id
)`

/** The viewer's check-in for the outer query's schedule, with the answer for one occurrence. */
const ownCheckIn = (viewerId: string, occursAt: RawBuilder<unknown>) => sql<Schemas['OwnCheckIn'] | null>`(
  select json_build_object('id', check_ins.id, 'is_confirmed', answer.is_confirmed)
  from check_ins join team_members on team_members.id = check_ins.member_id
  left join check_in_answers answer on answer.check_in_id = check_ins.id and answer.occurs_at = ${occursAt}
  where check_ins.schedule_id = schedules.id and team_members.user_id = ${viewerId}
)`

const nextAt = sql`next.occurs_at`
const occurrenceAt = sql`occurrence.occurs_at`

/** Occurrences within the window, of which `to` may be open: then only the next one. */
const occurrencesWithin = (viewerId: string, { from, to }: Window, now: Date) => sql<
  Schemas['ScheduleOccurrence'][]
>`(
  select coalesce(json_agg(json_build_object(
    'occurs_at', occurs_at, 'starts_at', starts_at, 'ends_at', ends_at, 'is_cancelled', is_cancelled,
    'checkins', checkins, 'own_checkin', own_checkin
  ) order by starts_at), '[]')
  from (
    select occurrence.*, ${counts(occurrenceAt)} as checkins, ${ownCheckIn(viewerId, occurrenceAt)} as own_checkin
    from occurrences_of(
      schedules,
      coalesce(${to === null ? null : (from ?? now)}::timestamptz, next.starts_at),
      coalesce(${to}::timestamptz, next.starts_at + interval '1 millisecond')
    ) occurrence
    where ${to}::timestamptz is not null or occurrence.occurs_at = next.occurs_at
    order by occurrence.starts_at
    limit ${MAX_OCCURRENCES}
  ) occurrence
)`

interface Viewer {
  viewerId: string
  now: Date
}

function selectSchedules(db: Db, { viewerId, now }: Viewer, window: Window) {
  const next = sql<{ occurs_at: Date }>`next_occurrence(schedules, ${now})`
  return db
    .selectFrom('schedules')
    .innerJoinLateral(next.as<'next'>('next'), (join) => join.onTrue())
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
      sql<string[]>`array(
        select check_ins.member_id from check_ins where check_ins.schedule_id = schedules.id order by check_ins.id
      )`.as('invited'),
      counts(nextAt).as('checkins'),
      ownCheckIn(viewerId, nextAt).as('own_checkin'),
      occurrencesWithin(viewerId, window, now).as('occurrences'),
    ])
}

export type ScheduleRow = Awaited<ReturnType<ReturnType<typeof selectSchedules>['executeTakeFirstOrThrow']>>

const week = sql<number>`interval '168 hours'`

function singleWithin(db: Db, teamId: string, viewer: Viewer, window: Window) {
  const { from, to } = window
  return selectSchedules(db, viewer, window)
    .where('schedules.team_id', '=', teamId)
    .where('schedules.recurrence', '=', 'NONE')
    .$if(from !== null, (query) =>
      query
        .where('schedules.ends_at', '>', from)
        .where('schedules.starts_at', '>', sql<Date>`${from}::timestamptz - ${week}`),
    )
    .$if(to !== null, (query) => query.where('schedules.starts_at', '<', to))
}

function weeklyWithin(db: Db, teamId: string, viewer: Viewer, window: Window) {
  const { from, to } = window
  const firstStart = sql<Date>`schedules.starts_at + ${week} * greatest(0, floor(
    extract(epoch from ${from}::timestamptz - schedules.ends_at) / 604800) + 1)`
  return selectSchedules(db, viewer, window)
    .where('schedules.team_id', '=', teamId)
    .where('schedules.recurrence', '=', 'WEEKLY')
    .$if(to !== null, (query) => query.where('schedules.starts_at', '<', to))
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
  viewer: Viewer,
  window: Window,
): Promise<ScheduleRow[]> {
  return singleWithin(db, teamId, viewer, window)
    .unionAll(weeklyWithin(db, teamId, viewer, window))
    .orderBy('starts_at')
    .orderBy('id')
    .limit(MAX_LISTED)
    .execute()
}

export async function findSchedule(
  db: Db,
  { teamId, scheduleId }: { teamId: string; scheduleId: string },
  viewer: Viewer,
): Promise<ScheduleRow | null> {
  const row = await selectSchedules(db, viewer, { from: null, to: null })
    .where('schedules.team_id', '=', teamId)
    .where('schedules.id', '=', scheduleId)
    .executeTakeFirst()
  return row ?? null
}

export async function findScheduleOccurrence(
  db: Db,
  { teamId, scheduleId }: { teamId: string; scheduleId: string },
  { viewerId, occursAt }: { viewerId: string; occursAt: Date },
): Promise<Schemas['ScheduleOccurrence'] | null> {
  const { rows } = await sql<Schemas['ScheduleOccurrence']>`
    select occurrence.*, ${counts(occurrenceAt)} as checkins, ${ownCheckIn(viewerId, occurrenceAt)} as own_checkin
    from schedules cross join lateral occurrence_at(schedules, ${occursAt}) occurrence
    where schedules.id = ${scheduleId} and schedules.team_id = ${teamId}`.execute(db)
  return rows[0] ?? null
}

/** Locks the schedule's row until the transaction ends; null where there is none. */
export async function lockSchedule(db: Db, teamId: string, scheduleId: string) {
  const row = await db
    .selectFrom('schedules')
    .select(['title', 'starts_at as startsAt', 'ends_at as endsAt', 'recurrence', 'location', 'url'])
    .select('reminded_at as remindedAt')
    .where('schedules.team_id', '=', teamId)
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
