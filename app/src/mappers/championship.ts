import type { ChampionshipItem, ChampionshipPhase } from '@convoca/ui'
import type { Championship } from '../atoms/championships.ts'
import type { Game } from '../atoms/games.ts'
import { findFileUrl } from './files.ts'

/** The path of a championship's page. */
export const getChampionshipPath = (url: string) => `/championships/${url}`

/** The path of a match's page. */
export const getMatchPath = (championshipUrl: string, matchId: string) =>
  `${getChampionshipPath(championshipUrl)}/match/${matchId}`

/**
 * A championship of the list as props of its card.
 *
 * @param now When the list was read, which the server and the browser agree on.
 */
export function toChampionshipItem(
  championship: Championship,
  games: readonly Game[],
  now: number,
): ChampionshipItem {
  const { id, url, name, game, format, files, winner, prize } = championship
  const known = games.find((listed) => listed.id === game.id)
  return {
    id,
    url,
    name,
    game: { name: game.name, iconUrl: known?.icon?.url },
    format,
    phase: toPhase(championship, now),
    isForPlayers: championship.participant === 'PLAYER',
    teamSize: championship.team_size,
    maxTeams: championship.max_teams,
    teamsCount: championship.teams_count,
    waitingCount: championship.waiting_count,
    entryFee: championship.entry_fee,
    isRated: championship.is_rated,
    isPrizeGuaranteed: championship.is_prize_guaranteed,
    prize: prize ?? undefined,
    registrationOpensAt: championship.registration_opens_at,
    registrationClosesAt: championship.registration_closes_at,
    startsAt: championship.starts_at,
    // The game's image stands for a picture of its own.
    bannerUrl:
      findFileUrl(files, 'CHAMPIONSHIP_CARD') ??
      findFileUrl(files, 'CHAMPIONSHIP_BANNER') ??
      known?.image?.url,
    winnerName: winner?.name,
  }
}

/** The fields that phase and places depend on. */
type Standing = Pick<
  Championship,
  'status' | 'registration_opens_at' | 'registration_closes_at' | 'teams_count' | 'max_teams'
>

/** @param now When it was read, which the server and the browser agree on. */
export function toPhase(championship: Standing, now: number): ChampionshipPhase {
  switch (championship.status) {
    case 'CHECK_IN':
      return 'checkIn'
    case 'ONGOING':
      return 'live'
    case 'FINISHED':
      return 'finished'
    case 'CANCELLED':
      return 'cancelled'
    // Drafts are in no list.
    case 'DRAFT':
      return 'soon'
    case 'REGISTRATION':
      return toRegistrationPhase(championship, now)
  }
}

function toRegistrationPhase(championship: Standing, now: number): ChampionshipPhase {
  const { registration_opens_at: opensAt, registration_closes_at: closesAt } = championship
  if (now < Date.parse(opensAt)) return 'soon'
  if (now >= Date.parse(closesAt)) return 'closed'
  return championship.teams_count >= championship.max_teams ? 'full' : 'open'
}
