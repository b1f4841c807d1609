import type { BracketMatch, MatchTeam } from '@convoca/ui'
import type {
  MatchCheckInAction,
  MatchCheckInSide,
  MatchGameItem,
  MatchLogItem,
  MatchPlayer,
  MatchProofItem,
  MatchReportItem,
} from '@convoca/ui/app'
import type { Championship, ChampionshipMatch } from '../atoms/championship.ts'
import type { MatchDetail, MatchRoom } from '../atoms/match.ts'
import type { PublicPage } from './public-page.ts'
import { getMatchPath } from './championship.ts'
import { toBracketMatch } from './championship-page.ts'

type Report = MatchDetail['reports'][number]

export const toGames = (games: MatchDetail['games']): MatchGameItem[] =>
  games.map(({ map, home_score, away_score }) => ({
    map: map ?? undefined,
    home: home_score,
    away: away_score,
  }))

const toReport = ({ home_score, away_score, games }: Report): MatchReportItem => ({
  home: home_score,
  away: away_score,
  games: toGames(games),
})

export const toReportInput = ({ home, away, games }: MatchReportItem) => ({
  home_score: home,
  away_score: away,
  ...(games && {
    games: games.map((game) => ({
      map: game.map ?? null,
      home_score: game.home,
      away_score: game.away,
    })),
  }),
})

/** The report of each side. */
export function toReports({ reports }: MatchDetail) {
  const of = (side: Report['side']) => {
    const report = reports.find((listed) => listed.side === side)
    return report && toReport(report)
  }
  return { home: of('home'), away: of('away') }
}

/** The side that has reported something which the user may not read yet. */
export const toSealed = ({ reported_sides: sides, reports }: MatchDetail) =>
  sides.find((side) => !reports.some((report) => report.side === side))

export const toLogItem = (entry: MatchDetail['log'][number]): MatchLogItem => ({
  action: entry.action === 'WALKOVER' && entry.side === null ? 'DOUBLE_WALKOVER' : entry.action,
  actor: entry.actor ?? undefined,
  score:
    entry.home_score === null || entry.away_score === null
      ? undefined
      : { home: entry.home_score, away: entry.away_score },
  reason: entry.player_in
    ? `${entry.player_in} no lugar de ${entry.player_out ?? '–'}. ${entry.reason ?? ''}`
    : (entry.reason ?? undefined),
  createdAt: entry.created_at,
})

export const toProof = ({ id, side, nick, created_at }: MatchRoom['proofs'][number]): MatchProofItem => ({
  id,
  side,
  nick: nick ?? undefined,
  createdAt: created_at,
})

const toPlayers = (roster: MatchRoom['home_roster']): MatchPlayer[] =>
  roster.map(({ user, role }) => ({ ...user, isSubstitute: role === 'SUBSTITUTE' }))

const toSide = (team: MatchTeam | null, isReady: boolean, roster: MatchRoom['home_roster'] = []) =>
  team === null ? [] : [{ team, isReady, players: toPlayers(roster) }]

/** Both teams with whether they are there; people who are not in the room see no players. */
export function toCheckInSides(match: MatchDetail, room: MatchRoom | undefined): MatchCheckInSide[] {
  const { home, away } = toBracketMatch(match)
  return [
    ...toSide(home, match.home_checked_in, room?.home_roster),
    ...toSide(away, match.away_checked_in, room?.away_roster),
  ]
}

type CheckInKind = Exclude<MatchCheckInAction, { kind: 'open' }> | { kind: 'open' }

/** @param now When the room was read, in milliseconds since 1970. */
export function toCheckIn(room: MatchRoom, now: number): CheckInKind {
  const { match, side, check_in_opens_at: opensAt } = room
  if (!canAct(room) || side === null || match[`${side}_checked_in`]) return { kind: 'none' }
  return opensAt !== null && Date.parse(opensAt) > now ? { kind: 'early', opensAt } : { kind: 'open' }
}

/** The score so far of a match that is open. */
export const toRunning = ({
  state,
  home_score,
  away_score,
  games,
}: MatchDetail): MatchReportItem | undefined =>
  state !== 'READY' || home_score === null || away_score === null
    ? undefined
    : { home: home_score, away: away_score, games: toGames(games) }

/** Whether the score can change before its result: a single game has none, and where draws are allowed each score is a result. */
export const canScore = ({
  state,
  best_of,
  allows_draws: allowsDraws,
  home_checked_in,
  away_checked_in,
}: MatchDetail) => state === 'READY' && best_of > 1 && !allowsDraws && home_checked_in && away_checked_in

/** Whether the user acts for a side of a match that is open. */
export const canAct = ({ can_act, match }: MatchRoom) => can_act && match.state === 'READY'

/** Whether the user may read the room: others would only be refused. */
export function isInRoom(
  { home, away }: ChampionshipMatch,
  role: Championship['role'],
  ownTeamIds: readonly string[],
): boolean {
  return role !== null || [home, away].some((team) => team !== null && ownTeamIds.includes(team.id))
}

const nameOf = (team: ChampionshipMatch['home']) => team?.name ?? 'A definir'

/** `Pro Players BR × Arara Vermelha` */
export const getMatchTitle = ({ home, away }: ChampionshipMatch) => `${nameOf(home)} × ${nameOf(away)}`

/** The page that a shared link to a match shows, and that search engines know of it. */
export function toMatchPage({ name, url, game }: Championship, match: MatchDetail): PublicPage {
  const title = getMatchTitle(match)
  const hasScore = match.winner !== null || (match.state === 'CLOSED' && !match.is_forfeit)
  const score = !hasScore ? '' : ` Resultado: ${match.home_score} a ${match.away_score}.`
  return {
    path: getMatchPath(url, match.id),
    description: `${title} em ${name}, campeonato de ${game.name}.${score}`,
    about: {
      '@type': 'SportsEvent',
      name: `${title} · ${name}`,
      sport: game.name,
      ...(match.scheduled_at !== null && { startDate: match.scheduled_at }),
      competitor: [match.home, match.away].flatMap((team) =>
        team === null ? [] : [{ '@type': 'SportsTeam', name: team.name }],
      ),
    },
  }
}

/** A match with what may be its score. */
export const toPlayedMatch = (match: ChampionshipMatch): BracketMatch => ({
  ...toBracketMatch(match),
  headStart: match.head_start,
  allowsDraws: match.allows_draws,
})
