import { toSlug } from './slugs.ts'

export const championshipStatuses = [
  'DRAFT',
  'REGISTRATION',
  'CHECK_IN',
  'ONGOING',
  'FINISHED',
  'CANCELLED',
] as const
export type ChampionshipStatus = (typeof championshipStatuses)[number]

/** `x-transitions` of the contract's ChampionshipStatus. */
export const championshipTransitions: Readonly<Record<ChampionshipStatus, readonly ChampionshipStatus[]>> = {
  DRAFT: ['REGISTRATION'],
  REGISTRATION: ['CHECK_IN', 'ONGOING', 'CANCELLED'],
  CHECK_IN: ['ONGOING', 'CANCELLED'],
  ONGOING: ['FINISHED', 'CANCELLED'],
  FINISHED: [],
  CANCELLED: [],
}

export type ChampionshipRole = 'ORGANIZER' | 'CO_ORGANIZER' | 'REFEREE'

const organizer: readonly ChampionshipRole[] = ['ORGANIZER']
const organizers: readonly ChampionshipRole[] = ['ORGANIZER', 'CO_ORGANIZER']

/** The permissions of each role in a championship. The platform's staff is in the place of the organiser. */
const permissions = {
  delete: organizer,
  cancel: organizer,
  manageStaff: organizer,
  edit: organizers,
  decideRegistrations: organizers,
  seed: organizers,
  ruleMatches: ['ORGANIZER', 'CO_ORGANIZER', 'REFEREE'],
} satisfies Record<string, readonly ChampionshipRole[]>

export type ChampionshipPermission = keyof typeof permissions

export function hasChampionshipPermission(
  role: ChampionshipRole | null,
  permission: ChampionshipPermission,
): boolean {
  const roles: readonly ChampionshipRole[] = permissions[permission]
  return role !== null && roles.includes(role)
}

/** The limits of a championship that any user may run, without the platform role ORGANIZER or ADMIN. */
export const communityLimits = { maxTeams: 32, entryFee: 0 }

/** Larger ones have more matches than anybody plays, or take seconds to pair. */
export const MAX_TEAMS_OF = {
  SINGLE_ELIMINATION: 1024,
  DOUBLE_ELIMINATION: 1024,
  ROUND_ROBIN: 32,
  GROUPS_THEN_PLAYOFFS: 256,
  SWISS: 256,
  SWISS_THEN_PLAYOFFS: 256,
} as const

/** Paths below `/championships/` that are no championship's address. */
const reservedUrls: readonly string[] = ['', 'new', 'table']

/** The address of a name: `Copa Ipê 2026` is `copa-ipe-2026`. */
export function toChampionshipUrl(name: string): string {
  const words = toSlug(name)
  return reservedUrls.includes(words) ? ['campeonato', words].filter(Boolean).join('-') : words
}

interface MatchScore {
  home_score: number
  away_score: number
}

/** The games that decide a match. Of two games both are played. */
export const winsOf = (bestOf: number): number => Math.floor(bestOf / 2) + 1

export interface MatchRules {
  bestOf: number
  /** The games with which the home team begins. */
  headStart: number
  /** Whether neither team may have won: in tables, of matches of one or two games, each of which may be a draw. */
  allowsDraws: boolean
}

/** Whether a match may end with the score. */
export function isFinalScore(
  { home_score: home, away_score: away }: MatchScore,
  { bestOf, headStart, allowsDraws }: MatchRules,
): boolean {
  if (home < headStart) return false
  return allowsDraws ? home + away <= bestOf : home !== away && Math.max(home, away) === winsOf(bestOf)
}

/** Whether as many games were played as the score says, won by the same sides. */
export function areGamesOfScore(
  games: readonly MatchScore[],
  { home_score: home, away_score: away }: MatchScore,
  { bestOf, headStart, allowsDraws }: MatchRules,
): boolean {
  const won = (isWon: (game: MatchScore) => boolean) => games.filter(isWon).length
  const count = home - headStart + away
  return (
    (allowsDraws ? games.length >= count && games.length <= bestOf : games.length === count) &&
    won((game) => game.home_score > game.away_score) === home - headStart &&
    won((game) => game.away_score > game.home_score) === away
  )
}

type ReportedMatch = MatchScore & { games: readonly MatchScore[] }

const isSameScore = (a: MatchScore, b: MatchScore | undefined): boolean =>
  a.home_score === b?.home_score && a.away_score === b.away_score

/** Whether two reports say the same. Games count where both sides report them. */
export function areReportsEqual(first: ReportedMatch, second: ReportedMatch): boolean {
  const hasGames = first.games.length > 0 && second.games.length > 0
  return (
    isSameScore(first, second) &&
    (!hasGames || first.games.every((game, index) => isSameScore(game, second.games[index])))
  )
}

/** The games that two equal reports agree on; a map that one side has not named is the other one's. */
export function joinGames<Game extends { map: string | null }>(
  first: readonly Game[],
  second: readonly Game[],
): Game[] {
  const games = first.length > 0 ? first : second
  return games.map((game, index) => ({ ...game, map: game.map ?? second[index]?.map ?? null }))
}
