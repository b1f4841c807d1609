import type { Schemas } from '../../contract/types.ts'

type Match = Schemas['ChampionshipMatch']

/** A round from top to bottom; null keeps the place of a match that is not played. */
export type BracketColumn = readonly (Match | null)[]

/** The number of matches that can be read in a picture of 480 × 252. */
const MAX_MATCHES = 4
const MAX_COLUMNS = 3

const isPlayed = ({ state, bracket, round }: Match): boolean =>
  state !== 'BYE' && state !== 'NOT_NEEDED' && (bracket !== 'FINAL' || round === 1 || state !== 'WAITING')

/** The last rounds of a tree, up to its final; none for groups, Swiss rounds and before the draw. */
export function readColumns(matches: readonly Match[]): BracketColumn[] {
  const rounds = new Map<string, Match[]>()
  for (const match of matches) {
    if (match.bracket !== 'WINNERS' && match.bracket !== 'FINAL') continue
    const key = `${match.bracket === 'FINAL' ? 1 : 0} ${String(match.round).padStart(3, '0')}`
    rounds.set(key, [...(rounds.get(key) ?? []), match])
  }
  return [...rounds]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, round]) => round.toSorted((a, b) => a.position - b.position))
    .filter((round) => round.length <= MAX_MATCHES && round.some(isPlayed))
    .slice(-MAX_COLUMNS)
    .map((round) => round.map((match) => (isPlayed(match) ? match : null)))
}
