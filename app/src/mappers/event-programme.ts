import { groupByRound, roundTexts } from '@convoca/ui/plain'
import type { RoundPlace } from '@convoca/ui/plain'
import type { ProgrammeItem } from '@convoca/ui/app'
import type { ChampionshipMatch, ChampionshipRegistration } from '../atoms/championship.ts'
import type { PublicEvent } from '../atoms/events.ts'
import { hasPlace, toBracketMatch } from './championship-page.ts'
import { getMatchPath } from './championship.ts'
import { toDay } from './events.ts'

/** The rounds of the lower bracket have names that those of the upper one have, too; only its final says where it is. */
function nameOf(round: RoundPlace): string {
  const name = roundTexts.round(round)
  return round.bracket === 'LOSERS' && round.round < round.rounds ? `Chave inferior · ${name}` : name
}

type Day = Pick<PublicEvent, 'id' | 'starts_at' | 'is_final'>

/** The matches that are set for the day of an event, by their time. Their rounds are named as in the whole championship. */
export function toProgramme(
  matches: readonly ChampionshipMatch[],
  { event, url }: { event: Day; url: string },
): readonly ProgrammeItem[] {
  return groupByRound(matches.map(toBracketMatch))
    .flatMap((round) =>
      round.matches.map(
        ({ id, bestOf, home, away, scheduledAt, state }): ProgrammeItem & { isPlayed: boolean } => ({
          id,
          startsAt: scheduledAt ?? '',
          title: `${nameOf(round)} · ${roundTexts.bestOf(bestOf)}`,
          detail: `${home?.name ?? 'A definir'} × ${away?.name ?? 'A definir'}`,
          href: getMatchPath(url, id),
          isMain: id === event.id,
          isPlayed: state !== 'BYE' && state !== 'NOT_NEEDED',
        }),
      ),
    )
    .filter(
      ({ startsAt, isPlayed }) => isPlayed && startsAt !== '' && toDay(startsAt) === toDay(event.starts_at),
    )
    .map(({ isPlayed: _, ...item }) => item)
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
}

/** The teams of a championship; of its final the two that play it, once they are known. */
export function findTeamsOfEvent(
  registrations: readonly ChampionshipRegistration[],
  { event, matches }: { event: Day; matches: readonly ChampionshipMatch[] },
): readonly ChampionshipRegistration[] {
  const placed = registrations.filter(hasPlace)
  if (!event.is_final) return placed
  const final = matches.find(({ id }) => id === event.id)
  return placed.filter(({ team }) => team.id === final?.home?.id || team.id === final?.away?.id)
}
