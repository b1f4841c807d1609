import type { MemberGender, RosterStatus, TeamRole } from '../team-roles.ts'

export interface TeamMember {
  /** Names the member in callbacks and `pending`. */
  id: string
  /** Seed of a missing picture's colour. Default: the id. */
  userId?: string | undefined
  nick: string
  /** Real name, second line. */
  name?: string | undefined
  avatarUrl?: string | null | undefined
  role: TeamRole
  /** Picks "Proprietária", "Jogadora"… where it is known. */
  gender?: MemberGender | undefined
  rosterStatus?: RosterStatus | null | undefined
  /** Public profile. */
  href?: string | undefined
  /** The signed-in user's own row: tinted. */
  isYou?: boolean | undefined
}

/** What is under way for a member. */
export type MemberAction = 'role' | 'roster' | 'transfer' | 'remove' | 'leave'
