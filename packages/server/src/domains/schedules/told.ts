import type { Work } from '../../database/transaction.ts'
import type { Actor } from '../actor.ts'
import type { NotificationDraft } from '../notifications/repository.ts'
import type { Courier } from '../notifications/service.ts'
import { type TeamAnnouncer, broadcast } from '../teams/announce.ts'
import type { Asked, Expected } from './check-ins.ts'
import { type When, momentText, nextOccurrence } from './rules.ts'

export interface ScheduleServices {
  realtime: Courier & TeamAnnouncer
  now: () => Date
}

export interface ScheduleTarget {
  teamId: string
  scheduleId: string
}

/** An event as its notifications tell of it. */
interface ToldEvent extends When {
  title: string
}

interface Telling {
  actor: Actor
  target: ScheduleTarget
  event: ToldEvent
}

/** Tells the members that their answer is wanted; whoever asks knows it already. */
export async function ask(
  work: Work,
  services: ScheduleServices,
  { actor, target, event, title }: Telling & { title: string },
  asked: readonly Asked[],
): Promise<void> {
  const others = asked.filter(({ userId }) => userId !== actor.userId)
  await broadcast(
    work,
    services,
    others.map(({ userId, checkInId }) => ({
      userId,
      type: 'SCHEDULE_INVITE',
      contextType: 'SCHEDULE',
      title,
      body: `${event.title}: ${momentText(event.startsAt)}. O convite não está mais disponível.`,
      ...target,
      checkInId,
    })),
  )
}

/** Tells whoever may come, but not of what is over. */
async function tell(
  work: Work,
  services: ScheduleServices,
  { actor, event }: Telling,
  expected: readonly Expected[],
  write: (moment: string) => Omit<NotificationDraft, 'userId' | 'type' | 'contextType'> & { teamId: string },
): Promise<void> {
  const { startsAt, endsAt } = nextOccurrence(event, services.now())
  if (endsAt < services.now()) return
  const others = expected.filter(({ userId }) => userId !== actor.userId)
  const told = { type: 'EVENT_ANNOUNCE', contextType: 'SCHEDULE', ...write(momentText(startsAt)) } as const
  await broadcast(
    work,
    services,
    others.map(({ userId }) => ({ ...told, userId })),
  )
}

export async function tellElsewhere(
  work: Work,
  services: ScheduleServices,
  { where, ...telling }: Telling & { where: { location: string | null; url: string | null } },
  expected: readonly Expected[],
): Promise<void> {
  const { location, url } = where
  await tell(work, services, telling, expected, (moment) => ({
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
  work: Work,
  services: ScheduleServices,
  telling: Telling,
  expected: readonly Expected[],
): Promise<void> {
  await tell(work, services, telling, expected, (moment) => ({
    title: `Evento cancelado: ${telling.event.title}`,
    body: `Estava marcado para ${moment}.`,
    teamId: telling.target.teamId,
  }))
}
