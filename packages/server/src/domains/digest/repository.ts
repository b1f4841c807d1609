import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'
import type { QuietHours } from '../notifications/quiet-hours.ts'

export interface Subscriber {
  userId: string
  quiet: QuietHours | null
}

/** Takes users who want the digest of this week and have not been given it; each is given to one caller. */
export async function claimSubscribers(db: Db, week: string, limit: number): Promise<Subscriber[]> {
  const due = db
    .selectFrom('user_preferences')
    .innerJoin('users', 'users.id', 'user_preferences.user_id')
    .select('user_preferences.user_id')
    .where('weekly_digest', '=', true)
    .where((eb) => eb.or([eb('digest_week', 'is', null), eb('digest_week', '<', week)]))
    .where('users.erase_at', 'is', null)
    .where('users.erased_at', 'is', null)
    .orderBy('user_preferences.user_id')
    .limit(limit)
    .forUpdate('user_preferences')
    .skipLocked()
  const rows = await db
    .updateTable('user_preferences')
    .set({ digest_week: week })
    .where('user_id', 'in', due)
    .returning(['user_id', 'quiet_from', 'quiet_until'])
    .execute()
  return rows.map(({ user_id: userId, quiet_from: from, quiet_until: until }) => ({
    userId,
    quiet: from === null || until === null ? null : { from, until },
  }))
}

/** The quiet hours of a user who still wants the digest; null for others. */
export async function findSubscriber(db: Db, userId: string): Promise<Subscriber | null> {
  const row = await db
    .selectFrom('user_preferences')
    .innerJoin('users', 'users.id', 'user_preferences.user_id')
    .select(['quiet_from', 'quiet_until'])
    .where('user_id', '=', userId)
    .where('weekly_digest', '=', true)
    .where('users.erase_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return null
  const { quiet_from: from, quiet_until: until } = row
  return { userId, quiet: from === null || until === null ? null : { from, until } }
}

export async function endDigest(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('user_preferences')
    .set({ weekly_digest: false })
    .where('user_id', '=', userId)
    .execute()
}

/** Matches of the user's teams that were played in the week and have a result. */
export function findResults(db: Db, userId: string, { from, until }: { from: Date; until: Date }) {
  return db
    .selectFrom('team_members')
    .innerJoin('teams', 'teams.id', 'team_members.team_id')
    .innerJoin('team_matches', 'team_matches.team_id', 'teams.id')
    .select(['teams.name as team_name', 'team_matches.opponent', 'team_matches.result', 'team_matches.score'])
    .where('team_members.user_id', '=', userId)
    .where('team_matches.result', 'is not', null)
    .where('team_matches.starts_at', '>=', from)
    .where('team_matches.starts_at', '<', until)
    .orderBy('team_matches.starts_at')
    .orderBy(sql`team_matches.id`)
    .limit(50)
    .execute()
}
