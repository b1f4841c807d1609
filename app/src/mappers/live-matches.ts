import type { DashboardEvent } from '@convoca/ui/app'
import { isSameDay } from 'date-fns'
import type { Dashboard } from '../atoms/dashboard.ts'
import { getMatchPath } from './championship.ts'
import { isLive } from './championship-page.ts'
import { getMatchTitle } from './match-room.ts'

type Entry = Dashboard['matches'][number]

/** A match that is being played, as a line that leads to its room. */
export interface LiveMatch {
  id: string
  /** `Trovão Esports × Lobos da Serra` */
  title: string
  championship: string
  /** `1 – 0`, once a game is over. */
  score: string | undefined
  href: string
}

/** Those that are being played now. */
export const toLiveMatches = (matches: readonly Entry[]): LiveMatch[] =>
  matches
    .filter(({ match }) => isLive(match))
    .map(({ match, championship }) => ({
      id: match.id,
      title: getMatchTitle(match),
      championship: championship.name,
      score:
        match.home_score === null || match.away_score === null
          ? undefined
          : `${match.home_score} – ${match.away_score}`,
      href: getMatchPath(championship.url, match.id),
    }))

type WeekEvent = Pick<DashboardEvent, 'id' | 'title' | 'startsAt' | 'href' | 'team'> & { isLive: boolean }

/** Matches of the week in the colours of the user's team; one that is being played is of today, whenever it was to begin. */
export function toWeekMatches(matches: readonly Entry[], now: Date): WeekEvent[] {
  return matches.flatMap(({ match, championship, side }) => {
    const own = side === null ? null : match[side]
    const live = isLive(match)
    const scheduled = match.scheduled_at
    const startsAt =
      live && (scheduled === null || !isSameDay(scheduled, now)) ? now.toISOString() : scheduled
    if (own === null || startsAt === null) return []
    return {
      id: match.id,
      title: getMatchTitle(match),
      startsAt,
      href: getMatchPath(championship.url, match.id),
      isLive: live,
      team: {
        name: own.name,
        tag: own.team_tag ?? own.name,
        primaryColor: own.primary_color,
        secondaryColor: own.secondary_color,
      },
    }
  })
}
