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
  listSchedules: async ({ context, path, query }) => ({
    status: 200,
    body: await listSchedules(context, path.id, query),
  }),
  readSchedule: async ({ context, path }) => ({
    status: 200,
    body: await readSchedule(context, toScheduleTarget(path)),
  }),
  createSchedule: async ({ context, path, body }) => ({
    status: 201,
    body: await createSchedule(context, path.id, body),
  }),
  updateSchedule: async ({ context, path, body }) => ({
    status: 200,
    body: await updateSchedule(context, toScheduleTarget(path), body),
  }),
  updateOccurrence: async ({ context, path, body }) => ({
    status: 200,
    body: await updateOccurrence(context, toScheduleTarget(path), body),
  }),
  deleteSchedule: async ({ context, path }) => {
    await deleteSchedule(context, toScheduleTarget(path))
    return { status: 204 }
  },
  listCheckIns: async ({ context, path, query }) => ({
    status: 200,
    body: await listCheckIns(context, toScheduleTarget(path), query.occurs_at),
  }),
  createCheckIns: async ({ context, path, body }) => ({
    status: 201,
    body: await createCheckIns(context, toScheduleTarget(path), body),
  }),
  deleteCheckIn: async ({ context, path }) => {
    await removeCheckIn(context, toCheckInTarget(path))
    return { status: 204 }
  },
  remindInvitees: async ({ context, path }) => ({
    status: 200,
    body: await remindInvitees(context, toScheduleTarget(path)),
  }),
  answerCheckIn: async ({ context, path, body }) => {
    const checkIn = await answerCheckIn(context, toCheckInTarget(path), body)
    return { status: 200, body: checkIn }
  },
  readAvailability: async ({ context, path }) => ({
    status: 200,
    body: await readAvailability(context, path.id),
  }),
  updateAvailability: async ({ context, path, body }) => ({
    status: 200,
    body: await updateAvailability(context, path.id, body),
  }),
  resetCalendarKey: async ({ context, path }) => ({
    status: 200,
    body: await resetCalendarKey(context, path.id),
  }),
  deleteCalendarKey: async ({ context, path }) => {
    await deleteCalendarKey(context, path.id)
    return { status: 204 }
  },
  readCalendarFeed: async ({ context, path, query }) => ({
    status: 200,
    body: await readCalendarFeed(context, path.id, query.key),
  }),
} satisfies Partial<Handlers>
