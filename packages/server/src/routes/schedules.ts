import type { Handlers } from './handler.ts'
import { deleteCalendarKey, readCalendarFeed, resetCalendarKey } from '../domains/schedules/calendar-feed.ts'
import { updateOccurrence } from '../domains/schedules/occurrences.ts'
import {
  answerCheckIn,
  createCheckIns,
  createSchedule,
  listCheckIns,
  listSchedules,
  readAvailability,
  readSchedule,
  remindInvitees,
  removeCheckIn,
  deleteSchedule,
  updateAvailability,
  updateSchedule,
} from '../domains/schedules/service.ts'

const toScheduleTarget = (path: { id: string; sid: string }) => ({ teamId: path.id, scheduleId: path.sid })
const toCheckInTarget = (path: { id: string; sid: string; cid: string }) => ({
  ...toScheduleTarget(path),
  checkInId: path.cid,
})

export const scheduleHandlers = {
  listSchedules: ({ context, path, query }) => listSchedules(context, path.id, query),
  readSchedule: ({ context, path }) => readSchedule(context, toScheduleTarget(path)),
  createSchedule: ({ context, path, body }) => createSchedule(context, path.id, body),
  updateSchedule: ({ context, path, body }) => updateSchedule(context, toScheduleTarget(path), body),
  updateOccurrence: ({ context, path, body }) => updateOccurrence(context, toScheduleTarget(path), body),
  deleteSchedule: ({ context, path }) => deleteSchedule(context, toScheduleTarget(path)),
  listCheckIns: ({ context, path, query }) => listCheckIns(context, toScheduleTarget(path), query.occurs_at),
  createCheckIns: ({ context, path, body }) => createCheckIns(context, toScheduleTarget(path), body),
  deleteCheckIn: ({ context, path }) => removeCheckIn(context, toCheckInTarget(path)),
  remindInvitees: ({ context, path }) => remindInvitees(context, toScheduleTarget(path)),
  answerCheckIn: async ({ context, path, body }) => {
    const checkIn = await answerCheckIn(context, toCheckInTarget(path), body)
    return checkIn
  },
  readAvailability: ({ context, path }) => readAvailability(context, path.id),
  updateAvailability: ({ context, path, body }) => updateAvailability(context, path.id, body),
  resetCalendarKey: ({ context, path }) => resetCalendarKey(context, path.id),
  deleteCalendarKey: ({ context, path }) => deleteCalendarKey(context, path.id),
  readCalendarFeed: ({ context, path, query }) => readCalendarFeed(context, path.id, query.key),
} satisfies Partial<Handlers>
