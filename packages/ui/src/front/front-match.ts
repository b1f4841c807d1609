import type { TeamColors } from '../primitives/colors/team-colors.ts'

/** One side of a match. */
export interface FrontTeam extends TeamColors {
  name: string
  /** The tag, which is also the seed of missing colours. Absent of a player without a team. */
  tag?: string | undefined
  logoUrl?: string | undefined
}

/** A match on the front page, with the championship that it is of. */
export interface FrontMatch {
  id: string
  /** Null while it is open who plays. */
  home: FrontTeam | null
  away: FrontTeam | null
  /** Games won; null before the first result. */
  homeScore: number | null
  awayScore: number | null
  bestOf: number
  isLive: boolean
  isFinal: boolean
  /** ISO date; null without a time. */
  scheduledAt: string | null
  /** Name of the championship. */
  championship: string
  /** Last part of its address, which gives the scene. */
  championshipUrl: string
  /** Part or round of the championship, e.g. "chave inferior". */
  round: string
  /** The match's page. */
  href: string
}
