import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Context, GuestContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import type { Db } from '../../database/schema.ts'
import { DomainError } from '../../errors.ts'
import { requireRole } from '../teams/service.ts'
import { writeCalendar } from './icalendar.ts'

/** 128 bits: 22 letters as base64url. */
const KEY_BYTES = 16
const MOST_EVENTS = 1000
/** What ended longer ago has left the calendar. */
const KEPT = 366 * 24 * 60 * 60 * 1000

function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}

/** Gives the member a key of their own; one that they had before ends. Only its hash is kept. */
export async function resetCalendarKey(context: Context, teamId: string): Promise<Schemas['CalendarKey']> {
  const { db, actor } = context
  const key = randomBytes(KEY_BYTES).toString('base64url')
  const { rows } = await sql`
    insert into calendar_keys (member_id, team_id, key_hash)
    select id, team_id, ${hashOf(key)} from team_members
    where team_id = ${teamId} and user_id = ${actor.userId}
    on conflict (member_id) do update set key_hash = excluded.key_hash, created_at = now()
    returning member_id`.execute(db)
  if (rows.length === 0) throw new DomainError('TEAM_NOT_FOUND')
  return { key, url: `/api/public/teams/${teamId}/schedules.ics?key=${key}` }
}

/** Ends the member's key; without one there is nothing to end. */
export async function deleteCalendarKey(context: Context, teamId: string): Promise<void> {
  const { db, actor } = context
  await requireRole(context, teamId)
  await db
    .deleteFrom('calendar_keys')
    .using('team_members')
    .whereRef('team_members.id', '=', 'calendar_keys.member_id')
    .where('calendar_keys.team_id', '=', teamId)
    .where('team_members.user_id', '=', actor.userId)
    .execute()
}

async function findTeamOfKey(db: Db, teamId: string, key: string): Promise<string | null> {
  const row = await db
    .selectFrom('calendar_keys')
    .innerJoin('teams', 'teams.id', 'calendar_keys.team_id')
    .select('teams.name')
    .where('calendar_keys.key_hash', '=', hashOf(key))
    .where('calendar_keys.team_id', '=', teamId)
    .executeTakeFirst()
  return row?.name ?? null
}

/** The team's calendar, for whoever has a member's key. A wrong key and no team are the same answer. */
export async function readCalendarFeed(
  { db, now }: GuestContext,
  teamId: string,
  key: string,
): Promise<string> {
  const name = await findTeamOfKey(db, teamId, key)
  if (name === null) throw new DomainError('TEAM_NOT_FOUND')
  const rows = await db
    .selectFrom('schedules')
    .selectAll()
    .where('team_id', '=', teamId)
    .where((eb) =>
      eb.or([eb('recurrence', '=', 'WEEKLY'), eb('starts_at', '>', new Date(now().getTime() - KEPT))]),
    )
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .limit(MOST_EVENTS)
    .execute()
  return writeCalendar(
    name,
    rows.map((row) => ({
      ...row,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    })),
  )
}
