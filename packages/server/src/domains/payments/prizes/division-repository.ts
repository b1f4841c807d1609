import { sql } from 'kysely'
import type { Db } from '../../../database/schema.ts'

/**
 * Championships whose prizes are all deposited and can be divided: the last word about a match is older than `before`, and none is disputed.
 */
export async function findDivisible(db: Db, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select championship.id from championships championship
    where championship.status = 'FINISHED'
      and exists (
        select from payment_charges charge
        where charge.championship_id = championship.id and charge.purpose = 'DEPOSIT' and charge.status = 'PAID'
      )
      and not exists (select from prize_divisions division where division.championship_id = championship.id)
      and (
        select sum(charge.amount) from payment_charges charge
        where charge.championship_id = championship.id and charge.purpose = 'DEPOSIT' and charge.status = 'PAID'
      ) >= (select sum((prize ->> 'amount')::bigint) from jsonb_array_elements(championship.prizes) as prize)
      and not exists (
        select from championship_matches match where match.championship_id = championship.id and match.is_disputed
      )
      and not exists (
        select from championship_matches match join championship_match_log said on said.match_id = match.id
        where match.championship_id = championship.id and said.created_at > ${before}::timestamptz
      )
      and championship.updated_at <= ${before}::timestamptz
    order by championship.id limit 20
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** False where somebody else has divided them. */
export async function insertDivision(db: Db, championshipId: string, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('prize_divisions')
    .values({ championship_id: championshipId, divided_at: now })
    .onConflict((conflict) => conflict.column('championship_id').doNothing())
    .returning('championship_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function isDivided(db: Db, championshipId: string): Promise<boolean> {
  const row = await db
    .selectFrom('prize_divisions')
    .select('championship_id')
    .where('championship_id', '=', championshipId)
    .executeTakeFirst()
  return row !== undefined
}

/** The registrations of the teams, or players, that have played, by their ids. */
export async function findPlayed(db: Db, championshipId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('championship_registrations')
    .select(['id', 'team_id', 'player_id'])
    .where('championship_id', '=', championshipId)
    .where('status', '=', 'CONFIRMED')
    .execute()
  return new Map(
    rows.flatMap(({ id, team_id: teamId, player_id: playerId }) => {
      const entrantId = teamId ?? playerId
      return entrantId === null ? [] : [[entrantId, id] as const]
    }),
  )
}

/** Those of a roster who have an account, in their order: nobody else could ever be paid. */
export async function keepUnerased(db: Db, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return []
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', userIds)
    .where('erased_at', 'is', null)
    .execute()
  const kept = new Set(rows.map(({ id }) => id))
  return userIds.filter((id) => kept.has(id))
}
