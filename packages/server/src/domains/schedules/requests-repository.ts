import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'
import { MAX_CLAIMED, startsBetween } from './reminders-repository.ts'

/** The members were asked about this occurrence: not again by the clock. */
export async function claimRequest(db: Db, scheduleId: string, occursAt: Date): Promise<void> {
  await db
    .insertInto('schedule_requests')
    .values({ schedule_id: scheduleId, occurs_at: occursAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export interface RequestedOccurrence {
  schedule_id: string
  occurs_at: Date
}

/** Claims the weeks of weekly events that start before `until` and about which nobody was asked yet, in one statement. */
export async function claimDueRequests(
  db: Db,
  { now, until }: { now: Date; until: Date },
): Promise<RequestedOccurrence[]> {
  const { rows } = await sql<RequestedOccurrence>`
    insert into schedule_requests (schedule_id, occurs_at)
    select schedules.id, occurrence.occurs_at
    from schedules cross join lateral occurrences_of(schedules, ${now}, ${until}) occurrence
    where schedules.recurrence = 'WEEKLY' and ${startsBetween(now, until)}
      and occurrence.starts_at > ${now} and not occurrence.is_cancelled
      and not exists (
        select from schedule_requests
        where schedule_requests.schedule_id = schedules.id and schedule_requests.occurs_at = occurrence.occurs_at
      )
    order by occurrence.starts_at, schedules.id
    limit ${MAX_CLAIMED}
    on conflict do nothing
    returning schedule_id, occurs_at`.execute(db)
  return rows
}

export interface AskedMember {
  user_id: string
  check_in_id: string
  team_id: string
  schedule_id: string
  title: string
  occurs_at: Date
  starts_at: Date
}

/** Everybody invited who has not answered these occurrences. */
export async function findAsked(db: Db, occurrences: readonly RequestedOccurrence[]): Promise<AskedMember[]> {
  const ids = occurrences.map(({ schedule_id: id }) => id)
  const instants = occurrences.map(({ occurs_at: at }) => at)
  const { rows } = await sql<AskedMember>`
    select team_members.user_id, check_ins.id as check_in_id, check_ins.team_id, schedules.id as schedule_id,
      schedules.title, occurrence.occurs_at, occurrence.starts_at
    from unnest(${ids}::uuid[], ${instants}::timestamptz[]) as due (schedule_id, occurs_at)
    join schedules on schedules.id = due.schedule_id
    cross join lateral occurrence_at(schedules, due.occurs_at) occurrence
    join check_ins on check_ins.schedule_id = schedules.id
    join team_members on team_members.id = check_ins.member_id
    where not exists (
      select from check_in_answers
      where check_in_answers.check_in_id = check_ins.id and check_in_answers.occurs_at = occurrence.occurs_at
    )
    order by team_members.user_id, occurrence.starts_at`.execute(db)
  return rows
}

export async function deleteRequestsBefore(db: Db, instant: Date): Promise<void> {
  await db.deleteFrom('schedule_requests').where('occurs_at', '<', instant).execute()
}

export async function deleteAnswersBefore(db: Db, instant: Date): Promise<void> {
  await sql`
    delete from check_in_answers using check_ins, schedules
    where check_ins.id = check_in_answers.check_in_id and schedules.id = check_ins.schedule_id
      and check_in_answers.occurs_at < ${instant} and schedules.recurrence = 'WEEKLY'`.execute(db)
}
