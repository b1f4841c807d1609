import type { BracketMatch } from '../match.ts'
import type { BracketLayout, PlacedMatch } from './bracket-layout.ts'

const all = ({ parts }: BracketLayout): PlacedMatch[] =>
  parts.flatMap((part) => part.rounds.flatMap((round) => round.matches))

/** Whether one of the teams is in the match. */
export const isPlayedBy = ({ home, away }: BracketMatch, teamIds: readonly string[]): boolean =>
  [home, away].some((team) => team !== null && teamIds.includes(team.id))

/** The match that has the tab stop first: what the user plays next, else what is played next, else the first. */
export function firstFocus(layout: BracketLayout, ownTeamIds: readonly string[]): string | undefined {
  const open = all(layout).filter(({ match }) => match.state === 'READY')
  const own = open.find(({ match }) => isPlayedBy(match, ownTeamIds))
  return (own ?? open[0] ?? all(layout)[0])?.match.id
}

/** The match that the teams play next, else the one that they have played last. */
export function findMatchOf(layout: BracketLayout, teamIds: readonly string[]): string | undefined {
  const own = all(layout).filter(({ match }) => isPlayedBy(match, teamIds))
  const next = own.find(({ match }) => match.state !== 'CLOSED')
  return (next ?? own.toSorted((a, b) => a.x - b.x).at(-1))?.match.id
}

/**
 * The match that a key leads to: right to where the winner goes, left to where a team came from, up and down within the
 * round and on to the next part.
 */
export function moveFocus(layout: BracketLayout, id: string, key: string): string | undefined {
  const matches = all(layout)
  const index = matches.findIndex(({ match }) => match.id === id)
  const here = matches[index]
  if (!here) return undefined
  switch (key) {
    case 'ArrowRight':
      return layout.lines.find(({ from }) => from.id === id)?.to.id
    case 'ArrowLeft':
      return (here.home ?? here.away ?? layout.lines.find(({ to }) => to.id === id)?.from)?.id
    case 'ArrowUp':
    case 'ArrowDown': {
      const column = matches.filter(({ x }) => x === here.x).toSorted((a, b) => a.y - b.y)
      const place = column.indexOf(here) + (key === 'ArrowUp' ? -1 : 1)
      return column[place]?.match.id
    }
    case 'Home':
      return matches[0]?.match.id
    case 'End':
      return matches.at(-1)?.match.id
    default:
      return undefined
  }
}
