import { pickBySeed } from '@convoca/ui/plain'
import { pictureUrl } from '@convoca/sdk/text'
import type { Schemas } from '@convoca/sdk/core'
import type { TeamCardTeam } from '@convoca/ui/plain'
import { toBare } from '../jsx/runtime.ts'
import { toPaint, type Paint } from './paint.ts'

export interface CardMatch {
  opponent: string
  tag: string
  startsAt: string
  isLive: boolean
  /** The colours of the opponent. */
  paint: Paint
  /** The score so far, the team's games first. */
  score: string | null
}

/** The data of a team that a card shows. */
export interface CardData {
  team: TeamCardTeam
  paint: Paint
  /** The team's page. */
  href: string
  next: CardMatch | undefined
  /** The oldest of the last five first. */
  results: readonly ('WIN' | 'LOSS' | 'DRAW')[]
}

const FORM = 5

/** The widths of pictures in pixels, for a screen of two to a CSS pixel. */
const widths = { logo: 136, banner: 800, face: 48, icon: 32 }

/** Every field is set, also an absent one, which the server sends as null: a page may have added to `Object.prototype`. */
export function toCardData(
  { entity, files, members, game, team_tag: tag }: Schemas['PublicTeam'],
  { upcomingMatches, previusMatches }: Schemas['TeamStats'],
  origin: string,
): CardData {
  const toPicture = (path: string | null | undefined, width: number) =>
    path ? pictureUrl(new URL(path, origin).href, width) : undefined
  const findFile = (type: string, width: number) =>
    toPicture(files.find(({ business_type }) => business_type === type)?.url, width)
  const [next] = upcomingMatches
  const colors = { primaryColor: entity.primary_color, secondaryColor: entity.secondary_color }
  return {
    paint: toPaint(colors, tag),
    href: `${origin}/team/profile/${tag}`,
    team: {
      name: entity.name,
      tag,
      description: entity.description,
      logoUrl: findFile('TEAM_PROFILE_PHOTO', widths.logo),
      bannerUrl: findFile('TEAM_BANNER_PHOTO', widths.banner),
      isRecruiting: entity.is_recruiting,
      createdAt: entity.created_at,
      memberCount: entity.team_members_count,
      ownerName: entity.owner.name,
      game: { name: game.name, iconUrl: toPicture(game.icon?.url, widths.icon), color: undefined },
      wins: entity.performance.wins,
      losses: entity.performance.losses,
      members: members.map(({ avatar, entity: user }) => ({
        id: String(pickBySeed(user.user_id, 8)),
        name: user.user_name,
        avatarUrl: toPicture(avatar, widths.face),
      })),
      ...colors,
    },
    next: next && {
      opponent: next.opponent,
      tag: next.opponent_tag ?? next.opponent,
      startsAt: next.starts_at,
      isLive: next.is_live,
      paint: toPaint({}, next.opponent_tag ?? next.opponent),
      score: next.is_live ? next.score : null,
    },
    results: previusMatches
      .slice(0, FORM)
      .map(({ result }) => result)
      .toReversed(),
  }
}

/** Holds the place of a card that is not there yet: of the same size, with nothing to read. */
export const placeholder: CardData = {
  href: '',
  paint: {},
  team: toBare({
    name: 'C',
    tag: 'C',
    isRecruiting: false,
    createdAt: '2026-01-01',
    memberCount: 5,
    ownerName: 'C',
    game: toBare({ name: 'C' }),
    // One line, as most records are.
    wins: 1,
    losses: 1,
    members: [],
  }),
  next: undefined,
  results: [],
}
