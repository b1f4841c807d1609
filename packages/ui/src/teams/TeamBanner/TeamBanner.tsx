import type { TeamColors } from '../../primitives/colors/team-colors.ts'
import { GeneratedBanner } from '../GeneratedBanner/GeneratedBanner.tsx'
import { BannerFrame, type BannerFrameProps } from './BannerFrame.tsx'

export type TeamBannerProps = TeamColors &
  BannerFrameProps & {
    /** The team's tag: letters of the generated banner. */
    tag: string
  }

/**
 * Banner of a team: the uploaded image, or else a `GeneratedBanner`. Decorative: the team's name must be beside it.
 */
export function TeamBanner({ tag, primaryColor, secondaryColor, ...rest }: TeamBannerProps) {
  const colors = { primaryColor, secondaryColor }
  return <BannerFrame {...rest} generated={<GeneratedBanner tag={tag} {...colors} />} />
}
