import { TeamLogo } from '../primitives/TeamLogo/TeamLogo.tsx'
import type { DashboardEvent } from './dashboard-event.ts'

/** The logo of an event's team, beside the team's name. */
export function EventTeamLogo({ team, size }: { team: DashboardEvent['team']; size: number }) {
  const { name, tag, primaryColor, secondaryColor, logoUrl } = team
  return <TeamLogo {...{ name, tag, primaryColor, secondaryColor, size }} src={logoUrl} />
}
