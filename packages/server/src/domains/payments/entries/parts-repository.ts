import { type SqlBool, sql } from 'kysely'
import type { PaymentStatus } from '@convoca/contract/rules'
import type { Db } from '../../../database/schema.ts'

export interface EntryPart {
  user_id: string
  amount: number
}

/** The roster, whoever speaks for the team first: the captain, then the owner. */
export async function findRosterIds(db: Db, registrationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('championship_players as player')
    .innerJoin('championship_registrations as registration', 'registration.id', 'player.registration_id')
    .leftJoin('team_members as member', (join) =>
      join
        .onRef('member.team_id', '=', 'registration.team_id')
        .onRef('member.user_id', '=', 'player.user_id'),
    )
    .select('player.user_id')
    .where('player.registration_id', '=', registrationId)
    .orderBy(sql`array_position(array['CAPTAIN', 'OWNER'], member.role)`)
    .orderBy('player.user_id')
    .execute()
  return rows.map((row) => row.user_id)
}

/** Locks the entry against others who split it at once. */
export async function lockEntry(db: Db, registrationId: string): Promise<void> {
  await db
    .selectFrom('championship_registrations')
    .select('id')
    .where('id', '=', registrationId)
    .forUpdate()
    .execute()
}

export async function findParts(db: Db, registrationId: string): Promise<EntryPart[]> {
  return db
    .selectFrom('entry_parts')
    .select(['user_id', 'amount'])
    .where('registration_id', '=', registrationId)
    .orderBy('user_id')
    .execute()
}

export async function insertParts(
  db: Db,
  registrationId: string,
  parts: readonly EntryPart[],
): Promise<void> {
  await db
    .insertInto('entry_parts')
    .values(parts.map((part) => ({ registration_id: registrationId, ...part })))
    .execute()
}

/** Inserts the parts in one order for all, so that two who ask for the same ones do not wait for each other. Violates a unique index where one is held. */
export async function holdParts(
  db: Db,
  {
    chargeId,
    registrationId,
    userIds,
  }: { chargeId: string; registrationId: string; userIds: readonly string[] },
): Promise<void> {
  await db
    .insertInto('payment_charge_parts')
    .values(
      userIds
        .toSorted()
        .map((userId) => ({ charge_id: chargeId, registration_id: registrationId, user_id: userId })),
    )
    .execute()
}

export interface Holder {
  id: string
  user_id: string
  payer_id: string
  status: PaymentStatus
}

/** The payments of an entry that wait or are paid, once for each of their parts. */
export async function findHolders(db: Db, registrationId: string): Promise<Holder[]> {
  return db
    .selectFrom('payment_charge_parts as part')
    .innerJoin('payment_charges as charge', 'charge.id', 'part.charge_id')
    .select(['charge.id', 'part.user_id', 'charge.payer_id', 'charge.status'])
    .where('part.registration_id', '=', registrationId)
    .where('part.is_held', '=', true)
    .orderBy('charge.id')
    .execute()
}

/** Other payments that hold parts of this one; they stay as they are until the transaction ends. */
export async function lockRivals(db: Db, chargeId: string): Promise<Pick<Holder, 'id' | 'status'>[]> {
  return db
    .selectFrom('payment_charges')
    .select(['id', 'status'])
    .where('id', '<>', chargeId)
    .where('status', 'in', ['PENDING', 'PAID'])
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payment_charge_parts as own')
        .innerJoin('payment_charge_parts as other', (join) =>
          join
            .onRef('other.registration_id', '=', 'own.registration_id')
            .onRef('other.user_id', '=', 'own.user_id'),
        )
        .select('other.charge_id')
        .where('own.charge_id', '=', chargeId)
        .where('other.is_held', '=', true),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Whether the entry still waits for its payment, in a championship that has not begun. */
export async function isWaiting(db: Db, registrationId: string): Promise<boolean> {
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

/** The players whose parts are not paid. */
export async function findUnpaid(db: Db, registrationId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select part.user_id from entry_parts part
    where part.registration_id = ${registrationId} and not exists (
      select from payment_charge_parts held join payment_charges charge on charge.id = held.charge_id
      where held.registration_id = part.registration_id and held.user_id = part.user_id
        and held.is_held and charge.status = 'PAID'
    )
    order by part.user_id
  `.execute(db)
  return rows.map((row) => row.user_id)
}

export async function countPaid(db: Db, registrationId: string): Promise<number> {
  const row = await db
    .selectFrom('payment_charges')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('registration_id', '=', registrationId)
    .where('status', '=', 'PAID')
    .executeTakeFirstOrThrow()
  return row.count
}

/** Own codes that another one of the same payer takes the place of. */
export async function cancelReplaced(
  db: Db,
  { ids, payerId, now }: { ids: readonly string[]; payerId: string; now: Date },
): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('payment_charges')
    .set({ status: 'CANCELLED', updated_at: now })
    .where('id', 'in', ids)
    .where('payer_id', '=', payerId)
    .where('status', '=', 'PENDING')
    .execute()
}

export interface EntryTime {
  status: 'PENDING_PAYMENT' | 'CONFIRMED' | 'REJECTED' | 'WITHDRAWN' | 'WAITING'
  pay_until: Date | null
  pay_extended_at: Date | null
}

export async function findEntryTime(db: Db, registrationId: string): Promise<EntryTime | null> {
  const row = await db
    .selectFrom('championship_registrations')
    .select(['status', 'pay_until', 'pay_extended_at'])
    .where('id', '=', registrationId)
    .executeTakeFirst()
  return row ?? null
}

export interface PartState {
  user_id: string
  nick: string
  is_minor: boolean
  charge_id: string | null
  status: PaymentStatus | null
  payer_id: string | null
  payer_nick: string | null
  paid_at: Date | null
}

/** The state of each of these, with the payment of the part; once the entry is over also one whose money has gone back. */
export async function findPartStates(
  db: Db,
  {
    registrationId,
    userIds,
    isOver,
    adultBirth,
  }: { registrationId: string; userIds: readonly string[]; isOver: boolean; adultBirth: string },
): Promise<PartState[]> {
  return db
    .selectFrom('users')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('payment_charge_parts as part')
          .innerJoin('payment_charges as charge', 'charge.id', 'part.charge_id')
          .innerJoin('users as payer', 'payer.id', 'charge.payer_id')
          .select([
            'charge.id',
            'charge.status',
            'charge.paid_at',
            'charge.payer_id',
            sql<string>`payer.nick::text`.as('payer_nick'),
          ])
          .whereRef('part.user_id', '=', 'users.id')
          .where('part.registration_id', '=', registrationId)
          .where(
            sql<SqlBool>`part.is_held or (${isOver}::boolean and charge.status in ('REFUNDING', 'REFUNDED'))`,
          )
          .orderBy('part.is_held', 'desc')
          .orderBy('charge.created_at', 'desc')
          .limit(1)
          .as('payment'),
      (join) => join.onTrue(),
    )
    .select([
      'users.id as user_id',
      sql<string>`users.nick::text`.as('nick'),
      sql<boolean>`coalesce(users.birth > ${adultBirth}::date, false)`.as('is_minor'),
      'payment.id as charge_id',
      'payment.status',
      'payment.payer_id',
      'payment.payer_nick',
      'payment.paid_at',
    ])
    .where('users.id', 'in', userIds)
    .orderBy('users.nick')
    .execute()
}

/** The names that a text about an entry needs. */
export async function findEntryOf(db: Db, registrationId: string) {
  const row = await db
    .selectFrom('championship_registrations as registration')
    .innerJoin('championships', 'championships.id', 'registration.championship_id')
    .select([
      'registration.team_id',
      'registration.championship_id',
      'registration.pay_until',
      'championships.name',
      'championships.participant',
    ])
    .where('registration.id', '=', registrationId)
    .executeTakeFirst()
  return row ?? null
}

/** Those of these who are in the team, or are the player. */
export async function findMembersAmong(
  db: Db,
  registrationId: string,
  userIds: readonly string[],
): Promise<string[]> {
  if (userIds.length === 0) return []
  const rows = await db
    .selectFrom('championship_members')
    .select('user_id')
    .where('registration_id', '=', registrationId)
    .where('user_id', 'in', userIds)
    .orderBy('user_id')
    .execute()
  return rows.map((row) => row.user_id)
}
