import {
  answerCheckIn,
  createSchedule,
  deleteCalendarKey,
  deleteCheckIn,
  deleteSchedule,
  listCheckIns,
  listSchedules,
  readAvailability,
  resetCalendarKey,
  updateAvailability,
  updateSchedule,
} from '@convoca/sdk/core'
import type { Input, Schemas } from '@convoca/sdk/core'
import { keepPreviousData } from '@tanstack/query-core'
import { atom } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'
import { convocaAtom, queryClientAtom } from './client.ts'
import { refreshNotificationsAtom } from './notifications.ts'
import { updateOptimistically } from './optimistic.ts'

export type Schedule = Schemas['Schedule']
export type CheckIn = Schemas['CheckIn']
export type ScheduleInput = Input<'createSchedule'>['body']
export type WeekHours = Schemas['WeekHour'][]
type Availability = Schemas['Availability']

const schedulesKey = (teamId: string) => ['team', teamId, 'schedules']
const listKey = (teamId: string) => [...schedulesKey(teamId), 'list']
const checkInsKey = (teamId: string, scheduleId: string) => [...schedulesKey(teamId), 'check-ins', scheduleId]
const availabilityKey = (teamId: string) => [...schedulesKey(teamId), 'availability']

export interface ScheduleWindow {
  teamId: string
  /** ISO instants. */
  from: string
  to: string
}

/** What happens in the window; the month before stays while the next one loads. */
export const schedulesAtom = ({ teamId, from, to }: ScheduleWindow) =>
  atomWithQuery((get) => {
    const convoca = get(convocaAtom)
    return {
      queryKey: [...listKey(teamId), from, to],
      queryFn: ({ signal }) => listSchedules(convoca, { id: teamId, from, to }, { signal }),
      placeholderData: keepPreviousData,
    }
  })

export interface ScheduleRef {
  teamId: string
  scheduleId: string
}

export const checkInsAtom = ({ teamId, scheduleId }: ScheduleRef) =>
  atomWithQuery((get) => {
    const convoca = get(convocaAtom)
    return {
      queryKey: checkInsKey(teamId, scheduleId),
      queryFn: ({ signal }) => listCheckIns(convoca, { id: teamId, sid: scheduleId }, { signal }),
    }
  })

const refreshSchedulesAtom = atom(null, (get, _set, teamId: string) =>
  get(queryClientAtom).invalidateQueries({ queryKey: schedulesKey(teamId) }),
)

interface ScheduleChange {
  teamId: string
  /** Absent for a new one. */
  id?: string | undefined
  schedule: ScheduleInput
}

export const saveScheduleAtom = atom(null, async (get, set, { teamId, id, schedule }: ScheduleChange) => {
  const convoca = get(convocaAtom)
  const saved =
    id === undefined
      ? await createSchedule(convoca, { id: teamId, body: schedule })
      : await updateSchedule(convoca, { id: teamId, sid: id, body: schedule })
  await set(refreshSchedulesAtom, teamId)
  return saved
})

export const deleteScheduleAtom = atom(null, async (get, _set, { teamId, scheduleId }: ScheduleRef) => {
  const convoca = get(convocaAtom)
  await updateOptimistically<Schedule[], unknown>(
    get(queryClientAtom),
    listKey(teamId),
    (cached) => cached.filter(({ id }) => id !== scheduleId),
    () => deleteSchedule(convoca, { id: teamId, sid: scheduleId }),
  )
})

export interface CheckInResponse extends ScheduleRef {
  checkInId: string
  isConfirmed: boolean
}

const standOf = (isConfirmed: boolean | null) =>
  isConfirmed === null ? 'pending' : isConfirmed ? 'confirmed' : 'declined'

/** The event after the own answer became another. */
function answered(schedule: Schedule, checkInId: string, isConfirmed: boolean): Schedule {
  const own = schedule.own_checkin
  if (!own || own.id !== checkInId) return schedule
  const before = standOf(own.is_confirmed)
  const counts = { ...schedule.checkins, [before]: schedule.checkins[before] - 1 }
  const after = standOf(isConfirmed)
  return {
    ...schedule,
    own_checkin: { ...own, is_confirmed: isConfirmed },
    checkins: { ...counts, [after]: counts[after] + 1 },
  }
}

/** Answers the own check-in: seen at once in the list and in the counts, and taken back when the server fails. */
export const respondToCheckInAtom = atom(null, async (get, set, answer: CheckInResponse) => {
  const { teamId, scheduleId, checkInId, isConfirmed } = answer
  const convoca = get(convocaAtom)
  const queries = get(queryClientAtom)
  const call = () =>
    answerCheckIn(convoca, {
      id: teamId,
      sid: scheduleId,
      cid: checkInId,
      body: { is_confirmed: isConfirmed },
    })
  const inList = () =>
    updateOptimistically<CheckIn[], CheckIn>(
      queries,
      checkInsKey(teamId, scheduleId),
      (cached) => cached.map((one) => (one.id === checkInId ? { ...one, is_confirmed: isConfirmed } : one)),
      call,
    )
  try {
    return await updateOptimistically<Schedule[], CheckIn>(
      queries,
      listKey(teamId),
      (cached) => cached.map((one) => answered(one, checkInId, isConfirmed)),
      inList,
    )
  } finally {
    // The invitation in the bell shows the answer, too.
    void set(refreshNotificationsAtom)
  }
})

/** Takes a member's invitation back: gone from the list at once, and back when the server refuses. */
export const deleteCheckInAtom = atom(
  null,
  async (get, set, { teamId, scheduleId, checkInId }: ScheduleRef & { checkInId: string }) => {
    try {
      await updateOptimistically<CheckIn[], undefined>(
        get(queryClientAtom),
        checkInsKey(teamId, scheduleId),
        (cached) => cached.filter(({ id }) => id !== checkInId),
        () => deleteCheckIn(get(convocaAtom), { id: teamId, sid: scheduleId, cid: checkInId }),
      )
    } finally {
      await set(refreshSchedulesAtom, teamId)
    }
  },
)

export const availabilityAtom = ({ teamId }: { teamId: string }) =>
  atomWithQuery((get) => {
    const convoca = get(convocaAtom)
    return {
      queryKey: availabilityKey(teamId),
      queryFn: ({ signal }) => readAvailability(convoca, { id: teamId }, { signal }),
    }
  })

/** The answer is the new overlap: nothing has to be read again. */
export const saveAvailabilityAtom = atom(
  null,
  async (get, _set, { teamId, hours }: { teamId: string; hours: WeekHours }) => {
    const saved = await updateAvailability(get(convocaAtom), { id: teamId, body: { hours } })
    get(queryClientAtom).setQueryData<Availability>(availabilityKey(teamId), saved)
  },
)

/** A new address of the calendar feed; one that was made before ends. */
export const resetCalendarLinkAtom = atom(null, async (get, _set, teamId: string) => {
  const { url } = await resetCalendarKey(get(convocaAtom), { id: teamId })
  return url
})

export const revokeCalendarLinkAtom = atom(null, (get, _set, teamId: string) =>
  deleteCalendarKey(get(convocaAtom), { id: teamId }),
)
