import type { Db } from '../../database/schema.ts'

export async function findRecipient(db: Db, userId: string) {
  const row = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'email_verified_at'])
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}
