import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { isActingStaff, requireAdmin } from '../staff/access.ts'
import { type LockedEvent, isOrganizer, lockEvent } from './repository.ts'

/** The staff, users with the platform role ORGANIZER, and organisers of a championship that was published. */
export async function mayCreateEvents(context: Context): Promise<boolean> {
  return (await isOrganizer(context.db, context.actor.userId)) || isActingStaff(context)
}

export async function requireEventOrganizer(context: Context): Promise<void> {
  // It also tells the staff what they lack.
  if (!(await mayCreateEvents(context))) await requireAdmin(context)
}

/** Locks an event that the actor may change: as its organiser, or as the staff. */
export async function requireOwnEvent(context: Context, id: string): Promise<LockedEvent> {
  const event = await lockEvent(context.db, id)
  if (event === null) throw new DomainError('NOT_FOUND')
  if (event.organizer_id !== context.actor.userId) await requireAdmin(context)
  return event
}
