import type { SystemContext } from '../../context.ts'
import type { DomainEvent } from '../../domain-events.ts'
import { findBlockedAmong } from '../blocks/queries.ts'
import { formatOnMoment } from '../moments.ts'
import { findAudience } from './interests-repository.ts'
import { MAX_AUDIENCE, notifyAll } from './notifications.ts'
import { findEvent, findFinal } from './repository.ts'

/**
 * Tells those who have shown interest in what the organiser does of a championship that is published. Others than the organiser may publish
 * it: a block between them and the reader counts, too.
 */
export async function announceChampionship(
  context: SystemContext,
  { championshipId, actorId }: DomainEvent<'championship.published'>,
): Promise<void> {
  const { db } = context
  const event = await findEvent(db, { id: championshipId })
  const organizer = event?.organizer ?? null
  if (event === null || organizer === null) return
  const audience = await findAudience(db, organizer.id, MAX_AUDIENCE)
  const blocked = new Set<string>()
  for (const senderId of new Set([organizer.id, actorId]))
    for (const userId of await findBlockedAmong(db, senderId, audience)) blocked.add(userId)
  await notifyAll(
    context,
    audience
      .filter((userId) => userId !== actorId && !blocked.has(userId))
      .map((userId) => ({
        userId,
        championshipId,
        type: 'ANNOUNCE_NEW',
        contextType: 'CHAMPIONSHIP',
        title: 'Novo campeonato',
        body: [
          `${event.title} começa ${formatOnMoment(new Date(event.starts_at))}.`,
          `Quem organiza é ${organizer.nick}.`,
        ],
      })),
  )
}

function textOf(name: string, before: Date | null, after: Date | null): { title: string; body: string } {
  if (after === null) return { title: 'Final sem data', body: `A final de ${name} está sem data.` }
  const body = `A final de ${name} será ${formatOnMoment(after)}.`
  return { title: before === null ? 'Final marcada' : 'Final em outra data', body }
}

/** Tells those who follow the championship, except its players, whom the match has told. */
export async function notifyOfFinal(
  context: SystemContext,
  { championshipId, actorId, matches, notified }: DomainEvent<'matches.scheduled'>,
): Promise<void> {
  const final = await findFinal(context.db, championshipId)
  const moved = matches.find(({ id }) => id === final?.id)
  if (final === null || moved === undefined) return
  const told = new Set([...notified, actorId])
  const text = textOf(final.championship_name, moved.before, moved.after)
  await notifyAll(
    context,
    final.follower_ids
      .filter((userId) => !told.has(userId))
      .map((userId) => ({
        ...text,
        userId,
        championshipId,
        type: 'EVENT_ANNOUNCE',
        contextType: 'EVENT',
        subject: final.id,
      })),
  )
}
