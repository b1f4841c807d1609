import type { TeamColors } from '../primitives/colors/team-colors.ts'

/** The fields of a team that a team card shows. */
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
