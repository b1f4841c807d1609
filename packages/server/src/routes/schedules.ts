import type { Handlers } from './handler.ts'
import { signedIn } from '../contract/signed-in.ts'
import { deleteCalendarKey, readCalendarFeed, resetCalendarKey } from '../domains/schedules/feed.ts'
import {
  answerCheckIn,
  createCheckIns,
  createSchedule,
  listCheckIns,
  listSchedules,
  readAvailability,
  readSchedule,
  removeCheckIn,
  removeSchedule,
  updateAvailability,
  updateSchedule,
} from '../domains/schedules/service.ts'

const scheduleOf = (path: { id: string; sid: string }) => ({ teamId: path.id, scheduleId: path.sid })
const checkInOf = (path: { id: string; sid: string; cid: string }) => ({
  ...scheduleOf(path),
  checkInId: path.cid,
})

export const scheduleHandlers = {
  listSchedules: async ({ work, path, query, ...call }) => ({
    status: 200,
    body: await listSchedules(work.db, signedIn(call), path.id, query),
  }),
  readSchedule: async ({ work, path, ...call }) => ({
    status: 200,
    body: await readSchedule(work.db, signedIn(call), scheduleOf(path)),
  }),
  createSchedule: async (call) => ({
    status: 201,
    body: await createSchedule(call.work, call.services, signedIn(call), call.path.id, call.body),
  }),
  updateSchedule: async (call) => ({
    status: 200,
    body: await updateSchedule(call.work, call.services, signedIn(call), scheduleOf(call.path), call.body),
  }),
  deleteSchedule: async (call) => {
    await removeSchedule(call.work, call.services, signedIn(call), scheduleOf(call.path))
    return { status: 204 }
  },
  listCheckIns: async ({ work, path, ...call }) => ({
    status: 200,
    body: await listCheckIns(work.db, signedIn(call), scheduleOf(path)),
  }),
  createCheckIns: async (call) => ({
    status: 201,
    body: await createCheckIns(call.work, call.services, signedIn(call), scheduleOf(call.path), call.body),
  }),
  deleteCheckIn: async (call) => {
    await removeCheckIn(call.work, call.services, signedIn(call), checkInOf(call.path))
    return { status: 204 }
  },
  answerCheckIn: async (call) => {
    const { work, services, path } = call
    const answer = call.body.is_confirmed
    return { status: 200, body: await answerCheckIn(work, services, signedIn(call), checkInOf(path), answer) }
  },
  readAvailability: async ({ work, path, ...call }) => ({
    status: 200,
    body: await readAvailability(work.db, signedIn(call), path.id),
  }),
  updateAvailability: async (call) => ({
    status: 200,
    body: await updateAvailability(call.work, call.services, signedIn(call), call.path.id, call.body),
  }),
  resetCalendarKey: async ({ work, path, ...call }) => ({
    status: 200,
    body: await resetCalendarKey(work.db, signedIn(call), path.id),
  }),
  deleteCalendarKey: async ({ work, path, ...call }) => {
    await deleteCalendarKey(work.db, signedIn(call), path.id)
    return { status: 204 }
  },
  readCalendarFeed: async ({ work, path, query, services }) => ({
    status: 200,
    body: await readCalendarFeed(work.db, path.id, query.key, services.now()),
  }),
} satisfies Partial<Handlers>
