import { sql } from 'kysely'
import type { Db } from '../../../database/schema.ts'

export interface RecordRow {
  id: string
  nick: string
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

/** The prizes that an organiser, by id or nick, has promised in all published championships that were not cancelled; null where there is no such account. */
export async function findRecord(
  db: Db,
  { organizer, lateBefore }: { organizer: { id: string } | { nick: string }; lateBefore: Date },
): Promise<RecordRow | null> {
  const isOrganizer = 'id' in organizer ? sql`id = ${organizer.id}` : sql`nick = ${organizer.nick}`
  const { rows } = await sql<RecordRow>`
    with organizer as (
      select id, nick::text from users where ${isOrganizer} and erased_at is null
    ), cups as (
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
      from championships championship join organizer on organizer.id = championship.organizer_id
      where championship.status not in ('DRAFT', 'CANCELLED')
    ), promises as (
      select * from cups where promised > 0
    ), payouts as (
      select share.amount, extract(epoch from share.paid_at - promises.ended_at) as seconds
      from prize_shares share join promises on promises.id = share.championship_id
      where share.status = 'PAID'
    )
    select organizer.id, organizer.nick,
      (select count(*) from promises) as championships,
      coalesce((select sum(promised) from promises), 0)::bigint as promised,
      coalesce((select sum(deposited) from promises), 0)::bigint as deposited,
      coalesce((select sum(amount) from payouts), 0)::bigint as paid,
      (select count(*) from promises
        where status = 'FINISHED' and deposited < promised and ended_at <= ${lateBefore}::timestamptz) as late,
      (select percentile_cont(0.5) within group (order by seconds)::float8 from payouts) as median_seconds
    from organizer
  `.execute(db)
  return rows[0] ?? null
}
