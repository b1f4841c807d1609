import type { Db } from '../../database/schema.ts'

/** The address that the user has asked for, unless somebody has it. */
export async function findFreeNewEmail(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('email_changes')
    .select('email')
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('users').select('users.id').whereRef('users.email', '=', 'email_changes.email'),
        ),
      ),
    )
    .executeTakeFirst()
  return row?.email ?? null
}
