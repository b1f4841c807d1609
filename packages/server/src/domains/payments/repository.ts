import { type PaymentStatus, canMovePayment } from '@convoca/contract/rules'
import { type SqlBool, type Updateable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Schemas } from '../../contract/types.ts'
import type { Db } from '../../database/schema.ts'
import type { PaymentChargesTable } from '../../database/tables/payments.ts'
import { selectTeamOfCharge } from './charge-team-repository.ts'
import { selectUnwonAmount } from './prizes/returns-repository.ts'

/** The number of charges that a registration has; `x-bound` of `createPayment`. */
const MAX_LISTED = 50

function selectCharges(db: Db) {
  return db
    .selectFrom('payment_charges as charge')
    .innerJoin('championships as championship', 'championship.id', 'charge.championship_id')
    .innerJoin('users as payer', 'payer.id', 'charge.payer_id')
    .select([
      'charge.id',
      'charge.championship_id',
      'championship.name as championship_name',
      'championship.url as championship_url',
      'championship.starts_at',
      'championship.status as championship_status',
      'charge.registration_id',
      'charge.team_id',
      'charge.player_id',
      'charge.purpose',
      'charge.payer_id',
      sql<string>`payer.nick::text`.as('payer_nick'),
      'charge.amount',
      'charge.received_amount',
      'charge.status',
      'charge.provider',
      'charge.reference',
      'charge.pix_code',
      'charge.expires_at',
      'charge.paid_at',
      'charge.refund_reason',
      'charge.refunded_at',
      'charge.created_at',
      selectUnwonAmount(),
      jsonArrayFrom(
        db
          .selectFrom('payment_charge_parts as part')
          .innerJoin('users', 'users.id', 'part.user_id')
          .select(['users.id', sql<string>`users.nick::text`.as('nick')])
          .where('part.charge_id', '=', sql.ref<string>('charge.id'))
          .orderBy('users.nick'),
      ).as('parts'),
      selectTeamOfCharge(db),
    ])
}

export type ChargeRow = Awaited<ReturnType<ReturnType<typeof selectCharges>['executeTakeFirstOrThrow']>>

export async function findCharge(db: Db, id: string): Promise<ChargeRow | null> {
  return (await selectCharges(db).where('charge.id', '=', id).executeTakeFirst()) ?? null
}

/** The charge with the provider's id, or with ours. */
export async function findReportedCharge(
  db: Db,
  { provider, reference }: { provider: string; reference: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('payment_charges')
    .select('id')
    .where('provider', '=', provider)
    .where((eb) => eb.or([eb('reference', '=', reference), eb(sql<string>`id::text`, '=', reference)]))
    .executeTakeFirst()
  return row?.id ?? null
}

/** The charges of an entry, the latest first. */
export async function findCharges(db: Db, registrationId: string): Promise<ChargeRow[]> {
  return selectCharges(db)
    .where('charge.registration_id', '=', registrationId)
    .orderBy('charge.created_at', 'desc')
    .orderBy('charge.id', 'desc')
    .limit(MAX_LISTED)
    .execute()
}

export type NewCharge = Pick<
  ChargeRow,
  'id' | 'championship_id' | 'registration_id' | 'team_id' | 'payer_id' | 'amount' | 'provider' | 'reference'
> &
  Pick<ChargeRow, 'pix_code' | 'expires_at' | 'created_at'> &
  Partial<Pick<ChargeRow, 'purpose' | 'player_id'>> & { next_look_at: Date }

export async function insertCharge(db: Db, charge: NewCharge): Promise<void> {
  await db.insertInto('payment_charges').values(charge).execute()
}

type Change = Omit<Updateable<PaymentChargesTable>, 'id' | 'status'>

/** False where the charge has another status by now. Throws where the table of transitions has no such change. */
export async function moveCharge(
  db: Db,
  id: string,
  { from, to, ...change }: Change & { from: PaymentStatus; to: PaymentStatus },
): Promise<boolean> {
  if (!canMovePayment(from, to)) throw new Error(`A payment does not go from ${from} to ${to}`)
  const row = await db
    .updateTable('payment_charges')
    .set({ ...change, status: to, updated_at: new Date() })
    .where('id', '=', id)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The charge's status, which stays until the transaction ends. */
export async function lockCharge(db: Db, id: string): Promise<PaymentStatus | null> {
  const row = await db
    .selectFrom('payment_charges')
    .select('status')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row?.status ?? null
}

/** The payer as the provider is told; null for an account that is erased. */
export async function findPayer(db: Db, userId: string) {
  const row = await db
    .selectFrom('users')
    .select(['name', 'email', 'cpf', 'birth'])
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** Codes whose time is over. Returns how many. */
export async function expireCharges(db: Db, now: Date): Promise<number> {
  const rows = await db
    .updateTable('payment_charges')
    .set({ status: 'EXPIRED', updated_at: now })
    .where('status', '=', 'PENDING')
    .where('expires_at', '<=', now)
    .returning('id')
    .execute()
  return rows.length
}

/** Codes of entries that no longer wait for a payment. Returns how many. */
export async function cancelCharges(db: Db, now: Date): Promise<number> {
  const rows = await db
    .updateTable('payment_charges')
    .set({ status: 'CANCELLED', updated_at: now })
    .where('purpose', '=', 'ENTRY')
    .where('status', '=', 'PENDING')
    .where(
      sql<SqlBool>`not exists (
        select from championship_registrations registration
        join championships on championships.id = registration.championship_id
        where registration.id = coalesce(payment_charges.registration_id, (
            select gift.registration_id from payment_gifts gift where gift.charge_id = payment_charges.id
          )) and registration.status = 'PENDING_PAYMENT'
          and championships.status in ('REGISTRATION', 'CHECK_IN')
      )`,
    )
    .returning('id')
    .execute()
  return rows.length
}

/**
 * Payments whose money goes back: the championship is cancelled, the team was rejected, is gone, withdrew before registration closed, or has lost its
 * place because parts of the entry were not paid. Who withdraws later, or does not come, has had the place.
 */
export async function findRefundable(
  db: Db,
): Promise<{ id: string; championship_id: string; reason: Schemas['RefundReason'] }[]> {
  const { rows } = await sql<{ id: string; championship_id: string; reason: Schemas['RefundReason'] }>`
    select charge.id, charge.championship_id, case
      when championship.status = 'CANCELLED' then 'CHAMPIONSHIP_CANCELLED'
      when registration.id is null then 'TEAM_GONE'
      when registration.status = 'REJECTED' then 'REJECTED'
      when registration.pay_until is not null and registration.reason is not null then 'INCOMPLETE'
      else 'WITHDRAWN'
    end as reason
    from payment_charges charge
    join championships championship on championship.id = charge.championship_id
    left join championship_registrations registration on registration.id = charge.registration_id
    where charge.status = 'PAID'
      and not (charge.purpose = 'DEPOSIT' and exists (
        select from prize_divisions division where division.championship_id = charge.championship_id
      )) and (
      championship.status = 'CANCELLED'
      or (charge.purpose = 'ENTRY' and registration.id is null and championship.status in ('REGISTRATION', 'CHECK_IN')
        and not exists (select from payment_gifts gift where gift.charge_id = charge.id and gift.status = 'OFFERED'))
      or registration.status = 'REJECTED'
      or (registration.status = 'WITHDRAWN'
        and (registration.pay_until is not null or registration.updated_at < championship.registration_closes_at))
    )
    order by charge.id limit 100
  `.execute(db)
  return rows
}

/** Milliseconds from a look to the next one; the last of them repeats. */
const WAITS = [8 * 60_000, 50 * 60_000, 24 * 60 * 60_000] as const
/** Looks at a charge that nobody pays: for a week. A refund is asked for until it is done. */
const MAX_LOOKS = 9

/** Claims charges about which the provider is asked now, and says when the next time is: the process may die meanwhile. */
export async function claimLooks(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<{ id: string; status: PaymentStatus }[]> {
  const due = db
    .selectFrom('payment_charges')
    .select('id')
    .where('next_look_at', '<=', now)
    .orderBy('next_look_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  const waits = sql`(array[${sql.join(WAITS)}]::bigint[])[least(looks + 1, ${WAITS.length}::integer)]`
  const next = sql<Date | null>`case when status = 'REFUNDING' or looks + 1 < ${MAX_LOOKS}::integer
    then ${now}::timestamptz + make_interval(secs => ${waits} / 1000.0) end`
  return db
    .updateTable('payment_charges')
    .set((eb) => ({ looks: eb('looks', '+', 1), next_look_at: next }))
    .where('id', 'in', due)
    .returning(['id', 'status'])
    .execute()
}
