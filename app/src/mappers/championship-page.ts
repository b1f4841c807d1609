import { championshipFormats, championshipPhases, formatMoney } from '@convoca/ui'
import type { BracketMatch, MatchTeam } from '@convoca/ui'
import type {
  AnnouncementItem,
  ChampionshipHead,
  ChampionshipStage,
  StaffMember,
  StandingsRow,
} from '@convoca/ui/app'
import type { Schemas } from '@convoca/sdk/core'
import type {
  Championship,
  ChampionshipMatch,
  ChampionshipPlace,
  ChampionshipRegistration,
  ChampionshipTeam,
} from '../atoms/championship.ts'
import type { OwnProfile } from '../atoms/session.ts'
import type { PublicPage } from './public-page.ts'
import { getChampionshipPath, toPhase } from './championship.ts'
import { findFileUrl } from './files.ts'
import { shorten } from './public-page.ts'
import { formatShortDate } from './team.ts'

/** Whether it takes a place in the championship: one that awaits its payment does while the clock runs. */
export const hasPlace = ({ status }: Pick<ChampionshipRegistration, 'status'>): boolean =>
  status === 'CONFIRMED' || status === 'PENDING_PAYMENT'

/** The roles that act for their team (docs/product.md#team-roles). */
export const canEnter = ({ role }: Pick<OwnProfile['entity']['teams'][number], 'role'>): boolean =>
  role === 'OWNER' || role === 'MANAGER' || role === 'CAPTAIN'

/** All the money that is promised, or else what the first place wins. */
function toPrizeFact(prizes: Championship['prizes']): string | undefined {
  const money = prizes.reduce((sum, { amount = 0 }) => sum + amount, 0)
  return money > 0 ? formatMoney(money) : prizes.find(({ place }) => place === 1)?.description
}

/** @param now When it was read. */
export function toChampionshipHead(championship: Championship, now: number): ChampionshipHead {
  const { name, url, game, organizer, files, format, prizes } = championship
  const phase = toPhase(championship, now)
  return {
    name,
    url,
    game: game.name,
    organizer: organizer?.nick,
    phase,
    bannerUrl: findFileUrl(files, 'CHAMPIONSHIP_BANNER'),
    logoUrl: findFileUrl(files, 'CHAMPIONSHIP_LOGO'),
    format,
    bestOf: championship.best_of,
    bestOfGroups: championship.best_of_groups ?? undefined,
    bestOfGrandFinal: championship.best_of_grand_final ?? undefined,
    teamSize: championship.team_size,
    teamsCount: championship.teams_count,
    maxTeams: championship.max_teams,
    startsAt: championship.starts_at,
    checkInOpensAt: championship.check_in_opens_at,
    registrationClosesAt: ['soon', 'open', 'full'].includes(phase)
      ? championship.registration_closes_at
      : undefined,
    prize: toPrizeFact(prizes),
    entryFee: championship.entry_fee,
    followersCount: championship.followers_count,
    isRated: championship.is_rated,
    isPrizeGuaranteed: championship.is_prize_guaranteed,
  }
}

/** The stages that it goes through, and the index of where it stands. */
export function toStages(
  championship: Championship,
  matches: readonly ChampionshipMatch[],
): { stages: readonly ChampionshipStage[]; current: number } {
  const { registration_closes_at, check_in_opens_at, starts_at, format, status } = championship
  const isTable = format === 'ROUND_ROBIN' || format === 'SWISS'
  const finals = matches.filter(({ bracket }) => bracket !== 'THIRD_PLACE')
  const last = finals.findLast(({ scheduled_at: at, state }) => at !== null && state !== 'NOT_NEEDED')
  const isLastScheduled = (last !== undefined && last === finals.at(-1)) || last?.bracket === 'FINAL'
  return {
    stages: [
      { name: 'Inscrições', at: registration_closes_at, isEnd: true },
      { name: 'Check-in', at: check_in_opens_at },
      { name: isTable ? 'Rodadas' : 'Chaves', at: starts_at },
      {
        name: format === 'DOUBLE_ELIMINATION' ? 'Grande final' : isTable ? 'Última rodada' : 'Final',
        at: isLastScheduled ? (last?.scheduled_at ?? undefined) : undefined,
      },
    ],
    current: { DRAFT: 0, REGISTRATION: 0, CHECK_IN: 1, ONGOING: 2, FINISHED: 4, CANCELLED: 0 }[status],
  }
}

export const toMatchTeam = (team: ChampionshipTeam): MatchTeam => ({
  id: team.id,
  name: team.name,
  tag: team.team_tag,
  logoUrl: team.logo?.url,
  primaryColor: team.primary_color,
  secondaryColor: team.secondary_color,
})

/** Both teams are there and none has a result yet: it is being played. */
export const isLive = ({ state, home_checked_in, away_checked_in }: ChampionshipMatch) =>
  state === 'READY' && home_checked_in && away_checked_in

export const toBracketMatch = (match: ChampionshipMatch): BracketMatch => ({
  id: match.id,
  number: match.number + 1,
  bracket: match.bracket,
  round: match.round,
  position: match.position,
  bestOf: match.best_of,
  home: match.home && toMatchTeam(match.home),
  away: match.away && toMatchTeam(match.away),
  state: match.state,
  homeScore: match.home_score,
  awayScore: match.away_score,
  winner: match.winner,
  isLive: isLive(match),
  isForfeit: match.is_forfeit,
  isDisputed: match.is_disputed,
  scheduledAt: match.scheduled_at,
})

export const toStandingsRow = (place: ChampionshipPlace): StandingsRow => ({
  rank: place.rank,
  team: place.team && toMatchTeam(place.team),
  points: place.points,
  played: place.played,
  wins: place.wins,
  draws: place.draws,
  losses: place.losses,
  gameDifference: place.game_difference,
  buchholz: place.buchholz,
  // Before anything is played, the seed alone has put them in order.
  decidedBy: place.played === 0 ? undefined : (place.decided_by ?? undefined),
})

/** The page that a shared link to a championship shows, and that search engines know of it. */
export function toChampionshipPage(championship: Championship, now: number): PublicPage {
  const { url, name, game, description, organizer, status, format } = championship
  const facts = [
    game.name,
    championshipFormats[format],
    championshipPhases[toPhase(championship, now)],
    `início em ${formatShortDate(championship.starts_at)}`,
  ]
  return {
    path: getChampionshipPath(url),
    picture: {
      path: `/embed/championship/${url}/preview.png`,
      width: 1200,
      height: 630,
      alt: `Campeonato ${name}`,
    },
    isEmbeddable: true,
    description: shorten(`${facts.join(' · ')} — ${description}`),
    about: {
      '@type': 'SportsEvent',
      name,
      description: shorten(description),
      sport: game.name,
      startDate: championship.starts_at,
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      eventStatus: `https://schema.org/${status === 'CANCELLED' ? 'EventCancelled' : 'EventScheduled'}`,
      ...(organizer && { organizer: { '@type': 'Person', name: organizer.nick } }),
    },
  }
}

/** The organiser, unless the account was erased, and those who help or are asked to. */
export const toStaffMembers = (
  { organizer }: Pick<Championship, 'organizer'>,
  staff: Schemas['ChampionshipStaffList'],
): readonly StaffMember[] =>
  [...(organizer ? [{ user: organizer, role: 'ORGANIZER' as const, is_confirmed: true }] : []), ...staff].map(
    ({ user: { id, nick }, role, is_confirmed }) => ({
      id,
      nick,
      role,
      href: `/pro/${nick}`,
      ...(!is_confirmed && { isPending: true }),
    }),
  )

export const toAnnouncementItem = ({
  id,
  title,
  body,
  author,
  created_at: createdAt,
}: Schemas['ChampionshipAnnouncement']): AnnouncementItem => ({
  id,
  title,
  body,
  author: author ?? undefined,
  createdAt,
})
