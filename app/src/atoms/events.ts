import {
  cancelEvent,
  countEvents,
  createEvent,
  listEvents,
  listInterestedUsers,
  readEvent,
  readOwnEvents,
  removeEventInterest,
  setEventInterest,
  updateEvent,
} from '@convoca/sdk/core'
import type { Convoca, Input, Schemas } from '@convoca/sdk/core'
import { keepPreviousData } from '@tanstack/query-core'
import { atomWithQuery } from 'jotai-tanstack-query'
import { convocaAtom, tokenAtom } from './client.ts'
import { deletePicture, savePicture } from './files.ts'
import type { Picture } from './files.ts'
import { atomWithWrite, refetchOnSettled } from './mutation.ts'
import {
  atomsWithPagedQuery,
  atomsWithQuery,
  cursorQueryOptions,
  polledEveryMinute,
  queryOptions,
} from './query.ts'

export type PublicEvent = Schemas['EventSummary']
export type EventDetails = Schemas['Event']
export type EventKey = Pick<PublicEvent, 'context' | 'name'>

export interface EventWindow {
  context?: Schemas['EventContext'] | undefined
  /** ISO instants. */
  from: string
  to?: string | undefined
}

const eventsPerPage = 12

export const eventsQuery = (convoca: Convoca, { context, from, to }: EventWindow) => {
  const query = { context, from, to, limit: eventsPerPage }
  return cursorQueryOptions({
    queryKey: ['events', 'list', query],
    queryFn: ({ pageParam, signal }) =>
      listEvents(convoca, { ...query, cursor: pageParam ?? undefined }, { signal }),
    placeholderData: keepPreviousData,
    ...polledEveryMinute,
  })
}
export const eventsAtom = atomsWithPagedQuery(eventsQuery)

/** Counts events by day and context, in the two weeks from a day on. */
export const eventCountsQuery = (convoca: Convoca, from: string) =>
  queryOptions({
    queryKey: ['events', 'counts', from],
    queryFn: ({ signal }) => countEvents(convoca, { from }, { signal }),
    placeholderData: keepPreviousData,
    ...polledEveryMinute,
  })
export const eventCountsAtom = atomsWithQuery(eventCountsQuery)

export const eventQuery = (convoca: Convoca, { context, name }: EventKey) =>
  queryOptions({
    queryKey: ['events', 'one', context, name],
    queryFn: ({ signal }) => readEvent(convoca, { eventContext: context, name }, { signal }),
    ...polledEveryMinute,
  })
export const eventAtom = atomsWithQuery(eventQuery)

/** Some of those who have interest, as the user may see them. */
export const interestedUsersAtom = atomsWithQuery((convoca: Convoca, { context, name }: EventKey) =>
  queryOptions({
    queryKey: ['events', 'interested', context, name],
    queryFn: ({ signal }) => listInterestedUsers(convoca, { eventContext: context, name }, { signal }),
  }),
)

/** The user's interests. Read apart from the events: a page that the server rendered brings what a guest sees. */
export const ownEventsAtom = atomWithQuery((get) => {
  const convoca = get(convocaAtom)
  return queryOptions({
    queryKey: ['events', 'own'],
    queryFn: ({ signal }) => readOwnEvents(convoca, {}, { signal }),
    enabled: get(tokenAtom) !== null,
  })
})

/** Everything of events, and of championships: interest in one of these is to follow it. */
const refreshed = refetchOnSettled(() => [['events'], ['championship']])

type Interest = EventKey & { reminders: Schemas['EventReminders'] | null }

/** Shows interest with these reminders, or takes it back if they are null. */
export const setEventInterestAtom = atomWithWrite(
  'setEventInterest',
  (convoca, { context, name, reminders }: Interest) =>
    reminders === null
      ? removeEventInterest(convoca, { eventContext: context, name })
      : setEventInterest(convoca, { eventContext: context, name, body: reminders }),
  refreshed,
)

export const createEventAtom = atomWithWrite(
  'createEvent',
  (convoca, body: Input<'createEvent'>['body']) => createEvent(convoca, { body }),
  refreshed,
)

export const updateEventAtom = atomWithWrite(
  'updateEvent',
  (convoca, { id, ...body }: Input<'updateEvent'>['body'] & { id: string }) =>
    updateEvent(convoca, { id, body }),
  refreshed,
)

export const cancelEventAtom = atomWithWrite(
  'cancelEvent',
  (convoca, { id, reason }: { id: string; reason: string | null }) =>
    cancelEvent(convoca, { id, body: { reason } }),
  refreshed,
)

export interface EventPicture extends Pick<Picture, 'base64' | 'files'> {
  eventId: string
  businessType: 'EVENT_BANNER'
}

export const saveEventPictureAtom = atomWithWrite(
  'saveEventPicture',
  (convoca, { eventId, ...picture }: EventPicture) =>
    savePicture(convoca, { ...picture, entityType: 'EVENT', entityId: eventId }),
  refreshed,
)

export const removeEventPictureAtom = atomWithWrite(
  'removeEventPicture',
  (convoca, fileId: string) => deletePicture(convoca, fileId),
  refreshed,
)
