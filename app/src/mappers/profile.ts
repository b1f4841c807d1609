import type { EquipmentItem, PlayerGameItem, ProfileFigure, RatingEntry, TeamStats } from '@convoca/ui/app'
import type { Equipment } from '../atoms/equipment.ts'
import type { PlayerRecord, PublicProfile } from '../atoms/players.ts'
import { formatNumber, formatPlace } from './number.ts'

const orUndefined = <T>(value: T | null) => value ?? undefined

export const toPlayerGame = (played: PublicProfile['entity']['games'][number]): PlayerGameItem => ({
  id: played.game.id,
  name: played.game.name,
  iconUrl: played.game.icon?.url,
  account: orUndefined(played.account),
  verified: played.verified,
  rank: orUndefined(played.rank),
  positions: played.positions,
})

export const toEquipmentItem = ({ description, photo, ...piece }: Equipment): EquipmentItem => ({
  ...piece,
  description: orUndefined(description),
  photoUrl: photo?.url,
})

function toOpponentHref({
  opponent_tag: tag,
  opponent_nick: nick,
}: Pick<PlayerRecord['matches'][number], 'opponent_tag' | 'opponent_nick'>) {
  if (tag !== null) return `/team/profile/${tag}`
  return nick === null ? undefined : `/pro/${nick}`
}

/** The record as results; the player's own team stands beside the championship. */
export const toRecordStats = ({ wins, losses, matches }: PlayerRecord): TeamStats => ({
  wins,
  losses,
  played: matches.map(
    ({ id, team, opponent, opponent_tag, opponent_nick, played_at, result, score, ...match }) => ({
      id,
      opponent,
      opponentHref: toOpponentHref({ opponent_tag, opponent_nick }),
      playedAt: played_at,
      result,
      score: orUndefined(score),
      championship: [team?.name, match.championship].filter((text) => text != null).join(' · '),
      change: orUndefined(match.points_change),
    }),
  ),
})

export const toRatingEntries = (history: PlayerRecord['ratings'][number]['history']): RatingEntry[] =>
  history.map(({ played_at: at, points, change }) => ({ at, points, change }))

/** The numbers below the banner; dashes until they are known, so that nothing moves. */
export function toFigures(record: PlayerRecord | undefined): ProfileFigure[] {
  const { wins = 0, losses = 0, badges = [], ratings: [main] = [] } = record ?? {}
  const played = wins + losses
  const count = (value: number) => (record === undefined ? '–' : formatNumber(value))
  return [
    {
      label: main === undefined ? 'Ranking' : `Ranking ${main.game.name}`,
      value: main === undefined ? '–' : formatPlace(main.rating.place),
    },
    { label: 'Pontos', value: main === undefined ? '–' : formatNumber(main.rating.points) },
    { label: 'Partidas', value: count(played) },
    { label: 'Vitórias', value: count(wins), tone: 'win' },
    { label: 'Aproveitamento', value: played === 0 ? '–' : `${Math.round((wins / played) * 100)}%` },
    { label: 'Insígnias', value: count(badges.length) },
  ]
}
