import type { Context } from '../../context.ts'
import type { NotificationDraft } from '../notifications/repository.ts'
import { notifyTeam } from '../teams/notifications.ts'
import type { Asked, Expected } from './check-ins-repository.ts'
import { type When, formatMoment, nextOccurrence } from './rules.ts'

export interface ScheduleTarget {
  teamId: string
  scheduleId: string
}

/** An event as its notifications tell of it. */
interface ToldEvent extends When {
  title: string
}

interface Telling {
  target: ScheduleTarget
  event: ToldEvent
}

/** Tells the members that their answer is wanted; whoever asks knows it already. */
export async function ask(
  context: Context,
  { target, event, title }: Telling & { title: string },
  asked: readonly Asked[],
): Promise<void> {
  const others = asked.filter(({ userId }) => userId !== context.actor.userId)
  await notifyTeam(
    context,
    others.map(({ userId, checkInId }) => ({
      userId,
      type: 'SCHEDULE_INVITE',
      contextType: 'SCHEDULE',
      title,
      body: `${event.title}: ${formatMoment(event.startsAt)}. O convite não está mais disponível.`,
      ...target,
      checkInId,
    })),
  )
}

/** Tells whoever may come, but not of what is over. */
async function tell(
  context: Context,
  { event }: Telling,
  expected: readonly Expected[],
  write: (moment: string) => Omit<NotificationDraft, 'userId' | 'type' | 'contextType'> & { teamId: string },
): Promise<void> {
  const { startsAt, endsAt } = nextOccurrence(event, context.now())
  if (endsAt < context.now()) return
  const others = expected.filter(({ userId }) => userId !== context.actor.userId)
  const told = { type: 'EVENT_ANNOUNCE', contextType: 'SCHEDULE', ...write(formatMoment(startsAt)) } as const
  await notifyTeam(
    context,
    others.map(({ userId }) => ({ ...told, userId })),
  )
}

export async function tellElsewhere(
  context: Context,
  { where, ...telling }: Telling & { where: { location: string | null; url: string | null } },
  expected: readonly Expected[],
): Promise<void> {
  const { location, url } = where
  await tell(context, telling, expected, (moment) => ({
    title: `Mudou de lugar: ${telling.event.title}`,
    body: [
      moment,
      location === null ? 'Sem local definido' : `Local: ${location}`,
      url === null ? 'Sem link' : `Link: ${url}`,
    ],
    ...telling.target,
  }))
}

/** The event is gone: the notification names it and leads to the team alone. */
export async function tellCancelled(
  context: Context,
  telling: Telling,
  expected: readonly Expected[],
): Promise<void> {
  await tell(context, telling, expected, (moment) => ({
    title: `Evento cancelado: ${telling.event.title}`,
    body: `Estava marcado para ${moment}.`,
    teamId: telling.target.teamId,
  }))
}
