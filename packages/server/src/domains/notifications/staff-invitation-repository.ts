import type { Db } from '../../database/schema.ts'
import { staffSubject } from './subjects.ts'

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
