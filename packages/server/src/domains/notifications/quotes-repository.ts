import { sql } from 'kysely'
import type { Quote } from '../../context.ts'
import type { Db } from '../../database/schema.ts'
import { isRead } from './unread-queries.ts'
import { type Id, selectQuote } from './quote-queries.ts'

const toId = (id: string | undefined): Id => sql<string | null>`${id ?? null}::uuid`

/** What a mail to this reader quotes. */
export async function findQuote(db: Db, readerId: string, quote: Quote): Promise<string | string[] | null> {
  const { quoted } = await db
    .selectNoFrom(
      selectQuote({
        readerId: toId(readerId),
        messageId: toId(quote.messageId),
        communicationId: toId(quote.communicationId),
        announcementId: toId(quote.announcementId),
      }).as('quoted'),
    )
    .executeTakeFirstOrThrow()
  return quoted
}

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
