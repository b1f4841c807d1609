import {
  listInterestedUsers,
  readOwnEvents,
  removeEventInterest,
  setEventInterest,
} from '../domains/events/interests.ts'
import {
  cancelEvent,
  countEvents,
  createEvent,
  listEvents,
  readEvent,
  readEventCalendar,
  updateEvent,
} from '../domains/events/service.ts'
import type { PathOf } from '../contract/types.ts'
import type { Handlers } from './handler.ts'

/** `context` alone would be a package in clients that are generated in Go. */
const keyOf = ({ eventContext, name }: PathOf<'readEvent'>) => ({ context: eventContext, name })

export const eventHandlers = {
  listEvents: ({ context, query }) => listEvents(context, query),
  countEvents: ({ context, query }) => countEvents(context, query.from),
  readEvent: ({ context, path }) => readEvent(context, keyOf(path)),
  readEventCalendar: ({ context, path }) => readEventCalendar(context, keyOf(path)),
  readOwnEvents: ({ context }) => readOwnEvents(context),
  createEvent: ({ context, body }) => createEvent(context, body),
  updateEvent: ({ context, path, body }) => updateEvent(context, path.id, body),
  cancelEvent: ({ context, path, body }) => cancelEvent(context, path.id, body),
  listInterestedUsers: ({ context, path }) => listInterestedUsers(context, keyOf(path)),
  setEventInterest: ({ context, path, body }) => setEventInterest(context, keyOf(path), body),
  removeEventInterest: ({ context, path }) => removeEventInterest(context, keyOf(path)),
} satisfies Partial<Handlers>
