import type { NextEvent, TeamBadge, TeamStats } from '@convoca/ui'
import { addWeeks, differenceInCalendarWeeks, isBefore, parseISO } from 'date-fns'
import type { Schedule } from '../atoms/schedules.ts'
import type { Badge, Stats } from '../atoms/teams.ts'

const toTeamHref = (tag: string | null) => (tag === null ? undefined : `/team/profile/${tag}`)

const orUndefined = <T>(value: T | null) => value ?? undefined

export const toStats = ({ upcomingMatches, previusMatches, teamResults }: Stats): TeamStats => ({
  ...teamResults,
  upcoming: upcomingMatches.map(({ id, opponent, opponent_tag, starts_at, championship }) => ({
    id,
    opponent,
    opponentHref: toTeamHref(opponent_tag),
    startsAt: starts_at,
    championship: orUndefined(championship),
  })),
  played: previusMatches.map(({ id, opponent, opponent_tag, played_at, result, score, championship }) => ({
    id,
    opponent,
    opponentHref: toTeamHref(opponent_tag),
    playedAt: played_at,
    result,
    score: orUndefined(score),
    championship: orUndefined(championship),
  })),
})

export const toBadge = ({ id, name, description, icon, received_at }: Badge): TeamBadge => ({
  id,
  name,
  description,
  iconUrl: icon?.url,
  receivedAt: received_at,
})

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
      location: orUndefined(location),
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
