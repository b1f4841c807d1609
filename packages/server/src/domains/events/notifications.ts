import type { Context, SystemContext } from '../../context.ts'
import type { Schemas } from '../../contract/types.ts'
import { formatOnMoment } from '../moments.ts'
import { notify } from '../notifications/service.ts'
import { findAudience, findInterestedIds } from './interests-repository.ts'
import type { LockedEvent } from './repository.ts'
import type { EventValues } from './rules.ts'

type NotificationDraft = Parameters<typeof notify>[1][number]

export const MAX_AUDIENCE = 5000
/** Rows of one statement: each has many parameters, of which PostgreSQL takes 65,535. */
const BATCH = 500

/** Notifies many people, a batch at a time. */
export async function notifyAll(context: SystemContext, drafts: readonly NotificationDraft[]): Promise<void> {
  for (let start = 0; start < drafts.length; start += BATCH)
    await notify(context, drafts.slice(start, start + BATCH))
}

type Text = Pick<NotificationDraft, 'type' | 'title' | 'body'>

async function notifyInterested(context: Context, eventId: string, text: Text): Promise<void> {
  const userIds = (await findInterestedIds(context.db, eventId)).filter((id) => id !== context.actor.userId)
  await notifyAll(
    context,
    userIds.map((userId) => ({ ...text, userId, eventId, contextType: 'EVENT' })),
  )
}

/** Tells those who have shown interest in what the organiser does. */
export async function announceEvent(
  context: Context,
  { id: eventId, title, starts_at: startsAt, organizer }: Schemas['Event'],
): Promise<void> {
  const userIds = await findAudience(context.db, context.actor.userId, MAX_AUDIENCE)
  await notifyAll(
    context,
    userIds.map((userId) => ({
      userId,
      eventId,
      type: 'ANNOUNCE_NEW',
      contextType: 'EVENT',
      title: 'Novo evento',
      body: [
        `${title} será ${formatOnMoment(new Date(startsAt))}.`,
        `Quem organiza é ${organizer?.nick ?? ''}.`,
      ],
    })),
  )
}

const whereOf = ({ place, link }: Pick<EventValues, 'place' | 'link'>): string =>
  place === null ? `Agora é on-line: ${link ?? ''}` : `Agora é em ${place}.`

/** Says what has changed; nothing where neither time nor place has. */
export async function notifyOfMove(context: Context, before: LockedEvent, after: EventValues): Promise<void> {
  const isLater =
    before.starts_at.getTime() !== after.starts_at.getTime() ||
    before.ends_at.getTime() !== after.ends_at.getTime()
  const isElsewhere = (['place', 'address', 'link'] as const).some((key) => before[key] !== after[key])
  if (!isLater && !isElsewhere) return
  await notifyInterested(context, before.id, {
    type: 'EVENT_ANNOUNCE',
    title: 'Evento alterado',
    body: [
      `${after.title} será ${formatOnMoment(after.starts_at)}.`,
      ...(isElsewhere ? [whereOf(after)] : []),
    ],
  })
}

export async function notifyOfEventCancellation(
  context: Context,
  { id, title }: LockedEvent,
  reason: string | null,
): Promise<void> {
  await notifyInterested(context, id, {
    type: 'EVENT_ANNOUNCE',
    title: 'Evento cancelado',
    body: [`${title} foi cancelado.`, ...(reason === null ? [] : [reason])],
  })
}
