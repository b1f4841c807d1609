import type { NextEvent } from '@convoca/ui/app'
import { isBefore, parseISO } from 'date-fns'
import type { Schedule } from '../atoms/schedules.ts'

const kinds: Record<Schedule['type'], string> = {
  TRAINING: 'Treino',
  SCRIM: 'Scrim',
  MATCH: 'Partida',
  MEETING: 'Reunião',
  OTHER: 'Outro',
}

/** The next `count` events, each by its occurrence that is on or comes next. */
export function toNextEvents(
  schedules: readonly Schedule[],
  now: Date,
  { count, href }: { count: number; href: string },
): NextEvent[] {
  return schedules
    .flatMap((schedule) => (schedule.occurrences ?? []).map((occurrence) => ({ schedule, occurrence })))
    .filter(({ occurrence }) => !occurrence.is_cancelled && !isBefore(parseISO(occurrence.ends_at), now))
    .toSorted((a, b) => (a.occurrence.starts_at < b.occurrence.starts_at ? -1 : 1))
    .slice(0, count)
    .map(({ schedule: { id, title, type, location }, occurrence }) => ({
      id,
      title,
      kind: kinds[type],
      startsAt: occurrence.starts_at,
      endsAt: occurrence.ends_at,
      location: location ?? undefined,
      href,
    }))
}
