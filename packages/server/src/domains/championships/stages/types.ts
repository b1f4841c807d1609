export const formats = [
  'SINGLE_ELIMINATION',
  'DOUBLE_ELIMINATION',
  'ROUND_ROBIN',
  'GROUPS_THEN_PLAYOFFS',
  'SWISS',
  'SWISS_THEN_PLAYOFFS',
] as const

export type Format = (typeof formats)[number]

/** The criteria between teams with as many points, in an order of the organiser's choice. */
export type TieBreak =
  | 'HEAD_TO_HEAD'
  | 'GAME_DIFFERENCE'
  | 'GAMES_WON'
  | 'BUCHHOLZ'
  | 'BUCHHOLZ_CUT_1'
  | 'WINS'
  | 'LOT'

/** A second final where the team without a loss has lost the first, one alone, or one in which that team is a game ahead. */
export type GrandFinal = 'RESET' | 'SINGLE' | 'GAME_AHEAD'

/** The set-up that a stage is made from: with the log of its results, it can be made again at any time. */
export interface StageSetup {
  format: Format
  /** The best seed first. */
  entrants: readonly string[]
  /** The number of groups of GROUPS_THEN_PLAYOFFS. */
  groupCount: number
  qualifiersPerGroup: number
  swissRounds: number
  /** The games of the matches, as `lengthOf` reads them. */
  bestOf: readonly number[]
  /** Absent from stages that began before lengths were by phase. */
  lengths?: { groups: number | null; grandFinal: number | null }
  /** Whether those who lose in the semi-finals play for the third place. Absent for not, as from stages that began before. */
  hasThirdPlace?: boolean
  /** Whether matches of a league or of groups may be drawn. */
  allowsDraws?: boolean
  /** The way to go on where the team without a loss has lost the grand final; absent for a second one. */
  grandFinal?: GrandFinal
  /** Absent from stages that began before there was a choice, as the other two. */
  tieBreaks?: readonly TieBreak[]
  /** The points of a win. */
  winPoints?: number
  lotSeed?: string
  /** The format of play-offs, and the number of their teams of the first phase, the best by merit; null for as many of each group. */
  playOffs?: { format: 'SINGLE_ELIMINATION' | 'DOUBLE_ELIMINATION'; teams: number | null }
}

export type Bracket = 'WINNERS' | 'LOSERS' | 'FINAL' | 'THIRD_PLACE' | 'GROUP' | 'SWISS'

/**
 * WAITING for an opponent, READY to be played, CLOSED with a result. A BYE is not played, neither is a match that is
 * NOT_NEEDED: the second final of a double elimination which the winners' side has won at once, or one that `listGone` names.
 */
export type MatchState = 'WAITING' | 'READY' | 'CLOSED' | 'BYE' | 'NOT_NEEDED'

export type Side = 'home' | 'away'

export interface Outcome {
  homeScore: number
  awayScore: number
  /** Null where neither team has won: it is a draw, or a forfeit of both, which were out or have not come. */
  winner: Side | null
  /** Decided without being played. */
  isForfeit: boolean
}

export interface StageMatch {
  /** Unique in its stage, ascending, and the same whenever the stage is made again; not every number is one. */
  number: number
  /** The play-offs after groups or Swiss rounds are phase 2. */
  phase: 1 | 2
  bracket: Bracket
  group: number
  round: number
  position: number
  home: string | null
  away: string | null
  state: MatchState
  outcome: Outcome | null
}

/** A result names both teams: it counts only for a match of these two. */
export interface ResultEntry extends Outcome {
  kind: 'RESULT'
  number: number
  home: string
  away: string
}

export interface WithdrawalEntry {
  kind: 'WITHDRAWAL'
  entrant: string
  /** The match that made it the champion, which it loses all the same. */
  lost?: number
}

export type LogEntry = ResultEntry | WithdrawalEntry

/** A pair of a Swiss round; without an opponent it is a bye. */
export type Pair = readonly [home: string, away: string | null]

/** A match of a table that was played and that neither team has won. */
export const isDraw = (outcome: Outcome): boolean => outcome.winner === null && !outcome.isForfeit

/** Matches by number. */
export const byNumber = (matches: readonly StageMatch[]): Map<number, StageMatch> =>
  new Map(matches.map((match) => [match.number, match]))

/**
 * The matches that were made before and are no more, because a phase or round that was over is open again: nobody plays them, until
 * they are made anew.
 */
export function listGone(before: readonly StageMatch[], after: readonly StageMatch[]): StageMatch[] {
  const left = byNumber(after)
  return before
    .filter(({ number }) => !left.has(number))
    .map((match) => ({ ...match, home: null, away: null, state: 'NOT_NEEDED', outcome: null }))
}

/** Whether two matches that have the same number are the same. */
export const isSameMatch = (a: StageMatch, b: StageMatch): boolean =>
  a.bracket === b.bracket &&
  a.round === b.round &&
  a.position === b.position &&
  a.home === b.home &&
  a.away === b.away &&
  a.state === b.state &&
  a.outcome?.homeScore === b.outcome?.homeScore &&
  a.outcome?.awayScore === b.outcome?.awayScore &&
  a.outcome?.winner === b.outcome?.winner &&
  a.outcome?.isForfeit === b.outcome?.isForfeit
