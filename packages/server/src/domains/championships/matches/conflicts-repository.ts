import { sql } from 'kysely'
import type { Db } from '../../../database/schema.ts'

/**
 * Whether one of these registrations is of a team that the user is in or plays for; with `withStaff` also of one that
 * somebody of the championship's staff is in or plays for.
 */
export async function hasTeamAmong(
  db: Db,
  championshipId: string,
  {
    userId,
    withStaff,
    registrationIds,
  }: { userId: string; withStaff: boolean; registrationIds: readonly string[] },
): Promise<boolean> {
  if (registrationIds.length === 0) return false
  const { rows } = await sql<{ is_involved: boolean }>`
    with people as (
      select ${userId}::uuid as id
      union
      select user_id from championship_staff
      where championship_id = ${championshipId} and accepted_at is not null and ${withStaff}::boolean
    )
    select exists (
      select from championship_registrations entrant
      where entrant.id = any(${registrationIds}::uuid[]) and (
        exists (
          select from championship_members member
          where member.registration_id = entrant.id and member.user_id in (select id from people)
        ) or exists (
          select from championship_players player
          where player.registration_id = entrant.id and player.user_id in (select id from people)
            and player.confirmed_at is not null
        )
      )
    ) as is_involved`.execute(db)
  return rows[0]?.is_involved ?? false
}
