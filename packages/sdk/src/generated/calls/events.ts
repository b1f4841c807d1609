// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import type { ConvocaPromise } from '../../client/convoca-promise.ts'
import type { Convoca } from '../../client/internals.ts'
import { operation } from '../../client/operation.ts'
import type { CallOptions } from '../../client/types.ts'
import type {
  ListEventsParams,
  CountEventsParams,
  ReadEventParams,
  ReadEventCalendarParams,
  CreateEventParams,
  ReadOwnEventsParams,
  UpdateEventParams,
  CancelEventParams,
  ListInterestedUsersParams,
  SetEventInterestParams,
  RemoveEventInterestParams,
} from '../inputs.ts'
import type {
  Event,
  EventDayCounts,
  EventPage,
  InterestedUserList,
  OwnEvents,
} from '../models.ts'

/**
 * Lists events.
 *
 * Events are ordered by their start and paged by a cursor; cancelled ones are left out. Championships that are not drafts, and the days of their finals, are among them: they follow from the championships and change with them.
 *
 * `GET /public/events`
 */
export const listEvents: (convoca: Convoca, input?: ListEventsParams, options?: CallOptions) => ConvocaPromise<EventPage> = /* @__PURE__ */ operation('listEvents', 'GET', '/public/events', 'context? from? to? cursor? limit?')

/**
 * Counts the events of two weeks by day.
 *
 * Days are those of Brazil (America/Sao_Paulo). Events that were cancelled are left out.
 *
 * `GET /public/events/days`
 */
export const countEvents: (convoca: Convoca, input: CountEventsParams, options?: CallOptions) => ConvocaPromise<EventDayCounts> = /* @__PURE__ */ operation('countEvents', 'GET', '/public/events/days', 'from')

/**
 * Reads an event.
 *
 * `GET /public/events/{eventContext}/{name}`
 */
export const readEvent: (convoca: Convoca, input: ReadEventParams, options?: CallOptions) => ConvocaPromise<Event> = /* @__PURE__ */ operation('readEvent', 'GET', '/public/events/{eventContext}/{name}')

/**
 * Reads an event as an iCalendar file.
 *
 * The event keeps its UID, so that a calendar that reads the file again moves it.
 *
 * `GET /public/events/{eventContext}/{name}/calendar.ics`
 */
export const readEventCalendar: (convoca: Convoca, input: ReadEventCalendarParams, options?: CallOptions) => ConvocaPromise<string> = /* @__PURE__ */ operation('readEventCalendar', 'GET', '/public/events/{eventContext}/{name}/calendar.ics', '', { responseKind: 'text' })

/**
 * Creates an event.
 *
 * The staff, users with the platform role ORGANIZER, and organisers of a published championship may call this. Those who have interest in the organiser's earlier events, or follow a championship of the organiser, are notified (`ANNOUNCE_NEW`), 5,000 people at most. Its banner is saved by `saveFile` (EVENT, EVENT_BANNER).
 *
 * `POST /events`
 */
export const createEvent: (convoca: Convoca, input: CreateEventParams, options?: CallOptions) => ConvocaPromise<Event> = /* @__PURE__ */ operation('createEvent', 'POST', '/events', 'body', { idempotencyKey: true })

/**
 * Reads which events the caller is interested in, and whether the caller may create some.
 *
 * `GET /events/mine`
 */
export const readOwnEvents: (convoca: Convoca, input?: ReadOwnEventsParams, options?: CallOptions) => ConvocaPromise<OwnEvents> = /* @__PURE__ */ operation('readOwnEvents', 'GET', '/events/mine')

/**
 * Changes an event.
 *
 * Only its organiser and the staff may call this. Its address stays. If its time, its place or its link changes, those who have interest in it are notified (`EVENT_ANNOUNCE`) and reminded anew.
 *
 * `PUT /events/{id}`
 */
export const updateEvent: (convoca: Convoca, input: UpdateEventParams, options?: CallOptions) => ConvocaPromise<Event> = /* @__PURE__ */ operation('updateEvent', 'PUT', '/events/{id}', 'body')

/**
 * Cancels an event.
 *
 * Only its organiser and the staff may call this. The event leaves the lists, its page stays and says so, and those who have interest in it are notified (`EVENT_ANNOUNCE`). Cancelled again, nothing changes and nobody is notified.
 *
 * `PUT /events/{id}/cancellation`
 */
export const cancelEvent: (convoca: Convoca, input: CancelEventParams, options?: CallOptions) => ConvocaPromise<Event> = /* @__PURE__ */ operation('cancelEvent', 'PUT', '/events/{id}/cancellation', 'body')

/**
 * Lists some of those who have interest in an event.
 *
 * Six adults at most whose profile is public, those who play with the caller first, then the latest. The caller is left out, and so are people of whom one has blocked the other.
 *
 * `GET /events/interests/{eventContext}/{name}`
 */
export const listInterestedUsers: (convoca: Convoca, input: ListInterestedUsersParams, options?: CallOptions) => ConvocaPromise<InterestedUserList> = /* @__PURE__ */ operation('listInterestedUsers', 'GET', '/events/interests/{eventContext}/{name}')

/**
 * Shows interest in an event.
 *
 * The caller is notified when the event is moved or cancelled, and reminded as asked for. Interest in a championship, or in the day of its final, is to follow the championship. Repeated, it changes the reminders.
 *
 * `PUT /events/interests/{eventContext}/{name}`
 */
export const setEventInterest: (convoca: Convoca, input: SetEventInterestParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('setEventInterest', 'PUT', '/events/interests/{eventContext}/{name}', 'body', { responseKind: 'none' })

/**
 * Shows no interest in an event any more.
 *
 * Repeated, nothing changes.
 *
 * `DELETE /events/interests/{eventContext}/{name}`
 */
export const removeEventInterest: (convoca: Convoca, input: RemoveEventInterestParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('removeEventInterest', 'DELETE', '/events/interests/{eventContext}/{name}', '', { responseKind: 'none' })
