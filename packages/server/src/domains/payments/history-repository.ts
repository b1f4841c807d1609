import { type SqlBool, sql } from 'kysely'
import type { Schemas } from '../../contract/types.ts'
import type { Position } from '../../database/cursor.ts'
import type { Db } from '../../database/schema.ts'
import { selectTeamOfCharge } from './charge-team-repository.ts'
import { selectUnwonAmount } from './prizes/returns-repository.ts'

/** The person, team or championship whose history it is. */
export type HistoryOf = { payerId: string } | { teamId: string } | { championshipId: string }

function isOf(of: HistoryOf) {
  if ('payerId' in of) return sql<SqlBool>`charge.payer_id = ${of.payerId}`
  // A gift is the team's once it is accepted.
  if ('teamId' in of)
    return sql<SqlBool>`charge.team_id = ${of.teamId} and not exists (
      select from payment_gifts gift where gift.charge_id = charge.id and gift.status <> 'ACCEPTED'
    )`
  return sql<SqlBool>`charge.championship_id = ${of.championshipId}`
}

function selectRecords(db: Db, of: HistoryOf) {
  return db
    .selectFrom('payment_charges as charge')
    .innerJoin('championships as championship', 'championship.id', 'charge.championship_id')
    .innerJoin('users as payer', 'payer.id', 'charge.payer_id')
    .where(isOf(of))
    .select([
      'charge.id',
      'charge.championship_id',
      'championship.name as championship_name',
      'championship.url as championship_url',
      'charge.payer_id',
      sql<string | null>`case when payer.erased_at is null then payer.nick::text end`.as('payer_nick'),
      sql<boolean>`exists (select from payment_gifts gift where gift.charge_id = charge.id)`.as('is_gift'),
      'charge.purpose',
      // The amount that arrived counts where it is not the code's.
      sql<number>`coalesce(charge.received_amount, charge.amount)`.as('amount'),
      'charge.status',
      'charge.expires_at',
      'charge.paid_at',
      'charge.refund_reason',
      'charge.refunded_at',
      'charge.created_at',
      selectUnwonAmount(),
      selectTeamOfCharge(db),
    ])
    .orderBy('charge.created_at', 'desc')
    .orderBy('charge.id', 'desc')
}

export type RecordRow = Awaited<ReturnType<ReturnType<typeof selectRecords>['executeTakeFirstOrThrow']>>

/** The latest first. */
export async function findRecords(
  db: Db,
  of: HistoryOf,
  { after, limit }: { after: Position | null; limit: number },
): Promise<RecordRow[]> {
  let query = selectRecords(db, of)
  if (after !== null)
    query = query.where(
      sql<SqlBool>`(charge.created_at, charge.id) < (${after.at}::timestamptz, ${after.id}::uuid)`,
    )
  return query.limit(limit).execute()
}

/** The sums of the whole history. */
export async function sumRecords(db: Db, of: HistoryOf): Promise<Schemas['PaymentSums']> {
  const { rows } = await sql<Schemas['PaymentSums']>`
    select
      coalesce(sum(charge.amount - unwon.amount) filter (where status = 'PAID'), 0)::bigint as paid,
      count(*) filter (where status = 'PAID') as paid_count,
      coalesce(sum(charge.amount) filter (where status = 'PENDING'), 0)::bigint as waiting,
      count(*) filter (where status = 'PENDING') as waiting_count,
      (coalesce(sum(coalesce(received_amount, charge.amount)) filter (where status in ('REFUNDING', 'REFUNDED')), 0)
        + coalesce(sum(unwon.amount), 0))::bigint as returned,
      count(*) filter (where status in ('REFUNDING', 'REFUNDED') or unwon.amount > 0) as returned_count
    from payment_charges charge
    cross join lateral (
      select coalesce(sum(returned.amount), 0) as amount from prize_returns returned where returned.charge_id = charge.id
    ) as unwon
    where ${isOf(of)}
  `.execute(db)
  const [sums] = rows
  if (sums === undefined) throw new Error('No sums')
  return sums
}
