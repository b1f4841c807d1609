import {
  countUnreadCommunications,
  createCommunication,
  deleteCommunication,
  listCommunications,
  listPrivateCommunications,
  markCommunicationRead,
  updateCommunication,
} from '@convoca/sdk/core'
import type { Convoca, Schemas } from '@convoca/sdk/core'
import type { InfiniteData, QueryClient } from '@tanstack/query-core'
import { atomWithWrite, cacheUpdate, optimistic } from './mutation.ts'
import {
  atomsWithPagedQuery,
  atomsWithQuery,
  pagedQueryOptions,
  polledEveryMinute,
  queryOptions,
} from './query.ts'

export type Communication = Schemas['Communication']
export type CommunicationInput = Schemas['CommunicationInput']

const second = 1000
/** Lists are fresh for 2 minutes, the count for 30 s; the count is polled every 60 s (docs/product.md#communications). */
const freshness = { communications: 120 * second, unread: 30 * second, unreadEvery: 60 * second }
const communicationsPerPage = 10

const communicationsKey = (teamId: string) => ['team', teamId, 'communications']

export interface CommunicationFilter {
  teamId: string
  messageType: Schemas['MessageType'] | null
}

/** The communications that the signed-in member may read, newest first. */
export const communicationsQuery = (convoca: Convoca, { teamId, messageType }: CommunicationFilter) =>
  pagedQueryOptions({
    queryKey: [...communicationsKey(teamId), 'list', messageType],
    queryFn: ({ pageParam, signal }) =>
      listCommunications(
        convoca,
        {
          id: teamId,
          page: pageParam,
          limit: communicationsPerPage,
          ...(messageType === null ? {} : { messageType }),
        },
        { signal },
      ),
    staleTime: freshness.communications,
    // No event announces who has read one.
    ...polledEveryMinute,
  })
export const communicationsAtom = atomsWithPagedQuery(communicationsQuery)

export interface ThreadRef {
  teamId: string
  otherUserId: string
}

/** The private communications between the signed-in member and another, newest first. */
export const threadQuery = (convoca: Convoca, { teamId, otherUserId }: ThreadRef) =>
  pagedQueryOptions({
    queryKey: [...communicationsKey(teamId), 'private', otherUserId],
    queryFn: ({ pageParam, signal }) =>
      listPrivateCommunications(
        convoca,
        { id: teamId, otherUserId, page: pageParam, limit: communicationsPerPage },
        { signal },
      ),
    staleTime: freshness.communications,
    ...polledEveryMinute,
  })
export const threadAtom = atomsWithPagedQuery(threadQuery)

export const unreadCommunicationsQuery = (convoca: Convoca, teamId: string) =>
  queryOptions({
    queryKey: [...communicationsKey(teamId), 'unread'],
    queryFn: ({ signal }) => countUnreadCommunications(convoca, { id: teamId }, { signal }),
    staleTime: freshness.unread,
    refetchInterval: freshness.unreadEvery,
  })
export const unreadCommunicationsAtom = atomsWithQuery(unreadCommunicationsQuery)

type Cached = InfiniteData<Schemas['CommunicationPage'], number> | Schemas['UnreadCount']

/** Updates the lists, and the unread count when the communication was unread. */
const updateCached = (
  { teamId, communication }: CommunicationRef,
  change: (items: Communication[]) => Communication[],
) =>
  cacheUpdate<Cached>(communicationsKey(teamId), (cached) =>
    'count' in cached
      ? { count: Math.max(0, cached.count - (communication.isRead ? 0 : 1)) }
      : { ...cached, pages: cached.pages.map((page) => ({ ...page, data: change(page.data) })) },
  )

export interface CommunicationRef {
  teamId: string
  communication: Communication
}

/** Marks one as read, optimistically. */
export const readCommunicationAtom = atomWithWrite(
  'markCommunicationRead',
  (convoca, { teamId, communication }: CommunicationRef) =>
    markCommunicationRead(convoca, { id: teamId, cid: communication.id }),
  optimistic((ref: CommunicationRef) => [
    updateCached(ref, (items) =>
      items.map((item) => (item.id === ref.communication.id ? { ...item, isRead: true } : item)),
    ),
  ]),
)

export const removeCommunicationAtom = atomWithWrite(
  'deleteCommunication',
  (convoca, { teamId, communication }: CommunicationRef) =>
    deleteCommunication(convoca, { id: teamId, cid: communication.id }),
  optimistic((ref: CommunicationRef) => [
    updateCached(ref, (items) => items.filter((item) => item.id !== ref.communication.id)),
  ]),
)

export interface CommunicationDraft {
  teamId: string
  /** Absent for a new one. */
  id?: string | undefined
  body: CommunicationInput
}

export const saveCommunicationAtom = atomWithWrite(
  'saveCommunication',
  (convoca, { teamId, id, body }: CommunicationDraft) =>
    id === undefined
      ? createCommunication(convoca, { id: teamId, body })
      : updateCommunication(convoca, { id: teamId, cid: id, body }),
  { onSuccess: (_saved, { teamId }, _result, { client }) => void refreshCommunications(client, teamId) },
)

export const refreshCommunications = (queries: QueryClient, teamId: string) =>
  queries.invalidateQueries({ queryKey: communicationsKey(teamId) })
