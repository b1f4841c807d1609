import type { MatchTeam } from './match.ts'

export type MatchSideName = 'home' | 'away'

/** Games that each side has won, or points of one game. */
export interface MatchScore {
  home: number
  away: number
}

/** Both sides of a match; null while it is open who plays. */
export interface MatchTeams {
  home: MatchTeam | null
  away: MatchTeam | null
}

/** A game of a match, with its points. */
export interface MatchGameItem extends MatchScore {
  map?: string | undefined
}

/** The score that a captain reports. */
export interface MatchReportItem extends MatchScore {
  /** One by one, where they are known. */
  games?: readonly MatchGameItem[] | undefined
}

export interface MatchPlayer {
  id: string
  nick: string
  isSubstitute?: boolean | undefined
}

/** A picture as proof of a result. */
export interface MatchProofItem {
  id: string
  side: MatchSideName
  /** Absent once the account was erased. */
  nick?: string | undefined
  /** ISO date. */
  createdAt: string
}

/** An entry of what was said or decided about a match. */
export interface MatchLogItem {
  action:
    | 'REPORTED'
    | 'AGREED'
    | 'DISPUTED'
    | 'RULED'
    | 'CORRECTED'
    | 'CHECKED_IN'
    | 'SCHEDULED'
    | 'RESCHEDULE_PROPOSED'
    | 'RESCHEDULE_ACCEPTED'
    | 'RESCHEDULE_DECLINED'
    | 'PROOF_ADDED'
    | 'FORFEITED'
    | 'WALKOVER'
    /** Neither team came. */
    | 'DOUBLE_WALKOVER'
    | 'DISQUALIFIED'
    | 'REINSTATED'
    | 'WITHDRAWN'
    | 'SCORED'
    | 'REFEREE_CALLED'
    | 'REMATCHED'
    | 'SUBSTITUTED'
    | 'ROSTER_CHANGED'
    | 'REOPENED'
  /** Nick; absent for the clock and for erased accounts. */
  actor?: string | undefined
  score?: MatchScore | undefined
  /** The reason of a ruling or of a rematch; of a change of a roster, the players as well. */
  reason?: string | undefined
  /** ISO date. */
  createdAt: string
}

/** The rules for the score of a match. */
export interface MatchRules {
  bestOf: number
  /** The games with which the home team begins, which its score counts. Default 0. */
  headStart?: number | undefined
  /** It may end without a winner. Default false. */
  allowsDraws?: boolean | undefined
}

/** The games that win a match. Of two games both are played. */
export const winsOf = ({ bestOf }: MatchRules): number => Math.floor(bestOf / 2) + 1

/** Whether so many games decide a match. */
export function decidesMatch({ home, away }: MatchScore, rules: MatchRules): boolean {
  if (home < (rules.headStart ?? 0)) return false
  return rules.allowsDraws
    ? home + away <= rules.bestOf
    : home !== away && Math.max(home, away) === winsOf(rules)
}

/** A game as it is typed. */
export interface TypedGame {
  map: string
  home: string
  away: string
}

const emptyGame: TypedGame = { map: '', home: '', away: '' }

/** Fits the rows to the number of games that were played. */
export function fitGames(
  games: readonly TypedGame[],
  score: MatchScore,
  { bestOf, headStart = 0, allowsDraws = false }: MatchRules,
): TypedGame[] {
  const count = allowsDraws ? bestOf : Math.max(0, score.home - headStart) + score.away
  return Array.from({ length: count }, (_, index) => games[index] ?? emptyGame)
}

/** The games to send: nothing where no points were typed, null where they do not say what the score does. */
export function readGames(
  games: readonly TypedGame[],
  score: MatchScore,
  { headStart = 0 }: MatchRules,
): NonNullable<MatchReportItem['games']> | undefined | null {
  if (games.every(({ home, away }) => home === '' && away === '')) return undefined
  const read = games.map(({ map, home, away }) => ({
    map: map.trim() || undefined,
    home: home === '' ? Number.NaN : Number(home),
    away: away === '' ? Number.NaN : Number(away),
  }))
  const won = read.filter(({ home, away }) => home > away).length
  const lost = read.filter(({ home, away }) => home < away).length
  const isWhole = read.every(({ home, away }) => !Number.isNaN(home + away))
  return isWhole && won === score.home - headStart && lost === score.away ? read : null
}

/** Each game that a side reports, with what the other one says of it. */
export function compareReports(
  home: MatchReportItem | undefined,
  away: MatchReportItem | undefined,
): { map: string | undefined; home: MatchScore | undefined; away: MatchScore | undefined }[] {
  const count = Math.max(home?.games?.length ?? 0, away?.games?.length ?? 0)
  return Array.from({ length: count }, (_, index) => {
    const [one, other] = [home?.games?.[index], away?.games?.[index]]
    return { map: one?.map ?? other?.map, home: one, away: other }
  })
}
