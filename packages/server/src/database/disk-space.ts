import { sql } from 'kysely'
import type { Db } from './schema.ts'

/** The codes of PostgreSQL (`disk_full`) and of the operating system. */
const codes = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** Whether something could not be written because the disk or the quota is full. */
export function isOutOfSpace(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && codes.has(error.code)) return true
  return isOutOfSpace(error.cause)
}

/** Makes PostgreSQL extend a file, as an insert into a full table does; nothing remains of it. */
export async function writeToDatabase(db: Db): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`
      create temporary table disk_space_check on commit drop as
      select md5(random()::text) as filling from generate_series(1, 8000)`.execute(transaction)
  })
}
