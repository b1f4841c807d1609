import type { Db } from '../../database/schema.ts'
import { staffSubject } from './subjects.ts'

/** An answer marks the notification that asked as read. */
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
