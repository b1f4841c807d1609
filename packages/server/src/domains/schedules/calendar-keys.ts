import type { SystemContext } from '../../context.ts'
import { endMatchCalendarKey } from '../championships/match-calendar.ts'
import { deleteCalendarKeysOfUser } from './calendar-repository.ts'

/**
 * Ends the addresses of the user's calendars, of every team and of the own matches. Whoever was at the account may have made
 * them or copied them, and they ask for nothing but their key.
 */
export async function endCalendarKeys({ db }: Pick<SystemContext, 'db'>, userId: string): Promise<void> {
  await deleteCalendarKeysOfUser(db, userId)
  await endMatchCalendarKey({ db }, userId)
}
