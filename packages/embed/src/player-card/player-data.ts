import { pickBySeed } from '@convoca/ui/plain'
import type { Schemas } from '@convoca/sdk/core'
import { toBare } from '../jsx/runtime.ts'

/** The data of a player that a card shows. */
export interface PlayerData {
  player: { id: string; nick: string; name: string; avatarUrl: string | undefined; teamName: string | null }
  /** Looks for a team. */
  isFree: boolean
  team: { tag: string; primaryColor: string; secondaryColor: string } | undefined
  games: readonly { id: string; name: string; rank: string | null }[]
  /** The player's page. */
  href: string
}

/** The main game first; the profile has the others. */
const MAX_GAMES = 3

/** Every field is set, also an absent one: a page may have added to `Object.prototype`. */
export function toPlayerData({ entity }: Schemas['PublicProfile'], origin: string): PlayerData {
  const { id, nick, name, picture, games, teams, looking_for_team: isFree } = entity
  const [team] = teams
  return {
    player: toBare({
      id: String(pickBySeed(id, 8)),
      nick,
      name,
      avatarUrl: picture ? new URL(picture, origin).href : undefined,
      teamName: team?.name ?? null,
    }),
    isFree,
    team: team && {
      tag: team.team_tag,
      primaryColor: team.primary_color,
      secondaryColor: team.secondary_color,
    },
    games: games.slice(0, MAX_GAMES).map(({ game, rank }) => ({ id: game.id, name: game.name, rank })),
    href: `${origin}/pro/${nick}`,
  }
}
