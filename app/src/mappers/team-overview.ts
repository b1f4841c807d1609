import type { TeamBadge, TeamStats } from '@convoca/ui/app'
import type { Badge, Stats } from '../atoms/teams.ts'
import type { LiveMatch } from './live-matches.ts'

const toTeamHref = (tag: string | null) => (tag === null ? undefined : `/team/profile/${tag}`)

/** Written here: the pages of teams and players need nothing else of championships. */
const toMatchHref = (url: string | null, id: string) =>
  url === null ? undefined : `/championships/${url}/match/${id}`

const orUndefined = <T>(value: T | null) => value ?? undefined

export const toStats = ({ upcomingMatches, previusMatches, teamResults }: Stats): TeamStats => ({
  ...teamResults,
  upcoming: upcomingMatches.map(
    ({ id, opponent, opponent_tag, starts_at, is_live, score, championship, championship_url: url }) => ({
      id,
      opponent,
      opponentHref: toTeamHref(opponent_tag),
      matchHref: toMatchHref(url, id),
      startsAt: starts_at,
      isLive: is_live,
      score: orUndefined(score),
      championship: orUndefined(championship),
    }),
  ),
  played: previusMatches.map(({ id, opponent, opponent_tag, played_at, result, score, championship }) => ({
    id,
    opponent,
    opponentHref: toTeamHref(opponent_tag),
    playedAt: played_at,
    result,
    score: orUndefined(score),
    championship: orUndefined(championship),
  })),
})

/** The matches of a team that are being played now, each with the way to its room. */
export const toTeamLiveMatches = ({ upcomingMatches }: Stats, team: string): LiveMatch[] =>
  upcomingMatches.flatMap(({ id, opponent, is_live: isLive, score, championship, championship_url: url }) => {
    const href = toMatchHref(url, id)
    if (!isLive || href === undefined) return []
    return {
      id,
      title: `${team} × ${opponent}`,
      championship: championship ?? '',
      score: score?.replace('×', '–'),
      href,
    }
  })

export const toBadge = ({ id, name, description, icon, received_at }: Badge): TeamBadge => ({
  id,
  name,
  description,
  iconUrl: icon?.url,
  receivedAt: received_at,
})
