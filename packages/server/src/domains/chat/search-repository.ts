import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/schema.ts'
import { type MessageRow, selectMessages, toMessageRows } from './messages-repository.ts'

export interface MessageSearch {
  text: string
  /** The conversations that are searched. */
  conversationIds: readonly string[]
  /** Only messages before this one. */
  beforeId: string | null
  limit: number
}

/** The stems of a text as they are in a query, each in quotes; none where it has no words. */
async function findStems(db: Db, text: string): Promise<string[]> {
  const { rows } = await sql<{ stems: string }>`
    select plainto_tsquery('pg_catalog.portuguese'::regconfig, convoca_fold(${text}))::text as stems
  `.execute(db)
  const stems = rows[0]?.stems ?? ''
  return stems === '' ? [] : stems.split(' & ')
}

/** Messages whose words are compared with a beginning, in all conversations of a search together: the newest of each. */
const MAX_COMPARED = 100_000

/**
 * The index would collect all messages of the site that have a word with this beginning. Instead the newest messages of each
 * conversation are compared one by one, and those further back are found by the whole word.
 */
const selectByBeginning = (
  { conversationIds, beforeId, limit }: MessageSearch,
  { whole, all }: { whole: string; all: string },
) => sql`
  select found.id from unnest(${conversationIds}::uuid[]) as conversation (id)
    cross join lateral (
      (
        select recent.id from (
          select messages.id, messages.words from messages
          where messages.conversation_id = conversation.id
            and (${beforeId}::uuid is null or messages.id < ${beforeId}::uuid)
          order by messages.sequence desc
          limit ${Math.ceil(MAX_COMPARED / conversationIds.length)}
        ) as recent
        where recent.words @@ ${all}::tsquery
        limit ${limit}
      )
      union
      (
        select known.id from (
          select messages.id from messages
          where messages.conversation_id = conversation.id and messages.words @@ ${whole}::tsquery
          offset 0
        ) as known
        where ${beforeId}::uuid is null or known.id < ${beforeId}::uuid
        order by known.id desc
        limit ${limit}
      )
    ) as found
  order by found.id desc limit ${limit}
`

/**
 * The whole words are looked up in one conversation after the other, and the beginning is compared with what they find. `offset 0`
 * keeps the two apart: together they would read the beginning's messages for each conversation.
 */
const selectByWords = (
  { conversationIds, beforeId, limit }: MessageSearch,
  { whole, all }: { whole: string; all: string },
) => sql`
  select found.id from unnest(${conversationIds}::uuid[]) as conversation (id)
    cross join lateral (
      select messages.id, messages.words from messages
      where messages.conversation_id = conversation.id and messages.words @@ ${whole}::tsquery
      offset 0
    ) as found
  where found.words @@ ${all}::tsquery and (${beforeId}::uuid is null or found.id < ${beforeId}::uuid)
  order by found.id desc limit ${limit}
`

function selectIds(search: MessageSearch, stems: readonly string[]): RawBuilder<unknown> {
  const all = `${stems.join(' & ')}:*`
  return stems.length === 1
    ? selectByBeginning(search, { whole: stems.join(' & '), all })
    : selectByWords(search, { whole: stems.slice(0, -1).join(' & '), all })
}

/**
 * Messages with all words, newest first: their ids are in the order of their instants. Nothing where the text has no words. The last
 * word may be unfinished: its stem is looked for as a beginning.
 */
export async function findMessagesWith(db: Db, search: MessageSearch): Promise<MessageRow[]> {
  if (search.conversationIds.length === 0) return []
  const stems = await findStems(db, search.text)
  if (stems.length === 0) return []
  const rows = await selectMessages(db)
    // Only the found messages of this page are joined with what is shown of them.
    .where('messages.id', 'in', sql<string>`(${selectIds(search, stems)})`)
    .orderBy('messages.id', 'desc')
    .execute()
  return toMessageRows(rows)
}
