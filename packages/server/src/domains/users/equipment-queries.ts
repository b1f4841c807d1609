import type { Db } from '../../database/schema.ts'

/** The owner of a piece, locked against deletion; null if there is no such piece. */
export async function lockEquipment(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('equipment')
    .select('user_id')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  return row?.user_id ?? null
}
