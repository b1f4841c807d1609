import type { Db } from '../../database/schema.ts'
import type { QuietHours } from './quiet-hours.ts'

/** The channels by which a user wants which kinds; kinds without an entry are shown in the app only. */
export interface Channels {
  muted: ReadonlySet<string>
  mailed: ReadonlySet<string>
  quiet: QuietHours | null
}

/** The channels of the users who have preferences. */
export async function findChannels(
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Channels>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('user_preferences')
    .select(['user_id', 'notifications', 'quiet_from', 'quiet_until'])
    .where('user_id', 'in', userIds)
    .execute()
  return new Map(
    rows.map(({ user_id, notifications, quiet_from: from, quiet_until: until }) => [
      user_id,
      {
        muted: new Set(notifications.filter(({ inApp }) => !inApp).map(({ type }) => type)),
        mailed: new Set(notifications.filter(({ email }) => email).map(({ type }) => type)),
        quiet: from === null || until === null ? null : { from, until },
      },
    ]),
  )
}
