import { sql } from 'kysely'
import { type Dependencies, createContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import type { Db } from '../../database/schema.ts'
import { runInTransaction } from '../../database/transaction.ts'
import { notifyTeam } from '../teams/notifications.ts'
import { REMIND_BEFORE, momentText, weekSecond } from './rules.ts'

interface Log {
  error(fields: object, message: string): void
  warn(fields: object, message: string): void
}

interface ReminderServices extends Dependencies {
  db: Db
  log: Log
}

/** Occurrences that one transaction takes on; the next look takes the rest. */
const MOST_AT_ONCE = 200
/** How long it is known what was reminded of: far longer than anything can be due. */
const KEPT = 14 * 24 * 60 * 60 * 1000
export const REMINDER_INTERVAL = 60 * 1000

interface Due {
  schedule_id: string
  occurs_at: Date
}

/** Whose place in the week lies ahead within the hour: the part of the week's circle from now to then. */
function isSoonInTheWeek(now: Date, until: Date) {
  const first = weekSecond(now)
  const last = weekSecond(until)
  if (first <= last) return sql`week_second between ${first} and ${last}`
  return sql`(week_second >= ${first} or week_second <= ${last})`
}

/**
 * Claims what starts within the next hour and was not reminded of. One statement: of several processes that look at
 * the same moment, the key gives each occurrence to one.
 */
export async function claimDue(db: Db, now: Date): Promise<Due[]> {
  const until = new Date(now.getTime() + REMIND_BEFORE)
  const { rows } = await sql<Due>`
    with due as (
      select id, starts_at as occurs_at from schedules
      where recurrence = 'NONE' and starts_at > ${now} and starts_at <= ${until}
      union all
      select id, occurs_at from (
        select id, starts_at + interval '168 hours' * greatest(0, ceil(
          extract(epoch from ${now}::timestamptz - starts_at) / 604800
        )) as occurs_at
        from schedules
        where recurrence = 'WEEKLY' and ${isSoonInTheWeek(now, until)}
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
    limit ${MOST_AT_ONCE}
    on conflict do nothing
    returning schedule_id, occurs_at`.execute(db)
  return rows
}

interface Reminded {
  user_id: string
  schedule_id: string
  check_in_id: string
  team_id: string
  title: string
  type: Schemas['ScheduleType']
}

/** Who has not declined. */
function findReminded(db: Db, scheduleIds: readonly string[]): Promise<Reminded[]> {
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

/** Stores a reminder for everybody who may come to what starts soon, once; answers how many events it was. */
export async function remindOfDue(services: ReminderServices): Promise<number> {
  return runInTransaction(
    services.db,
    async (unit) => {
      const context = createContext(services, unit, null)
      const due = await claimDue(context.db, context.now())
      if (due.length === 0) return 0
      const startOf = new Map(due.map((one) => [one.schedule_id, one.occurs_at]))
      const reminded = await findReminded(context.db, [...startOf.keys()])
      await notifyTeam(
        context,
        reminded.map((one) => ({
          userId: one.user_id,
          type: 'EVENT_ANNOUNCE' as const,
          contextType: 'SCHEDULE' as const,
          title: `Lembrete: ${one.title}`,
          body: `Começa em menos de uma hora: ${momentText(startOf.get(one.schedule_id) ?? services.now())}.`,
          teamId: one.team_id,
          scheduleId: one.schedule_id,
          checkInId: one.check_in_id,
        })),
      )
      return due.length
    },
    (error) => services.log.error({ err: error }, 'a task after the reminders failed'),
  )
}

export async function deleteExpiredReminders({
  db,
  now,
}: Pick<Dependencies, 'now'> & { db: Db }): Promise<void> {
  await db
    .deleteFrom('schedule_reminders')
    .where('occurs_at', '<', new Date(now().getTime() - KEPT))
    .execute()
}

export interface ReminderJob {
  /** Waits for the look that is under way; none begins after it. */
  stop(): Promise<void>
}

/** Looks for due reminders now and then. A look that fails is told in the log, and the next one makes up for it. */
export function startReminders(services: ReminderServices, every: number): ReminderJob {
  let looking: Promise<unknown> = Promise.resolve()
  let isLooking = false
  const look = async (): Promise<void> => {
    try {
      await remindOfDue(services)
    } catch (error) {
      services.log.warn({ err: error }, 'reminders could not be stored')
    } finally {
      isLooking = false
    }
  }
  const timer = setInterval(() => {
    // A store that answers slowly must not be asked twice at once.
    if (isLooking) return
    isLooking = true
    looking = look()
  }, every).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await looking
    },
  }
}
