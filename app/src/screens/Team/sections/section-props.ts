import type { Team } from '../../../atoms/teams.ts'

/** The props of every section of the team's page. */
export interface SectionProps {
  team: Team
}
