import { sql } from 'kysely'
import type { Schemas } from '../../contract/types.ts'
import type { Db } from '../../database/schema.ts'
import { REMIND_BEFORE, weekSecond } from './rules.ts'

/** Occurrences that one transaction claims; the next run claims the rest. */
const MOST_CLAIMED = 200

export interface DueOccurrence {
  schedule_id: string
  occurs_at: Date
}

/** Whether a weekly schedule starts between the two instants, which may lie on both sides of the week's end. */
function startsBetween(from: Date, until: Date) {
  const first = weekSecond(from)
  const last = weekSecond(until)
  if (first <= last) return sql`week_second between ${first} and ${last}`
  return sql`(week_second >= ${first} or week_second <= ${last})`
}

/**
 * Claims the occurrences that start within the next hour and have no reminder yet. It is one statement, so that the
 * primary key gives each occurrence to one of several processes that run at the same time.
 */
export async function claimDueOccurrences(db: Db, now: Date): Promise<DueOccurrence[]> {
  const until = new Date(now.getTime() + REMIND_BEFORE)
  const { rows } = await sql<DueOccurrence>`
    with due as (
      select id, starts_at as occurs_at from schedules
      where recurrence = 'NONE' and starts_at > ${now} and starts_at <= ${until}
      union all
      select id, occurs_at from (
        select id, starts_at + interval '168 hours' * greatest(0, ceil(
          extract(epoch from ${now}::timestamptz - starts_at) / 604800
        )) as occurs_at
        from schedules
        where recurrence = 'WEEKLY' and ${startsBetween(now, until)}
      ) weekly
      where occurs_at > ${now} and occurs_at <= ${until}
    )
    insert into schedule_reminders (schedule_id, occurs_at)
    select due.id, due.occurs_at from due
    where not exists (
      select from schedule_reminders
      where schedule_reminders.schedule_id = due.id and schedule_reminders.occurs_at = due.occurs_at
    )
    order by due.occurs_at, due.id
    limit ${MOST_CLAIMED}
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
  type: Schemas['ScheduleType']
}

/** Everybody invited to the schedules who has not declined. */
export function findReminderRecipients(db: Db, scheduleIds: readonly string[]): Promise<ReminderRecipient[]> {
  return db
    .selectFrom('check_ins')
    .innerJoin('schedules', 'schedules.id', 'check_ins.schedule_id')
    .innerJoin('team_members', 'team_members.id', 'check_ins.member_id')
    .select([
      'team_members.user_id',
      'check_ins.schedule_id',
      'check_ins.id as check_in_id',
      'check_ins.team_id',
      'schedules.title',
      'schedules.type',
    ])
    .where('check_ins.schedule_id', 'in', scheduleIds)
    .where((eb) => eb.or([eb('check_ins.is_confirmed', 'is', null), eb('check_ins.is_confirmed', '=', true)]))
    .execute()
}

export async function deleteRemindersBefore(db: Db, instant: Date): Promise<void> {
  await db.deleteFrom('schedule_reminders').where('occurs_at', '<', instant).execute()
}
