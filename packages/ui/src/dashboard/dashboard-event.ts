import type { TeamColors } from '../primitives/colors/team-colors.ts'

/** An event to which the user is invited. */
export interface DashboardEvent {
  id: string
  title: string
  /** The kind in words, e.g. "Treino". */
  kind: string
  /** ISO instants; shown in the reader's time zone. */
  startsAt: string
  endsAt: string
  location?: string | undefined
  href?: string | undefined
  team: TeamColors & { name: string; tag: string; logoUrl?: string | undefined }
  /** The number of the invited who come. */
  confirmed: number
  invited: number
  /** The user's own response: null without one. */
  answer: boolean | null
}
