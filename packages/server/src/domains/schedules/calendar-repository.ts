import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../database/schema.ts'

/** Replaces the member's key; false for a user who is no member. */
export async function saveCalendarKey(
  db: Db,
  { teamId, userId, keyHash }: { teamId: string; userId: string; keyHash: Buffer },
): Promise<boolean> {
  const { rows } = await sql`
    insert into calendar_keys (member_id, team_id, key_hash)
    select id, team_id, ${keyHash} from team_members
    where team_id = ${teamId} and user_id = ${userId}
    on conflict (member_id) do update set key_hash = excluded.key_hash, created_at = now()
    returning member_id`.execute(db)
  return rows.length > 0
}

export async function deleteCalendarKeyOf(db: Db, teamId: string, userId: string): Promise<void> {
  await db
    .deleteFrom('calendar_keys')
    .using('team_members')
    .whereRef('team_members.id', '=', 'calendar_keys.member_id')
    .where('calendar_keys.team_id', '=', teamId)
    .where('team_members.user_id', '=', userId)
    .execute()
}

/** The user's keys of every team. */
export async function deleteCalendarKeysOfUser(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('calendar_keys')
    .using('team_members')
    .whereRef('team_members.id', '=', 'calendar_keys.member_id')
    .where('team_members.user_id', '=', userId)
    .execute()
}

/** The name of the key's team; null for a wrong key, and for another team's. */
export async function findTeamNameByKey(db: Db, teamId: string, keyHash: Buffer): Promise<string | null> {
  const row = await db
    .selectFrom('calendar_keys')
    .innerJoin('teams', 'teams.id', 'calendar_keys.team_id')
    .select('teams.name')
    .where('calendar_keys.key_hash', '=', keyHash)
    .where('calendar_keys.team_id', '=', teamId)
    .executeTakeFirst()
  return row?.name ?? null
}

/** Weekly schedules, and single ones that start after `since`; the latest first. */
export async function findCalendarSchedules(
  db: Db,
  teamId: string,
  { since, limit }: { since: Date; limit: number },
) {
  return db
    .selectFrom('schedules')
    .selectAll()
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('schedule_exceptions')
          .select(['occurs_at', 'schedule_exceptions.starts_at', 'schedule_exceptions.ends_at'])
          .whereRef('schedule_exceptions.schedule_id', '=', 'schedules.id')
          .orderBy('occurs_at'),
      ).as('exceptions'),
    )
    .where('team_id', '=', teamId)
    .where((eb) => eb.or([eb('recurrence', '=', 'WEEKLY'), eb('starts_at', '>', since)]))
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}
