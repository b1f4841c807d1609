import type { Db } from '../../database/schema.ts'

/** The notification of an invitation goes when another invitation takes its place. */
export async function deleteInvitationNotification(
  db: Db,
  userId: string,
  invitationId: string,
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ deleted_at: new Date() })
    .where('invitation_id', '=', invitationId)
    .where('user_id', '=', userId)
    .where('type', '=', 'TEAM_INVITE')
    .where('deleted_at', 'is', null)
    .execute()
}
