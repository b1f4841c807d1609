import type { Quote } from '../../context.ts'
import type { Db } from '../../database/schema.ts'
import { isRead } from './unread-queries.ts'

/** The notifications that quote a text, unless they were deleted. */
export function findQuoting(db: Db, { messageId, communicationId, announcementId }: Quote) {
  return db
    .selectFrom('notifications')
    .select([
      'id as notificationId',
      'user_id as userId',
      isRead.as('is_read'),
      'type',
      'conversation_id as conversationId',
    ])
    .where('deleted_at', 'is', null)
    .$if(messageId !== undefined, (query) => query.where('message_id', '=', messageId ?? null))
    .$if(communicationId !== undefined, (query) =>
      query.where('communication_id', '=', communicationId ?? null),
    )
    .$if(announcementId !== undefined, (query) => query.where('announcement_id', '=', announcementId ?? null))
    .execute()
}
