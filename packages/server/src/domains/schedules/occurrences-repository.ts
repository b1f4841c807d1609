import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'

/** Weeks of one event that may differ from the others and are not over. The database looks further ahead for the next one. */
export const MAX_EXCEPTIONS = 52

export interface Occurrence {
  /** The time that the series gives it: names the occurrence, wherever it was moved to. */
  occursAt: Date
  startsAt: Date
  endsAt: Date
}

export interface FoundOccurrence extends Occurrence {
  isCancelled: boolean
}

/** The occurrence that is on or comes next; of a single event its only one. */
export async function findNextOccurrence(db: Db, scheduleId: string, now: Date): Promise<Occurrence | null> {
  const { rows } = await sql<Occurrence>`
    select next.occurs_at as "occursAt", next.starts_at as "startsAt", next.ends_at as "endsAt"
    from schedules cross join lateral next_occurrence(schedules, ${now}) next
    where schedules.id = ${scheduleId}`.execute(db)
  return rows[0] ?? null
}

/** A cancelled one, too; null where the series has none at this instant. */
export async function findOccurrence(
  db: Db,
  scheduleId: string,
  occursAt: Date,
): Promise<FoundOccurrence | null> {
  const { rows } = await sql<FoundOccurrence>`
    select found.occurs_at as "occursAt", found.starts_at as "startsAt", found.ends_at as "endsAt",
      found.is_cancelled as "isCancelled"
    from schedules cross join lateral occurrence_at(schedules, ${occursAt}) found
    where schedules.id = ${scheduleId}`.execute(db)
  return rows[0] ?? null
}

export async function countExceptions(db: Db, scheduleId: string, now: Date): Promise<number> {
  const { total } = await db
    .selectFrom('schedule_exceptions')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('schedule_id', '=', scheduleId)
    .where('occurs_at', '>', now)
    .executeTakeFirstOrThrow()
  return total
}

/** Moves the occurrence, or cancels it where it has no times. */
export async function saveException(
  db: Db,
  scheduleId: string,
  { occursAt, times }: { occursAt: Date; times: { startsAt: Date; endsAt: Date } | null },
): Promise<void> {
  const values = { starts_at: times?.startsAt ?? null, ends_at: times?.endsAt ?? null }
  await db
    .insertInto('schedule_exceptions')
    .values({ schedule_id: scheduleId, occurs_at: occursAt, ...values })
    .onConflict((conflict) => conflict.columns(['schedule_id', 'occurs_at']).doUpdateSet(values))
    .execute()
}

/** Deletes the exceptions of one occurrence, or of all. */
export async function deleteExceptions(db: Db, scheduleId: string, occursAt?: Date): Promise<void> {
  await db
    .deleteFrom('schedule_exceptions')
    .where('schedule_id', '=', scheduleId)
    .$if(occursAt !== undefined, (query) => query.where('occurs_at', '=', occursAt ?? new Date()))
    .execute()
}

/** An occurrence at another time is reminded of again. */
export async function forgetReminder(db: Db, scheduleId: string, occursAt: Date): Promise<void> {
  await db
    .deleteFrom('schedule_reminders')
    .where('schedule_id', '=', scheduleId)
    .where('occurs_at', '=', occursAt)
    .execute()
}
