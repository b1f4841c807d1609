import type { Db } from '../../database/schema.ts'
import { hasTwoStep } from '../auth/two-step/queries.ts'

/** The user's entry among the staff; null for a user who is not in it. */
export async function findStaff(db: Db, userId: string): Promise<{ hasTwoStep: boolean } | null> {
  const row = await db
    .selectFrom('users')
    .select(hasTwoStep().as('hasTwoStep'))
    .where('id', '=', userId)
    .where('platform_role', '=', 'ADMIN')
    .executeTakeFirst()
  return row ?? null
}
