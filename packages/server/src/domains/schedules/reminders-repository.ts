import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'
import { REMIND_BEFORE, weekSecond } from './rules.ts'

/** Occurrences that one transaction claims; the next run claims the rest. */
export const MAX_CLAIMED = 200

export interface DueOccurrence {
  schedule_id: string
  occurs_at: Date
}

/** Summer time moves the start of a weekly event by an hour. */
const SUMMER_TIME = 60 * 60 * 1000

/** Whether a weekly schedule may start between the two instants, which may lie on both sides of the week's end. */
export function startsBetween(from: Date, until: Date) {
  const first = weekSecond(new Date(from.getTime() - SUMMER_TIME))
  const last = weekSecond(new Date(until.getTime() + SUMMER_TIME))
  if (first <= last) return sql`week_second between ${first} and ${last}`
  return sql`(week_second >= ${first} or week_second <= ${last})`
}

/**
 * Claims the occurrences that start within the next hour and have no reminder yet, at the times to which they were moved. It is one
 * statement, so that the primary key gives each occurrence to one of several processes that run at the same time.
 */
export async function claimDueOccurrences(db: Db, now: Date): Promise<DueOccurrence[]> {
  const until = new Date(now.getTime() + REMIND_BEFORE)
  const { rows } = await sql<DueOccurrence>`
    with due as (
      select id, starts_at as occurs_at, starts_at from schedules
      where recurrence = 'NONE' and starts_at > ${now} and starts_at <= ${until}
      union all
      select schedules.id, weekly.occurs_at, weekly.starts_at
      from schedules cross join lateral occurrences_of(schedules, ${now}, ${until}::timestamptz + interval '1 millisecond') weekly
      where recurrence = 'WEEKLY' and ${startsBetween(now, until)}
        and not weekly.is_cancelled and weekly.starts_at > ${now} and weekly.starts_at <= ${until}
      union
      select schedule_id, occurs_at, starts_at from schedule_exceptions
      where starts_at > ${now} and starts_at <= ${until}
    )
    insert into schedule_reminders (schedule_id, occurs_at)
    select due.id, due.occurs_at from due
    where not exists (
      select from schedule_reminders
      where schedule_reminders.schedule_id = due.id and schedule_reminders.occurs_at = due.occurs_at
    )
    order by due.starts_at, due.id
    limit ${MAX_CLAIMED}
    on conflict do nothing
    returning schedule_id, occurs_at`.execute(db)
  return rows
}

export interface ReminderRecipient {
  user_id: string
  schedule_id: string
  check_in_id: string
  team_id: string
  title: string
  starts_at: Date
}

/** Everybody invited to the occurrences who has not declined them. */
export async function findReminderRecipients(
  db: Db,
  occurrences: readonly DueOccurrence[],
): Promise<ReminderRecipient[]> {
  const ids = occurrences.map(({ schedule_id: id }) => id)
  const instants = occurrences.map(({ occurs_at: at }) => at)
  const { rows } = await sql<ReminderRecipient>`
    select team_members.user_id, schedules.id as schedule_id, check_ins.id as check_in_id, check_ins.team_id,
      schedules.title, occurrence.starts_at
    from unnest(${ids}::uuid[], ${instants}::timestamptz[]) as due (schedule_id, occurs_at)
    join schedules on schedules.id = due.schedule_id
    cross join lateral occurrence_at(schedules, due.occurs_at) occurrence
    join check_ins on check_ins.schedule_id = schedules.id
    join team_members on team_members.id = check_ins.member_id
    where not exists (
      select from check_in_answers
      where check_in_answers.check_in_id = check_ins.id and check_in_answers.occurs_at = occurrence.occurs_at
        and not check_in_answers.is_confirmed
    )`.execute(db)
  return rows
}

export async function deleteRemindersBefore(db: Db, instant: Date): Promise<void> {
  await db.deleteFrom('schedule_reminders').where('occurs_at', '<', instant).execute()
}
