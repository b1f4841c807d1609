import { sql } from 'kysely'
import type { Db } from '../../../database/schema.ts'
import { isStillIn } from './registrations-repository.ts'

/** Violates a unique index where the player has confirmed a place in another team. False where there is no open place. */
export async function confirmPlace(
  db: Db,
  { registrationId, userId, now }: { registrationId: string; userId: string; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('championship_players')
    .set((eb) => ({ confirmed_at: eb.fn.coalesce('confirmed_at', eb.val(now)) }))
    .where('registration_id', '=', registrationId)
    .where('user_id', '=', userId)
    .where('is_active', '=', true)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** False where the player has no place there. */
export async function giveUpPlace(db: Db, registrationId: string, userId: string): Promise<boolean> {
  const row = await db
    .deleteFrom('championship_players')
    .where('registration_id', '=', registrationId)
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** The players of a roster who have confirmed their place and are still in the team. */
export async function countConfirmed(db: Db, registrationId: string): Promise<number> {
  const { total } = await db
    .selectFrom('championship_players as player')
    .innerJoin('championship_registrations as registration', 'registration.id', 'player.registration_id')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('player.registration_id', '=', registrationId)
    .where('player.confirmed_at', 'is not', null)
    .where(isStillIn('player', 'registration'))
    .executeTakeFirstOrThrow()
  return total
}

/** The players: those who have confirmed and are still in the team, the first of the substitutes in the place of starters who have not. */
export async function settleRosters(
  db: Db,
  registrationIds: readonly string[],
  teamSize: number,
): Promise<void> {
  await sql`
    delete from championship_players player
    using championship_registrations registration
    where registration.id = player.registration_id and registration.id = any(${registrationIds}::uuid[])
      and (player.confirmed_at is null or not ${isStillIn('player', 'registration')})`.execute(db)
  await sql`
    update championship_players player
    set role = case when ranked.place <= ${teamSize} then 'STARTER' else 'SUBSTITUTE' end
    from (
      select registration_id, user_id,
        row_number() over (partition by registration_id order by role, confirmed_at, user_id) as place
      from championship_players where registration_id = any(${registrationIds}::uuid[])
    ) ranked
    where player.registration_id = ranked.registration_id and player.user_id = ranked.user_id
      and player.role is distinct from case when ranked.place <= ${teamSize} then 'STARTER' else 'SUBSTITUTE' end`.execute(
    db,
  )
}

/** The teams that a user is in. */
export async function findTeamIds(db: Db, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('team_members').select('team_id').where('user_id', '=', userId).execute()
  return new Set(rows.map((row) => row.team_id))
}
