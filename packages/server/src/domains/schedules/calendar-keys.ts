import type { SystemContext } from '../../context.ts'
import type { DomainEvent } from '../../domain-events.ts'
import { deleteCalendarKeysOfUser } from './calendar-repository.ts'

/**
 * Ends the addresses of the user's calendars of every team. Whoever was at the account may have made them or copied them, and
 * they ask for nothing but their key.
 */
export async function endCalendarKeys(
  { db }: Pick<SystemContext, 'db'>,
  { userId }: DomainEvent<'account.password-changed' | 'account.suspended'>,
): Promise<void> {
  await deleteCalendarKeysOfUser(db, userId)
}
