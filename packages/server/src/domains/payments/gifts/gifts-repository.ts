import { type GiftStatus, canMoveGift } from '@convoca/contract/rules'
import { type SqlBool, type Updateable, sql } from 'kysely'
import type { Db } from '../../../database/schema.ts'
import type { PaymentGiftsTable } from '../../../database/tables/payments.ts'
import { selectTeamOfCharge } from '../charge-team-repository.ts'

/** The number of gifts that are listed; more than an entry or a person has. */
const MAX_LISTED = 50

function selectGifts(db: Db) {
  return db
    .selectFrom('payment_gifts as gift')
    .innerJoin('payment_charges as charge', 'charge.id', 'gift.charge_id')
    .innerJoin('championships as championship', 'championship.id', 'gift.championship_id')
    .innerJoin('users as sender', 'sender.id', 'gift.sender_id')
    .select([
      'gift.id',
      'gift.charge_id',
      'gift.championship_id',
      'championship.name as championship_name',
      'championship.url as championship_url',
      'championship.status as championship_status',
      'championship.registration_closes_at',
      'gift.registration_id',
      'charge.team_id',
      'championship.participant',
      'gift.sender_id',
      sql<string | null>`case when sender.erased_at is null then sender.nick::text end`.as('sender_nick'),
      'gift.message',
      'charge.amount',
      'gift.status',
      'gift.expires_at',
      'gift.answered_at',
      'gift.created_at',
      selectTeamOfCharge(db),
    ])
}

export type GiftRow = Awaited<ReturnType<ReturnType<typeof selectGifts>['executeTakeFirstOrThrow']>>

export async function findGift(db: Db, key: { id: string } | { chargeId: string }): Promise<GiftRow | null> {
  const query =
    'id' in key
      ? selectGifts(db).where('gift.id', '=', key.id)
      : selectGifts(db).where('gift.charge_id', '=', key.chargeId)
  return (await query.executeTakeFirst()) ?? null
}

/** The latest first. */
export async function findGiftsOfSender(db: Db, senderId: string): Promise<GiftRow[]> {
  return selectGifts(db)
    .where('gift.sender_id', '=', senderId)
    .orderBy('gift.created_at', 'desc')
    .orderBy('gift.id', 'desc')
    .limit(MAX_LISTED)
    .execute()
}

/** Those that are paid, the latest first. */
export async function findGiftsOfEntry(db: Db, registrationId: string): Promise<GiftRow[]> {
  return selectGifts(db)
    .where('gift.registration_id', '=', registrationId)
    .where('gift.expires_at', 'is not', null)
    .orderBy('gift.created_at', 'desc')
    .orderBy('gift.id', 'desc')
    .limit(MAX_LISTED)
    .execute()
}

export interface NewGift {
  id: string
  charge_id: string
  championship_id: string
  registration_id: string
  sender_id: string
  message: string | null
  created_at: Date
}

export async function insertGift(db: Db, gift: NewGift): Promise<void> {
  await db.insertInto('payment_gifts').values(gift).execute()
}

type Change = Pick<Updateable<PaymentGiftsTable>, 'expires_at' | 'answered_at'>

/** False where the gift has another status by now. Throws where the table of transitions has no such change. */
export async function moveGift(
  db: Db,
  id: string,
  { from, to, ...change }: Change & { from: GiftStatus; to: GiftStatus },
): Promise<boolean> {
  if (!canMoveGift(from, to)) throw new Error(`A gift does not go from ${from} to ${to}`)
  const row = await db
    .updateTable('payment_gifts')
    .set({ ...change, status: to })
    .where('id', '=', id)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the entry still waits for its payment, in a championship that has not begun. */
export async function needsPayment(db: Db, registrationId: string | null): Promise<boolean> {
  if (registrationId === null) return false
  const row = await db
    .selectFrom('championship_registrations as registration')
    .innerJoin('championships', 'championships.id', 'registration.championship_id')
    .select('registration.id')
    .where('registration.id', '=', registrationId)
    .where('registration.status', '=', 'PENDING_PAYMENT')
    .where('championships.status', 'in', ['REGISTRATION', 'CHECK_IN'])
    .executeTakeFirst()
  return row !== undefined
}

/** Offered ones whose time is over, or whose entry needs no payment any more. */
export async function findOverGifts(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_gifts as gift')
    .select('gift.id')
    .where('gift.status', '=', 'OFFERED')
    .where(
      sql<SqlBool>`gift.expires_at <= ${now}::timestamptz or not exists (
        select from championship_registrations registration
        join championships on championships.id = registration.championship_id
        where registration.id = gift.registration_id and registration.status = 'PENDING_PAYMENT'
          and championships.status in ('REGISTRATION', 'CHECK_IN')
      )`,
    )
    .orderBy('gift.id')
    .limit(100)
    .execute()
  return rows.map(({ id }) => id)
}

/** Other payments of the entry that wait or are paid; they stay as they are until the transaction ends. */
export async function lockPaymentsOfEntry(db: Db, registrationId: string) {
  return db
    .selectFrom('payment_charges')
    .select(['id', 'status'])
    .where('registration_id', '=', registrationId)
    .where('status', 'in', ['PENDING', 'PAID'])
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Makes the charge the entry's payment. */
export async function giveChargeToEntry(db: Db, chargeId: string, registrationId: string): Promise<void> {
  await db
    .updateTable('payment_charges')
    .set({ registration_id: registrationId })
    .where('id', '=', chargeId)
    .execute()
}

/** The people who may answer for the team, or the player. */
export async function findAnswerers(db: Db, registrationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('championship_members')
    .select('user_id')
    .where('registration_id', '=', registrationId)
    .where('role', 'in', ['OWNER', 'MANAGER', 'CAPTAIN'])
    .orderBy('user_id')
    .execute()
  return rows.map((row) => row.user_id)
}
