import type { SceneName } from './SceneArt/scene.ts'

/** The format of a championship. */
export type ChampionshipFormat =
  | 'SINGLE_ELIMINATION'
  | 'DOUBLE_ELIMINATION'
  | 'ROUND_ROBIN'
  | 'GROUPS_THEN_PLAYOFFS'
  | 'SWISS'
  | 'SWISS_THEN_PLAYOFFS'

/** Statuses by which a list can be filtered. */
export type ChampionshipStatusFilter = 'REGISTRATION' | 'CHECK_IN' | 'ONGOING' | 'FINISHED'

/**
 * The phase of a championship for its visitors: its status, and while teams can register also its window and its
 * places.
 */
export type ChampionshipPhase =
  | 'soon'
  | 'open'
  | 'full'
  | 'closed'
  | 'checkIn'
  | 'live'
  | 'finished'
  | 'cancelled'

/** A championship in a list. */
export interface ChampionshipItem {
  id: string
  /** Last part of the championship's address, which is also the seed of the generated banner. */
  url: string
  name: string
  game: { name: string; iconUrl?: string | undefined }
  format: ChampionshipFormat
  phase: ChampionshipPhase
  /** Whether players take part without a team. Default false. */
  isForPlayers?: boolean | undefined
  /** Players of a team who play. */
  teamSize: number
  maxTeams: number
  /** Teams with a place. */
  teamsCount: number
  /** Teams on the waiting list. */
  waitingCount: number
  /** The fee in centavos; 0 is free. */
  entryFee: number
  /** The prize of the first place. */
  prize?: string | undefined
  /** Whether all money of its prizes is deposited. */
  isPrizeGuaranteed?: boolean | undefined
  /** False: its results count neither for rankings nor for a trophy. */
  isRated?: boolean | undefined
  /** ISO 8601, as are the others. */
  registrationOpensAt: string
  registrationClosesAt: string
  startsAt: string
  bannerUrl?: string | undefined
  /** The drawn scene in the place of a banner, so that no neighbour of a list has the same. Default: that of its address. */
  scene?: SceneName | undefined
  /** Name of the team that won. */
  winnerName?: string | undefined
}
