import { randomBytes } from 'node:crypto'
import { toEventName } from '@convoca/contract/rules'
import { endOfEvent } from '@convoca/sdk/rules'
import { cleanName } from '@convoca/sdk/text'
import type { Context, GuestContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { decodePosition, encodePosition } from '../../database/cursor.ts'
import { DomainError, refuseInvalid } from '../../errors.ts'
import { writeCalendar } from '../icalendar.ts'
import { checkWindow } from '../schedules/rules.ts'
import { cleanOptional, profanityErrors } from '../text-rules.ts'
import { requireEventOrganizer, requireOwnEvent } from './access.ts'
import { announceEvent, notifyOfEventCancellation, notifyOfMove } from './notifications.ts'
import {
  type EventKey,
  cancelEventRow,
  countByDay,
  findEvent,
  findEventPage,
  insertEvent,
  updateEventRow,
} from './repository.ts'
import { checkEvent, toCountedDays } from './rules.ts'

interface ListRequest {
  context?: Schemas['EventContext'] | undefined
  from?: string | undefined
  to?: string | undefined
  cursor?: string | undefined
  limit: number
}

export async function listEvents(
  { db, now }: GuestContext,
  { context, from, to, cursor, limit }: ListRequest,
): Promise<Schemas['EventPage']> {
  const window = checkWindow({ from, to })
  // One more than asked for tells whether there is a next page.
  const found = await findEventPage(db, {
    context,
    from: window.from ?? now(),
    to: window.to,
    after: decodePosition(cursor),
    limit: limit + 1,
  })
  const last = found.length > limit ? found[limit - 1] : undefined
  return {
    data: found.slice(0, limit),
    nextCursor: last === undefined ? null : encodePosition({ at: new Date(last.starts_at), id: last.id }),
  }
}

export async function countEvents({ db }: GuestContext, from: string): Promise<Schemas['EventDayCounts']> {
  return countByDay(db, toCountedDays(from))
}

export async function readEvent(
  { db }: Pick<GuestContext, 'db'>,
  key: EventKey | { id: string },
): Promise<Schemas['Event']> {
  const event = await findEvent(db, key)
  if (event === null) throw new DomainError('NOT_FOUND')
  return event
}

export async function readEventCalendar(context: GuestContext, key: EventKey): Promise<string> {
  const event = await readEvent(context, key)
  const startsAt = new Date(event.starts_at)
  return writeCalendar(event.title, [
    {
      id: event.id,
      title: event.title,
      description: event.description,
      type: 'EVENT',
      startsAt,
      endsAt: endOfEvent(event),
      location:
        event.place === null ? null : [event.place, event.address].filter((part) => part !== null).join(', '),
      url: event.link,
      recurrence: 'NONE',
      isCancelled: event.is_cancelled,
      createdAt: new Date(event.created_at),
      updatedAt: new Date(event.updated_at),
    },
  ])
}

export async function createEvent(context: Context, input: Schemas['NewEvent']): Promise<Schemas['Event']> {
  await requireEventOrganizer(context)
  const { db, actor, now } = context
  const values = checkEvent(input, now())
  const event = { ...values, context: input.context, organizerId: actor.userId }
  const name = toEventName(values.title)
  const id =
    (await insertEvent(db, { ...event, name })) ??
    (await insertEvent(db, { ...event, name: `${name}-${randomBytes(4).toString('hex')}` }))
  if (id === null) throw new DomainError('SERVICE_UNAVAILABLE')
  const made = await readEvent(context, { id })
  await announceEvent(context, made)
  return made
}

export async function updateEvent(
  context: Context,
  eventId: string,
  input: Schemas['EventInput'],
): Promise<Schemas['Event']> {
  const before = await requireOwnEvent(context, eventId.toLowerCase())
  if (before.cancelled_at !== null) throw new DomainError('EVENT_CANCELLED')
  const values = checkEvent(input, context.now())
  await updateEventRow(context.db, before.id, values, context.now())
  await notifyOfMove(context, before, values)
  return readEvent(context, { id: before.id })
}

/** Cancelled again, nothing changes and nobody is notified. */
export async function cancelEvent(
  context: Context,
  eventId: string,
  input: Schemas['EventCancellation'],
): Promise<Schemas['Event']> {
  const event = await requireOwnEvent(context, eventId.toLowerCase())
  const reason = cleanOptional(input.reason, cleanName)
  refuseInvalid(profanityErrors('reason', reason))
  if (await cancelEventRow(context.db, event.id, { reason, now: context.now() }))
    await notifyOfEventCancellation(context, event, reason)
  return readEvent(context, { id: event.id })
}
