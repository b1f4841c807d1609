import { type Expression, sql } from 'kysely'
import type { Db } from '../../database/schema.ts'
import type { Quote } from '../../context.ts'

export type Id = Expression<string | null>

interface QuoteColumns {
  readerId: Id
  messageId: Id
  communicationId: Id
  announcementId: Id
}

/** Null where it was deleted, or where its reader has left the conversation or the team. A message without text is empty. */
export const selectQuote = (quote: QuoteColumns) => sql<string | string[] | null>`(
  select to_jsonb(messages.content) from messages
  where messages.id = ${quote.messageId} and messages.deleted_at is null and exists (
    select from conversation_members
    where conversation_members.conversation_id = messages.conversation_id
      and conversation_members.user_id = ${quote.readerId}
  )
  union all
  select to_jsonb(communications.title) from communications
  where communications.id = ${quote.communicationId} and exists (
    select from team_members
    where team_members.team_id = communications.team_id and team_members.user_id = ${quote.readerId}
  )
  union all
  select jsonb_build_array(announcement.title, announcement.body) from championship_announcements as announcement
  where announcement.id = ${quote.announcementId}
)`

const toId = (id: string | undefined): Id => sql<string | null>`${id ?? null}::uuid`

/** The quotation in a mail to this reader. */
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
