import type { TeamColors } from '../primitives/colors/team-colors.ts'

/** A team, or a player without one, in a match or a table. */
export interface MatchTeam extends TeamColors {
  id: string
  name: string
  /** The team's tag, which is also the seed of missing colours. Absent of a player without a team. */
  tag?: string | undefined
  logoUrl?: string | undefined
}

/** The colours that a team's logo and banner are derived from. */
export const colorsOf = ({ name, tag = name, primaryColor, secondaryColor }: MatchTeam) => ({
  tag,
  primaryColor,
  secondaryColor,
})

/** A match of a championship. */
export interface BracketMatch {
  id: string
  /** The number of the match, as in "M15". */
  number: number
  /** The part of the stage. */
  bracket: 'WINNERS' | 'LOSERS' | 'FINAL' | 'THIRD_PLACE' | 'GROUP' | 'SWISS'
  /** The round in its bracket, from 1. */
  round: number
  /** The position in its round, from 1. */
  position: number
  bestOf: number
  /** The games with which the home team begins, which its score counts. */
  headStart?: number | undefined
  /** It may end without a winner. */
  allowsDraws?: boolean | undefined
  /** Null while it is open who plays. */
  home: MatchTeam | null
  away: MatchTeam | null
  state: 'WAITING' | 'READY' | 'CLOSED' | 'BYE' | 'NOT_NEEDED'
  /** Games won. */
  homeScore: number | null
  awayScore: number | null
  winner: 'home' | 'away' | null
  isLive?: boolean | undefined
  isForfeit?: boolean | undefined
  /** The reports differ. */
  isDisputed?: boolean | undefined
  /** ISO date. */
  scheduledAt?: string | null | undefined
}

/** The place of a round, to name it by. */
export interface RoundPlace {
  bracket: BracketMatch['bracket']
  round: number
  /** Rounds of its bracket. */
  rounds: number
  /** The bracket has a second chance. */
  isDouble: boolean
}

/** A bye is not played, and a second final only where the first one was lost by the team without a loss. */
export function isShown({ state, bracket, round }: BracketMatch): boolean {
  if (state === 'BYE' || state === 'NOT_NEEDED') return false
  return bracket !== 'FINAL' || round === 1 || state !== 'WAITING'
}

/** The matches of each bracket and round, in order. */
export function groupByRound(matches: readonly BracketMatch[]): (RoundPlace & { matches: BracketMatch[] })[] {
  const isDouble = matches.some(({ bracket }) => bracket === 'LOSERS' || bracket === 'FINAL')
  const rounds = new Map<string, RoundPlace & { matches: BracketMatch[] }>()
  for (const match of matches) {
    const { bracket, round } = match
    const key = `${bracket} ${round}`
    const known = rounds.get(key)
    if (known) known.matches.push(match)
    else rounds.set(key, { bracket, round, rounds: 0, isDouble, matches: [match] })
  }
  const brackets = ['GROUP', 'SWISS', 'WINNERS', 'THIRD_PLACE', 'LOSERS', 'FINAL']
  const sorted = [...rounds.values()].toSorted(
    (a, b) => brackets.indexOf(a.bracket) - brackets.indexOf(b.bracket) || a.round - b.round,
  )
  for (const one of sorted) {
    one.rounds = sorted.filter(({ bracket }) => bracket === one.bracket).length
    one.matches.sort((first, second) => first.position - second.position)
  }
  return sorted
}
