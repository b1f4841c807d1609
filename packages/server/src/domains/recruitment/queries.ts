import type { Db } from '../../database/schema.ts'

export async function isRecruiting(db: Db, teamId: string): Promise<boolean> {
  const row = await db.selectFrom('teams').select('is_recruiting').where('id', '=', teamId).executeTakeFirst()
  return row?.is_recruiting ?? false
}
