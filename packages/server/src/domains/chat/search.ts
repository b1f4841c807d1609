import type { Context } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { isId } from '../../database/id.ts'
import { DomainError, invalid } from '../../errors.ts'
import { toMessage } from './mappers.ts'
import { findConversationIds } from './repository.ts'
import { findMessagesWith } from './search-repository.ts'

export interface SearchQuery {
  search: string
  conversationId?: string | undefined
  cursor?: string | undefined
  limit: number
}

/** Searches all conversations of the caller, or one of them. */
export async function searchMessages(
  { db, actor }: Context,
  { search, conversationId, cursor, limit }: SearchQuery,
): Promise<Schemas['MessagePage']> {
  if (cursor !== undefined && !isId(cursor)) throw invalid('cursor', 'INVALID_FORMAT', 'is not a cursor')
  const own = await findConversationIds(db, actor.userId)
  const only = conversationId?.toLowerCase()
  if (only !== undefined && !own.includes(only)) throw new DomainError('CONVERSATION_NOT_FOUND')
  const rows = await findMessagesWith(db, {
    text: search,
    conversationIds: only === undefined ? own : [only],
    beforeId: cursor ?? null,
    limit: limit + 1,
  })
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return { data: rows.slice(0, limit).map(toMessage), nextCursor: last?.id ?? null }
}
