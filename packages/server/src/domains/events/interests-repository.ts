import { sql } from 'kysely'
import type { Schemas } from '../../contract/types.ts'
import type { Db } from '../../database/schema.ts'
import { type EventKey, selectEvents, toEventSummary } from './repository.ts'

type Reminders = Schemas['EventReminders']

/** The number of events that the contract's list holds. */
const MAX_LISTED = 200

/** Follows the championship of an event, or stores the interest in one that was created; false where there is no such event. */
export async function saveInterest(
  db: Db,
  { context, name }: EventKey,
  { userId, remind_day_before: day, remind_hour_before: hour }: Reminders & { userId: string },
): Promise<boolean> {
  const { rows } = await sql`
    with event as (
      select id, championship_id from public_events where context = ${context} and name = ${name}
    ), followed as (
      insert into championship_followers (championship_id, user_id, remind_day_before, remind_hour_before)
      select championship_id, ${userId}, ${day}, ${hour} from event where championship_id is not null
      on conflict (championship_id, user_id) do update
        set remind_day_before = excluded.remind_day_before, remind_hour_before = excluded.remind_hour_before
    ), interested as (
      insert into event_interests (event_id, user_id, remind_day_before, remind_hour_before)
      select id, ${userId}, ${day}, ${hour} from event where championship_id is null
      on conflict (event_id, user_id) do update
        set remind_day_before = excluded.remind_day_before, remind_hour_before = excluded.remind_hour_before
    )
    select id from event`.execute(db)
  return rows.length > 0
}

/** False where there is no such event. */
export async function deleteInterest(db: Db, { context, name }: EventKey, userId: string): Promise<boolean> {
  const { rows } = await sql`
    with event as (
      select id, championship_id from public_events where context = ${context} and name = ${name}
    ), unfollowed as (
      delete from championship_followers using event
      where championship_followers.championship_id = event.championship_id and user_id = ${userId}
    ), lost as (
      delete from event_interests using event where event_interests.event_id = event.id and user_id = ${userId}
    )
    select id from event`.execute(db)
  return rows.length > 0
}

/** Those that start from then on, by their start, without those that were cancelled. */
export async function findInterests(
  db: Db,
  { userId, from }: { userId: string; from: Date },
): Promise<Schemas['EventInterest'][]> {
  const interests = db
    .selectFrom('event_interests')
    .select(['event_id as id', 'remind_day_before', 'remind_hour_before'])
    .where('user_id', '=', userId)
    .unionAll(
      db
        .selectFrom('championship_followers')
        .select(['championship_id as id', 'remind_day_before', 'remind_hour_before'])
        .where('user_id', '=', userId),
    )
  const rows = await selectEvents(db)
    .innerJoin(interests.as('interest'), (join) =>
      join.on(sql<boolean>`interest.id = coalesce(event.championship_id, event.id)`),
    )
    .select(['interest.remind_day_before', 'interest.remind_hour_before'])
    .where('event.is_cancelled', '=', false)
    .where('event.starts_at', '>=', from)
    .orderBy('event.starts_at')
    .orderBy('event.id')
    .limit(MAX_LISTED)
    .execute()
  return rows.map((row) => ({
    event: toEventSummary(row),
    remind_day_before: row.remind_day_before,
    remind_hour_before: row.remind_hour_before,
  }))
}

/** The users who have interest in an event that was created. */
export async function findInterestedIds(db: Db, eventId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('event_interests')
    .select('user_id')
    .where('event_id', '=', eventId)
    .orderBy('user_id')
    .execute()
  return rows.map((row) => row.user_id)
}

/** The users who are told of a new event: those with interest in others of its organiser, and followers of a championship of theirs. */
export async function findAudience(db: Db, organizerId: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from (
      select interest.user_id, interest.created_at
      from event_interests interest join events on events.id = interest.event_id
      where events.organizer_id = ${organizerId}
      union all
      select follower.user_id, follower.created_at
      from championship_followers follower join championships on championships.id = follower.championship_id
      where championships.organizer_id = ${organizerId} and championships.status <> 'DRAFT'
    ) audience
    where user_id <> ${organizerId}
    group by user_id order by max(created_at) desc, user_id limit ${most}`.execute(db)
  return rows.map((row) => row.user_id)
}
