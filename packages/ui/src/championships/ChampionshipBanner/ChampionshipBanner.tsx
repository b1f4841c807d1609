'use client'

import { formatColor } from '../../primitives/colors/contrast.ts'
import { teamColors } from '../../primitives/colors/team-colors.ts'
import { firstGraphemes } from '../../primitives/first-graphemes.ts'
import { TeamBanner, type TeamBannerProps } from '../../teams/TeamBanner/TeamBanner.tsx'

type ChampionshipBannerProps = Omit<TeamBannerProps, 'tag' | 'primaryColor' | 'secondaryColor'> & {
  championship: { name: string; url: string }
}

/** `CC2` of `Copa Convoca 2026`. */
const toInitials = (name: string) =>
  name
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => /^[\p{Lu}\p{N}]/u.test(word))
    .slice(0, 3)
    .map((word) => firstGraphemes(word, 1))
    .join('')

/** The uploaded banner of a championship, or else one drawn from its address and the initials of its name. */
export function ChampionshipBanner({ championship: { name, url }, ...rest }: ChampionshipBannerProps) {
  const { primary, secondary } = teamColors({}, url)
  return (
    <TeamBanner
      {...rest}
      tag={toInitials(name)}
      primaryColor={formatColor(primary)}
      secondaryColor={formatColor(secondary)}
    />
  )
}
