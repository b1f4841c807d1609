import type { FrontMatch, FrontTeam } from '@convoca/ui/app'
import type { MatchEntry } from '../atoms/next-matches.ts'
import { getMatchPath } from './championship.ts'

type Team = NonNullable<MatchEntry['match']['home']>

const toFrontTeam = ({ name, team_tag: tag, logo, ...team }: Team): FrontTeam => ({
  name,
  tag,
  logoUrl: logo?.url,
  primaryColor: team.primary_color,
  secondaryColor: team.secondary_color,
})

function nameRound({ bracket, round }: MatchEntry['match']): string {
  if (bracket === 'FINAL') return 'grande final'
  return bracket === 'LOSERS' ? 'chave inferior' : `rodada ${round}`
}

/** A match of the front page. It is live once both teams are there and none has a result. */
export function toFrontMatch({ championship, match }: MatchEntry): FrontMatch {
  return {
    id: match.id,
    home: match.home && toFrontTeam(match.home),
    away: match.away && toFrontTeam(match.away),
    homeScore: match.home_score,
    awayScore: match.away_score,
    bestOf: match.best_of,
    isLive: match.state === 'READY' && match.home_checked_in && match.away_checked_in,
    isFinal: match.bracket === 'FINAL',
    scheduledAt: match.scheduled_at,
    championship: championship.name,
    championshipUrl: championship.url,
    round: nameRound(match),
    href: getMatchPath(championship.url, match.id),
  }
}
