import { sql } from 'kysely'
import type { Db } from '../../../database/schema.ts'

/** The amount of a charge that goes back since nobody has won it; the query has `payment_charges` as `charge`. */
export const selectUnwonAmount = () =>
  sql<number>`coalesce((
    select returned.amount from prize_returns returned where returned.charge_id = charge.id
  ), 0)`.as('unwon_amount')

/** Championships whose prizes are divided, and of which nobody has looked yet whether something is left. */
export async function findUnreturned(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('prize_divisions')
    .select('championship_id')
    .where('returned_at', 'is', null)
    .orderBy('championship_id')
    .limit(20)
    .execute()
  return rows.map((row) => row.championship_id)
}

/** False where somebody else has done it. */
export async function markReturned(db: Db, championshipId: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('prize_divisions')
    .set({ returned_at: now })
    .where('championship_id', '=', championshipId)
    .where('returned_at', 'is', null)
    .returning('championship_id')
    .executeTakeFirst()
  return row !== undefined
}

export interface Deposit {
  id: string
  payer_id: string
  amount: number
}

/** The deposits, the first one first, and the part of them that the winners have. */
export async function findKept(
  db: Db,
  championshipId: string,
): Promise<{ name: string; deposits: Deposit[]; won: number }> {
  const deposits = await db
    .selectFrom('payment_charges')
    .select(['id', 'payer_id', 'amount'])
    .where('championship_id', '=', championshipId)
    .where('purpose', '=', 'DEPOSIT')
    .where('status', '=', 'PAID')
    .orderBy('paid_at')
    .orderBy('id')
    .execute()
  const { name, won } = await db
    .selectFrom('championships as championship')
    .select((eb) => [
      'championship.name',
      eb
        .selectFrom('prize_shares as share')
        .select(sql<number>`coalesce(sum(share.amount), 0)::bigint`.as('won'))
        .whereRef('share.championship_id', '=', 'championship.id')
        .as('won'),
    ])
    .where('championship.id', '=', championshipId)
    .executeTakeFirstOrThrow()
  return { name, deposits, won: won ?? 0 }
}

export async function insertReturns(
  db: Db,
  championshipId: string,
  { returns, now }: { returns: readonly Pick<Deposit, 'id' | 'amount'>[]; now: Date },
): Promise<void> {
  await db
    .insertInto('prize_returns')
    .values(
      returns.map(({ id, amount }) => ({
        charge_id: id,
        championship_id: championshipId,
        amount,
        next_look_at: now,
        created_at: now,
      })),
    )
    .execute()
}

/** Milliseconds until the provider is asked again. */
const WAIT = 10 * 60_000

export interface ClaimedReturn {
  id: string
  championship_id: string
  reference: string
  payer_id: string
  amount: number
}

/** Claims what the provider is asked to send back now; the process may die meanwhile. */
export async function claimReturns(
  db: Db,
  { provider, now, limit }: { provider: string; now: Date; limit: number },
): Promise<ClaimedReturn[]> {
  const { rows } = await sql<ClaimedReturn>`
    with due as (
      select returned.charge_id from prize_returns returned
      join payment_charges charge on charge.id = returned.charge_id
      where returned.status = 'REFUNDING' and returned.next_look_at <= ${now}::timestamptz and charge.provider = ${provider}
      order by returned.next_look_at limit ${limit}::integer for update of returned skip locked
    )
    update prize_returns returned set next_look_at = ${new Date(now.getTime() + WAIT)}::timestamptz
    from due, payment_charges charge
    where due.charge_id = returned.charge_id and charge.id = returned.charge_id
    returning charge.id, charge.championship_id, charge.reference, charge.payer_id, returned.amount
  `.execute(db)
  return rows
}

/** False where it was back already. */
export async function endReturn(db: Db, chargeId: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('prize_returns')
    .set({ status: 'REFUNDED', refunded_at: now, next_look_at: null })
    .where('charge_id', '=', chargeId)
    .where('status', '=', 'REFUNDING')
    .returning('charge_id')
    .executeTakeFirst()
  return row !== undefined
}
