import type { TeamColors } from '../primitives/colors/team-colors.ts'

/** What a team card shows of a team. */
export type TeamCardTeam = TeamColors & {
  name: string
  /** The team's tag, at most 5 characters. */
  tag: string
  description?: string | undefined
  /** Profile photo; absent: the initial. */
  logoUrl?: string | undefined
  /** Absent: the generated banner. */
  bannerUrl?: string | undefined
  isRecruiting: boolean
  /** ISO 8601. */
  createdAt?: string | undefined
  /** All members, also those without a face below. */
  memberCount: number
  ownerName?: string | undefined
  game?: { name: string; iconUrl?: string | undefined; color?: string | undefined } | undefined
  wins: number
  losses: number
  /** Faces; five are shown. */
  members: readonly { id: string; name?: string | undefined; avatarUrl?: string | null | undefined }[]
}
