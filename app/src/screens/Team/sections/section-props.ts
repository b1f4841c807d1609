import type { Team } from '../../../atoms/teams.ts'

/** What every part of the team's page is given. */
export interface SectionProps {
  team: Team
}
