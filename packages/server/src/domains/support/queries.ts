import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../database/schema.ts'

const MAX_MESSAGES = 200

/** The text that a ticket begins with. */
export function selectFirstText(db: Db) {
  return db
    .selectFrom('support_messages')
    .select('body')
    .whereRef('support_messages.ticket_id', '=', 'support_tickets.id' as never)
    .orderBy('support_messages.created_at')
    .orderBy('support_messages.id')
    .limit(1)
}

/** The last messages, oldest first. */
export async function findMessages(db: Db, ticketId: string) {
  const rows = await db
    .selectFrom('support_messages')
    .select(['id', 'body', 'is_staff', 'created_at'])
    .select((eb) => [
      jsonObjectFrom(
        eb
          .selectFrom('users')
          .select(['users.id', sql<string>`users.nick::text`.as('nick'), 'users.name'])
          .whereRef('users.id', '=', 'support_messages.author_id'),
      ).as('author'),
      jsonObjectFrom(
        eb
          .selectFrom('support_attachments')
          .select(['support_attachments.id', 'width', 'height'])
          .whereRef('support_attachments.message_id', '=', 'support_messages.id'),
      ).as('attachment'),
    ])
    .where('ticket_id', '=', ticketId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_MESSAGES)
    .execute()
  return rows.toReversed()
}
