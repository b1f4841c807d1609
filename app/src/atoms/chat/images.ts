import { listConversationImages } from '@convoca/sdk/core'
import type { Convoca } from '@convoca/sdk/core'
import type { MessageEvent } from '@convoca/sdk/realtime'
import type { QueryClient } from '@tanstack/query-core'
import { atomsWithPagedQuery, cursorQueryOptions } from '../query.ts'

const imagesKey = (id: string) => ['chat', 'images', id] as const

/** Messages per page; some have several pictures. */
const perPage = 24

/** The messages of a conversation that have pictures, newest first, however far it has been read. */
export const imagesQuery = (convoca: Convoca, id: string) =>
  cursorQueryOptions({
    queryKey: imagesKey(id),
    queryFn: ({ pageParam, signal }) =>
      listConversationImages(convoca, { id, cursor: pageParam ?? undefined, limit: perPage }, { signal }),
  })
export const imagesAtom = atomsWithPagedQuery(imagesQuery)

/** A new picture, or a deletion, which may have been of one. */
export function refreshImages(queries: QueryClient, event: MessageEvent): void {
  if (event.kind === 'edited') return
  const id = event.kind === 'deleted' ? event.deleted.conversationId : event.message.conversationId
  if (event.kind === 'message' && event.message.attachments.length === 0) return
  void queries.invalidateQueries({ queryKey: imagesKey(id) })
}
