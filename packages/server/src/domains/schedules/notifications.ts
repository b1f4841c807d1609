import type { Context } from '../../context.ts'
import type { NotificationDraft } from '../notifications/draft.ts'
import { notifyTeam } from '../teams/notifications.ts'
import type { Attendee, Invitee } from './check-ins-repository.ts'
import { formatMoment, formatOnMoment } from '../moments.ts'
import type { Occurrence } from './occurrences-repository.ts'

export interface ScheduleTarget {
  teamId: string
  scheduleId: string
}

interface NotifiedEvent {
  target: ScheduleTarget
  /** The event with the occurrence that it is about. */
  event: Occurrence & { title: string }
}

/** Asks invited members to respond, except the actor. */
export async function notifyInvitees(
  context: Context,
  { target, event, title }: NotifiedEvent & { title: string },
  invitees: readonly Invitee[],
): Promise<void> {
  const others = invitees.filter(({ userId }) => userId !== context.actor.userId)
  await notifyTeam(
    context,
    others.map(({ userId, checkInId }) => ({
      userId,
      type: 'SCHEDULE_INVITE',
      contextType: 'SCHEDULE',
      title,
      body: `${event.title} será ${formatOnMoment(event.startsAt)}. O convite não está mais disponível.`,
      mailText: `${event.title} será ${formatOnMoment(event.startsAt)}. Você vai?`,
      ...target,
      checkInId,
      occursAt: event.occursAt,
    })),
  )
}

type EventDraft = Omit<NotificationDraft, 'userId' | 'type' | 'contextType'> & { teamId: string }

/** Notifies everybody who may attend, except the actor; nobody of an event that is over. */
async function notifyAttendees(
  context: Context,
  { event }: NotifiedEvent,
  attendees: readonly Attendee[],
  write: (startsAt: Date) => EventDraft,
): Promise<void> {
  const { startsAt, endsAt } = event
  if (endsAt < context.now()) return
  const others = attendees.filter(({ userId }) => userId !== context.actor.userId)
  const draft = {
    type: 'EVENT_ANNOUNCE',
    contextType: 'SCHEDULE',
    ...write(startsAt),
  } as const
  await notifyTeam(
    context,
    others.map(({ userId }) => ({ ...draft, userId })),
  )
}

export async function notifyOfNewPlace(
  context: Context,
  { place, ...notified }: NotifiedEvent & { place: { location: string | null; url: string | null } },
  attendees: readonly Attendee[],
): Promise<void> {
  const { location, url } = place
  await notifyAttendees(context, notified, attendees, (startsAt) => ({
    title: `Mudou de lugar: ${notified.event.title}`,
    body: [
      `Será ${formatOnMoment(startsAt)}.`,
      location === null ? 'Sem local definido' : `Local: ${location}`,
      url === null ? 'Sem link' : `Link: ${url}`,
    ],
    ...notified.target,
  }))
}

/** Notifies of a cancellation; if the event is deleted, the notification links to the team only. */
export async function notifyOfCancellation(
  context: Context,
  { isDeleted, ...notified }: NotifiedEvent & { isDeleted: boolean },
  attendees: readonly Attendee[],
): Promise<void> {
  await notifyAttendees(context, notified, attendees, (startsAt) => ({
    title: `Evento cancelado: ${notified.event.title}`,
    body: `Estava marcado para ${formatMoment(startsAt)}.`,
    ...(isDeleted ? { teamId: notified.target.teamId } : notified.target),
    // Instead of what was said of the event before.
    subject: notified.target.scheduleId,
  }))
}
