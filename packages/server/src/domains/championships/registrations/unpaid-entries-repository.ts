import { sql } from 'kysely'
import type { Db } from '../../../database/schema.ts'

const MAX_OVERDUE = 100

export interface EntryKey {
  championshipId: string
  registrationId: string
}

/** Entries whose time to pay is over, the longest first. */
export async function findOverdueEntries(db: Db, now: Date): Promise<EntryKey[]> {
  return db
    .selectFrom('championship_registrations as registration')
    .innerJoin('championships', 'championships.id', 'registration.championship_id')
    .select(['registration.championship_id as championshipId', 'registration.id as registrationId'])
    .where('registration.status', '=', 'PENDING_PAYMENT')
    .where('registration.pay_until', '<=', now)
    .where('championships.status', 'in', ['REGISTRATION', 'CHECK_IN'])
    .orderBy('registration.pay_until')
    .orderBy('registration.id')
    .limit(MAX_OVERDUE)
    .execute()
}

/** False where the entry does not wait for a payment, or has the place for longer by now. */
export async function isOverdue(db: Db, { registrationId }: EntryKey, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('championship_registrations')
    .select('id')
    .where('id', '=', registrationId)
    .where('status', '=', 'PENDING_PAYMENT')
    .where('pay_until', '<=', now)
    .executeTakeFirst()
  return row !== undefined
}

export async function setPayUntil(db: Db, registrationId: string, payUntil: Date): Promise<void> {
  await db
    .updateTable('championship_registrations')
    .set({ pay_until: payUntil })
    .where('id', '=', registrationId)
    .where('status', '=', 'PENDING_PAYMENT')
    .execute()
}

/** Keeps the place until then at least, where it waits for a payment. */
export async function keepPlaceUntil(db: Db, registrationId: string, until: Date): Promise<void> {
  await db
    .updateTable('championship_registrations')
    .set((eb) => ({ pay_until: eb.fn<Date>('greatest', ['pay_until', eb.val(until)]) }))
    .where('id', '=', registrationId)
    .where('status', '=', 'PENDING_PAYMENT')
    .execute()
}

/** Once, while it runs. False where it was done before, or the entry does not wait for a payment. */
export async function extendPayUntil(
  db: Db,
  registrationId: string,
  { now, by }: { now: Date; by: number },
): Promise<boolean> {
  const row = await db
    .updateTable('championship_registrations')
    .set({
      pay_until: sql<Date>`pay_until + make_interval(secs => ${by}::float8 / 1000.0)`,
      pay_extended_at: now,
    })
    .where('id', '=', registrationId)
    .where('status', '=', 'PENDING_PAYMENT')
    .where('pay_until', '>', now)
    .where('pay_extended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
