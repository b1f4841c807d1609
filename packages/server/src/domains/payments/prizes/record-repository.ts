import { sql } from 'kysely'
import type { Db } from '../../../database/schema.ts'

export interface RecordRow {
  championships: number
  /** The sums in centavos. */
  promised: number
  deposited: number
  paid: number
  /** Finished championships whose promise is not all there in time. */
  late: number
  /** Half of what was paid has arrived in so many seconds after the last word about a match; null before anything was. */
  median_seconds: number | null
}

/** The prizes that an organiser has promised in all published championships that were not cancelled; null where there is no such account. */
export async function findRecord(
  db: Db,
  { organizerId, lateBefore }: { organizerId: string; lateBefore: Date },
): Promise<RecordRow | null> {
  const { rows } = await sql<RecordRow>`
    with cups as (
      select championship.id, championship.status,
        (select sum((prize ->> 'amount')::bigint) from jsonb_array_elements(championship.prizes) as prize) as promised,
        coalesce((
          select sum(charge.amount) from payment_charges charge
          where charge.championship_id = championship.id and charge.purpose = 'DEPOSIT' and charge.status = 'PAID'
        ), 0) as deposited,
        coalesce((
          select max(said.created_at) from championship_match_log said
          join championship_matches match on match.id = said.match_id where match.championship_id = championship.id
        ), championship.updated_at) as ended_at
      from championships championship
      where championship.organizer_id = ${organizerId} and championship.status not in ('DRAFT', 'CANCELLED')
    ), promises as (
      select * from cups where promised > 0
    ), payouts as (
      select share.amount, extract(epoch from share.paid_at - promises.ended_at) as seconds
      from prize_shares share join promises on promises.id = share.championship_id
      where share.status = 'PAID'
    )
    select
      (select count(*) from promises) as championships,
      coalesce((select sum(promised) from promises), 0)::bigint as promised,
      coalesce((select sum(deposited) from promises), 0)::bigint as deposited,
      coalesce((select sum(amount) from payouts), 0)::bigint as paid,
      (select count(*) from promises
        where status = 'FINISHED' and deposited < promised and ended_at <= ${lateBefore}::timestamptz) as late,
      (select percentile_cont(0.5) within group (order by seconds)::float8 from payouts) as median_seconds
    from users organizer where organizer.id = ${organizerId} and organizer.erased_at is null
  `.execute(db)
  return rows[0] ?? null
}
