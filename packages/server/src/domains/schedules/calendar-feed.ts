import { createHash, randomBytes } from 'node:crypto'
import type { Context, GuestContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { DomainError } from '../../errors.ts'
import { requireRole } from '../teams/service.ts'
import {
  deleteCalendarKeyOf,
  findCalendarSchedules,
  findTeamNameByKey,
  saveCalendarKey,
} from './calendar-repository.ts'
import { writeCalendar } from '../icalendar.ts'

/** 128 bits: 22 characters as base64url. */
const KEY_BYTES = 16
const MAX_EVENTS = 1000
/** Single events older than this are left out. */
const HISTORY = 366 * 24 * 60 * 60 * 1000

function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}

/** Gives the member a new key in place of any earlier one. Only its hash is stored. */
export async function resetCalendarKey(
  { db, actor }: Context,
  teamId: string,
): Promise<Schemas['CalendarKey']> {
  const key = randomBytes(KEY_BYTES).toString('base64url')
  const isSaved = await saveCalendarKey(db, { teamId, userId: actor.userId, keyHash: hashKey(key) })
  if (!isSaved) throw new DomainError('TEAM_NOT_FOUND')
  return { key, url: `/api/public/teams/${teamId}/schedules.ics?key=${key}` }
}

/** Succeeds without a key too. */
export async function deleteCalendarKey(context: Context, teamId: string): Promise<void> {
  await requireRole(context, teamId)
  await deleteCalendarKeyOf(context.db, teamId, context.actor.userId)
}

/** The team's calendar for any member's key. A wrong key and an unknown team get the same response. */
export async function readCalendarFeed(
  { db, now }: GuestContext,
  teamId: string,
  key: string,
): Promise<string> {
  const name = await findTeamNameByKey(db, teamId, hashKey(key))
  if (name === null) throw new DomainError('TEAM_NOT_FOUND')
  const since = new Date(now().getTime() - HISTORY)
  const rows = await findCalendarSchedules(db, teamId, { since, limit: MAX_EVENTS })
  return writeCalendar(
    name,
    rows.map((row) => ({
      ...row,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      // The database writes its own format of instants within JSON.
      exceptions: row.exceptions.map(({ occurs_at: occursAt, starts_at: start, ends_at: end }) => ({
        occursAt: new Date(occursAt),
        times: start === null || end === null ? null : { startsAt: new Date(start), endsAt: new Date(end) },
      })),
    })),
  )
}
