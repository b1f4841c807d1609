import type { NextEvent } from '@convoca/ui'
import { addWeeks, differenceInCalendarWeeks, isBefore, parseISO } from 'date-fns'
import type { Schedule } from '../atoms/schedules.ts'

const kinds: Record<Schedule['type'], string> = {
  TRAINING: 'Treino',
  SCRIM: 'Scrim',
  MATCH: 'Partida',
  MEETING: 'Reunião',
  OTHER: 'Outro',
}

/** The next `count` events; a weekly one by its next occurrence. */
export function toNextEvents(
  schedules: readonly Schedule[],
  now: Date,
  { count, href }: { count: number; href: string },
): NextEvent[] {
  return schedules
    .map((schedule) => ({ schedule, ...findNextOccurrence(schedule, now) }))
    .filter(({ ends }) => !isBefore(ends, now))
    .toSorted((a, b) => a.starts.getTime() - b.starts.getTime())
    .slice(0, count)
    .map(({ schedule: { id, title, type, location }, starts, ends }) => ({
      id,
      title,
      kind: kinds[type],
      startsAt: starts.toISOString(),
      endsAt: ends.toISOString(),
      location: location ?? undefined,
      href,
    }))
}

function findNextOccurrence({ starts_at, ends_at, recurrence }: Schedule, now: Date) {
  const starts = parseISO(starts_at)
  const ends = parseISO(ends_at)
  if (recurrence === 'NONE' || !isBefore(ends, now)) return { starts, ends }
  const weeks = differenceInCalendarWeeks(now, ends)
  const later = isBefore(addWeeks(ends, weeks), now) ? weeks + 1 : weeks
  return { starts: addWeeks(starts, later), ends: addWeeks(ends, later) }
}
