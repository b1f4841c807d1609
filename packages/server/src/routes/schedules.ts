import type { Call, Handlers } from '../contract/handler.ts'
import type { OperationId } from '../contract/types.ts'
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

/** Open pages of the team read their schedules again. */
function tell<K extends OperationId>({ services, work }: Call<K>, teamId: string): Promise<void> {
  return services.realtime.teamChanged(work, teamId, 'SCHEDULES')
}

export const scheduleHandlers = {
  listSchedules: async ({ work, path, query, ...call }) => ({
    status: 200,
    body: await listSchedules(work.db, signedIn(call), path.id, query),
  }),
  readSchedule: async ({ work, path, ...call }) => ({
    status: 200,
    body: await readSchedule(work.db, signedIn(call), scheduleOf(path)),
  }),
  createSchedule: async (call) => {
    const { work, services, path } = call
    const body = await createSchedule(work, services, signedIn(call), path.id, call.body)
    await tell(call, path.id)
    return { status: 201, body }
  },
  updateSchedule: async (call) => {
    const { work, services, path } = call
    const body = await updateSchedule(work, services, signedIn(call), scheduleOf(path), call.body)
    await tell(call, path.id)
    return { status: 200, body }
  },
  deleteSchedule: async (call) => {
    await removeSchedule(call.work.db, signedIn(call), scheduleOf(call.path))
    await tell(call, call.path.id)
    return { status: 204 }
  },
  listCheckIns: async ({ work, path, ...call }) => ({
    status: 200,
    body: await listCheckIns(work.db, signedIn(call), scheduleOf(path)),
  }),
  createCheckIns: async (call) => {
    const { work, services, path } = call
    const body = await createCheckIns(work, services, signedIn(call), scheduleOf(path), call.body)
    await tell(call, path.id)
    return { status: 201, body }
  },
  deleteCheckIn: async (call) => {
    await removeCheckIn(call.work.db, signedIn(call), checkInOf(call.path))
    await tell(call, call.path.id)
    return { status: 204 }
  },
  answerCheckIn: async (call) => {
    const { work, services, path } = call
    const answer = call.body.is_confirmed
    const body = await answerCheckIn(work, services, signedIn(call), checkInOf(path), answer)
    await tell(call, path.id)
    return { status: 200, body }
  },
  readAvailability: async ({ work, path, ...call }) => ({
    status: 200,
    body: await readAvailability(work.db, signedIn(call), path.id),
  }),
  updateAvailability: async (call) => {
    const { work, services, path } = call
    const body = await updateAvailability(work, services, signedIn(call), path.id, call.body)
    await tell(call, path.id)
    return { status: 200, body }
  },
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
