import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'

/** Keeps what a public championship promises now, and since when. An amount that it has promised before stays as it is. */
export async function insertPromise(db: Db, championshipId: string, now: Date): Promise<void> {
  await sql`
    insert into prize_promises (championship_id, amount, promised_at)
    select championship.id, sum((prize ->> 'amount')::bigint), ${now}::timestamptz
    from championships championship, jsonb_array_elements(championship.prizes) as prize
    where championship.id = ${championshipId} and championship.status <> 'DRAFT' and prize ? 'amount'
    group by championship.id
    on conflict (championship_id, amount) do nothing
  `.execute(db)
}
