import {
  answerCheckIn,
  createSchedule,
  deleteCalendarKey,
  deleteCheckIn,
  deleteSchedule,
  listCheckIns,
  listSchedules,
  readAvailability,
  remindInvitees,
  resetCalendarKey,
  updateAvailability,
  updateOccurrence,
  updateSchedule,
} from '@convoca/sdk/core'
import type { Convoca, Input, Schemas } from '@convoca/sdk/core'
import { keepPreviousData } from '@tanstack/query-core'
import type { QueryClient } from '@tanstack/query-core'
import { atomWithWrite, cacheUpdate, optimistic, storeAnswer } from './mutation.ts'
import { withResponse } from './check-in-response.ts'
import { remindOnDashboard, respondOnDashboard } from './dashboard-cache.ts'
import { refreshNotifications } from './refresh-notifications.ts'
import { atomsWithQuery, queryOptions } from './query.ts'

export type Schedule = Schemas['Schedule']
export type Occurrence = Schemas['ScheduleOccurrence']
export type CheckIn = Schemas['CheckIn']
export type ScheduleInput = Input<'createSchedule'>['body']
export type WeekHours = Schemas['WeekHour'][]

const schedulesKey = (teamId: string) => ['team', teamId, 'schedules']
const listKey = (teamId: string) => [...schedulesKey(teamId), 'list']
const checkInsKey = (teamId: string, scheduleId: string, occursAt?: string) => [
  ...schedulesKey(teamId),
  'check-ins',
  scheduleId,
  ...(occursAt === undefined ? [] : [occursAt]),
]
const availabilityKey = (teamId: string) => [...schedulesKey(teamId), 'availability']

export interface ScheduleWindow {
  teamId: string
  /** ISO instants. */
  from: string
  to: string
}

/** The schedules within a window; the previous month stays while the next one loads. */
export const schedulesQuery = (convoca: Convoca, { teamId, from, to }: ScheduleWindow) =>
  queryOptions({
    queryKey: [...listKey(teamId), from, to],
    queryFn: ({ signal }) => listSchedules(convoca, { id: teamId, from, to }, { signal }),
    placeholderData: keepPreviousData,
  })
export const schedulesAtom = atomsWithQuery(schedulesQuery)

const hour = 60 * 60_000

/** The team's upcoming schedules, for its overview. */
export const nextSchedulesQuery = (convoca: Convoca, teamId: string) =>
  queryOptions({
    queryKey: [...schedulesKey(teamId), 'next'],
    queryFn: ({ signal }) => {
      // The time starts from the full hour, because the server that renders the page names this call, so that
      // it is sent early.
      const from = new Date(Date.now() - (Date.now() % hour)).toISOString()
      return listSchedules(convoca, { id: teamId, from }, { signal })
    },
  })
export const nextSchedulesAtom = atomsWithQuery(nextSchedulesQuery)

export interface ScheduleRef {
  teamId: string
  scheduleId: string
}

export interface OccurrenceRef extends ScheduleRef {
  /** The time that the series gives it. */
  occursAt: string
}

export const checkInsQuery = (convoca: Convoca, { teamId, scheduleId, occursAt }: OccurrenceRef) =>
  queryOptions({
    queryKey: checkInsKey(teamId, scheduleId, occursAt),
    queryFn: ({ signal }) =>
      listCheckIns(convoca, { id: teamId, sid: scheduleId, occurs_at: occursAt }, { signal }),
  })
export const checkInsAtom = atomsWithQuery(checkInsQuery)

const refreshSchedules = (queries: QueryClient, teamId: string) =>
  queries.invalidateQueries({ queryKey: schedulesKey(teamId) })

interface ScheduleDraft {
  teamId: string
  /** Absent for a new one. */
  id?: string | undefined
  schedule: ScheduleInput
}

export const saveScheduleAtom = atomWithWrite(
  'saveSchedule',
  (convoca, { teamId, id, schedule }: ScheduleDraft) =>
    id === undefined
      ? createSchedule(convoca, { id: teamId, body: schedule })
      : updateSchedule(convoca, { id: teamId, sid: id, body: schedule }),
  { onSuccess: (_saved, { teamId }, _result, { client }) => refreshSchedules(client, teamId) },
)

export const deleteScheduleAtom = atomWithWrite(
  'deleteSchedule',
  (convoca, { teamId, scheduleId }: ScheduleRef) => deleteSchedule(convoca, { id: teamId, sid: scheduleId }),
  optimistic(({ teamId, scheduleId }: ScheduleRef) => [
    cacheUpdate<Schedule[]>(listKey(teamId), (all) => all.filter(({ id }) => id !== scheduleId)),
  ]),
)

interface OccurrenceChange extends OccurrenceRef {
  /** Null cancels it. */
  times: { starts_at: string; ends_at: string } | null
}

/** Moves or cancels one week of a weekly event. */
export const updateOccurrenceAtom = atomWithWrite(
  'updateOccurrence',
  (convoca, { teamId, scheduleId, occursAt, times }: OccurrenceChange) =>
    updateOccurrence(convoca, {
      id: teamId,
      sid: scheduleId,
      body: { occurs_at: occursAt, ...(times ?? { starts_at: null, ends_at: null }) },
    }),
  { onSuccess: (_saved, { teamId }, _result, { client }) => refreshSchedules(client, teamId) },
)

interface CheckInRef extends ScheduleRef {
  checkInId: string
}

export interface CheckInResponse extends CheckInRef {
  isConfirmed: boolean
  /** The start of the occurrence that is answered; left out, it is the one that is on or comes next. */
  occursAt?: string | undefined
}

/** A schedule after the user's own response to one of its occurrences. */
const withOccurrenceResponse = (schedule: Schedule, response: CheckInResponse): Schedule => ({
  ...schedule,
  occurrences: (schedule.occurrences ?? []).map((occurrence) =>
    response.occursAt === undefined || occurrence.occurs_at === response.occursAt
      ? withResponse(occurrence, response)
      : occurrence,
  ),
})

/** Responds to the user's own check-in; the list, its counts and the check-ins are updated optimistically. */
const checkInResponse = optimistic((response: CheckInResponse) => [
  cacheUpdate<Schedule[]>(listKey(response.teamId), (all) =>
    all.map((schedule) =>
      schedule.id === response.scheduleId ? withOccurrenceResponse(schedule, response) : schedule,
    ),
  ),
  cacheUpdate<CheckIn[]>(checkInsKey(response.teamId, response.scheduleId, response.occursAt), (all) =>
    all.map((checkIn) =>
      checkIn.id === response.checkInId ? { ...checkIn, is_confirmed: response.isConfirmed } : checkIn,
    ),
  ),
  respondOnDashboard(response),
])

export const respondToCheckInAtom = atomWithWrite(
  'answerCheckIn',
  (convoca, { teamId, scheduleId, checkInId, isConfirmed, occursAt }: CheckInResponse) =>
    answerCheckIn(convoca, {
      id: teamId,
      sid: scheduleId,
      cid: checkInId,
      body: { is_confirmed: isConfirmed, ...(occursAt === undefined ? {} : { occurs_at: occursAt }) },
    }),
  {
    ...checkInResponse,
    onSettled: (data, error, response, snapshot, context) => {
      checkInResponse.onSettled(data, error, response, snapshot, context)
      // The bell shows the response, too.
      void refreshNotifications(context.client)
    },
  },
)

/** Reminds those without a response; resolves to how many. */
export const remindInviteesAtom = atomWithWrite(
  'remindInvitees',
  (convoca, { teamId, scheduleId }: ScheduleRef) => remindInvitees(convoca, { id: teamId, sid: scheduleId }),
  {
    onSuccess: (_result, { scheduleId }, _before, { client }) =>
      remindOnDashboard(scheduleId, new Date()).apply(client),
  },
)

/** Withdraws a member's invitation to a schedule. */
export const deleteCheckInAtom = atomWithWrite(
  'deleteCheckIn',
  (convoca, { teamId, scheduleId, checkInId }: CheckInRef) =>
    deleteCheckIn(convoca, { id: teamId, sid: scheduleId, cid: checkInId }),
  {
    ...optimistic(({ teamId, scheduleId, checkInId }: CheckInRef) => [
      cacheUpdate<CheckIn[]>(checkInsKey(teamId, scheduleId), (all) =>
        all.filter(({ id }) => id !== checkInId),
      ),
    ]),
    onSettled: (_data, _error, { teamId }, _snapshot, { client }) => refreshSchedules(client, teamId),
  },
)

export const availabilityQuery = (convoca: Convoca, teamId: string) =>
  queryOptions({
    queryKey: availabilityKey(teamId),
    queryFn: ({ signal }) => readAvailability(convoca, { id: teamId }, { signal }),
  })
export const availabilityAtom = atomsWithQuery(availabilityQuery)

/** The response is the new overlap: nothing has to be refetched. */
export const saveAvailabilityAtom = atomWithWrite(
  'updateAvailability',
  (convoca, { teamId, hours }: { teamId: string; hours: WeekHours }) =>
    updateAvailability(convoca, { id: teamId, body: { hours } }),
  {
    onSuccess: (saved, { teamId }, _result, { client }) =>
      storeAnswer(client, availabilityKey(teamId), saved),
  },
)

/** Makes a new URL of the calendar feed, which revokes the previous one. */
export const resetCalendarLinkAtom = atomWithWrite('resetCalendarKey', async (convoca, teamId: string) => {
  const { url } = await resetCalendarKey(convoca, { id: teamId })
  return url
})

export const revokeCalendarLinkAtom = atomWithWrite('deleteCalendarKey', (convoca, teamId: string) =>
  deleteCalendarKey(convoca, { id: teamId }),
)
