import {
  countUnreadCommunications,
  createCommunication,
  deleteCommunication,
  listCommunications,
  listPrivateCommunications,
  markCommunicationRead,
  updateCommunication,
} from '@convoca/sdk/core'
import type { Schemas } from '@convoca/sdk/core'
import type { InfiniteData } from '@tanstack/query-core'
import { atom } from 'jotai'
import { atomWithInfiniteQuery, atomWithQuery } from 'jotai-tanstack-query'
import { convocaAtom, queryClientAtom, polledEveryMinute } from './client.ts'
import { updateOptimistically } from './optimistic.ts'

export type Communication = Schemas['Communication']
export type CommunicationInput = Schemas['CommunicationInput']
type CommunicationPage = Schemas['CommunicationPage']
type UnreadCount = Schemas['UnreadCount']
type Pages = InfiniteData<CommunicationPage, number>
type Key = readonly (string | null)[]

const second = 1000
/** Communications are fresh for 2 minutes, the count for 30 s; the count is asked again every 60 s (part 2 §9). */
const freshness = { communications: 120 * second, unread: 30 * second, unreadEvery: 60 * second }
const perPage = 10

const keyOf = (teamId: string) => ['team', teamId, 'communications']
const nextPage = ({ page, totalPage }: CommunicationPage) => (page < totalPage ? page + 1 : undefined)

export interface CommunicationFilter {
  teamId: string
  messageType: Schemas['MessageType'] | null
}

/** What the team and its members said to the signed-in one, newest first. */
export const communicationsAtom = ({ teamId, messageType }: CommunicationFilter) =>
  atomWithInfiniteQuery<CommunicationPage, Error, Pages, Key, number>((get) => {
    const convoca = get(convocaAtom)
    const filter = messageType === null ? {} : { messageType }
    return {
      queryKey: [...keyOf(teamId), 'list', messageType],
      queryFn: ({ pageParam, signal }) =>
        listCommunications(convoca, { id: teamId, page: pageParam, limit: perPage, ...filter }, { signal }),
      initialPageParam: 1,
      getNextPageParam: nextPage,
      staleTime: freshness.communications,
      // Who has read one is told by no event.
      ...polledEveryMinute,
    }
  })

export interface ThreadRef {
  teamId: string
  otherUserId: string
}

/** What the signed-in member and another wrote to each other, newest first. */
export const threadAtom = ({ teamId, otherUserId }: ThreadRef) =>
  atomWithInfiniteQuery<CommunicationPage, Error, Pages, Key, number>((get) => {
    const convoca = get(convocaAtom)
    return {
      queryKey: [...keyOf(teamId), 'private', otherUserId],
      queryFn: ({ pageParam, signal }) =>
        listPrivateCommunications(
          convoca,
          { id: teamId, otherUserId, page: pageParam, limit: perPage },
          { signal },
        ),
      initialPageParam: 1,
      getNextPageParam: nextPage,
      staleTime: freshness.communications,
      // Who has read one is told by no event.
      ...polledEveryMinute,
    }
  })

export const unreadCommunicationsAtom = (teamId: string) =>
  atomWithQuery((get) => {
    const convoca = get(convocaAtom)
    return {
      queryKey: [...keyOf(teamId), 'unread'],
      queryFn: ({ signal }) => countUnreadCommunications(convoca, { id: teamId }, { signal }),
      staleTime: freshness.unread,
      refetchInterval: freshness.unreadEvery,
    }
  })

/** Everything cached of a team's communications: lists by page, and the count. */
type Cached = Pages | UnreadCount

interface Change {
  list: (items: Communication[]) => Communication[]
  /** How many fewer are unread. */
  read: number
}

const changed =
  ({ list, read }: Change) =>
  (cached: Cached): Cached =>
    'count' in cached
      ? { count: Math.max(0, cached.count - read) }
      : { ...cached, pages: cached.pages.map((page) => ({ ...page, data: list(page.data) })) }

export interface CommunicationRef {
  teamId: string
  communication: Communication
}

/** Opening one reads it: seen at once, taken back when the server refuses. */
export const readCommunicationAtom = atom(null, (get, _set, { teamId, communication }: CommunicationRef) => {
  const { id, isRead } = communication
  const change = changed({
    list: (items) => items.map((item) => (item.id === id ? { ...item, isRead: true } : item)),
    read: isRead ? 0 : 1,
  })
  return updateOptimistically<Cached, Communication>(get(queryClientAtom), keyOf(teamId), change, () =>
    markCommunicationRead(get(convocaAtom), { id: teamId, cid: id }),
  )
})

export const removeCommunicationAtom = atom(
  null,
  (get, _set, { teamId, communication }: CommunicationRef) => {
    const { id, isRead } = communication
    const change = changed({
      list: (items) => items.filter((item) => item.id !== id),
      read: isRead ? 0 : 1,
    })
    return updateOptimistically<Cached, unknown>(get(queryClientAtom), keyOf(teamId), change, () =>
      deleteCommunication(get(convocaAtom), { id: teamId, cid: id }),
    )
  },
)

export interface CommunicationDraft {
  teamId: string
  /** The one that is edited; none for a new one. */
  id?: string | undefined
  body: CommunicationInput
}

export const saveCommunicationAtom = atom(
  null,
  async (get, set, { teamId, id, body }: CommunicationDraft) => {
    const convoca = get(convocaAtom)
    const saved =
      id === undefined
        ? await createCommunication(convoca, { id: teamId, body })
        : await updateCommunication(convoca, { id: teamId, cid: id, body })
    set(refreshCommunicationsAtom, teamId)
    return saved
  },
)

/** Reads them again: after a change here, or when a notification told of a private one. */
export const refreshCommunicationsAtom = atom(null, (get, _set, teamId: string) => {
  void get(queryClientAtom).invalidateQueries({ queryKey: keyOf(teamId) })
})
