import { sql } from 'kysely'
import type { Db } from '../../../database/schema.ts'

export interface Pool {
  /** The sums in centavos. */
  promised: number
  deposited: number
  paid: number
  withheld: number
  unwon: number
}

/** The promised and the kept money. */
export async function findPool(db: Db, championshipId: string): Promise<Pool> {
  const { rows } = await sql<Pool>`
    select
      coalesce((
        select sum((prize ->> 'amount')::bigint) from jsonb_array_elements(championship.prizes) as prize
      ), 0)::bigint as promised,
      coalesce((
        select sum(charge.amount) from payment_charges charge
        where charge.championship_id = championship.id and charge.purpose = 'DEPOSIT' and charge.status = 'PAID'
      ), 0)::bigint as deposited,
      coalesce((
        select sum(share.amount) from prize_shares share
        where share.championship_id = championship.id and share.status = 'PAID'
      ), 0)::bigint as paid,
      coalesce((
        select sum(share.withheld) from prize_shares share
        where share.championship_id = championship.id and share.status = 'PAID'
      ), 0)::bigint as withheld,
      coalesce((
        select sum(returned.amount) from prize_returns returned where returned.championship_id = championship.id
      ), 0)::bigint as unwon
    from championships championship where championship.id = ${championshipId}
  `.execute(db)
  return rows[0] ?? { promised: 0, deposited: 0, paid: 0, withheld: 0, unwon: 0 }
}

/** An event of the money of the prizes. */
export interface PoolEvent {
  kind: 'PROMISED' | 'DEPOSITED' | 'RETURNED' | 'UNWON' | 'PAID'
  at: Date
  /** The amount in centavos; of a promise the whole sum. */
  amount: number
  /** The end of the id of the payment, or of the payout. */
  code: string | null
}

/** More than happens to a championship. */
const MAX_EVENTS = 1000

/** The first one first. Payments of which nothing was kept are none. */
export async function findPoolEvents(db: Db, championshipId: string): Promise<PoolEvent[]> {
  const { rows } = await sql<PoolEvent>`
    with deposits as (
      select id, status, amount, paid_at, right(id::text, 4) as code,
        greatest(paid_at, coalesce(refunded_at, updated_at)) as returned_at
      from payment_charges
      where championship_id = ${championshipId} and purpose = 'DEPOSIT'
        and (status = 'PAID' or (status in ('REFUNDING', 'REFUNDED') and refund_reason = 'CHAMPIONSHIP_CANCELLED'))
    )
    select kind, at, amount, code from (
      select 1 as step, null::uuid as id, 'PROMISED' as kind, promised_at as at, amount, null as code
      from prize_promises where championship_id = ${championshipId}
      union all
      select 2, id, 'DEPOSITED', paid_at, amount, code from deposits
      union all
      select 3, id, 'RETURNED', returned_at, amount, code from deposits where status <> 'PAID'
      union all
      select 4, id, 'PAID', paid_at, amount, right(payout_id::text, 4) from prize_shares
      where championship_id = ${championshipId} and status = 'PAID'
      union all
      select 5, charge_id, 'UNWON', created_at, amount, right(charge_id::text, 4) from prize_returns
      where championship_id = ${championshipId}
    ) as event
    order by at, step, id, amount limit ${MAX_EVENTS}::integer
  `.execute(db)
  return rows
}

/** A new code takes the place of the one that waits. The championship must be locked. */
export async function cancelWaitingDeposits(db: Db, championshipId: string, now: Date): Promise<void> {
  await db
    .updateTable('payment_charges')
    .set({ status: 'CANCELLED', updated_at: now })
    .where('championship_id', '=', championshipId)
    .where('purpose', '=', 'DEPOSIT')
    .where('status', '=', 'PENDING')
    .execute()
}

/** Codes for deposits that nobody needs any more. Returns how many. */
export async function cancelUnneededDeposits(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update payment_charges charge set status = 'CANCELLED', updated_at = ${now}::timestamptz
    from championships championship
    where championship.id = charge.championship_id and charge.purpose = 'DEPOSIT' and charge.status = 'PENDING' and (
      championship.status = 'CANCELLED'
      or charge.amount + coalesce((
        select sum(kept.amount) from payment_charges kept
        where kept.championship_id = championship.id and kept.purpose = 'DEPOSIT' and kept.status = 'PAID'
      ), 0) > (select sum((prize ->> 'amount')::bigint) from jsonb_array_elements(championship.prizes) as prize)
    )
    returning charge.id
  `.execute(db)
  return rows.length
}
