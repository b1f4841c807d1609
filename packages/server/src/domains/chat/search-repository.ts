import { sql } from 'kysely'
import type { Db } from '../../database/schema.ts'
import { type MessageRow, selectMessages, toMessageRows } from './messages-repository.ts'

export interface MessageSearch {
  text: string
  /** Of one of these. */
  conversationIds: readonly string[]
  /** Only messages before this one. */
  beforeId: string | null
  limit: number
}

/**
 * Messages with all words, newest first: their ids are in the order of their instants. Nothing where the text has no words. The last
 * word may be unfinished: its stem is looked for as a beginning.
 */
export async function findMessagesWith(
  db: Db,
  { text, conversationIds, beforeId, limit }: MessageSearch,
): Promise<MessageRow[]> {
  if (conversationIds.length === 0) return []
  const words = sql<string>`plainto_tsquery('pg_catalog.portuguese'::regconfig, convoca_fold(${text}))::text`
  const rows = await selectMessages(db)
    // Of many that are found, only these are joined with what is shown of them.
    .where('messages.id', 'in', (eb) =>
      eb
        .selectFrom('messages as found')
        .select('found.id')
        .where('found.conversation_id', 'in', conversationIds)
        .where(sql<boolean>`found.words @@ (nullif(${words}, '') || ':*')::tsquery`)
        .$if(beforeId !== null, (query) => query.where('found.id', '<', beforeId ?? ''))
        .orderBy('found.id', 'desc')
        .limit(limit),
    )
    .orderBy('messages.id', 'desc')
    .execute()
  return toMessageRows(rows)
}
