import type { Schemas } from '@convoca/sdk/core'
import type { TeamCardTeam } from '@convoca/ui/plain'
import { toBare } from '../jsx/runtime.ts'

export interface CardMatch {
  opponent: string
  tag: string
  startsAt: string
  isLive: boolean
}

/** What a card shows of a team. */
export interface CardData {
  team: TeamCardTeam
  /** The team's page. */
  href: string
  next: CardMatch | undefined
  /** The oldest of the last five first. */
  results: readonly ('WIN' | 'LOSS')[]
}

const FORM = 5

/** Every field is set, also an absent one, which the server sends as null: a page may have added to `Object.prototype`. */
export function toCardData(
  { entity, files, members, game, team_tag: tag }: Schemas['PublicTeam'],
  { upcomingMatches, previusMatches }: Schemas['TeamStats'],
  origin: string,
): CardData {
  const absolute = (path: string | null | undefined) => (path ? new URL(path, origin).href : undefined)
  const findFile = (type: string) => absolute(files.find(({ business_type }) => business_type === type)?.url)
  const [next] = upcomingMatches
  return {
    href: `${origin}/team/profile/${tag}`,
    team: {
      name: entity.name,
      tag,
      description: entity.description,
      logoUrl: findFile('TEAM_PROFILE_PHOTO'),
      bannerUrl: findFile('TEAM_BANNER_PHOTO'),
      isRecruiting: entity.is_recruiting,
      createdAt: entity.created_at,
      memberCount: entity.team_members_count,
      ownerName: entity.owner.name,
      game: { name: game.name, iconUrl: absolute(game.icon?.url), color: undefined },
      wins: entity.performance.wins,
      losses: entity.performance.losses,
      members: members.map(({ avatar, entity: user }) => ({
        id: user.user_id,
        name: user.user_name,
        avatarUrl: absolute(avatar),
      })),
      primaryColor: entity.primary_color,
      secondaryColor: entity.secondary_color,
    },
    next: next && {
      opponent: next.opponent,
      tag: next.opponent_tag ?? next.opponent,
      startsAt: next.starts_at,
      isLive: next.is_live,
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
