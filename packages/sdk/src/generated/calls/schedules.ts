// Generated from openapi/ by `pnpm generate`. Never edited by hand.

import type { ConvocaPromise } from '../../client/convoca-promise.ts'
import type { Convoca } from '../../client/internals.ts'
import { operation } from '../../client/operation.ts'
import type { CallOptions } from '../../client/types.ts'
import type {
  ListSchedulesParams,
  CreateScheduleParams,
  ReadScheduleParams,
  UpdateScheduleParams,
  DeleteScheduleParams,
  UpdateOccurrenceParams,
  ListCheckInsParams,
  CreateCheckInsParams,
  RemindInviteesParams,
  DeleteCheckInParams,
  AnswerCheckInParams,
  ReadCalendarFeedParams,
  ResetCalendarKeyParams,
  DeleteCalendarKeyParams,
  ReadAvailabilityParams,
  UpdateAvailabilityParams,
} from '../inputs.ts'
import type {
  Availability,
  CalendarKey,
  CheckIn,
  ReminderResult,
  Schedule,
  ScheduleOccurrence,
} from '../models.ts'

/**
 * Lists the schedules of a team.
 *
 * `GET /teams/{id}/schedules`
 */
export const listSchedules: (convoca: Convoca, input: ListSchedulesParams, options?: CallOptions) => ConvocaPromise<Schedule[]> = /* @__PURE__ */ operation('listSchedules', 'GET', '/teams/{id}/schedules', 'from? to?')

/**
 * Creates a schedule.
 *
 * Only OWNER, MANAGER, COACH and CAPTAIN may call this. If the creator is invited too, their check-in is confirmed.
 *
 * `POST /teams/{id}/schedules`
 */
export const createSchedule: (convoca: Convoca, input: CreateScheduleParams, options?: CallOptions) => ConvocaPromise<Schedule> = /* @__PURE__ */ operation('createSchedule', 'POST', '/teams/{id}/schedules', 'body', { idempotencyKey: true })

/**
 * Reads a schedule.
 *
 * `GET /teams/{id}/schedules/{sid}`
 */
export const readSchedule: (convoca: Convoca, input: ReadScheduleParams, options?: CallOptions) => ConvocaPromise<Schedule> = /* @__PURE__ */ operation('readSchedule', 'GET', '/teams/{id}/schedules/{sid}')

/**
 * Updates a schedule.
 *
 * Only OWNER, MANAGER, COACH and CAPTAIN may call this. A new time resets every check-in; a new location or link notifies everybody who has not declined.
 *
 * `PUT /teams/{id}/schedules/{sid}`
 */
export const updateSchedule: (convoca: Convoca, input: UpdateScheduleParams, options?: CallOptions) => ConvocaPromise<Schedule> = /* @__PURE__ */ operation('updateSchedule', 'PUT', '/teams/{id}/schedules/{sid}', 'body')

/**
 * Deletes a schedule.
 *
 * Only OWNER, MANAGER, COACH and CAPTAIN may call this. Everybody who has not declined is notified, unless the event is over.
 *
 * `DELETE /teams/{id}/schedules/{sid}`
 */
export const deleteSchedule: (convoca: Convoca, input: DeleteScheduleParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('deleteSchedule', 'DELETE', '/teams/{id}/schedules/{sid}', '', { responseKind: 'none' })

/**
 * Moves or cancels one week of a weekly schedule.
 *
 * Only OWNER, MANAGER, COACH and CAPTAIN may call this, until the week is over; at most 52 weeks ahead differ from the others. The responses to that week are reset. Everybody who is invited is asked again; a cancellation notifies those who have not declined.
 *
 * `PUT /teams/{id}/schedules/{sid}/occurrences`
 */
export const updateOccurrence: (convoca: Convoca, input: UpdateOccurrenceParams, options?: CallOptions) => ConvocaPromise<ScheduleOccurrence> = /* @__PURE__ */ operation('updateOccurrence', 'PUT', '/teams/{id}/schedules/{sid}/occurrences', 'body')

/**
 * Lists the check-ins of an occurrence of a schedule.
 *
 * `GET /teams/{id}/schedules/{sid}/checkins`
 */
export const listCheckIns: (convoca: Convoca, input: ListCheckInsParams, options?: CallOptions) => ConvocaPromise<CheckIn[]> = /* @__PURE__ */ operation('listCheckIns', 'GET', '/teams/{id}/schedules/{sid}/checkins', 'occurs_at?')

/**
 * Invites members to a schedule.
 *
 * Only OWNER, MANAGER, COACH and CAPTAIN may call this; a member has one check-in. It is logged as a change of the event.
 *
 * `POST /teams/{id}/schedules/{sid}/checkins`
 */
export const createCheckIns: (convoca: Convoca, input: CreateCheckInsParams, options?: CallOptions) => ConvocaPromise<CheckIn[]> = /* @__PURE__ */ operation('createCheckIns', 'POST', '/teams/{id}/schedules/{sid}/checkins', 'body', { idempotencyKey: true })

/**
 * Reminds the invited members without a response.
 *
 * Only OWNER, MANAGER, COACH and CAPTAIN may call this, once an hour for each schedule. The caller is not reminded.
 *
 * `POST /teams/{id}/schedules/{sid}/checkins/reminder`
 */
export const remindInvitees: (convoca: Convoca, input: RemindInviteesParams, options?: CallOptions) => ConvocaPromise<ReminderResult> = /* @__PURE__ */ operation('remindInvitees', 'POST', '/teams/{id}/schedules/{sid}/checkins/reminder', '', { idempotencyKey: true })

/**
 * Withdraws the invitation to a schedule.
 *
 * Only OWNER, MANAGER, COACH and CAPTAIN may call this. It is logged as a change of the event.
 *
 * `DELETE /teams/{id}/schedules/{sid}/checkins/{cid}`
 */
export const deleteCheckIn: (convoca: Convoca, input: DeleteCheckInParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('deleteCheckIn', 'DELETE', '/teams/{id}/schedules/{sid}/checkins/{cid}', '', { responseKind: 'none' })

/**
 * Responds to the caller's check-in.
 *
 * Accepts or declines one occurrence of a schedule; members of a weekly one are asked again each week.
 *
 * `PUT /teams/{id}/schedules/{sid}/checkins/{cid}/confirmation`
 */
export const answerCheckIn: (convoca: Convoca, input: AnswerCheckInParams, options?: CallOptions) => ConvocaPromise<CheckIn> = /* @__PURE__ */ operation('answerCheckIn', 'PUT', '/teams/{id}/schedules/{sid}/checkins/{cid}/confirmation', 'body')

/**
 * Reads a team's calendar as an iCalendar feed.
 *
 * The feed is for calendar apps, which cannot send a token, so it has a key of its own.
 *
 * `GET /public/teams/{id}/schedules.ics`
 */
export const readCalendarFeed: (convoca: Convoca, input: ReadCalendarFeedParams, options?: CallOptions) => ConvocaPromise<string> = /* @__PURE__ */ operation('readCalendarFeed', 'GET', '/public/teams/{id}/schedules.ics', 'key', { responseKind: 'text' })

/**
 * Creates the caller's key of the calendar feed.
 *
 * Replaces an earlier key. The key is returned only once and stored as a hash; it is revoked when the membership ends.
 *
 * `PUT /teams/{id}/calendar-key`
 */
export const resetCalendarKey: (convoca: Convoca, input: ResetCalendarKeyParams, options?: CallOptions) => ConvocaPromise<CalendarKey> = /* @__PURE__ */ operation('resetCalendarKey', 'PUT', '/teams/{id}/calendar-key')

/**
 * Revokes the caller's key of the calendar feed.
 *
 * Requests with the key get 404 from then on.
 *
 * `DELETE /teams/{id}/calendar-key`
 */
export const deleteCalendarKey: (convoca: Convoca, input: DeleteCalendarKeyParams, options?: CallOptions) => ConvocaPromise<undefined> = /* @__PURE__ */ operation('deleteCalendarKey', 'DELETE', '/teams/{id}/calendar-key', '', { responseKind: 'none' })

/**
 * Reads the members' availability.
 *
 * The number of available members for each hour of the week.
 *
 * `GET /teams/{id}/availability`
 */
export const readAvailability: (convoca: Convoca, input: ReadAvailabilityParams, options?: CallOptions) => ConvocaPromise<Availability> = /* @__PURE__ */ operation('readAvailability', 'GET', '/teams/{id}/availability')

/**
 * Sets the caller's weekly availability.
 *
 * Replaces the previous availability.
 *
 * `PUT /teams/{id}/availability`
 */
export const updateAvailability: (convoca: Convoca, input: UpdateAvailabilityParams, options?: CallOptions) => ConvocaPromise<Availability> = /* @__PURE__ */ operation('updateAvailability', 'PUT', '/teams/{id}/availability', 'body')
