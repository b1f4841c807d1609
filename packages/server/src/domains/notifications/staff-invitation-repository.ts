import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'
import { staffSubject } from './subjects.ts'

/** Whether the reader is still to answer whether they help with the championship; null where it asks nothing of the kind. */
export const isStaffPending = sql<boolean | null>`case
  when notifications.type = 'CHAMPIONSHIP_INVITE' and notifications.subject = 'staff ' || notifications.championship_id
  then exists (
    select from championship_staff asked
    where asked.championship_id = notifications.championship_id and asked.user_id = notifications.user_id
      and asked.accepted_at is null and asked.declined_at is null
  )
end`.as('is_staff_pending')

/** Whoever has answered has read what asked. */
export async function markStaffAnswered(
  db: Db,
  { championshipId, userId }: { championshipId: string; userId: string },
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: new Date() })
    .where('user_id', '=', userId)
    .where('type', '=', 'CHAMPIONSHIP_INVITE')
    .where('subject', '=', staffSubject(championshipId))
    .where('read_at', 'is', null)
    .execute()
}
