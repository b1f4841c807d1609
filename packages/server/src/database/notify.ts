import { sql } from 'kysely'
import type { Db } from './schema.ts'

/** Sends payloads by NOTIFY to every listening process, once the transaction of `db` commits. */
export async function sendNotify(db: Db, channel: string, payloads: readonly string[]): Promise<void> {
  await sql`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) payload`.execute(db)
}
