import { chooseParts } from '../team-card/options.ts'

/** The parts that a player's card shows below the player: `show="games button"`. */
export const playerParts = ['games', 'button'] as const
export type PlayerPart = (typeof playerParts)[number]

export const readPlayerParts = (show: string | null): ReadonlySet<PlayerPart> =>
  chooseParts(playerParts, show)
