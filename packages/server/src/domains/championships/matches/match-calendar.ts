import { createHash, randomBytes } from 'node:crypto'
import type { Context, GuestContext } from '../../../context.ts'
import type { Schemas } from '../../../contract/types.ts'
import type { DomainEvent } from '../../../domain-events.ts'
import { DomainError } from '../../../errors.ts'
import { writeCalendar } from '../../icalendar.ts'
import {
  deleteMatchCalendarKeyOf,
  findCalendarMatches,
  findUserByCalendarKey,
  saveMatchCalendarKey,
} from './match-calendar-repository.ts'

/** 128 bits: 22 characters as base64url. */
const KEY_BYTES = 16
/** The length of a game of a match in a calendar. */
const GAME = 40 * 60_000

function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}

/** A new key in place of any earlier one. Only its hash is stored. */
export async function resetMatchCalendarKey({ db, actor }: Context): Promise<Schemas['CalendarKey']> {
  const key = randomBytes(KEY_BYTES).toString('base64url')
  await saveMatchCalendarKey(db, actor.userId, hashKey(key))
  return { key, url: `/api/public/championships/matches.ics?key=${key}` }
}

/** Succeeds without a key too. */
export async function deleteMatchCalendarKey({ db, actor }: Context): Promise<void> {
  await deleteMatchCalendarKeyOf(db, actor.userId)
}

/** The address asks for nothing but its key, which whoever was at the account may have copied. */
export async function endMatchCalendar(
  { db }: Pick<Context, 'db'>,
  { userId }: DomainEvent<'account.password-changed' | 'account.suspended'>,
): Promise<void> {
  await deleteMatchCalendarKeyOf(db, userId)
}

export async function readMatchCalendarFeed({ db }: GuestContext, key: string): Promise<string> {
  const userId = await findUserByCalendarKey(db, hashKey(key))
  if (userId === null) throw new DomainError('NOT_FOUND')
  const matches = await findCalendarMatches(db, userId)
  return writeCalendar(
    'Minhas partidas',
    matches.flatMap(({ id, home, away, championship, best_of: games, scheduled_at: startsAt, ...match }) => {
      if (startsAt === null) return []
      const changedAt = match.changed_at ?? startsAt
      return {
        id,
        title: `${home?.name ?? '–'} × ${away?.name ?? '–'}`,
        description: championship.name,
        type: 'MATCH' as const,
        startsAt,
        endsAt: new Date(startsAt.getTime() + games * GAME),
        location: null,
        url: null,
        recurrence: 'NONE' as const,
        createdAt: changedAt,
        updatedAt: changedAt,
      }
    }),
  )
}
