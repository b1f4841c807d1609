import { sql } from 'kysely'
import type { Db } from '../../src/database/schema.ts'
import type { Bank } from './banks.ts'

const sumOf = (amounts: Iterable<number>): number => [...amounts].reduce((sum, amount) => sum + amount, 0)

/** The places where the money is, in centavos. */
export interface Books {
  received: number
  sentBack: number
  paidOut: number
  places: number
  pool: number
  owed: number
}

/** The money that the bank has seen, and its state as the server says it. */
export async function readBooks(db: Db, bank: Bank): Promise<Books> {
  const { rows } = await sql<{ places: number; pool: number; owed: number }>`
    select
      (select coalesce(sum(charge.amount), 0) from payment_charges charge
        join championship_registrations registration on registration.id = charge.registration_id
        where charge.purpose = 'ENTRY' and charge.status = 'PAID')::bigint as places,
      (select coalesce(-sum(amount), 0) from ledger_entries where account = 'PRIZES')::bigint as pool,
      (select coalesce(-sum(amount), 0) from ledger_entries where account = 'OWED')::bigint as owed
  `.execute(db)
  const { places = 0, pool = 0, owed = 0 } = rows[0] ?? {}
  return {
    received: sumOf(bank.received().values()),
    sentBack: sumOf(bank.sentBack().values()),
    paidOut: sumOf(bank.paidOut().map(({ amount }) => amount)),
    places,
    pool,
    owed,
  }
}

export interface Faults {
  /** Teams that have a place for which not exactly the fee is kept. */
  placesWithoutMoney: string[]
  /** Payments that are kept, without a place and without a prize. */
  moneyWithoutPlace: string[]
  /** Charges for which the bank has other money than the server says. */
  unknownMoney: string[]
  /** Charges of which more has gone back than had come. */
  refundedTwice: string[]
  /** Somebody has been paid something else than their parts of prizes. */
  paidTwice: string[]
}

/** Places whose money is not there, and money that is nobody's. */
async function findPlaces(db: Db): Promise<Pick<Faults, 'placesWithoutMoney' | 'moneyWithoutPlace'>> {
  const { rows: places } = await sql<{ id: string }>`
    select registration.id from championship_registrations registration
    join championships on championships.id = registration.championship_id
    where registration.status = 'CONFIRMED' and championships.status <> 'CANCELLED' and championships.entry_fee <> (
      select coalesce(sum(charge.amount), 0) from payment_charges charge
      where charge.registration_id = registration.id and charge.status = 'PAID'
    )
  `.execute(db)
  const { rows: charges } = await sql<{ id: string }>`
    select charge.id from payment_charges charge
    join championships on championships.id = charge.championship_id
    left join championship_registrations registration on registration.id = charge.registration_id
    where charge.status = 'PAID' and (
      championships.status = 'CANCELLED'
      or (charge.purpose = 'ENTRY' and registration.status is distinct from 'CONFIRMED')
    )
  `.execute(db)
  return { placesWithoutMoney: places.map(({ id }) => id), moneyWithoutPlace: charges.map(({ id }) => id) }
}

/** The states that must not be, however much has been killed. */
export async function findFaults(db: Db, bank: Bank): Promise<Faults> {
  const received = bank.received()
  const sentBack = bank.sentBack()
  const { rows: charges } = await sql<{ id: string; kept: number }>`
    select id, (case when status in ('PAID', 'REFUNDING') then coalesce(received_amount, amount) else 0 end)::bigint as kept
    from payment_charges
  `.execute(db)
  const kept = new Map(charges.map((one) => [one.id, one.kept]))
  const { rows: shares } = await sql<{ user_id: string; amount: number }>`
    select user_id, sum(amount)::bigint as amount from prize_shares where status = 'PAID' group by user_id
  `.execute(db)
  const paid = new Map(shares.map((one) => [one.user_id, one.amount]))
  // A key begins with the id of its owner.
  const sent = new Map<string, number>()
  for (const { key, amount } of bank.paidOut()) {
    const [userId = ''] = key.split('@')
    sent.set(userId, (sent.get(userId) ?? 0) + amount)
  }
  return {
    ...(await findPlaces(db)),
    unknownMoney: [...new Set([...received.keys(), ...kept.keys()])].filter(
      (id) => (received.get(id) ?? 0) - (sentBack.get(id) ?? 0) !== (kept.get(id) ?? 0),
    ),
    refundedTwice: [...sentBack].filter(([id, amount]) => amount > (received.get(id) ?? 0)).map(([id]) => id),
    paidTwice: [...new Set([...paid.keys(), ...sent.keys()])].filter((id) => sent.get(id) !== paid.get(id)),
  }
}
