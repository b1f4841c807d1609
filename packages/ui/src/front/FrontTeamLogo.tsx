import { TeamLogo, type TeamLogoProps } from '../primitives/TeamLogo/TeamLogo.tsx'
import type { FrontTeam } from './front-match.ts'

interface FrontTeamLogoProps {
  team: FrontTeam
  size: TeamLogoProps['size']
}

/** The logo of a side; a player without a team has colours by the nick. */
export function FrontTeamLogo({ team, size }: FrontTeamLogoProps) {
  const { name, tag = name, primaryColor, secondaryColor, logoUrl } = team
  return <TeamLogo {...{ name, tag, primaryColor, secondaryColor, size }} src={logoUrl} />
}
