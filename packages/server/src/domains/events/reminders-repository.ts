import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'

/** Events of which one transaction reminds; the next run takes the rest. */
const MAX_CLAIMED = 100
const HOUR = 60 * 60 * 1000

interface DueEvent {
  subject_id: string
  kind: 'DAY' | 'HOUR'
}

/**
 * Claims the events that start within the next day, or the next hour, and have no such reminder yet. It is one statement, so that the
 * primary key gives each to one of several processes that run at the same time.
 */
export async function claimDueEvents(db: Db, now: Date): Promise<DueEvent[]> {
  const inAnHour = new Date(now.getTime() + HOUR)
  const inADay = new Date(now.getTime() + 24 * HOUR)
  const { rows } = await sql<DueEvent>`
    insert into event_reminders (subject_id, starts_at, kind)
    select due.id, due.starts_at, due.kind
    from (
      select id, starts_at, 'HOUR' as kind from public_events
      where not is_cancelled and starts_at > ${now} and starts_at <= ${inAnHour}
      union all
      select id, starts_at, 'DAY' from public_events
      where not is_cancelled and starts_at > ${inAnHour} and starts_at <= ${inADay}
    ) due
    where not exists (
      select from event_reminders sent
      where sent.subject_id = due.id and sent.starts_at = due.starts_at and sent.kind = due.kind
    )
    order by due.starts_at, due.id limit ${MAX_CLAIMED}
    on conflict do nothing
    returning subject_id, kind`.execute(db)
  return rows
}

interface Recipient {
  user_id: string
  event_id: string
  championship_id: string | null
  title: string
  starts_at: Date
  kind: 'DAY' | 'HOUR'
}

/** The users who have interest in these events and asked for this reminder. */
export async function findRecipients(db: Db, due: readonly DueEvent[]): Promise<Recipient[]> {
  const ids = due.map(({ subject_id: id }) => id)
  const kinds = due.map(({ kind }) => kind)
  const { rows } = await sql<Recipient>`
    select interest.user_id, event.id as event_id, event.championship_id, event.title, event.starts_at, due.kind
    from unnest(${ids}::uuid[], ${kinds}::text[]) as due (id, kind)
    join public_events event on event.id = due.id
    cross join lateral (
      select user_id, remind_day_before, remind_hour_before from event_interests
      where event_interests.event_id = event.id and event.championship_id is null
      union all
      select user_id, remind_day_before, remind_hour_before from championship_followers
      where championship_followers.championship_id = event.championship_id
    ) interest
    where case due.kind when 'DAY' then interest.remind_day_before else interest.remind_hour_before end
    order by event.starts_at, event.id, interest.user_id`.execute(db)
  return rows
}

export async function deleteEventRemindersBefore(db: Db, instant: Date): Promise<void> {
  await db.deleteFrom('event_reminders').where('starts_at', '<', instant).execute()
}
